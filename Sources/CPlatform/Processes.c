#define _GNU_SOURCE
#include "Processes.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int platform_spawn(const char *path, char *const arguments[], char *const environment[],
                   const int *descriptors, int count, int leads_group, int32_t *process)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t child = 0;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    if (leads_group) posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    for (int number = 0; number < count && error == 0; number++) {
        error = posix_spawn_file_actions_adddup2(&actions, descriptors[number], number);
    }
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(&actions, count);
    if (error == 0) error = posix_spawn(&child, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    *process = (int32_t)child;
    return error;
}

/* The children that must not outlive this process; 0: a free place. Threads start children at the
 * same time, and a signal may come at any time. */
#define MOST_CHILDREN 1024
static _Atomic pid_t children[MOST_CHILDREN];

/* Ends the children, then this process as the signal would have without us. */
static void end_all(int number)
{
    int kept = errno;
    for (int place = 0; place < MOST_CHILDREN; place++) {
        pid_t child = children[place];
        if (child == 0) continue;
        kill(-child, SIGKILL);
        kill(child, SIGKILL);
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    }
    signal(number, SIG_DFL);
    raise(number);
    errno = kept;
}

static void end_children_with_us(void)
{
    static const int numbers[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        struct sigaction action;
        if (sigaction(numbers[index], NULL, &action) != 0) continue;
        if (action.sa_handler != SIG_DFL) continue;
        memset(&action, 0, sizeof action);
        action.sa_handler = end_all;
        sigaction(numbers[index], &action, NULL);
    }
}

static void replace_child(pid_t old, pid_t new)
{
    for (int place = 0; place < MOST_CHILDREN; place++) {
        pid_t expected = old;
        if (atomic_compare_exchange_strong(&children[place], &expected, new)) return;
    }
}

void platform_bind(int32_t process)
{
    end_children_with_us();
    replace_child(0, process);
}

int platform_wait(int32_t process, int hanging, int *detail)
{
    int status = 0;
    pid_t ended;
    do {
        ended = waitpid(process, &status, hanging ? 0 : WNOHANG);
    } while (ended < 0 && errno == EINTR);
    if (ended == 0) return PLATFORM_RUNNING;
    replace_child(process, 0);
    if (ended < 0) return -1;
    if (WIFSIGNALED(status)) {
        *detail = WTERMSIG(status);
        return PLATFORM_KILLED;
    }
    *detail = WEXITSTATUS(status);
    return PLATFORM_EXITED;
}

const char *platform_signal_name(int signal) { return sigabbrev_np(signal); }

char **platform_environment(void) { return environ; }

int platform_raise_descriptor(int descriptor, int least)
{
    return fcntl(descriptor, F_DUPFD_CLOEXEC, least);
}

static int raised(int descriptor, int least)
{
    int higher;
    if (descriptor < 0 || descriptor >= least) return descriptor;
    higher = platform_raise_descriptor(descriptor, least);
    close(descriptor);
    return higher;
}

int platform_memory_file(int least)
{
    return raised(memfd_create("galley", MFD_CLOEXEC | MFD_ALLOW_SEALING), least);
}

void platform_seal(int file)
{
    int kept = errno;
    fcntl(file, F_ADD_SEALS, F_SEAL_GROW);
    errno = kept;
}

int platform_socket_pair(int least, int ends[2])
{
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    ends[0] = raised(ends[0], least);
    ends[1] = raised(ends[1], least);
    return ends[0] < 0 || ends[1] < 0 ? -1 : 0;
}

void *platform_map_shared(int descriptor, size_t bytes)
{
    void *start = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    return start == MAP_FAILED ? NULL : start;
}

int platform_wait_readable(int descriptor, int milliseconds)
{
    struct pollfd request = {descriptor, POLLIN, 0};
    int count = poll(&request, 1, milliseconds);
    return count < 0 && errno == EINTR ? 0 : count;
}

int platform_follow(int32_t parent)
{
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
    if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return errno;
    return getppid() == parent ? 0 : ESRCH;
}

uint64_t platform_coarse_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int platform_has_children(void)
{
    siginfo_t info;
    while (waitpid(-1, NULL, WNOHANG) > 0) continue;
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

size_t platform_heap_in_use(void)
{
    struct mallinfo2 facts = mallinfo2();
    return facts.uordblks + facts.hblkhd;
}

void platform_end(int status) { _exit(status); }
