#include "trace.h"

#include <stdio.h>
#include <time.h>

static long long nanoseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (long long)time.tv_sec * 1000000000LL + time.tv_nsec;
}

void trace_event(const char *event) {
    if (g_strcmp0(g_getenv("DAUB_TRACE"), "1") != 0) return;
    fprintf(
        stderr, "trace %s %lld %lld\n", event, nanoseconds(CLOCK_MONOTONIC), nanoseconds(CLOCK_THREAD_CPUTIME_ID));
}

static void frame_ended(GdkFrameClock *clock, gpointer event) {
    g_signal_handlers_disconnect_by_func(clock, (gpointer)frame_ended, event);
    trace_event(event);
}

static gboolean drawn(GtkWidget *widget, cairo_t *context, gpointer event) {
    (void)context;
    g_signal_handlers_disconnect_by_func(widget, (gpointer)drawn, event);
    g_signal_connect(gtk_widget_get_frame_clock(widget), "after-paint", G_CALLBACK(frame_ended), event);
    return GDK_EVENT_PROPAGATE;
}

void trace_first_frame(GtkWidget *widget, const char *event) {
    g_signal_connect_after(widget, "draw", G_CALLBACK(drawn), (gpointer)event);
}
