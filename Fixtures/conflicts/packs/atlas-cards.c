/* Team Atlas: the pack that the other one collides with. Its file is loaded first, by its name. */
#include "team.h"

GALLEY_MANIFEST("{\"id\":\"com.atlas.cards\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"widgets\":[{\"type\":\"promo\"},{\"type\":\"hero\"},{\"type\":\"separator\"}],"
                "\"overrides\":[\"separator\"]}")

/* Exported by the other team's pack too. */
GALLEY_EXPORT int32_t team_palette(void)
{
  return 1;
}

/* One for the whole process: the linker marks it STB_GNU_UNIQUE, as C++ does for inline data. */
__asm__(".data\n"
        ".globl team_cache\n"
        ".type team_cache, @gnu_unique_object\n"
        ".size team_cache, 4\n"
        "team_cache: .long 1\n"
        ".text\n");

/* In a library of which the other team has another file. */
int32_t palette_color(void);

TEAM_RENDERER(promo, "ATLAS", "title")
TEAM_RENDERER(separator, "~~~~", "label")

/* A title and, when it is opened, a text; it can be tapped as the page says. */
static int32_t hero(const galley_host *host, galley_context *context, void *user)
{
  galley_handle data = host->data(context);
  galley_str title = GALLEY_ZERO;
  galley_str text = GALLEY_ZERO;
  galley_value closed = GALLEY_ZERO;
  galley_value open = GALLEY_ZERO;
  int32_t status = host->read_string(context, data, GALLEY_STR("title"), GALLEY_REQUIRED, &title);
  (void)user;
  if (status < GALLEY_OK) return status;
  status = host->read_string(context, data, GALLEY_STR("text"), 0, &text);
  if (status < GALLEY_OK) return status;
  closed.size = sizeof closed;
  open.size = sizeof open;
  closed.type = GALLEY_VALUE_BOOLEAN;
  host->state(context, GALLEY_STR("open"), &closed, &open);
  host->tap_begin(context, host->get(context, data, GALLEY_STR("action")), GALLEY_STR(""), title);
  host->run(context, GALLEY_STR("ATLAS "), NULL);
  host->run(context, title, NULL);
  host->tap_end(context);
  host->newline(context);
  if (open.integer) host->run(context, text, NULL);
  return GALLEY_OK;
}

GALLEY_PACK_ENTRY(host, registrar)
{
  if (palette_color() < 0) return GALLEY_FAILED;
  team_add(host, registrar, GALLEY_STR("promo"), GALLEY_POLICY_MAY_OVERRIDE, promo,
           GALLEY_STR("{\"title\":\"Two for one\"}"));
  team_add(host, registrar, GALLEY_STR("separator"), GALLEY_POLICY_MUST_OVERRIDE, separator,
           GALLEY_STR("{\"label\":\"Atlas\"}"));
  return team_add(host, registrar, GALLEY_STR("hero"), GALLEY_POLICY_MAY_OVERRIDE, hero,
                  GALLEY_STR("{\"title\":\"Spring\",\"text\":\"Until May\","
                             "\"action\":{\"type\":\"toast\",\"message\":\"Spring\"}}"));
}
