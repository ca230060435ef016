#pragma once
#include <gtk/gtk.h>

/* A GtkPopover that assistive technology may ask for its state once it is destroyed: GTK 3.24's own then calls
 * gtk_popover_get_modal with NULL (gtkpopoveraccessible.c), which is a critical warning. */
GtkWidget *daub_popover_new(GtkWidget *relative_to);
