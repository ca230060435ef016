#define _GNU_SOURCE
#include "CSpawn.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <unistd.h>

int daub_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : errno; }

static int start(
    pid_t *child, const char *program, char *const arguments[], char *const environment[],
    const posix_spawn_file_actions_t *actions)
{
    posix_spawnattr_t attributes;
    int failure = posix_spawnattr_init(&attributes);
    if (failure != 0) return failure;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    failure = posix_spawn(child, program, actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    return failure;
}

/* Pipes do not block for the host; what the program reads and writes is to. */
static void let_block(int descriptor) { fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK); }

int daub_spawn(
    pid_t *child, const char *program, char *const arguments[], char *const environment[], const char *folder,
    int input, int output, int errors)
{
    posix_spawn_file_actions_t actions;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure != 0) return failure;
    int standard[3] = {input, output, errors};
    for (int target = 0; target < 3 && failure == 0; target++) {
        let_block(standard[target]);
        failure = posix_spawn_file_actions_adddup2(&actions, standard[target], target);
    }
    if (failure == 0) failure = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    if (failure == 0) failure = posix_spawn_file_actions_addchdir_np(&actions, folder);
    if (failure == 0) failure = start(child, program, arguments, environment, &actions);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

int daub_child_descriptor(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }
