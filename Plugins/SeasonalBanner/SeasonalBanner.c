/* A pack that decorates a widget of another pack: every `banner` gets a garland, and is drawn
 * between by whichever renderer it overrides. */
#include "galley.h"

GALLEY_MANIFEST("{\"id\":\"com.example.seasonal-banner\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"min_abi\":1,\"widgets\":[{\"type\":\"banner\",\"revision\":1}],"
                "\"overrides\":[\"banner\"],\"after\":[\"dev.galley.starter\"]}")

static galley_style styled(uint32_t role)
{
  galley_style style = GALLEY_ZERO;
  style.size = sizeof style;
  style.role = role;
  return style;
}

/* A line of stars with a word in its middle. */
static void garland(const galley_host *host, galley_context *context, galley_str word)
{
  galley_style stars = styled(GALLEY_ROLE_ACCENT);
  galley_style words = styled(GALLEY_ROLE_TITLE);
  host->fill(context, GALLEY_STR("* "), &stars);
  if (word.len > 0) {
    host->run(context, GALLEY_STR(" "), NULL);
    host->run(context, word, &words);
    host->run(context, GALLEY_STR(" "), NULL);
    host->fill(context, GALLEY_STR(" *"), &stars);
  }
  host->newline(context);
}

static int32_t render(const galley_host *host, galley_context *context, void *user)
{
  galley_str season = GALLEY_STR("Season's greetings");
  int32_t status = host->read_string(context, host->data(context), GALLEY_STR("season"), 0,
                                     &season);
  (void)user;
  if (status < GALLEY_OK) return status;
  garland(host, context, season);
  status = host->base(context);
  if (status < GALLEY_OK) return status;
  if (status == GALLEY_ABSENT) {
    return host->fail(context, host->widget(context), GALLEY_STR("type"),
                      GALLEY_STR("no pack beneath draws banners; load the starter pack first"));
  }
  garland(host, context, GALLEY_STR(""));
  return GALLEY_OK;
}

/* An event belongs to what the renderer beneath has drawn. */
GALLEY_PACK_ENTRY(host, registrar)
{
  galley_widget banner = GALLEY_ZERO;
  if (!GALLEY_HAS(host, note) || !GALLEY_REGISTRAR_HAS(registrar, add)) return GALLEY_REFUSED;
  registrar->identify(host, registrar, GALLEY_STR("com.example.seasonal-banner"),
                      GALLEY_STR("1.0.0"));
  banner.size = sizeof banner;
  banner.type = GALLEY_STR("banner");
  banner.summary = GALLEY_STR("A banner between garlands.");
  banner.props = GALLEY_STR("{\"type\":\"object\",\"properties\":{\"season\":{\"type\":\"string\"}}}");
  banner.sample = GALLEY_STR("{\"image\":{\"url\":\"https://example.com/fair.png\","
                             "\"alt\":\"Stalls under lanterns\"},"
                             "\"title\":\"Winter fair\",\"subtitle\":\"Until Sunday\","
                             "\"season\":\"Happy holidays\"}");
  banner.policy = GALLEY_POLICY_MUST_OVERRIDE;
  banner.revision = 1;
  banner.render = render;
  return registrar->add(host, registrar, &banner);
}
