/* Compiles only while the structs of galley.h keep the layout that ABI v1 promised. */
#include "galley.h"

#define HOLDS(condition) _Static_assert(condition, #condition)

HOLDS(sizeof(void *) == 8);
HOLDS(sizeof(galley_str) == 16);
HOLDS(sizeof(galley_color) == 8);
HOLDS(sizeof(galley_insets) == 16);
HOLDS(sizeof(galley_span) == 24);
HOLDS(sizeof(galley_size) == 12);
HOLDS(offsetof(galley_style, foreground) == 12);
HOLDS(sizeof(galley_style) == 28);
HOLDS(offsetof(galley_value, string) == 24);
HOLDS(offsetof(galley_event, value) == 32);
HOLDS(offsetof(galley_widget, render) == 88);
HOLDS(offsetof(galley_host, extension) == 40);
