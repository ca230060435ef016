#include "DaubTextView.h"

/* The accessible of a view in which text is edited: tells the text, its caret and what is selected. */

typedef struct {
    DaubViewAccessible parent;
    /* What was told last; NULL where no text was edited. */
    char *text;
    int caret, anchor;
} DaubTextAccessible;
typedef DaubViewAccessibleClass DaubTextAccessibleClass;

static void text_init(AtkTextIface *interface);
G_DEFINE_TYPE_WITH_CODE(
    DaubTextAccessible, daub_text_accessible, daub_view_accessible_get_type(),
    G_IMPLEMENT_INTERFACE(ATK_TYPE_TEXT, text_init))

static DaubTextView *view_of(gpointer accessible) {
    GtkWidget *widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(accessible));
    return widget ? DAUB_TEXT_VIEW(widget) : NULL;
}

static gpointer owner_of(DaubTextView *view) { return daub_view_owner(DAUB_VIEW(view)); }

/* The text, to be released with g_free; NULL where none is edited. */
static char *text_of(gpointer accessible) {
    DaubTextView *view = view_of(accessible);
    return view ? daub_text_view_functions(view)->text(owner_of(view)) : NULL;
}

static void caret_of(gpointer accessible, int *caret, int *anchor) {
    DaubTextView *view = view_of(accessible);
    *caret = *anchor = 0;
    if (view) daub_text_view_functions(view)->caret(owner_of(view), caret, anchor);
}

static gboolean place_caret(gpointer accessible, int caret, int anchor) {
    DaubTextView *view = view_of(accessible);
    char *text = text_of(accessible);
    int count = text ? (int)g_utf8_strlen(text, -1) : -1;
    g_free(text);
    if (!view || caret < 0 || anchor < 0 || caret > count || anchor > count) return FALSE;
    daub_text_view_functions(view)->place_caret(owner_of(view), caret, anchor);
    return TRUE;
}

static AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *states = ATK_OBJECT_CLASS(daub_text_accessible_parent_class)->ref_state_set(object);
    char *text = text_of(object);
    if (text) {
        atk_state_set_add_state(states, ATK_STATE_EDITABLE);
        atk_state_set_add_state(states, ATK_STATE_MULTI_LINE);
    }
    g_free(text);
    return states;
}

static void finalize(GObject *object) {
    g_free(((DaubTextAccessible *)object)->text);
    G_OBJECT_CLASS(daub_text_accessible_parent_class)->finalize(object);
}

static void daub_text_accessible_class_init(DaubTextAccessibleClass *class) {
    ATK_OBJECT_CLASS(class)->ref_state_set = ref_state_set;
    G_OBJECT_CLASS(class)->finalize = finalize;
}

static void daub_text_accessible_init(DaubTextAccessible *accessible) { (void)accessible; }

/* Text */

static int get_character_count(AtkText *text) {
    char *whole = text_of(text);
    int count = whole ? (int)g_utf8_strlen(whole, -1) : 0;
    g_free(whole);
    return count;
}

/* The part from start to end, which is moved to the end of the text where it is -1 or beyond. */
static char *get_text(AtkText *text, int start, int end) {
    int count = get_character_count(text);
    char *whole = text_of(text);
    if (end < 0 || end > count) end = count;
    char *part = g_utf8_substring(whole ? whole : "", CLAMP(start, 0, end), end);
    g_free(whole);
    return part;
}

static gunichar get_character_at_offset(AtkText *text, int offset) {
    char *part = get_text(text, offset, offset + 1);
    gunichar character = offset >= 0 ? g_utf8_get_char(part) : 0;
    g_free(part);
    return character;
}

static gboolean starts(const PangoLogAttr *attribute, AtkTextGranularity granularity) {
    switch (granularity) {
        case ATK_TEXT_GRANULARITY_WORD: return attribute->is_word_start;
        case ATK_TEXT_GRANULARITY_SENTENCE: return attribute->is_sentence_start;
        case ATK_TEXT_GRANULARITY_LINE:
        case ATK_TEXT_GRANULARITY_PARAGRAPH: return attribute->is_mandatory_break;
        default: return attribute->is_cursor_position;
    }
}

/* The piece around the offset: from where one of its kind starts to where the next one does. */
static char *get_string_at_offset(
    AtkText *text, int offset, AtkTextGranularity granularity, int *start, int *end) {
    char *whole = get_text(text, 0, -1);
    int count = (int)g_utf8_strlen(whole, -1);
    *start = CLAMP(offset, 0, count);
    *end = MIN(*start + 1, count);
    if (count > 0) {
        PangoLogAttr *attributes = g_new0(PangoLogAttr, count + 1);
        pango_get_log_attrs(whole, -1, -1, pango_language_get_default(), attributes, count + 1);
        while (*start > 0 && !starts(&attributes[*start], granularity)) (*start)--;
        while (*end < count && !starts(&attributes[*end], granularity)) (*end)++;
        g_free(attributes);
    }
    g_free(whole);
    return get_text(text, *start, *end);
}

