#pragma once
#include <glib.h>

/* Serves libdispatch's main queue, and with it Swift's main actor, from the default GLib main context.
 * Call once, on the main thread. Wakes only when the queue's descriptor says that work is there. */
void daub_main_queue_attach(void);
