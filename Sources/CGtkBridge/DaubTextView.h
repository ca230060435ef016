#pragma once
#include "DaubViewAccessible.h"

G_DECLARE_FINAL_TYPE(DaubTextView, daub_text_view, DAUB, TEXT_VIEW, DaubView)

const DaubTextFunctions *daub_text_view_functions(DaubTextView *view);

GType daub_text_accessible_get_type(void);
