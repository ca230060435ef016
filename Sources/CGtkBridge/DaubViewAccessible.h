#pragma once
#include "DaubView.h"

#include <gtk/gtk-a11y.h>

G_DECLARE_FINAL_TYPE(DaubView, daub_view, DAUB, VIEW, GtkDrawingArea)

const DaubViewFunctions *daub_view_functions(DaubView *view);
gpointer daub_view_owner(DaubView *view);
AtkRole daub_view_role(DaubView *view);
AtkRole daub_view_row_role(DaubView *view);

GType daub_view_accessible_get_type(void);

/* A row as assistive technology sees it; `parent` is the accessible of its view, which outlives it. */
AtkObject *daub_row_accessible_new(AtkObject *parent, int row);
