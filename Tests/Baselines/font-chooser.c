/* A button that opens GTK's own choice of fonts, made anew at each press. */
#include "furniture.h"
#include "trace.h"

static void responded(GtkDialog *dialog, int response, gpointer data) {
    (void)response;
    (void)data;
    gtk_widget_destroy(GTK_WIDGET(dialog));
}

static void clicked(GtkButton *trigger, gpointer window) {
    (void)trigger;
    GtkWidget *dialog = gtk_font_chooser_dialog_new("Fonts", window);
    g_signal_connect(dialog, "response", G_CALLBACK(responded), NULL);
    trace_first_frame(dialog, "popover-painted");
    gtk_widget_show(dialog);
}

static void activate(GtkApplication *application, gpointer data) {
    (void)data;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Font Chooser");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    GtkWidget *trigger = gtk_button_new_with_label("Open");
    g_signal_connect(trigger, "clicked", G_CALLBACK(clicked), window);
    furnish(GTK_WINDOW(window), trigger);
    trace_first_frame(window, "first-paint");
    gtk_widget_show_all(window);
}

int main(int argc, char **argv) {
    GtkApplication *application = gtk_application_new("x.daub.baseline.FontChooser", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    return status;
}
