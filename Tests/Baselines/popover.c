/* A button that opens a list in a popover, as plain GTK code does it: the list is built at the press.
   Usage: popover [--plain] [ROWS]: over a window as full as Daub's, or one with nothing but the button; 20 rows
   without a number. */
#include "furniture.h"
#include "trace.h"

#include <stdlib.h>

static int row_count = 20;
static gboolean is_plain = FALSE;

static GtkWidget *new_list(void) {
    GtkWidget *list = gtk_list_box_new();
    for (int index = 0; index < row_count; index++) {
        char *text = g_strdup_printf("Color %d", index + 1);
        GtkWidget *label = gtk_label_new(text);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        g_object_set(label, "margin", 6, NULL);
        gtk_list_box_insert(GTK_LIST_BOX(list), label, -1);
        g_free(text);
    }
    return list;
}

static void row_activated(GtkListBox *list, GtkListBoxRow *row, gpointer popover) {
    (void)list;
    (void)row;
    gtk_popover_popdown(popover);
}

static void closed(GtkPopover *popover, gpointer trigger) {
    (void)popover;
    gtk_toggle_button_set_active(trigger, FALSE);
}

static void unmapped(GtkWidget *popover, gpointer trigger) {
    g_object_set_data(G_OBJECT(trigger), "popover", NULL);
    gtk_widget_destroy(popover);
}

static void open_popover(GtkWidget *trigger) {
    GtkWidget *list = new_list();
    GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroller), TRUE);
    gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scroller), 560);
    gtk_container_add(GTK_CONTAINER(scroller), list);

    GtkWidget *popover = gtk_popover_new(trigger);
    AtkObject *accessible = gtk_widget_get_accessible(popover);
    atk_object_set_name(accessible, "Colors");
    atk_object_set_role(accessible, ATK_ROLE_DIALOG);
    gtk_popover_set_position(GTK_POPOVER(popover), GTK_POS_BOTTOM);
    gtk_container_add(GTK_CONTAINER(popover), scroller);
    g_signal_connect(list, "row-activated", G_CALLBACK(row_activated), popover);
    g_signal_connect(popover, "closed", G_CALLBACK(closed), trigger);
    g_signal_connect(popover, "unmap", G_CALLBACK(unmapped), trigger);
    g_object_set_data(G_OBJECT(trigger), "popover", popover);
    trace_first_frame(popover, "popover-painted");
    gtk_widget_show_all(scroller);
    gtk_popover_popup(GTK_POPOVER(popover));
}

static void toggled(GtkToggleButton *trigger, gpointer data) {
    (void)data;
    gpointer popover = g_object_get_data(G_OBJECT(trigger), "popover");
    gboolean active = gtk_toggle_button_get_active(trigger);
    if (active && popover == NULL) open_popover(GTK_WIDGET(trigger));
    if (!active && popover != NULL) gtk_popover_popdown(popover);
}

static void activate(GtkApplication *application, gpointer data) {
    (void)data;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Popover");
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    GtkWidget *trigger = gtk_toggle_button_new_with_label("Open");
    g_signal_connect(trigger, "toggled", G_CALLBACK(toggled), NULL);
    if (is_plain) {
        gtk_widget_set_halign(trigger, GTK_ALIGN_CENTER);
        gtk_widget_set_valign(trigger, GTK_ALIGN_START);
        gtk_container_add(GTK_CONTAINER(window), trigger);
    } else {
        furnish(GTK_WINDOW(window), trigger);
    }
    trace_first_frame(window, "first-paint");
    gtk_widget_show_all(window);
}

int main(int argc, char **argv) {
    int next = 1;
    if (next < argc && g_strcmp0(argv[next], "--plain") == 0) {
        is_plain = TRUE;
        next++;
    }
    if (next < argc) row_count = atoi(argv[next++]);
    if (next < argc || row_count <= 0) {
        g_printerr("usage: popover [--plain] [ROWS]\n");
        return 2;
    }
    GtkApplication *application = gtk_application_new("x.daub.baseline.Popover", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), 1, argv);
    g_object_unref(application);
    return status;
}
