#define _GNU_SOURCE
#include "HeapSize.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The size in the last element of a report that begins with some text. */
static size_t last_size(const char *report, const char *element)
{
    const char *found = NULL;
    for (const char *next = report; (next = strstr(next, element)) != NULL; next++) found = next;
    found = found ? strstr(found, "size=\"") : NULL;
    return found ? strtoull(found + 6, NULL, 10) : 0;
}

size_t heap_size(void)
{
    char *report = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&report, &length);
    if (file == NULL) return 0;
    int status = malloc_info(0, file);
    fclose(file);
    size_t size = 0;
    /* The totals of all arenas stand at the end. */
    if (status == 0 && report != NULL) {
        size = last_size(report, "<system type=\"current\"") + last_size(report, "<total type=\"mmap\"")
            - last_size(report, "<total type=\"fast\"") - last_size(report, "<total type=\"rest\"");
    }
    free(report);
    return size;
}
