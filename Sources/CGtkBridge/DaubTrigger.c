#include "DaubTrigger.h"

#include <gtk/gtk-a11y.h>

typedef struct {
    GtkToggleButton parent;
    gboolean opens_popup;
} DaubTrigger;
typedef GtkToggleButtonClass DaubTriggerClass;
G_DEFINE_TYPE(DaubTrigger, daub_trigger, GTK_TYPE_TOGGLE_BUTTON)

typedef GtkToggleButtonAccessible DaubTriggerAccessible;
typedef GtkToggleButtonAccessibleClass DaubTriggerAccessibleClass;
G_DEFINE_TYPE(DaubTriggerAccessible, daub_trigger_accessible, GTK_TYPE_TOGGLE_BUTTON_ACCESSIBLE)

static AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *states = ATK_OBJECT_CLASS(daub_trigger_accessible_parent_class)->ref_state_set(object);
    GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(object));
    atk_state_set_add_state(states, ATK_STATE_EXPANDABLE);
    if (widget && ((DaubTrigger *)widget)->opens_popup) atk_state_set_add_state(states, ATK_STATE_HAS_POPUP);
    if (widget && gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(widget)))
        atk_state_set_add_state(states, ATK_STATE_EXPANDED);
    return states;
}

static void daub_trigger_accessible_class_init(DaubTriggerAccessibleClass *class) {
    ATK_OBJECT_CLASS(class)->ref_state_set = ref_state_set;
}

static void daub_trigger_accessible_init(DaubTriggerAccessible *accessible) { (void)accessible; }

static void toggled(GtkToggleButton *button) {
    AtkObject *accessible = gtk_widget_get_accessible(GTK_WIDGET(button));
    atk_object_notify_state_change(accessible, ATK_STATE_EXPANDED, gtk_toggle_button_get_active(button));
}

static void daub_trigger_class_init(DaubTriggerClass *class) {
    class->toggled = toggled;
    gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(class), daub_trigger_accessible_get_type());
}

static void daub_trigger_init(DaubTrigger *trigger) { (void)trigger; }

GtkWidget *daub_trigger_new(void) {
    DaubTrigger *trigger = g_object_new(daub_trigger_get_type(), NULL);
    trigger->opens_popup = TRUE;
    return GTK_WIDGET(trigger);
}

GtkWidget *daub_disclosure_new(void) { return g_object_new(daub_trigger_get_type(), NULL); }
