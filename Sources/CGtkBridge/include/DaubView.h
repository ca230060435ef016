#pragma once
#include <gtk/gtk.h>

/* The one drawing widget: a GtkDrawingArea that forwards drawing, measuring and accessibility to
 * functions of its owner. It may show rows, which assistive technology sees as children although no
 * widget stands behind them, so that a list of 100,000 rows costs what a list of ten does.
 *
 * Everything is called on the main thread. */

typedef enum {
    DAUB_ROW_SELECTED = 1 << 0,
    DAUB_ROW_FOCUSED = 1 << 1,
    DAUB_ROW_CHECKED = 1 << 2,
    DAUB_ROW_SHOWING = 1 << 3,
    DAUB_ROW_CHECKABLE = 1 << 4,
} DaubRowState;

typedef struct {
    void (*draw)(gpointer owner, cairo_t *cr);
    /* Least and natural extent along `orientation`, in pixels. */
    void (*measure)(gpointer owner, GtkOrientation orientation, int *minimum, int *natural);
    int (*row_count)(gpointer owner);
    /* A row's name, to be released with g_free. */
    char *(*row_name)(gpointer owner, int row);
    /* A row's place within the widget. */
    void (*row_extents)(gpointer owner, int row, GdkRectangle *extents);
    DaubRowState (*row_state)(gpointer owner, int row);
    void (*row_activate)(gpointer owner, int row);
    /* What else can be done to a row, besides activating it: NULL, or words to be released with g_free. */
    char *(*row_action)(gpointer owner, int row);
    void (*row_act)(gpointer owner, int row);
    /* What the whole is and says, beyond its name: NULL or a string to be released with g_free. */
    char *(*describe)(gpointer owner);
} DaubViewFunctions;

/* What a view tells of a text that is edited in it. Offsets count code points. */
typedef struct {
    /* The text, to be released with g_free; NULL while none is edited. */
    char *(*text)(gpointer owner);
    /* Where the caret stands, and where the selection ends on its other side: at the caret if nothing is. */
    void (*caret)(gpointer owner, int *caret, int *anchor);
    void (*place_caret)(gpointer owner, int caret, int anchor);
    /* The place of the character at an offset, within the widget. */
    void (*character_extents)(gpointer owner, int offset, GdkRectangle *extents);
} DaubTextFunctions;

/* A floating widget. `functions` is copied; `owner` is given to every call and released by `release`
 * when the widget is finalized. */
GtkWidget *daub_view_new(
    const DaubViewFunctions *functions, gpointer owner, GDestroyNotify release, AtkRole role, AtkRole row_role);

/* The same for a view without rows in which text may be edited. */
GtkWidget *daub_text_view_new(
    const DaubViewFunctions *functions, const DaubTextFunctions *text_functions, gpointer owner,
    GDestroyNotify release, AtkRole role);
/* Tells assistive technology that the text or its caret is another, if it is. */
void daub_text_view_changed(GtkWidget *view);

/* Tells assistive technology that the rows are others now. */
void daub_view_rows_changed(GtkWidget *view);
/* Tells assistive technology which row the keyboard is on. */
void daub_view_row_focused(GtkWidget *view, int row);
