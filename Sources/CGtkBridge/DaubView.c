#include "DaubView.h"

#include "DaubViewAccessible.h"

typedef struct {
    DaubViewFunctions functions;
    gpointer owner;
    GDestroyNotify release;
    AtkRole role;
    AtkRole row_role;
} DaubViewPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(DaubView, daub_view, GTK_TYPE_DRAWING_AREA)

static DaubViewPrivate *parts(DaubView *view) { return daub_view_get_instance_private(view); }

const DaubViewFunctions *daub_view_functions(DaubView *view) { return &parts(view)->functions; }
gpointer daub_view_owner(DaubView *view) { return parts(view)->owner; }
AtkRole daub_view_role(DaubView *view) { return parts(view)->role; }
AtkRole daub_view_row_role(DaubView *view) { return parts(view)->row_role; }

static gboolean draw(GtkWidget *widget, cairo_t *cr) {
    DaubViewPrivate *view = parts(DAUB_VIEW(widget));
    view->functions.draw(view->owner, cr);
    return FALSE;
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int *minimum, int *natural) {
    DaubViewPrivate *view = parts(DAUB_VIEW(widget));
    *minimum = *natural = 0;
    view->functions.measure(view->owner, orientation, minimum, natural);
}

static void get_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
    measure(widget, GTK_ORIENTATION_HORIZONTAL, minimum, natural);
}

static void get_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
    measure(widget, GTK_ORIENTATION_VERTICAL, minimum, natural);
}

static void finalize(GObject *object) {
    DaubViewPrivate *view = parts(DAUB_VIEW(object));
    if (view->release) view->release(view->owner);
    G_OBJECT_CLASS(daub_view_parent_class)->finalize(object);
}

static void daub_view_class_init(DaubViewClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->draw = draw;
    widget_class->get_preferred_width = get_preferred_width;
    widget_class->get_preferred_height = get_preferred_height;
    G_OBJECT_CLASS(class)->finalize = finalize;
    gtk_widget_class_set_accessible_type(widget_class, daub_view_accessible_get_type());
    gtk_widget_class_set_css_name(widget_class, "daubview");
}

static void daub_view_init(DaubView *view) { (void)view; }

void daub_view_set_up(
    DaubView *view, const DaubViewFunctions *functions, gpointer owner, GDestroyNotify release, AtkRole role,
    AtkRole row_role) {
    *parts(view) = (DaubViewPrivate){*functions, owner, release, role, row_role};
}

GtkWidget *daub_view_new(
    const DaubViewFunctions *functions, gpointer owner, GDestroyNotify release, AtkRole role,
    AtkRole row_role) {
    DaubView *view = g_object_new(daub_view_get_type(), NULL);
    daub_view_set_up(view, functions, owner, release, role, row_role);
    return GTK_WIDGET(view);
}
