/* The timing lines that Daub and the baselines share: with DAUB_TRACE=1 in the environment, a program writes
   "trace EVENT NANOSECONDS PROCESSOR" to standard error: CLOCK_MONOTONIC and CLOCK_THREAD_CPUTIME_ID. */
#pragma once

#include <gtk/gtk.h>

/* Writes the event now; nothing unless tracing was asked for. */
void trace_event(const char *event);

/* Writes the event once: at the end of the first frame that draws the widget. */
void trace_first_frame(GtkWidget *widget, const char *event);
