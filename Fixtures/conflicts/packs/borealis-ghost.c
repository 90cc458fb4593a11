/* Team Borealis: overrides a type that nobody has, after a pack that isn't there. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.borealis.ghost\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"herro\"}],\"overrides\":[\"herro\"],"
                "\"after\":[\"com.atlas.card\"]}")

TEAM_RENDERER(ghost, "BOREALIS GHOST", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  return team_add(host, registrar, GALLEY_STR("herro"), GALLEY_POLICY_MAY_OVERRIDE, ghost,
                  GALLEY_STR("{\"title\":\"Boo\"}"));
}
