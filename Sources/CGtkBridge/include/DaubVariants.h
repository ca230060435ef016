#pragma once
#include <gtk/gtk.h>

/* Functions of GTK and GIO that take a variable number of arguments, or that hide behind a macro. */

void daub_object_set_string(gpointer object, const char *property, const char *value);
void daub_object_set_bool(gpointer object, const char *property, gboolean value);
void daub_object_set_int(gpointer object, const char *property, int value);
void daub_object_set_object(gpointer object, const char *property, gpointer value);

/* A dictionary of strings as a variant of type a{ss}; both arrays end with NULL. */
GVariant *daub_variant_new_strings(const char *const *keys, const char *const *values);

/* Settings in a key file of Daub's own, read by the schema compiled into `schemas`;
 * NULL with `error` set where the schema is missing. */
GSettings *daub_settings_new(
    const char *schema_id, const char *path, const char *schemas, const char *file, GError **error);

/* Whether the display that is open is X11, Wayland or Broadway: a static name. */
const char *daub_display_kind(void);
