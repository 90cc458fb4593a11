/* Team Borealis: overrides `promo` by accident, `hero` and `separator` on purpose. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.borealis.cards\",\"version\":\"2.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"promo\"},{\"type\":\"hero\"},{\"type\":\"separator\"},"
                "{\"type\":\"tag_cloud\"}],"
                "\"overrides\":[\"hero\",\"separator\",\"banner\"]}")

/* Exported by the other team's pack too. */
GALLEY_EXPORT int32_t team_palette(void)
{
  return 2;
}

/* See atlas-cards.c. */
__asm__(".data\n"
        ".globl team_cache\n"
        ".type team_cache, @gnu_unique_object\n"
        ".size team_cache, 4\n"
        "team_cache: .long 2\n"
        ".text\n");

int32_t palette_color(void);

TEAM_RENDERER(promo, "BOREALIS", "title")
TEAM_RENDERER(separator, "====", "label")
TEAM_RENDERER(cloud, "BOREALIS CLOUD", "title")

/* Needs a `heading`, and knows neither `text` nor `action` nor what is open. */
TEAM_RENDERER(hero, "BOREALIS", "heading")

GALLEY_PACK_ENTRY(host, registrar)
{
  if (palette_color() < 0) return GALLEY_FAILED;
  team_add(host, registrar, GALLEY_STR("promo"), GALLEY_POLICY_MAY_OVERRIDE, promo,
           GALLEY_STR("{\"title\":\"Northern lights\"}"));
  team_add(host, registrar, GALLEY_STR("hero"), GALLEY_POLICY_MAY_OVERRIDE, hero,
           GALLEY_STR("{\"title\":\"Winter\",\"heading\":\"Winter\"}"));
  team_add(host, registrar, GALLEY_STR("separator"), GALLEY_POLICY_MUST_OVERRIDE, separator,
           GALLEY_STR("{\"label\":\"Borealis\"}"));
  team_add(host, registrar, GALLEY_STR("tag_cloud"), GALLEY_POLICY_MAY_OVERRIDE, cloud,
           GALLEY_STR("{\"title\":\"Tags\"}"));
  return team_add(host, registrar, GALLEY_STR("tag_cloud"), GALLEY_POLICY_MAY_OVERRIDE, cloud,
                  GALLEY_STR("{\"title\":\"Tags\"}"));
}
