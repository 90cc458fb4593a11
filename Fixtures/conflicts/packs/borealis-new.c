/* Team Borealis: its `promo` must be new, and isn't, so nothing of the pack is in force. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.borealis.new\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"aurora\"},{\"type\":\"promo\"}]}")

TEAM_RENDERER(aurora, "BOREALIS AURORA", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  team_add(host, registrar, GALLEY_STR("aurora"), GALLEY_POLICY_MAY_OVERRIDE, aurora,
           GALLEY_STR("{\"title\":\"Aurora\"}"));
  return team_add(host, registrar, GALLEY_STR("promo"), GALLEY_POLICY_MUST_BE_NEW, aurora,
                  GALLEY_STR("{\"title\":\"Aurora\"}"));
}
