/* A window as full as Daub's, in plain GTK: what is presented over it costs what it costs there. */
#pragma once

#include <gtk/gtk.h>

/* Fills the window: a header bar with as many buttons, the trigger among them, a search and a list of as many
   rows with pictures as Daub shows, and a sheet of paper with a drawing on it. */
void furnish(GtkWindow *window, GtkWidget *trigger);
