/* The house that both teams build for: a pack of plain widgets that they may override. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.house.basics\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"separator\"},{\"type\":\"headline\"}]}")

TEAM_RENDERER(separator, "----", "label")
TEAM_RENDERER(headline, "#", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  team_add(host, registrar, GALLEY_STR("headline"), GALLEY_POLICY_MAY_OVERRIDE, headline,
           GALLEY_STR("{\"title\":\"Harbour Coffee\"}"));
  return team_add(host, registrar, GALLEY_STR("separator"), GALLEY_POLICY_MAY_OVERRIDE, separator,
                  GALLEY_STR("{\"label\":\"House\"}"));
}
