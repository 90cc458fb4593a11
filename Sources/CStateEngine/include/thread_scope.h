#ifndef STATE_ENGINE_THREAD_SCOPE_H
#define STATE_ENGINE_THREAD_SCOPE_H

/*
 * One pointer for each thread, which Swift itself has no way to keep.
 *
 * StateEngine keeps the innermost commit, sink call or reader run of the
 * thread there. The pointer is null until it is set, is never freed, and is
 * read and written by its own thread only.
 */

#ifdef __cplusplus
extern "C" {
#endif

/* The pointer of the calling thread. */
void *state_engine_thread_scope(void);

/* Sets the pointer of the calling thread. */
void state_engine_set_thread_scope(void *scope);

/* An address that no other living thread has. */
const void *state_engine_thread_mark(void);

#ifdef __cplusplus
}
#endif

#endif
