/* A small pack with nothing wrong: the one that tests copy, cut and patch. */
#include "galley.h"

GALLEY_MANIFEST("{\"id\":\"test.galley.plain\",\"version\":\"1.2.3\",\"abi\":1,\"min_abi\":1,"
                "\"widgets\":[{\"type\":\"plain\",\"revision\":4}],\"license\":\"MIT\"}")

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
    (void)user;
    return host->run(context, GALLEY_STR("plain"), NULL);
}

GALLEY_PACK_ENTRY(host, registrar)
{
    galley_widget plain = GALLEY_ZERO;
    plain.size = sizeof plain;
    plain.type = GALLEY_STR("plain");
    plain.render = render;
    return registrar->add(host, registrar, &plain);
}
