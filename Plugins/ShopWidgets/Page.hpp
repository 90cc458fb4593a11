// What the shop's widgets need of galley.h, so that C++ ways of failing stay on this side of it.
#ifndef SHOP_PAGE_HPP
#define SHOP_PAGE_HPP

#include <cstdint>
#include <string_view>

#include "galley.h"

namespace shop {

/// A status of the host that ends a callback.
struct Failure {
  int32_t status;
};

inline galley_str borrowed(std::string_view text) { return {text.data(), text.size()}; }

/// A style of a role.
inline galley_style styled(uint32_t role, uint32_t attributes = 0) {
  galley_style style = GALLEY_ZERO;
  style.size = sizeof style;
  style.role = role;
  style.attributes = attributes;
  return style;
}

/// One call of the host into this pack.
class Page {
 public:
  Page(const galley_host *host, galley_context *context) : host_(host), context_(context) {}

  galley_handle data() const { return host_->data(context_); }
  galley_handle at(galley_handle array, size_t index) const {
    return host_->at(context_, array, index);
  }
  size_t count(galley_handle array) const { return host_->count(context_, array); }
  uint32_t width() const { return host_->width(context_); }
  uint32_t width(galley_str text) const { return host_->text_width(context_, text); }

  /// Checked reads: whether there is a value; throws the status of a malformed one.
  bool read(galley_handle parent, std::string_view key, galley_text &result,
            uint32_t flags = 0) const {
    return found(host_->text(context_, parent, borrowed(key), flags, GALLEY_INIT(&result)));
  }
  bool read(galley_handle parent, std::string_view key, galley_tag &result) const {
    return found(host_->tag(context_, parent, borrowed(key), 0, GALLEY_INIT(&result)));
  }
  double number(galley_handle parent, std::string_view key) const {
    double result = 0;
    found(host_->read_number(context_, parent, borrowed(key), GALLEY_REQUIRED, &result));
    return result;
  }
  galley_handle array(galley_handle parent, std::string_view key, uint32_t flags = 0) const {
    galley_handle result = 0;
    found(host_->read_array(context_, parent, borrowed(key), flags, &result));
    return result;
  }
  [[noreturn]] void fail(galley_handle value, std::string_view key,
                         std::string_view message) const {
    throw Failure{host_->fail(context_, value, borrowed(key), borrowed(message))};
  }

  /// A member's JSON text.
  galley_str raw(galley_handle parent, std::string_view key) const {
    return host_->raw(context_, host_->get(context_, parent, borrowed(key)));
  }

  void run(galley_str text, const galley_style &style) const {
    host_->run(context_, text, &style);
  }
  void run(std::string_view text, const galley_style &style) const { run(borrowed(text), style); }
  void put(const galley_text &text, const galley_style &style) const {
    host_->put_text(context_, &text, &style);
  }
  void put(const galley_tag &tag) const { host_->put_tag(context_, &tag); }
  void repeat(std::string_view mark, uint32_t times, const galley_style &style) const {
    while (times-- > 0) run(mark, style);
  }
  /// Indents all but the first line of the paragraphs that follow.
  void hang(uint32_t cells) const {
    galley_paragraph paragraph = GALLEY_ZERO;
    paragraph.size = sizeof paragraph;
    paragraph.rest_indent = cells;
    host_->paragraph(context_, &paragraph);
  }
  void fill() const { host_->fill(context_, galley_str{nullptr, 0}, nullptr); }
  void newline() const { host_->newline(context_); }

 private:
  static bool found(int32_t status) {
    if (status < GALLEY_OK) throw Failure{status};
    return status == GALLEY_OK;
  }

  const galley_host *host_;
  galley_context *context_;
};

/// A `render` callback around a function that may throw: nothing passes the line but a status.
template <void (*Draw)(const Page &)>
int32_t guarded(const galley_host *host, galley_context *context, void *) noexcept {
  try {
    Draw(Page(host, context));
    return GALLEY_OK;
  } catch (const Failure &failure) {
    return failure.status;
  } catch (...) {
    return GALLEY_FAILED;
  }
}

void draw_order_card(const Page &page);
void draw_bar_chart(const Page &page);
void draw_sparkline(const Page &page);

}  // namespace shop

#endif
