/* What Swift's Glibc module doesn't import. */
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <errno.h>

/* The calling thread's errno. */
static inline int platform_errno(void) { return errno; }

#endif
