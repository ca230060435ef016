/* The C bridge: what Swift cannot import of GTK 3, and nothing else. */
#pragma once
#include "DaubMainQueue.h"
#include "DaubPopover.h"
#include "DaubTrigger.h"
#include "DaubVariants.h"
#include "DaubView.h"
#include "DaubWindow.h"
#include "DaubYieldingBox.h"
