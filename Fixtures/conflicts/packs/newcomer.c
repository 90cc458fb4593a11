/* The pack that comes later than the baseline: it overrides `tag_cloud` without a word. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.cumulus.cloud\",\"version\":\"0.1.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"tag_cloud\"}]}")

TEAM_RENDERER(cloud, "CUMULUS", "title")

GALLEY_PACK_ENTRY(host, registrar)
{
  return team_add(host, registrar, GALLEY_STR("tag_cloud"), GALLEY_POLICY_MAY_OVERRIDE, cloud,
                  GALLEY_STR("{\"title\":\"Clouds\"}"));
}
