#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <cairo-pdf.h>
