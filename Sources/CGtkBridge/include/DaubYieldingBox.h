#pragma once
#include <gtk/gtk.h>

/* A box that makes do with no width at all, its children then standing over its end. A scrolled window does
 * the same, but a popover hides while what it hangs on is scrolled out of sight. */
GtkWidget *daub_yielding_box_new(GtkOrientation orientation, int spacing);
