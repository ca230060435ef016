#pragma once
#include "DaubView.h"

#include <gtk/gtk-a11y.h>

G_DECLARE_DERIVABLE_TYPE(DaubView, daub_view, DAUB, VIEW, GtkDrawingArea)

struct _DaubViewClass {
    GtkDrawingAreaClass parent;
};

const DaubViewFunctions *daub_view_functions(DaubView *view);
gpointer daub_view_owner(DaubView *view);
AtkRole daub_view_role(DaubView *view);
AtkRole daub_view_row_role(DaubView *view);

/* For daub_view_new and what is made like it. */
void daub_view_set_up(
    DaubView *view, const DaubViewFunctions *functions, gpointer owner, GDestroyNotify release, AtkRole role,
    AtkRole row_role);

/* The accessible of a view. */
typedef struct {
    GtkWidgetAccessible parent;
    GHashTable *rows;
    char *description;
} DaubViewAccessible;
typedef GtkWidgetAccessibleClass DaubViewAccessibleClass;

GType daub_view_accessible_get_type(void);

/* A row as assistive technology sees it; `parent` is the accessible of its view, which outlives it. */
AtkObject *daub_row_accessible_new(AtkObject *parent, int row);
