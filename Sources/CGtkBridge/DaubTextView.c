#include "DaubTextView.h"

struct _DaubTextView {
    DaubView parent;
    DaubTextFunctions functions;
};

G_DEFINE_TYPE(DaubTextView, daub_text_view, daub_view_get_type())

const DaubTextFunctions *daub_text_view_functions(DaubTextView *view) { return &view->functions; }

static void daub_text_view_class_init(DaubTextViewClass *class) {
    gtk_widget_class_set_accessible_type(GTK_WIDGET_CLASS(class), daub_text_accessible_get_type());
}

static void daub_text_view_init(DaubTextView *view) { (void)view; }

GtkWidget *daub_text_view_new(
    const DaubViewFunctions *functions, const DaubTextFunctions *text_functions, gpointer owner,
    GDestroyNotify release, AtkRole role) {
    DaubTextView *view = g_object_new(daub_text_view_get_type(), NULL);
    daub_view_set_up(DAUB_VIEW(view), functions, owner, release, role, ATK_ROLE_INVALID);
    view->functions = *text_functions;
    return GTK_WIDGET(view);
}