static char *get_text_at_offset(AtkText *text, int offset, AtkTextBoundary boundary, int *start, int *end) {
    AtkTextGranularity granularity;
    switch (boundary) {
        case ATK_TEXT_BOUNDARY_WORD_START:
        case ATK_TEXT_BOUNDARY_WORD_END: granularity = ATK_TEXT_GRANULARITY_WORD; break;
        case ATK_TEXT_BOUNDARY_SENTENCE_START:
        case ATK_TEXT_BOUNDARY_SENTENCE_END: granularity = ATK_TEXT_GRANULARITY_SENTENCE; break;
        case ATK_TEXT_BOUNDARY_LINE_START:
        case ATK_TEXT_BOUNDARY_LINE_END: granularity = ATK_TEXT_GRANULARITY_LINE; break;
        default: granularity = ATK_TEXT_GRANULARITY_CHAR;
    }
    return get_string_at_offset(text, offset, granularity, start, end);
}

static int get_caret_offset(AtkText *text) {
    int caret, anchor;
    caret_of(text, &caret, &anchor);
    return caret;
}

static gboolean set_caret_offset(AtkText *text, int offset) { return place_caret(text, offset, offset); }

static int get_n_selections(AtkText *text) {
    int caret, anchor;
    caret_of(text, &caret, &anchor);
    return caret == anchor ? 0 : 1;
}

static char *get_selection(AtkText *text, int number, int *start, int *end) {
    int caret, anchor;
    caret_of(text, &caret, &anchor);
    *start = MIN(caret, anchor);
    *end = MAX(caret, anchor);
    return number == 0 && caret != anchor ? get_text(text, *start, *end) : NULL;
}

static gboolean set_selection(AtkText *text, int number, int start, int end) {
    return number == 0 && place_caret(text, end, start);
}

static gboolean add_selection(AtkText *text, int start, int end) {
    return get_n_selections(text) == 0 && place_caret(text, end, start);
}

static gboolean remove_selection(AtkText *text, int number) {
    return number == 0 && set_caret_offset(text, get_caret_offset(text));
}

static void get_character_extents(
    AtkText *text, int offset, int *x, int *y, int *width, int *height, AtkCoordType type) {
    DaubTextView *view = view_of(text);
    GdkRectangle place = {0, 0, 0, 0};
    int left = 0, top = 0, ignored_width, ignored_height;
    if (view) {
        daub_text_view_functions(view)->character_extents(owner_of(view), offset, &place);
        atk_component_get_extents(ATK_COMPONENT(text), &left, &top, &ignored_width, &ignored_height, type);
    }
    *x = left + place.x;
    *y = top + place.y;
    *width = place.width;
    *height = place.height;
}

static void text_init(AtkTextIface *interface) {
    interface->get_character_count = get_character_count;
    interface->get_text = get_text;
    interface->get_character_at_offset = get_character_at_offset;
    interface->get_string_at_offset = get_string_at_offset;
    interface->get_text_at_offset = get_text_at_offset;
    interface->get_caret_offset = get_caret_offset;
    interface->set_caret_offset = set_caret_offset;
    interface->get_n_selections = get_n_selections;
    interface->get_selection = get_selection;
    interface->set_selection = set_selection;
    interface->add_selection = add_selection;
    interface->remove_selection = remove_selection;
    interface->get_character_extents = get_character_extents;
}

/* Telling */

/* Tells what of the old text went and what came instead, and no more than that. */
static void tell_difference(DaubTextAccessible *accessible, const char *old, const char *new) {
    glong old_count, new_count, start = 0, same_end = 0;
    gunichar *before = g_utf8_to_ucs4_fast(old, -1, &old_count);
    gunichar *after = g_utf8_to_ucs4_fast(new, -1, &new_count);
    while (start < old_count && start < new_count && before[start] == after[start]) start++;
    while (same_end < old_count - start && same_end < new_count - start &&
           before[old_count - 1 - same_end] == after[new_count - 1 - same_end])
        same_end++;
    const struct {
        const char *signal, *text;
        glong end;
    } changes[] = {{"text-remove", old, old_count - same_end}, {"text-insert", new, new_count - same_end}};
    for (gsize i = 0; i < G_N_ELEMENTS(changes); i++) {
        if (changes[i].end == start) continue;
        char *part = g_utf8_substring(changes[i].text, start, changes[i].end);
        g_signal_emit_by_name(
            accessible, changes[i].signal, (int)start, (int)(changes[i].end - start), part);
        g_free(part);
    }
    g_free(before);
    g_free(after);
}

void daub_text_view_changed(GtkWidget *view) {
    AtkObject *object = gtk_widget_get_accessible(view);
    if (!G_TYPE_CHECK_INSTANCE_TYPE(object, daub_text_accessible_get_type())) return;
    DaubTextAccessible *accessible = (DaubTextAccessible *)object;
    char *old = accessible->text;
    int old_caret = accessible->caret, old_anchor = accessible->anchor;
    accessible->text = text_of(object);
    caret_of(object, &accessible->caret, &accessible->anchor);
    if ((old == NULL) != (accessible->text == NULL))
        atk_object_notify_state_change(object, ATK_STATE_EDITABLE, accessible->text != NULL);
    if (accessible->text) {
        tell_difference(accessible, old ? old : "", accessible->text);
        if (!old || accessible->caret != old_caret)
            g_signal_emit_by_name(object, "text-caret-moved", accessible->caret);
        if ((old && old_caret != old_anchor) || accessible->caret != accessible->anchor)
            g_signal_emit_by_name(object, "text-selection-changed");
    }
    g_free(old);
}
