#include "DaubPopover.h"

#include <gtk/gtk-a11y.h>

typedef GtkPopover DaubPopover;
typedef GtkPopoverClass DaubPopoverClass;
G_DEFINE_TYPE(DaubPopover, daub_popover, GTK_TYPE_POPOVER)

typedef GtkPopoverAccessible DaubPopoverAccessible;
typedef GtkPopoverAccessibleClass DaubPopoverAccessibleClass;
G_DEFINE_TYPE(DaubPopoverAccessible, daub_popover_accessible, GTK_TYPE_POPOVER_ACCESSIBLE)

static AtkStateSet *ref_state_set(AtkObject *object) {
    if (gtk_accessible_get_widget(GTK_ACCESSIBLE(object)))
        return ATK_OBJECT_CLASS(daub_popover_accessible_parent_class)->ref_state_set(object);
    AtkStateSet *states = atk_state_set_new();
    atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
    return states;
}

static void daub_popover_accessible_class_init(DaubPopoverAccessibleClass *class) {
    ATK_OBJECT_CLASS(class)->ref_state_set = ref_state_set;
}

static void daub_popover_accessible_init(DaubPopoverAccessible *accessible) { (void)accessible; }

/* GtkPopover makes the outline of a popover that is realized, right after it has sized its surface; that is done
 * here instead. */
static void size_allocate(GtkWidget *widget, GtkAllocation *allocation) {
    gboolean is_realized = gtk_widget_get_realized(widget);
    gtk_widget_set_realized(widget, FALSE);
    GTK_WIDGET_CLASS(daub_popover_parent_class)->size_allocate(widget, allocation);
    gtk_widget_set_realized(widget, is_realized);
    if (is_realized)
        gdk_window_move_resize(gtk_widget_get_window(widget), 0, 0, allocation->width, allocation->height);
}

static void daub_popover_class_init(DaubPopoverClass *class) {
    GTK_WIDGET_CLASS(class)->size_allocate = size_allocate;
    gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(class), daub_popover_accessible_get_type());
}

static void daub_popover_init(DaubPopover *popover) { (void)popover; }

GtkWidget *daub_popover_new(GtkWidget *relative_to) {
    return g_object_new(daub_popover_get_type(), "relative-to", relative_to, NULL);
}
