#include "DaubWindow.h"

typedef struct {
    GtkApplicationWindow parent;
    gboolean is_still;
} DaubWindow;
typedef GtkApplicationWindowClass DaubWindowClass;
G_DEFINE_TYPE(DaubWindow, daub_window, GTK_TYPE_APPLICATION_WINDOW)

static void queue_draw_region(GtkWidget *widget, const cairo_region_t *region) {
    if (((DaubWindow *)widget)->is_still) return;
    GTK_WIDGET_CLASS(daub_window_parent_class)->queue_draw_region(widget, region);
}

static void daub_window_class_init(DaubWindowClass *class) {
    GTK_WIDGET_CLASS(class)->queue_draw_region = queue_draw_region;
}

static void daub_window_init(DaubWindow *window) { (void)window; }

GtkWidget *daub_window_new(GtkApplication *application) {
    return g_object_new(daub_window_get_type(), "application", application, NULL);
}

void daub_window_set_still(GtkWidget *window, gboolean still) {
    if (!G_TYPE_CHECK_INSTANCE_TYPE(window, daub_window_get_type())) return;
    ((DaubWindow *)window)->is_still = still;
}
