/* Team Borealis: its `pricing` must override, and there is nothing to override. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.borealis.over\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"pricing\"}]}")

TEAM_RENDERER(pricing, "BOREALIS PRICES", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  return team_add(host, registrar, GALLEY_STR("pricing"), GALLEY_POLICY_MUST_OVERRIDE, pricing,
                  GALLEY_STR("{\"title\":\"Prices\"}"));
}
