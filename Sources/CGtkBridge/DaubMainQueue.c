#include "DaubMainQueue.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

/* libdispatch exports these two for run loops that are not its own, such as CFRunLoop and this one. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

static gboolean drain(gint descriptor, GIOCondition condition, gpointer unused) {
    (void)condition;
    (void)unused;
    /* The descriptor is an eventfd: unread, it stays readable and the loop spins. */
    uint64_t wakeups;
    ssize_t got = read(descriptor, &wakeups, sizeof wakeups);
    (void)got;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void daub_main_queue_attach(void) {
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL);
}
