#pragma once
#include <gtk/gtk.h>

/* An application window that can be told to keep what it has drawn: GTK draws all of a window anew whenever a
 * child of it shows or hides, which for a popover, with a surface of its own above the others, is in vain. */
GtkWidget *daub_window_new(GtkApplication *application);

/* While `still`, the window as a whole is not marked to be drawn; what lies in it is, as ever. */
void daub_window_set_still(GtkWidget *window, gboolean still);
