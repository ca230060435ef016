#define _GNU_SOURCE
#include "CSpawn.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int daub_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : errno; }

/* Pipes do not block for the host; what the program reads and writes is to. */
static void let_block(int descriptor) { fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK); }

/* As a program begins: no signal is ignored or blocked. Those that cannot be changed say so, harmlessly. */
static void reset_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* In the child, which has the host's memory: it calls nothing but the system, and returns only on failure. */
static int become(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int standard[3])
{
    /* posix_spawn cannot have the kernel end the program with its parent, which is why it is not used here. */
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || setsid() < 0 || chdir(folder) != 0) return errno;
    for (int target = 0; target < 3; target++) {
        if (dup2(standard[target], target) < 0) return errno;
    }
    if (close_range(3, ~0U, 0) != 0) return errno;
    reset_signals();
    execve(program, arguments, environment);
    return errno;
}

int daub_spawn(
    pid_t *child, const char *program, char *const arguments[], char *const environment[], const char *folder,
    int input, int output, int errors)
{
    const int standard[3] = {input, output, errors};
    for (int index = 0; index < 3; index++) let_block(standard[index]);
    /* No handler of the host may run in the child. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    volatile int failure = 0;
    pid_t pid = vfork();
    if (pid == 0) {
        failure = become(program, arguments, environment, folder, standard);
        _exit(127);
    }
    if (pid < 0) failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (pid > 0 && failure != 0) waitpid(pid, NULL, 0);
    *child = pid;
    return failure;
}

int daub_child_descriptor(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }
