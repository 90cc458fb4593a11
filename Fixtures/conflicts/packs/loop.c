/* A pack that wants to come after its twin; built twice, with the names the other way round. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com." OWN ".loop\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"" OWN "_loop\"}],\"after\":[\"com." OTHER ".loop\"]}")

TEAM_RENDERER(loop, OWN, "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  return team_add(host, registrar, GALLEY_STR(OWN "_loop"), GALLEY_POLICY_MAY_OVERRIDE, loop,
                  GALLEY_STR("{\"title\":\"Loop\"}"));
}
