/* The manifest of the starter pack, as Swift puts no string literals into a section. */
#include "galley.h"

GALLEY_MANIFEST("{\"id\":\"dev.galley.starter\",\"version\":\"1.0.0\",\"abi\":1,\"min_abi\":1,"
                "\"widgets\":["
                "{\"type\":\"title_block\",\"revision\":1}"
                "]}")
