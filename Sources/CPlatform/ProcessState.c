#define _GNU_SOURCE
#include "ProcessState.h"
#include "Processes.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SIGNALS 65
#define STANDARD 3

typedef struct file_key {
    int is_open;
    dev_t device;
    ino_t node;
} file_key;

struct platform_state {
    int copies[STANDARD]; /* of descriptors 0 to 2 */
    file_key files[STANDARD];
    int directory;
    file_key directory_key;
    mode_t umask;
    sigset_t mask;
    struct sigaction handlers[SIGNALS];
    char locale[512];
};

static file_key key_of(int status, const struct stat *facts)
{
    file_key key = {0, 0, 0};
    if (status == 0) key = (file_key){1, facts->st_dev, facts->st_ino};
    return key;
}

static file_key descriptor_key(int descriptor)
{
    struct stat facts = {0};
    return key_of(fstat(descriptor, &facts), &facts);
}

static file_key directory_key(void)
{
    struct stat facts = {0};
    return key_of(stat(".", &facts), &facts);
}

static int differ(file_key left, file_key right)
{
    return left.is_open != right.is_open || left.device != right.device || left.node != right.node;
}

static mode_t current_umask(void)
{
    mode_t mask = umask(077);
    umask(mask);
    return mask;
}

static const char *current_locale(void)
{
    const char *name = setlocale(LC_ALL, NULL);
    return name == NULL ? "C" : name;
}

static int open_directory(int least)
{
    int low = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    int high = platform_raise_descriptor(low, least);
    close(low);
    return high;
}

platform_state *platform_state_take(int least)
{
    platform_state *state = calloc(1, sizeof *state);
    if (state == NULL) return NULL;
    for (int number = 0; number < STANDARD; number++) {
        state->copies[number] = platform_raise_descriptor(number, least);
        state->files[number] = descriptor_key(number);
    }
    state->directory = open_directory(least);
    state->directory_key = directory_key();
    state->umask = current_umask();
    sigprocmask(SIG_SETMASK, NULL, &state->mask);
    for (int signal = 1; signal < SIGNALS; signal++) {
        sigaction(signal, NULL, &state->handlers[signal]);
    }
    strncpy(state->locale, current_locale(), sizeof state->locale - 1);
    return state;
}

static int changed_handler(const platform_state *state)
{
    for (int signal = 1; signal < SIGNALS; signal++) {
        struct sigaction now;
        if (sigaction(signal, NULL, &now) != 0) continue;
        if (now.sa_handler != state->handlers[signal].sa_handler) return signal;
    }
    return 0;
}

static int mask_differs(const platform_state *state)
{
    sigset_t now;
    sigprocmask(SIG_SETMASK, NULL, &now);
    for (int signal = 1; signal < SIGNALS; signal++) {
        if (sigismember(&now, signal) != sigismember(&state->mask, signal)) return 1;
    }
    return 0;
}

uint32_t platform_state_changes(const platform_state *state, int *signal)
{
    uint32_t changes = 0;
    for (int number = 0; number < STANDARD; number++) {
        if (differ(descriptor_key(number), state->files[number])) changes |= 1u << number;
    }
    *signal = changed_handler(state);
    if (*signal != 0) changes |= PLATFORM_HANDLERS;
    if (mask_differs(state)) changes |= PLATFORM_MASK;
    if (strncmp(current_locale(), state->locale, sizeof state->locale - 1) != 0) {
        changes |= PLATFORM_LOCALE;
    }
    if (differ(directory_key(), state->directory_key)) changes |= PLATFORM_DIRECTORY;
    if (current_umask() != state->umask) changes |= PLATFORM_UMASK;
    return changes;
}

void platform_state_restore(const platform_state *state, uint32_t changes)
{
    for (int number = 0; number < STANDARD; number++) {
        if (changes & (1u << number)) dup2(state->copies[number], number);
    }
    if (changes & PLATFORM_HANDLERS) {
        for (int signal = 1; signal < SIGNALS; signal++) {
            sigaction(signal, &state->handlers[signal], NULL);
        }
    }
    if (changes & PLATFORM_MASK) sigprocmask(SIG_SETMASK, &state->mask, NULL);
    if (changes & PLATFORM_LOCALE) setlocale(LC_ALL, state->locale);
    if ((changes & PLATFORM_DIRECTORY) != 0 && fchdir(state->directory) != 0) errno = 0;
    if (changes & PLATFORM_UMASK) umask(state->umask);
}
