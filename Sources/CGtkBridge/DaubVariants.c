#define G_SETTINGS_ENABLE_BACKEND
#include "DaubVariants.h"

#include <gio/gsettingsbackend.h>

void daub_object_set_string(gpointer object, const char *property, const char *value) {
    g_object_set(object, property, value, NULL);
}

void daub_object_set_bool(gpointer object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

void daub_object_set_int(gpointer object, const char *property, int value) {
    g_object_set(object, property, value, NULL);
}

void daub_object_set_object(gpointer object, const char *property, gpointer value) {
    g_object_set(object, property, value, NULL);
}

GVariant *daub_variant_new_strings(const char *const *keys, const char *const *values) {
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE("a{ss}"));
    for (; *keys; keys++, values++) g_variant_builder_add(&builder, "{ss}", *keys, *values);
    return g_variant_builder_end(&builder);
}

GSettings *daub_settings_new(
    const char *schema_id, const char *path, const char *schemas, const char *file, GError **error) {
    GSettingsSchemaSource *source = g_settings_schema_source_new_from_directory(
        schemas, g_settings_schema_source_get_default(), TRUE, error);
    if (!source) return NULL;
    GSettingsSchema *schema = g_settings_schema_source_lookup(source, schema_id, FALSE);
    g_settings_schema_source_unref(source);
    if (!schema) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s: no schema %s", schemas, schema_id);
        return NULL;
    }
    /* Without a group of their own, keys directly below the path would be refused, in silence. */
    GSettingsBackend *backend = g_keyfile_settings_backend_new(file, path, "Daub");
    GSettings *settings = g_settings_new_full(schema, backend, path);
    g_object_unref(backend);
    g_settings_schema_unref(schema);
    return settings;
}

const char *daub_display_kind(void) {
    GdkDisplay *display = gdk_display_get_default();
    if (!display) return "none";
    const char *type = G_OBJECT_TYPE_NAME(display);
    if (g_str_has_prefix(type, "GdkX11")) return "x11";
    if (g_str_has_prefix(type, "GdkWayland")) return "wayland";
    return "broadway";
}
