/* Loads packs and keeps what they register, and nothing else; prints the seconds that took.
 *
 * Usage: loader FILE...
 */
#define _GNU_SOURCE
#include <galley.h>

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static galley_widget *widgets;
static size_t count, room;

static galley_str copy(galley_str text)
{
    char *bytes = malloc(text.len + 1);
    memcpy(bytes, text.ptr == NULL ? "" : text.ptr, text.len);
    return (galley_str){bytes, text.len};
}

static int32_t add(const galley_host *host, galley_registrar *registrar,
                   const galley_widget *widget)
{
    (void)host, (void)registrar;
    if (count == room) {
        room = room == 0 ? 64 : room * 2;
        widgets = realloc(widgets, room * sizeof *widgets);
    }
    widgets[count] = *widget;
    widgets[count].type = copy(widget->type);
    widgets[count].summary = copy(widget->summary);
    widgets[count].props = copy(widget->props);
    widgets[count].sample = copy(widget->sample);
    count++;
    return GALLEY_OK;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
    static galley_host host;
    galley_registrar registrar = {sizeof registrar, 0, NULL, add};
    double start = now();
    host.size = sizeof host;
    for (int index = 1; index < argc; index++) {
        void *library = dlopen(argv[index], RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
        galley_pack_fn entry;
        if (library == NULL) return fprintf(stderr, "%s\n", dlerror()), 1;
        *(void **)&entry = dlsym(library, GALLEY_ENTRY_SYMBOL);
        if (entry == NULL || entry(&host, &registrar) != GALLEY_OK) return 1;
    }
    printf("%.9f %zu types\n", now() - start, count);
    return 0;
}
