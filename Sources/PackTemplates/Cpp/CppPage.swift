extension Template {
  /// What the widget needs of the header, in C++.
  static let cppPage = Template(
    "src/page.hpp",
    "`galley.h` in the ways of C++",
    #"""
    // What the widgets need of galley.h in the ways of C++: what can't go on throws a Failure, and
    // `guarded` turns that, and whatever else is thrown, into the status that the host expects.
    #ifndef PAGE_HPP
    #define PAGE_HPP

    #include <galley.h>

    #include <optional>
    #include <string_view>

    /// A status that ends a callback.
    struct Failure {
      int32_t status;
    };

    /// Bytes that stay where they are while the host reads them.
    inline galley_str borrowed(std::string_view text) { return {text.data(), text.size()}; }

    inline std::string_view view(galley_str text) { return {text.ptr, text.len}; }

    inline galley_style styled(uint32_t role, uint32_t attributes = 0) {
      galley_style style = GALLEY_ZERO;
      style.size = sizeof style;
      style.role = role;
      style.attributes = attributes;
      return style;
    }

    /// One call of the host into this pack; good until it returns, as is all that it gives.
    class Page {
     public:
      Page(const galley_host *host, galley_context *context) : host_(host), context_(context) {}

      galley_handle data() const { return host_->data(context_); }
      galley_handle at(galley_handle array, size_t index) const {
        return host_->at(context_, array, index);
      }
      size_t count(galley_handle array) const { return host_->count(context_, array); }

      // Checked reads. When one fails, the host has noted which field is wrong, what was expected
      // and what was found.

      std::string_view string(galley_handle parent, std::string_view key) const {
        galley_str result = GALLEY_ZERO;
        check(host_->read_string(context_, parent, borrowed(key), GALLEY_REQUIRED, &result));
        return view(result);
      }
      bool boolean(galley_handle parent, std::string_view key, bool otherwise) const {
        int32_t result = 0;
        const int32_t status = host_->read_boolean(context_, parent, borrowed(key), 0, &result);
        return check(status) ? result != 0 : otherwise;
      }
      galley_handle array(galley_handle parent, std::string_view key) const {
        galley_handle result = 0;
        check(host_->read_array(context_, parent, borrowed(key), GALLEY_REQUIRED, &result));
        return result;
      }
      galley_text text(galley_handle parent, std::string_view key) const {
        galley_text result = GALLEY_ZERO;
        check(host_->text(context_, parent, borrowed(key), GALLEY_REQUIRED, GALLEY_INIT(&result)));
        return result;
      }
      std::optional<galley_tag> tag(galley_handle parent, std::string_view key) const {
        galley_tag result = GALLEY_ZERO;
        const int32_t status =
            host_->tag(context_, parent, borrowed(key), 0, GALLEY_INIT(&result));
        return check(status) ? std::optional(result) : std::nullopt;
      }

      /// Says that a value can't be drawn, for a reason of the pack's own.
      [[noreturn]] void fail(galley_handle parent, std::string_view key,
                             std::string_view reason) const {
        throw Failure{host_->fail(context_, parent, borrowed(key), borrowed(reason))};
      }

      // The widget's state: slots that outlive the call. A widget that has read one is drawn again
      // when it changes.

      bool state(std::string_view key, bool initial) const {
        const galley_value start = truth(initial);
        galley_value result = GALLEY_ZERO;
        check(host_->state(context_, borrowed(key), &start, GALLEY_INIT(&result)));
        return result.type == GALLEY_VALUE_BOOLEAN ? result.integer != 0 : initial;
      }
      /// Sets a slot once the event callback has returned.
      void set_state(std::string_view key, bool value) const {
        const galley_value slot = truth(value);
        check(host_->set_state(context_, borrowed(key), &slot));
      }

      // Output.

      void run(std::string_view text, const galley_style &style = styled(GALLEY_ROLE_NONE)) const {
        host_->run(context_, borrowed(text), &style);
      }
      void put(const galley_text &text, const galley_style &style) const {
        host_->put_text(context_, &text, &style);
      }
      void put(const galley_tag &tag) const { host_->put_tag(context_, &tag); }
      /// Fills the line up to what comes after.
      void fill() const { host_->fill(context_, borrowed(" "), nullptr); }
      void newline() const { host_->newline(context_); }
      /// Indents all but the first line of the paragraphs that follow.
      void hang(uint32_t cells) const {
        galley_paragraph paragraph = GALLEY_ZERO;
        paragraph.rest_indent = cells;
        host_->paragraph(context_, GALLEY_INIT(&paragraph));
      }
      /// Draws something that can be tapped; the widget then gets an event of that name.
      template <typename Draw>
      void tap(std::string_view name, galley_str label, Draw draw) const {
        check(host_->tap_begin(context_, 0, borrowed(name), label));
        draw();
        check(host_->tap_end(context_));
      }

     private:
      /// Whether there is a value; throws where there is a wrong one.
      static bool check(int32_t status) {
        if (status < GALLEY_OK) throw Failure{status};
        return status == GALLEY_OK;
      }
      static galley_value truth(bool value) {
        galley_value result = GALLEY_ZERO;
        result.size = sizeof result;
        result.type = GALLEY_VALUE_BOOLEAN;
        result.integer = value ? 1 : 0;
        return result;
      }

      const galley_host *host_;
      galley_context *context_;
    };

    /// Runs a callback's body; nothing but a status passes the line between pack and host.
    template <typename Body>
    int32_t guarded(Body body) noexcept {
      try {
        body();
        return GALLEY_OK;
      } catch (const Failure &failure) {
        return failure.status;
      } catch (...) {
        return GALLEY_FAILED;
      }
    }

    #endif

    """#
  )
}
