#include "DaubViewAccessible.h"

/* One row of a view for assistive technology: name, place, state, and actions: to activate it, and what
 * else its view says. */

typedef struct {
    AtkObject parent;
    int row;
    char *name;
    char *action;
} DaubRowAccessible;
typedef AtkObjectClass DaubRowAccessibleClass;

static void component_init(AtkComponentIface *interface);
static void action_init(AtkActionIface *interface);
G_DEFINE_TYPE_WITH_CODE(
    DaubRowAccessible, daub_row_accessible, ATK_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, component_init)
        G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, action_init))

static int row_of(gpointer object) { return ((DaubRowAccessible *)object)->row; }

/* The view, or NULL once it is gone or has fewer rows. */
static DaubView *view_of(gpointer object) {
    AtkObject *parent = atk_object_get_parent(ATK_OBJECT(object));
    GtkWidget *widget = parent ? gtk_accessible_get_widget(GTK_ACCESSIBLE(parent)) : NULL;
    if (!widget) return NULL;
    DaubView *view = DAUB_VIEW(widget);
    return row_of(object) < daub_view_functions(view)->row_count(daub_view_owner(view)) ? view : NULL;
}

static const char *get_name(AtkObject *object) {
    DaubView *view = view_of(object);
    if (!view) return NULL;
    DaubRowAccessible *row = (DaubRowAccessible *)object;
    g_free(row->name);
    row->name = daub_view_functions(view)->row_name(daub_view_owner(view), row->row);
    return row->name;
}

static AtkRole get_role(AtkObject *object) {
    DaubView *view = view_of(object);
    return view ? daub_view_row_role(view) : ATK_ROLE_LIST_ITEM;
}

static int get_index_in_parent(AtkObject *object) { return row_of(object); }

static AtkStateSet *ref_state_set(AtkObject *object) {
    static const struct {
        DaubRowState bit;
        AtkState state;
    } pairs[] = {
        {DAUB_ROW_SELECTED, ATK_STATE_SELECTED}, {DAUB_ROW_FOCUSED, ATK_STATE_FOCUSED},
        {DAUB_ROW_FOCUSED, ATK_STATE_ACTIVE},    {DAUB_ROW_CHECKED, ATK_STATE_CHECKED},
        {DAUB_ROW_SHOWING, ATK_STATE_SHOWING},   {DAUB_ROW_CHECKABLE, ATK_STATE_CHECKABLE},
    };
    AtkStateSet *states = atk_state_set_new();
    DaubView *view = view_of(object);
    if (!view) {
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
        return states;
    }
    DaubRowState bits = daub_view_functions(view)->row_state(daub_view_owner(view), row_of(object));
    for (gsize i = 0; i < G_N_ELEMENTS(pairs); i++)
        if (bits & pairs[i].bit) atk_state_set_add_state(states, pairs[i].state);
    atk_state_set_add_state(states, ATK_STATE_VISIBLE);
    atk_state_set_add_state(states, ATK_STATE_TRANSIENT);
    if (gtk_widget_is_sensitive(GTK_WIDGET(view))) {
        atk_state_set_add_state(states, ATK_STATE_ENABLED);
        atk_state_set_add_state(states, ATK_STATE_SENSITIVE);
        atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
        atk_state_set_add_state(states, ATK_STATE_SELECTABLE);
    }
    return states;
}

static void finalize(GObject *object) {
    g_free(((DaubRowAccessible *)object)->name);
    g_free(((DaubRowAccessible *)object)->action);
    G_OBJECT_CLASS(daub_row_accessible_parent_class)->finalize(object);
}

static void daub_row_accessible_class_init(DaubRowAccessibleClass *class) {
    G_OBJECT_CLASS(class)->finalize = finalize;
    class->get_name = get_name;
    class->get_role = get_role;
    class->get_index_in_parent = get_index_in_parent;
    class->ref_state_set = ref_state_set;
}

static void daub_row_accessible_init(DaubRowAccessible *row) { row->row = -1; }

static void get_extents(AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType type) {
    *x = *y = *width = *height = 0;
    DaubView *view = view_of(component);
    if (!view) return;
    GdkRectangle place = {0, 0, 0, 0};
    daub_view_functions(view)->row_extents(daub_view_owner(view), row_of(component), &place);
    int left, top, ignored_width, ignored_height;
    atk_component_get_extents(
        ATK_COMPONENT(atk_object_get_parent(ATK_OBJECT(component))), &left, &top, &ignored_width,
        &ignored_height, type);
    *x = left + place.x;
    *y = top + place.y;
    *width = place.width;
    *height = place.height;
}

static gboolean grab_focus(AtkComponent *component) {
    DaubView *view = view_of(component);
    if (view) gtk_widget_grab_focus(GTK_WIDGET(view));
    return view != NULL;
}

static void component_init(AtkComponentIface *interface) {
    interface->get_extents = get_extents;
    interface->grab_focus = grab_focus;
}

/* What else can be done to the row, or NULL. */
static const char *other_action(AtkAction *action) {
    DaubView *view = view_of(action);
    DaubRowAccessible *row = (DaubRowAccessible *)action;
    g_free(row->action);
    row->action = view ? daub_view_functions(view)->row_action(daub_view_owner(view), row->row) : NULL;
    return row->action;
}

static int get_n_actions(AtkAction *action) { return other_action(action) ? 2 : 1; }

static const char *action_name(AtkAction *action, int index) {
    if (index == 0) return "activate";
    return index == 1 ? other_action(action) : NULL;
}

static gboolean do_action(AtkAction *action, int index) {
    DaubView *view = view_of(action);
    if (!view || index < 0 || index >= get_n_actions(action)) return FALSE;
    const DaubViewFunctions *functions = daub_view_functions(view);
    (index == 0 ? functions->row_activate : functions->row_act)(daub_view_owner(view), row_of(action));
    return TRUE;
}

static void action_init(AtkActionIface *interface) {
    interface->get_n_actions = get_n_actions;
    interface->get_name = action_name;
    interface->do_action = do_action;
}

AtkObject *daub_row_accessible_new(AtkObject *parent, int index) {
    DaubRowAccessible *row = g_object_new(daub_row_accessible_get_type(), NULL);
    row->row = index;
    atk_object_set_parent(ATK_OBJECT(row), parent);
    return ATK_OBJECT(row);
}
