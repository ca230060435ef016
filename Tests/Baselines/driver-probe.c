/* A window with one of each thing that the driver handles; its own tests drive it. What happens in it shows
   in the label named "Report". */
#include <gtk/gtk.h>

static GtkWidget *report;

static void name_widget(GtkWidget *widget, const char *name) {
    atk_object_set_name(gtk_widget_get_accessible(widget), name);
}

static void say(const char *format, ...) G_GNUC_PRINTF(1, 2);

static void say(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *text = g_strdup_vprintf(format, arguments);
    va_end(arguments);
    gtk_label_set_text(GTK_LABEL(report), text);
    g_free(text);
}

static void greet(GtkButton *button, gpointer data) {
    (void)button;
    (void)data;
    say("greeted");
}

static void warn_critically(GtkButton *button, gpointer data) {
    (void)button;
    (void)data;
    g_critical("asked to");
}

static gboolean enable(gpointer widget) {
    gtk_widget_set_sensitive(widget, TRUE);
    return G_SOURCE_REMOVE;
}

static void enable_later(GtkButton *button, gpointer widget) {
    (void)button;
    g_timeout_add(300, enable, widget);
}

static void say_name(GtkButton *button, gpointer data) {
    (void)data;
    say("%s pressed", gtk_button_get_label(button));
}

static void row_selected(GtkListBox *list, GtkListBoxRow *row, gpointer popover) {
    (void)list;
    say("row %d", gtk_list_box_row_get_index(row));
    gtk_popover_popdown(popover);
}

static double drag_start_x, drag_start_y;
static int drag_moves;

static gboolean pressed(GtkWidget *canvas, GdkEventButton *event, gpointer data) {
    (void)canvas;
    (void)data;
    drag_start_x = event->x;
    drag_start_y = event->y;
    drag_moves = 0;
    return GDK_EVENT_STOP;
}

static gboolean moved(GtkWidget *canvas, GdkEventMotion *event, gpointer data) {
    (void)canvas;
    (void)event;
    (void)data;
    drag_moves++;
    return GDK_EVENT_STOP;
}

static gboolean released(GtkWidget *canvas, GdkEventButton *event, gpointer data) {
    (void)canvas;
    (void)data;
    say("%s %.0f,%.0f to %.0f,%.0f%s", drag_moves > 5 ? "drag" : "click", drag_start_x, drag_start_y, event->x,
        event->y, event->state & GDK_SHIFT_MASK ? " with shift" : "");
    return GDK_EVENT_STOP;
}

static gboolean draw_canvas(GtkWidget *canvas, cairo_t *context, gpointer data) {
    (void)canvas;
    (void)data;
    cairo_set_source_rgb(context, 1, 0, 0);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 1);
    cairo_rectangle(context, 10, 10, 20, 20);
    cairo_fill(context);
    return GDK_EVENT_STOP;
}

static gboolean key_pressed(GtkWidget *window, GdkEventKey *event, gpointer entry) {
    if (gtk_window_get_focus(GTK_WINDOW(window)) == entry && !(event->state & GDK_CONTROL_MASK)) {
        return GDK_EVENT_PROPAGATE;
    }
    say("key %s%s", event->state & GDK_CONTROL_MASK ? "control+" : "", gdk_keyval_name(event->keyval));
    return GDK_EVENT_PROPAGATE;
}

static void open_second_window(GtkButton *button, gpointer application) {
    (void)button;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Second");
    gtk_window_set_default_size(GTK_WINDOW(window), 900, 600);
    GtkWidget *inside = gtk_button_new_with_label("In Second");
    g_signal_connect(inside, "clicked", G_CALLBACK(say_name), NULL);
    gtk_container_add(GTK_CONTAINER(window), inside);
    gtk_widget_show_all(window);
}

static GtkWidget *new_rows(int count) {
    GtkWidget *list = gtk_list_box_new();
    for (int index = 0; index < count; index++) {
        char *text = g_strdup_printf("Row %d", index);
        gtk_list_box_insert(GTK_LIST_BOX(list), gtk_label_new(text), -1);
        GtkListBoxRow *row = gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), index);
        name_widget(GTK_WIDGET(row), text);
        g_free(text);
    }
    name_widget(list, "Rows");
    return list;
}

/* A list of 150 items of which only five exist at a time, as rows that the wheel fills anew. */
enum { ITEM_COUNT = 150, ITEM_ROWS = 5 };
static GtkWidget *item_rows[ITEM_ROWS];
static int first_item;

static void fill_items(void) {
    for (int index = 0; index < ITEM_ROWS; index++) {
        char *text = g_strdup_printf("Item %d", first_item + index);
        gtk_label_set_text(GTK_LABEL(gtk_bin_get_child(GTK_BIN(item_rows[index]))), text);
        name_widget(item_rows[index], text);
        g_free(text);
    }
}

static gboolean items_scrolled(GtkWidget *area, GdkEventScroll *event, gpointer data) {
    (void)area;
    (void)data;
    if (event->direction == GDK_SCROLL_UP) first_item--;
    if (event->direction == GDK_SCROLL_DOWN) first_item++;
    first_item = CLAMP(first_item, 0, ITEM_COUNT - ITEM_ROWS);
    fill_items();
    return GDK_EVENT_STOP;
}

