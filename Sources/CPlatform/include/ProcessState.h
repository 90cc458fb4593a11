/* What all code of a process shares, and what a library must therefore leave alone. */
#ifndef CPLATFORM_PROCESS_STATE_H
#define CPLATFORM_PROCESS_STATE_H

#include <stdint.h>

typedef struct platform_state platform_state;

/* What differs; descriptor n is bit n. */
#define PLATFORM_INPUT 1u
#define PLATFORM_OUTPUT 2u
#define PLATFORM_ERRORS 4u
#define PLATFORM_HANDLERS 8u
#define PLATFORM_MASK 16u
#define PLATFORM_LOCALE 32u
#define PLATFORM_DIRECTORY 64u
#define PLATFORM_UMASK 128u

/* Remembers the state, with copies of descriptors at `least` or above. NULL: no memory. */
platform_state *platform_state_take(int least);
/* Which parts are others now; `signal` is the first whose handler differs. */
uint32_t platform_state_changes(const platform_state *state, int *signal);
/* Puts the parts of `changes` back. */
void platform_state_restore(const platform_state *state, uint32_t changes);

#endif
