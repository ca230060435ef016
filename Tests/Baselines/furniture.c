#include "furniture.h"

#include <math.h>

/* Icons of the theme, for nothing here is drawn by the baseline itself that GTK would not draw. */
static const char *const start_icons[] = {
    "edit-undo-symbolic",    "edit-redo-symbolic",      "document-new-symbolic",
    "edit-select-symbolic",  "document-edit-symbolic",  "format-justify-left-symbolic",
    "view-grid-symbolic",    "media-record-symbolic",   "insert-text-symbolic",
};
static const char *const end_icons[] = {
    "format-text-bold-symbolic",      "document-properties-symbolic", "color-select-symbolic",
    "applications-graphics-symbolic", "format-indent-more-symbolic",  "view-continuous-symbolic",
    "display-brightness-symbolic",    "preferences-desktop-font-symbolic",
};
enum { LIST_ROWS = 10, PICTURE_WIDTH = 64, PICTURE_HEIGHT = 48 };

static GtkWidget *icon_button(const char *icon) {
    GtkWidget *button = gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON);
    gtk_style_context_add_class(gtk_widget_get_style_context(button), "flat");
    return button;
}

static GtkWidget *icon_row(const char *const *icons, guint count) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    for (guint index = 0; index < count; index++) gtk_container_add(GTK_CONTAINER(row), icon_button(icons[index]));
    return row;
}

static GtkWidget *header_bar(GtkWidget *trigger) {
    GtkWidget *bar = gtk_header_bar_new();
    gtk_header_bar_set_title(GTK_HEADER_BAR(bar), "Popover");
    gtk_header_bar_set_has_subtitle(GTK_HEADER_BAR(bar), FALSE);
    gtk_header_bar_set_show_close_button(GTK_HEADER_BAR(bar), TRUE);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), icon_row(start_icons, G_N_ELEMENTS(start_icons)));
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), icon_button("open-menu-symbolic"));
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), icon_row(end_icons, G_N_ELEMENTS(end_icons)));
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), trigger);
    return bar;
}

/* Curves across the given size, as a small drawing has them. */
static void draw_curves(cairo_t *cairo, double width, double height) {
    for (int index = 0; index < 12; index++) {
        double x = width * (index * 53 % 90) / 100, y = height * (index * 29 % 85) / 100;
        cairo_set_source_rgb(cairo, index * 37 % 100 / 100.0, index * 61 % 100 / 100.0, index * 83 % 100 / 100.0);
        cairo_set_line_width(cairo, fmax(0.5, width / 270));
        cairo_move_to(cairo, x, y);
        cairo_curve_to(cairo, x + width / 20, y, x + width / 20, y + height / 10, x + width / 10, y + height / 10);
        cairo_stroke(cairo);
    }
}

static cairo_surface_t *picture_of(double width, double height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)height);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    draw_curves(cairo, width, height);
    cairo_destroy(cairo);
    return surface;
}

static GtkWidget *list_row(int number) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    cairo_surface_t *picture = picture_of(PICTURE_WIDTH, PICTURE_HEIGHT);
    gtk_container_add(GTK_CONTAINER(row), gtk_image_new_from_surface(picture));
    cairo_surface_destroy(picture);
    char *title = g_strdup_printf("Drawing %d", number);
    GtkWidget *label = gtk_label_new(title);
    g_free(title);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_container_add(GTK_CONTAINER(row), label);
    g_object_set(row, "margin", 6, NULL);
    return row;
}

static GtkWidget *side_bar(void) {
    GtkWidget *list = gtk_list_box_new();
    for (int number = 1; number <= LIST_ROWS; number++)
        gtk_list_box_insert(GTK_LIST_BOX(list), list_row(number), -1);
    GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_container_add(GTK_CONTAINER(scroller), list);

    GtkWidget *tools = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    g_object_set(tools, "margin", 6, NULL);
    gtk_box_pack_start(GTK_BOX(tools), gtk_search_entry_new(), TRUE, TRUE, 0);
    gtk_container_add(GTK_CONTAINER(tools), icon_button("view-more-symbolic"));
    gtk_container_add(GTK_CONTAINER(tools), icon_button("folder-symbolic"));

    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_container_add(GTK_CONTAINER(column), tools);
    gtk_box_pack_start(GTK_BOX(column), scroller, TRUE, TRUE, 0);
    gtk_widget_set_size_request(column, 240, -1);
    return column;
}

/* Paints the picture of the paper, made once for its size: a canvas keeps what it shows. */
static gboolean draw_paper(GtkWidget *area, cairo_t *cairo, gpointer data) {
    (void)data;
    GtkStyleContext *style = gtk_widget_get_style_context(area);
    int width = gtk_widget_get_allocated_width(area), height = gtk_widget_get_allocated_height(area);
    gtk_render_background(style, cairo, 0, 0, width, height);
    cairo_surface_t *paper = g_object_get_data(G_OBJECT(area), "paper");
    if (paper == NULL || cairo_image_surface_get_width(paper) != width - 48) {
        paper = picture_of(width - 48, height - 48);
        g_object_set_data_full(G_OBJECT(area), "paper", paper, (GDestroyNotify)cairo_surface_destroy);
    }
    cairo_set_source_surface(cairo, paper, 24, 24);
    cairo_paint(cairo);
    return GDK_EVENT_PROPAGATE;
}

static GtkWidget *page(void) {
    GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *title = gtk_label_new("Drawing 1");
    GtkWidget *description = gtk_label_new("Made for a measurement, with 12 strokes");
    gtk_style_context_add_class(gtk_widget_get_style_context(description), "dim-label");
    GtkWidget *canvas = gtk_drawing_area_new();
    g_signal_connect(canvas, "draw", G_CALLBACK(draw_paper), NULL);
    gtk_container_add(GTK_CONTAINER(column), title);
    gtk_container_add(GTK_CONTAINER(column), description);
    gtk_box_pack_start(GTK_BOX(column), canvas, TRUE, TRUE, 0);
    return column;
}

void furnish(GtkWindow *window, GtkWidget *trigger) {
    gtk_window_set_titlebar(window, header_bar(trigger));
    GtkWidget *split = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    gtk_paned_pack1(GTK_PANED(split), side_bar(), FALSE, FALSE);
    gtk_paned_pack2(GTK_PANED(split), page(), TRUE, FALSE);
    gtk_container_add(GTK_CONTAINER(window), split);
}