static void item_activated(GtkListBox *list, GtkListBoxRow *row, gpointer data) {
    (void)list;
    (void)data;
    say("item %d", first_item + gtk_list_box_row_get_index(row));
}

static GtkWidget *new_items(void) {
    GtkWidget *list = gtk_list_box_new();
    name_widget(list, "Items");
    for (int index = 0; index < ITEM_ROWS; index++) {
        gtk_list_box_insert(GTK_LIST_BOX(list), gtk_label_new(NULL), -1);
        item_rows[index] = GTK_WIDGET(gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), index));
    }
    fill_items();
    g_signal_connect(list, "row-activated", G_CALLBACK(item_activated), NULL);
    GtkWidget *area = gtk_event_box_new();
    gtk_widget_add_events(area, GDK_SCROLL_MASK);
    g_signal_connect(area, "scroll-event", G_CALLBACK(items_scrolled), NULL);
    gtk_container_add(GTK_CONTAINER(area), list);
    return area;
}

static void add_popover(GtkWidget *trigger) {
    GtkWidget *popover = gtk_popover_new(trigger);
    name_widget(popover, "Choose Row");
    atk_object_set_role(gtk_widget_get_accessible(popover), ATK_ROLE_DIALOG);
    GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(scroller), 150);
    gtk_scrolled_window_set_min_content_width(GTK_SCROLLED_WINDOW(scroller), 150);
    GtkWidget *list = new_rows(60);
    g_signal_connect(list, "row-activated", G_CALLBACK(row_selected), popover);
    gtk_container_add(GTK_CONTAINER(scroller), list);
    gtk_container_add(GTK_CONTAINER(popover), scroller);
    gtk_widget_show_all(scroller);
    gtk_menu_button_set_popover(GTK_MENU_BUTTON(trigger), popover);
}

static GtkWidget *new_canvas(void) {
    GtkWidget *canvas = gtk_drawing_area_new();
    name_widget(canvas, "Canvas");
    gtk_widget_set_vexpand(canvas, TRUE);
    gtk_widget_add_events(canvas, GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK | GDK_BUTTON1_MOTION_MASK);
    g_signal_connect(canvas, "button-press-event", G_CALLBACK(pressed), NULL);
    g_signal_connect(canvas, "motion-notify-event", G_CALLBACK(moved), NULL);
    g_signal_connect(canvas, "button-release-event", G_CALLBACK(released), NULL);
    g_signal_connect(canvas, "draw", G_CALLBACK(draw_canvas), NULL);
    return canvas;
}

static GtkWidget *add_button(GtkWidget *box, const char *label, GCallback clicked, gpointer data) {
    GtkWidget *button = gtk_button_new_with_label(label);
    g_signal_connect(button, "clicked", clicked, data);
    gtk_container_add(GTK_CONTAINER(box), button);
    return button;
}

static void activate(GtkApplication *application, gpointer data) {
    (void)data;
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Driver Probe");
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_container_add(GTK_CONTAINER(window), column);
    gtk_container_add(GTK_CONTAINER(column), bar);

    report = gtk_label_new("nothing yet");
    name_widget(report, "Report");
    add_button(bar, "Greet", G_CALLBACK(greet), NULL);
    GtkWidget *sleeper = gtk_button_new_with_label("Sleeper");
    g_signal_connect(sleeper, "clicked", G_CALLBACK(say_name), NULL);
    gtk_widget_set_sensitive(sleeper, FALSE);
    add_button(bar, "Wake Sleeper", G_CALLBACK(enable_later), sleeper);
    gtk_container_add(GTK_CONTAINER(bar), sleeper);
    add_button(bar, "Second Window", G_CALLBACK(open_second_window), application);
    add_button(bar, "Be Critical", G_CALLBACK(warn_critically), NULL);
    GtkWidget *trigger = gtk_menu_button_new();
    name_widget(trigger, "Choose Row");
    add_popover(trigger);
    gtk_container_add(GTK_CONTAINER(bar), trigger);

    GtkWidget *entry = gtk_entry_new();
    name_widget(entry, "Title");
    GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1);
    gtk_range_set_value(GTK_RANGE(slider), 4);
    name_widget(slider, "Amount");
    GtkWidget *hidden = gtk_button_new_with_label("Hidden");
    gtk_widget_set_no_show_all(hidden, TRUE);
    GtkWidget *parts[] = {report, entry, slider, hidden, new_canvas(), new_items()};
    for (guint index = 0; index < G_N_ELEMENTS(parts); index++) gtk_container_add(GTK_CONTAINER(column), parts[index]);
    g_signal_connect(window, "key-press-event", G_CALLBACK(key_pressed), entry);
    gtk_widget_show_all(window);
}

/* Prints the size of a picture, read by a library that is not the driver's own. */
static int print_size(const char *file) {
    GError *error = NULL;
    GdkPixbuf *picture = gdk_pixbuf_new_from_file(file, &error);
    if (picture == NULL) {
        g_printerr("driver-probe: %s: %s\n", file, error->message);
        g_error_free(error);
        return 1;
    }
    g_print("%dx%d\n", gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture));
    g_object_unref(picture);
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 3 && g_strcmp0(argv[1], "--picture") == 0) return print_size(argv[2]);
    GtkApplication *application = gtk_application_new("x.daub.DriverProbe", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    return status;
}
