// sparkline{label, values[number]!}: how a figure went, one mark a value.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "Page.hpp"

namespace shop {
namespace {

constexpr std::array<std::string_view, 8> kLevels = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

}  // namespace

void draw_sparkline(const Page &page) {
  const galley_handle data = page.data();
  const galley_handle list = page.array(data, "values", GALLEY_REQUIRED);
  galley_text label = GALLEY_ZERO;
  std::vector<double> values;
  for (size_t index = 0; index < page.count(list); ++index) {
    values.push_back(page.number(page.at(list, index), ""));
  }
  if (page.read(data, "label", label)) {
    page.put(label, styled(GALLEY_ROLE_LABEL));
    page.run(" ", styled(GALLEY_ROLE_NONE));
  }
  if (!values.empty()) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    // Halved, as the distance of two finite numbers may be none.
    const double range = *most / 2 - *least / 2;
    for (const double value : values) {
      const double share = range > 0 ? (value / 2 - *least / 2) / range : 0.5;
      const auto level = static_cast<size_t>(std::lround(share * (kLevels.size() - 1)));
      page.run(kLevels[std::min(level, kLevels.size() - 1)], styled(GALLEY_ROLE_ACCENT, GALLEY_MARKS));
    }
  }
  page.newline();
}

}  // namespace shop
