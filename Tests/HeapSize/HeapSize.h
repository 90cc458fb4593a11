#ifndef HEAP_SIZE_H
#define HEAP_SIZE_H

#include <stddef.h>

/*
 * The bytes that are allocated in this process, in the arenas of all threads;
 * 0 under a sanitizer, which has an allocator of its own.
 */
size_t heap_size(void);

#endif
