/* One of two packs that export functions of the same name with other results. */
#include "galley.h"

GALLEY_MANIFEST("{\"id\":\"test.galley.left\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"left\"}]}")

GALLEY_EXPORT galley_str format_title(void)
{
    return GALLEY_STR("left");
}

/* The first letter of the title that this pack gets when it calls by name. */
GALLEY_EXPORT int32_t first_letter(void)
{
    return format_title().ptr[0];
}

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    return host->run(context, format_title(), NULL);
}

GALLEY_PACK_ENTRY(host, registrar)
{
    galley_widget widget = GALLEY_ZERO;
    widget.size = sizeof widget;
    widget.type = GALLEY_STR("left");
    widget.render = render;
    return registrar->add(host, registrar, &widget);
}
