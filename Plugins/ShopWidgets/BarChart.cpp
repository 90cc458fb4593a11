// bar_chart{title, bars[{label!, value!}]!}: a bar for each value, the longest over the width.
#include <algorithm>
#include <cmath>
#include <vector>

#include "Page.hpp"

namespace shop {
namespace {

struct Bar {
  galley_text label;
  galley_text shown;
  double value;
};

std::vector<Bar> bars_of(const Page &page, galley_handle list) {
  std::vector<Bar> bars;
  bars.reserve(page.count(list));
  for (size_t index = 0; index < page.count(list); ++index) {
    const galley_handle element = page.at(list, index);
    Bar bar = GALLEY_ZERO;
    page.read(element, "label", bar.label, GALLEY_REQUIRED);
    bar.value = page.number(element, "value");
    if (bar.value < 0) page.fail(element, "value", "a bar can't be shorter than nothing");
    if (!page.read(element, "shown", bar.shown)) bar.shown.text = page.raw(element, "value");
    bars.push_back(bar);
  }
  return bars;
}

}  // namespace

void draw_bar_chart(const Page &page) {
  const galley_handle data = page.data();
  galley_text title = GALLEY_ZERO;
  const bool has_title = page.read(data, "title", title);
  const std::vector<Bar> bars = bars_of(page, page.array(data, "bars", GALLEY_REQUIRED));

  uint32_t names = 0;
  uint32_t figures = 0;
  double longest = 0;
  for (const Bar &bar : bars) {
    names = std::max(names, page.width(bar.label.text));
    figures = std::max(figures, page.width(bar.shown.text));
    longest = std::max(longest, bar.value);
  }
  const uint32_t around = names + figures + 2;
  const uint32_t width = page.width();
  const uint32_t room = width > around ? width - around : 0;

  if (has_title) {
    page.put(title, styled(GALLEY_ROLE_TITLE));
    page.newline();
  }
  for (const Bar &bar : bars) {
    const double share = longest > 0 ? bar.value / longest : 0;
    const uint32_t name = page.width(bar.label.text);
    page.run(bar.label.text, styled(GALLEY_ROLE_LABEL));
    page.repeat(" ", name < names ? names - name + 1 : 1, styled(GALLEY_ROLE_NONE));
    page.repeat("█", static_cast<uint32_t>(std::lround(share * room)),
                styled(GALLEY_ROLE_ACCENT, GALLEY_MARKS));
    page.fill();
    page.run(bar.shown.text, styled(GALLEY_ROLE_VALUE));
    page.newline();
  }
}

}  // namespace shop
