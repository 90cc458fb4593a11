/* Draws `card` and `banner` as the name of the file that it was loaded from, so that copies under
 * many names can be told apart. */
#define _GNU_SOURCE
#include "galley.h"

#include <dlfcn.h>
#include <string.h>

static galley_str label;

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    return host->run(context, label, NULL);
}

GALLEY_PACK_ENTRY(host, registrar)
{
    Dl_info info;
    galley_widget widget = GALLEY_ZERO;
    int32_t status;
    if (dladdr((void *)&label, &info) == 0) return GALLEY_FAILED;
    label.ptr = strrchr(info.dli_fname, '/') + 1;
    label.len = strlen(label.ptr);
    widget.render = render;
    widget.type = GALLEY_STR("card");
    status = registrar->add(host, registrar, GALLEY_INIT(&widget));
    if (status != GALLEY_OK) return status;
    widget.type = GALLEY_STR("banner");
    return registrar->add(host, registrar, &widget);
}
