#pragma once
#include <gtk/gtk.h>

/* A popover without the outline that GtkPopover gives its surface on X11, as it has none on Wayland either: GTK
 * paints it, fetches it from the server and looks at every pixel, in each layout, which for a large popover takes
 * longer than drawing it.
 *
 * Assistive technology may ask it for its state once it is destroyed: GTK 3.24's own then calls
 * gtk_popover_get_modal with NULL (gtkpopoveraccessible.c), which is a critical warning. */
GtkWidget *daub_popover_new(GtkWidget *relative_to);
