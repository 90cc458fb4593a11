#define _GNU_SOURCE
#include "CPlatform.h"

#include <pthread.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int platform_errno(void) { return errno; }

int platform_open(int directory, const char *path, int flags, unsigned mode)
{
    return openat(directory, path, flags | O_CLOEXEC, (mode_t)mode);
}

int platform_rename_new(const char *from, const char *to)
{
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return -1;
    return access(to, F_OK) == 0 ? (errno = EEXIST, -1) : rename(from, to);
}

static int by_name(const struct dirent **first, const struct dirent **second)
{
    return strcmp((*first)->d_name, (*second)->d_name);
}

static int is_below(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

int platform_list(const char *path, struct dirent ***entries)
{
    return scandir(path, entries, is_below, by_name);
}

const char *platform_entry_name(const struct dirent *entry) { return entry->d_name; }

int platform_entry_is_regular(const struct dirent *entry) { return entry->d_type == DT_REG; }

int platform_window_size(int descriptor, uint16_t *columns, uint16_t *rows)
{
    struct winsize size = {0};
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 0;
}

const char *platform_secure_getenv(const char *name) { return secure_getenv(name); }

int platform_is_secure(void) { return getauxval(AT_SECURE) != 0; }

void *platform_dlopen(const char *path)
{
    return dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

void *platform_dlopen_loaded(const char *name)
{
    return dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
}

const char *platform_dlerror(void) { return dlerror(); }

void *platform_dlsym(void *handle, const char *name) { return dlsym(handle, name); }

uintptr_t platform_library_base(void *handle)
{
    struct link_map *library = NULL;
    return dlinfo(handle, RTLD_DI_LINKMAP, &library) == 0 ? library->l_addr : 0;
}

uintptr_t platform_library_dynamic(void *handle)
{
    struct link_map *library = NULL;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &library) != 0) return 0;
    return (uintptr_t)library->l_ld - library->l_addr;
}

int platform_library_holds(void *handle, const void *address)
{
    struct link_map *library = NULL;
    struct link_map *holder = NULL;
    Dl_info info;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &library) != 0) return 0;
    if (dladdr1(address, &info, (void **)&holder, RTLD_DL_LINKMAP) == 0) return 0;
    return library == holder;
}

const char *platform_file_of(const void *address)
{
    Dl_info info;
    return dladdr(address, &info) != 0 ? info.dli_fname : NULL;
}

int platform_processors(void)
{
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

int platform_start_thread(void *(*body)(void *), void *argument)
{
    pthread_t thread;
    int error = pthread_create(&thread, NULL, body, argument);
    return error != 0 ? error : pthread_detach(thread);
}

uintptr_t platform_thread(void) { return (uintptr_t)pthread_self(); }
