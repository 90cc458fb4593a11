#ifndef MUTEX_EDGES_H
#define MUTEX_EDGES_H

/*
 * Tells the thread sanitizer what Swift's Mutex orders.
 *
 * The quick way through a Mutex is compiled into whoever uses it, so the
 * sanitizer sees it. The slow way, which a contended lock takes, is in
 * libswiftSynchronization.so, which isn't instrumented: its waiting and waking
 * are invisible, and what the lock guards is reported as a race. Linked into a
 * program, these functions stand in front of the library's, call them, and say
 * what they have ordered.
 */

#endif
