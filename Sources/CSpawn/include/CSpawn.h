#pragma once
#include <sys/types.h>

/* Starting a program, with what the C library keeps behind _GNU_SOURCE, where Swift does not see it. */

/* Both ends of a pipe that no program inherits, neither of them blocking; 0, or what went wrong. */
int daub_pipe(int ends[2]);

/* Starts the program as the leader of a session, and so of a process group, of its own, in the folder; it
 * inherits the three descriptors as its standard ones and no other, and no signal is blocked or ignored.
 * The kernel ends it when the thread ends that called this. Returns 0, or what went wrong. */
int daub_spawn(
    pid_t *child, const char *program, char *const arguments[], char *const environment[], const char *folder,
    int input, int output, int errors);

/* A descriptor that can be read once the child has ended; -1 with errno set where there is none. */
int daub_child_descriptor(pid_t child);
