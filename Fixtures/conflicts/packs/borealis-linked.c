/* Team Borealis: linked against the other team's pack, and without a manifest. */
#include "team.h"

int32_t team_palette(void);

TEAM_RENDERER(linked, "BOREALIS LINKED", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  if (team_palette() < 0) return GALLEY_FAILED;
  registrar->identify(host, registrar, GALLEY_STR("com.borealis.linked"), GALLEY_STR("1.0.0"));
  return team_add(host, registrar, GALLEY_STR("linked"), GALLEY_POLICY_MAY_OVERRIDE, linked,
                  GALLEY_STR("{\"title\":\"Linked\"}"));
}
