// order_card{order_number!, status, items[], total}: what was ordered and how it stands.
#include "Page.hpp"

namespace shop {

void draw_order_card(const Page &page) {
  const galley_handle data = page.data();
  galley_text number = GALLEY_ZERO;
  galley_text total = GALLEY_ZERO;
  galley_tag status = GALLEY_ZERO;
  page.read(data, "order_number", number, GALLEY_REQUIRED);
  const bool has_status = page.read(data, "status", status);
  const bool has_total = page.read(data, "total", total);
  const galley_handle items = page.array(data, "items");

  page.put(number, styled(GALLEY_ROLE_TITLE));
  if (has_status) {
    page.fill();
    page.put(status);
  }
  page.newline();
  page.hang(2);
  for (size_t index = 0; index < page.count(items); ++index) {
    galley_text item = GALLEY_ZERO;
    page.read(page.at(items, index), "", item, GALLEY_REQUIRED);
    page.run("• ", styled(GALLEY_ROLE_MUTED, GALLEY_MARKS));
    page.put(item, styled(GALLEY_ROLE_BODY));
    page.newline();
  }
  page.hang(0);
  if (has_total) {
    page.fill();
    page.put(total, styled(GALLEY_ROLE_VALUE, GALLEY_BOLD));
    page.newline();
  }
}

}  // namespace shop
