// A pack of new widget types for a shop: order_card, bar_chart and sparkline.
#include "Page.hpp"

GALLEY_MANIFEST("{\"id\":\"com.example.shop-widgets\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"min_abi\":1,\"widgets\":[{\"type\":\"order_card\",\"revision\":1},"
                "{\"type\":\"bar_chart\",\"revision\":1},{\"type\":\"sparkline\",\"revision\":1}]}")

namespace {

galley_widget described(galley_str type, galley_str summary, galley_str props, galley_str sample,
                        galley_render_fn render) {
  galley_widget widget = GALLEY_ZERO;
  widget.size = sizeof widget;
  widget.type = type;
  widget.summary = summary;
  widget.props = props;
  widget.sample = sample;
  widget.policy = GALLEY_POLICY_MUST_BE_NEW;
  widget.revision = 1;
  widget.render = render;
  return widget;
}

const galley_widget kWidgets[] = {
    described(GALLEY_STR("order_card"), GALLEY_STR("What was ordered, and how it stands."),
              GALLEY_STR(R"({"type":"object","required":["order_number"],"properties":{
                "order_number":{"type":["string","object"]},
                "status":{"type":["string","object"]},
                "items":{"type":"array","items":{"type":["string","object"]}},
                "total":{"type":["string","object"]}}})"),
              GALLEY_STR(R"({"order_number":"Order #1042","status":"SHIPPED",
                "items":["2 x Teapot","1 x Tray"],"total":"Total 61.50"})"),
              shop::guarded<shop::draw_order_card>),
    described(GALLEY_STR("bar_chart"), GALLEY_STR("A bar for each value."),
              GALLEY_STR(R"({"type":"object","required":["bars"],"properties":{
                "title":{"type":["string","object"]},
                "bars":{"type":"array","items":{"type":"object","required":["label","value"],
                "properties":{"label":{"type":["string","object"]},"value":{"type":"number"},
                "shown":{"type":["string","object"]}}}}}})"),
              GALLEY_STR(R"({"title":"Sold this week","bars":[{"label":"Cups","value":42},
                {"label":"Teapots","value":17},{"label":"Trays","value":5}]})"),
              shop::guarded<shop::draw_bar_chart>),
    described(GALLEY_STR("sparkline"), GALLEY_STR("How a figure went, one mark a value."),
              GALLEY_STR(R"({"type":"object","required":["values"],"properties":{
                "label":{"type":["string","object"]},
                "values":{"type":"array","items":{"type":"number"}}}})"),
              GALLEY_STR(R"({"label":"Visits","values":[3,5,4,8,9,7,12]})"),
              shop::guarded<shop::draw_sparkline>),
};

}  // namespace

GALLEY_PACK_ENTRY(host, registrar) {
  if (!GALLEY_HAS(host, note) || !GALLEY_REGISTRAR_HAS(registrar, add)) return GALLEY_REFUSED;
  registrar->identify(host, registrar, GALLEY_STR("com.example.shop-widgets"),
                      GALLEY_STR("1.0.0"));
  for (const galley_widget &widget : kWidgets) {
    const int32_t status = registrar->add(host, registrar, &widget);
    if (status != GALLEY_OK) return status;
  }
  return GALLEY_OK;
}
