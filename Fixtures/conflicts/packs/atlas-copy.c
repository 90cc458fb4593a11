/* Team Atlas: a copy that kept the id of the pack it was copied from. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.atlas.cards\",\"version\":\"1.1.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"atlas_map\"}]}")

TEAM_RENDERER(map, "ATLAS MAP", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  return team_add(host, registrar, GALLEY_STR("atlas_map"), GALLEY_POLICY_MAY_OVERRIDE, map,
                  GALLEY_STR("{\"title\":\"Harbour\"}"));
}
