#include "thread_scope.h"

static _Thread_local void *current;

void *state_engine_thread_scope(void) { return current; }

void state_engine_set_thread_scope(void *scope) { current = scope; }

const void *state_engine_thread_mark(void) { return &current; }
