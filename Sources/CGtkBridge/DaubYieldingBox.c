#include "DaubYieldingBox.h"

typedef GtkBox DaubYieldingBox;
typedef GtkBoxClass DaubYieldingBoxClass;
G_DEFINE_TYPE(DaubYieldingBox, daub_yielding_box, GTK_TYPE_BOX)

static void get_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
    GTK_WIDGET_CLASS(daub_yielding_box_parent_class)->get_preferred_width(widget, minimum, natural);
    if (minimum)
        *minimum = 0;
}

static void get_preferred_width_for_height(GtkWidget *widget, int height, int *minimum, int *natural) {
    GTK_WIDGET_CLASS(daub_yielding_box_parent_class)
        ->get_preferred_width_for_height(widget, height, minimum, natural);
    if (minimum)
        *minimum = 0;
}

static void daub_yielding_box_class_init(DaubYieldingBoxClass *class) {
    GTK_WIDGET_CLASS(class)->get_preferred_width = get_preferred_width;
    GTK_WIDGET_CLASS(class)->get_preferred_width_for_height = get_preferred_width_for_height;
}

static void daub_yielding_box_init(DaubYieldingBox *box) { (void)box; }

GtkWidget *daub_yielding_box_new(GtkOrientation orientation, int spacing) {
    return g_object_new(
        daub_yielding_box_get_type(), "orientation", orientation, "spacing", spacing, NULL);
}
