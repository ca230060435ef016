#include "DaubViewAccessible.h"

/* The accessible of a view: its rows are made when they are asked for, and kept until they change. */

static void selection_init(AtkSelectionIface *interface);
G_DEFINE_TYPE_WITH_CODE(
    DaubViewAccessible, daub_view_accessible, GTK_TYPE_WIDGET_ACCESSIBLE,
    G_IMPLEMENT_INTERFACE(ATK_TYPE_SELECTION, selection_init))

#define ACCESSIBLE(object) ((DaubViewAccessible *)(object))

static DaubView *view_of(gpointer accessible) {
    GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(accessible));
    return widget ? DAUB_VIEW(widget) : NULL;
}

static int row_count(DaubView *view) {
    return view ? daub_view_functions(view)->row_count(daub_view_owner(view)) : 0;
}

static void release_row(gpointer row) {
    atk_object_notify_state_change(row, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(row);
}

static int get_n_children(AtkObject *object) { return row_count(view_of(object)); }

static AtkObject *ref_child(AtkObject *object, int index) {
    if (index < 0 || index >= get_n_children(object)) return NULL;
    GHashTable *rows = ACCESSIBLE(object)->rows;
    AtkObject *row = g_hash_table_lookup(rows, GINT_TO_POINTER(index));
    if (!row) {
        row = daub_row_accessible_new(object, index);
        g_hash_table_insert(rows, GINT_TO_POINTER(index), row);
    }
    return g_object_ref(row);
}

static AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *states = ATK_OBJECT_CLASS(daub_view_accessible_parent_class)->ref_state_set(object);
    /* Keeps the bridge from asking for every row of a long list. */
    if (row_count(view_of(object)) > 0) atk_state_set_add_state(states, ATK_STATE_MANAGES_DESCENDANTS);
    return states;
}

static AtkRole get_role(AtkObject *object) {
    DaubView *view = view_of(object);
    return view ? daub_view_role(view) : ATK_ROLE_INVALID;
}

static const char *get_description(AtkObject *object) {
    DaubView *view = view_of(object);
    char *text = view ? daub_view_functions(view)->describe(daub_view_owner(view)) : NULL;
    if (!text) return ATK_OBJECT_CLASS(daub_view_accessible_parent_class)->get_description(object);
    g_free(ACCESSIBLE(object)->description);
    ACCESSIBLE(object)->description = text;
    return text;
}

static void finalize(GObject *object) {
    g_hash_table_unref(ACCESSIBLE(object)->rows);
    g_free(ACCESSIBLE(object)->description);
    G_OBJECT_CLASS(daub_view_accessible_parent_class)->finalize(object);
}

static void daub_view_accessible_class_init(DaubViewAccessibleClass *class) {
    AtkObjectClass *atk_class = ATK_OBJECT_CLASS(class);
    atk_class->get_n_children = get_n_children;
    atk_class->ref_child = ref_child;
    atk_class->ref_state_set = ref_state_set;
    atk_class->get_role = get_role;
    atk_class->get_description = get_description;
    G_OBJECT_CLASS(class)->finalize = finalize;
}

static void daub_view_accessible_init(DaubViewAccessible *accessible) {
    accessible->rows = g_hash_table_new_full(NULL, NULL, NULL, release_row);
}

static gboolean has_state(DaubView *view, int row, DaubRowState state) {
    return (daub_view_functions(view)->row_state(daub_view_owner(view), row) & state) != 0;
}

/* The row of the nth selected one, or -1; selections here are of one row, so this stops early. */
static int selected_row(DaubView *view, int nth) {
    int count = row_count(view);
    for (int row = 0; row < count; row++)
        if (has_state(view, row, DAUB_ROW_SELECTED) && nth-- == 0) return row;
    return -1;
}

static AtkObject *ref_selection(AtkSelection *selection, int nth) {
    return ref_child(ATK_OBJECT(selection), selected_row(view_of(selection), nth));
}

static int get_selection_count(AtkSelection *selection) {
    return selected_row(view_of(selection), 0) >= 0 ? 1 : 0;
}

static gboolean is_child_selected(AtkSelection *selection, int row) {
    DaubView *view = view_of(selection);
    return row >= 0 && row < row_count(view) && has_state(view, row, DAUB_ROW_SELECTED);
}

static gboolean add_selection(AtkSelection *selection, int row) {
    DaubView *view = view_of(selection);
    if (row < 0 || row >= row_count(view)) return FALSE;
    daub_view_functions(view)->row_activate(daub_view_owner(view), row);
    return TRUE;
}

static void selection_init(AtkSelectionIface *interface) {
    interface->ref_selection = ref_selection;
    interface->get_selection_count = get_selection_count;
    interface->is_child_selected = is_child_selected;
    interface->add_selection = add_selection;
}

static DaubViewAccessible *live_accessible(GtkWidget *view) {
    AtkObject *object = gtk_widget_get_accessible(view);
    return G_TYPE_CHECK_INSTANCE_TYPE(object, daub_view_accessible_get_type()) ? ACCESSIBLE(object) : NULL;
}

void daub_view_rows_changed(GtkWidget *view) {
    DaubViewAccessible *accessible = live_accessible(view);
    if (!accessible) return;
    g_hash_table_remove_all(accessible->rows);
    g_signal_emit_by_name(accessible, "visible-data-changed");
}

void daub_view_row_focused(GtkWidget *view, int row) {
    DaubViewAccessible *accessible = live_accessible(view);
    if (!accessible) return;
    AtkObject *child = ref_child(ATK_OBJECT(accessible), row);
    if (!child) return;
    g_signal_emit_by_name(accessible, "active-descendant-changed", child);
    atk_object_notify_state_change(child, ATK_STATE_FOCUSED, TRUE);
    g_object_unref(child);
}
