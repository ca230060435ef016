/* The least a GTK program can do to show a window: what Daub's start is measured against. */
#include "trace.h"

static void activate(GtkApplication *application, gpointer data) {
    (void)data;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Empty Window");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    trace_first_frame(window, "first-paint");
    gtk_widget_show_all(window);
}

int main(int argc, char **argv) {
    GtkApplication *application = gtk_application_new("x.daub.baseline.EmptyWindow", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    return status;
}
