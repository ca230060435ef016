#pragma once
#include <gtk/gtk.h>

/* A toggle button that tells assistive technology that it expands: GtkToggleButton says only "pressed",
 * and the accessible type can be set on a class alone. */
GtkWidget *daub_trigger_new(void);

/* The same for what unfolds in place: it expands, and no popup comes. */
GtkWidget *daub_disclosure_new(void);
