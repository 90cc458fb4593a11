/* What Swift's Glibc module doesn't import: macros, variadic functions and GNU extensions. */
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>

#include "ProcessState.h"
#include "Processes.h"

/* The calling thread's errno. */
int platform_errno(void);

/* A number that no other running thread has. */
uintptr_t platform_thread(void);

/* Starts a thread that nobody waits for. 0, or an errno; `argument` is then still the caller's. */
int platform_start_thread(void *(*body)(void *), void *argument);

/* How many processors this process may run on; at least 1. */
int platform_processors(void);

/* `openat` with O_CLOEXEC; `mode` counts only with O_CREAT. */
int platform_open(int directory, const char *path, int flags, unsigned mode);

/* Renames unless `to` exists: 0, or -1 and an errno. Where the file system can't do both at once,
 * what appears in between is replaced only if it is empty. */
int platform_rename_new(const char *from, const char *to);

/* How many entries a directory has, with the entries by the bytes of their names: the array and each
 * entry are the caller's to free. -1: an errno. */
int platform_list(const char *path, struct dirent ***entries);

/* The entry's name, NUL-terminated. Valid as long as the entry. */
const char *platform_entry_name(const struct dirent *entry);

/* Whether the file system said with the name that this is a regular file. */
int platform_entry_is_regular(const struct dirent *entry);

/* Columns and rows of the terminal behind a descriptor: 0, or -1 where there is none. */
int platform_window_size(int descriptor, uint16_t *columns, uint16_t *rows);

/* Whether the group has a member who is neither root nor one of `users`, as far as accounts are
 * known here. One thread at a time. */
int platform_group_has_others(uint32_t group, const uint32_t *users, size_t count);

/* The variable's value, or NULL where it is absent or the process runs set-user-id. */
const char *platform_secure_getenv(const char *name);
/* Whether the process runs set-user-id, set-group-id or with file capabilities. */
int platform_is_secure(void);

/* Loads a library for ever: RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE. NULL: ask platform_dlerror. */
void *platform_dlopen(const char *path);
/* A handle of a library that is already loaded under this name, else NULL. Loads nothing. */
void *platform_dlopen_loaded(const char *name);
/* The calling thread's last loader message, or NULL. */
const char *platform_dlerror(void);
void *platform_dlsym(void *handle, const char *name);
/* How far the library behind `handle` was moved from the addresses in its file. */
uintptr_t platform_library_base(void *handle);
/* Where its dynamic table lies by the addresses in its file. */
uintptr_t platform_library_dynamic(void *handle);
/* Whether `address` lies in the library behind `handle`. */
int platform_library_holds(void *handle, const void *address);
/* The path of the loaded file that holds `address`, or NULL. */
const char *platform_file_of(const void *address);

#endif
