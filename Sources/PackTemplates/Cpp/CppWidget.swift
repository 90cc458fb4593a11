extension Template {
  /// The widget in C++.
  static let cppWidget = Template(
    "src/checklist.cpp",
    "the widget, the pack's entry and its manifest",
    #"""
    // A list to tick off: a title, how much of it is done, and a line for each item.
    //
    //   {"type": "@TYPE@", "data": {"title": Text,
    //     "items": [{"id": string, "text": Text, "tag": Tag?, "done": boolean?}]}}
    //
    // A tap on an item ticks it off or takes that back. What people have tapped is kept in the
    // widget's state, in a slot for each item; until then, the page says what is done.
    #include <algorithm>
    #include <string>
    #include <vector>

    #include "page.hpp"

    GALLEY_MANIFEST("{\"id\":\"@ID@\",\"version\":\"0.1.0\","
                    "\"abi\":1,\"min_abi\":1,"
                    "\"widgets\":[{\"type\":\"@TYPE@\",\"revision\":1}]}")

    namespace {

    struct Item {
      std::string_view id;
      galley_text text;
      std::optional<galley_tag> tag;
      bool is_done;

      Item(const Page &page, galley_handle element)
          : id(page.string(element, "id")),
            text(page.text(element, "text")),
            tag(page.tag(element, "tag")) {
        if (id.empty()) page.fail(element, "id", "it must not be empty");
        is_done = page.state(id, page.boolean(element, "done", false));
      }
    };

    std::vector<Item> items_of(const Page &page) {
      const galley_handle array = page.array(page.data(), "items");
      std::vector<Item> items;
      items.reserve(page.count(array));
      for (size_t index = 0; index < page.count(array); ++index) {
        items.emplace_back(page, page.at(array, index));
      }
      return items;
    }

    void draw(const Page &page, const Item &item) {
      const galley_style mark =
          styled(item.is_done ? GALLEY_ROLE_SUCCESS : GALLEY_ROLE_MUTED, GALLEY_MARKS);
      page.tap(item.id, item.text.text, [&] {
        page.run(item.is_done ? "✓ " : "○ ", mark);
        page.put(item.text, styled(item.is_done ? GALLEY_ROLE_MUTED : GALLEY_ROLE_BODY));
      });
      if (item.tag) {
        page.run(" ");
        page.put(*item.tag);
      }
      page.newline();
    }

    void render(const Page &page) {
      const galley_text title = page.text(page.data(), "title");
      const std::vector<Item> items = items_of(page);
      const auto done =
          std::count_if(items.begin(), items.end(), [](const Item &item) { return item.is_done; });

      page.put(title, styled(GALLEY_ROLE_TITLE, GALLEY_BOLD));
      page.fill();
      page.run(std::to_string(done) + " of " + std::to_string(items.size()),
               styled(GALLEY_ROLE_VALUE));
      page.newline();
      page.hang(2);
      for (const Item &item : items) draw(page, item);
    }

    // Turns the item over whose id the event bears.
    void handle(const Page &page, const galley_event &event) {
      for (const Item &item : items_of(page)) {
        if (item.id == view(event.name)) return page.set_state(item.id, !item.is_done);
      }
    }

    constexpr char kProps[] = R"({"type":"object","required":["title","items"],"properties":{
      "title":{"type":["string","object"]},
      "items":{"type":"array","items":{"type":"object","required":["id","text"],"properties":{
        "id":{"type":"string"},"text":{"type":["string","object"]},
        "tag":{"type":["string","object"]},"done":{"type":"boolean"}}}}}})";

    constexpr char kSample[] = R"({"title":"Before we ship","items":[
      {"id":"tests","text":"Tests pass","done":true},
      {"id":"notes","text":"Write the release notes","tag":"TODAY"}]})";

    }  // namespace

    GALLEY_PACK_ENTRY(host, registrar) {
      // An older host has a shorter table; this is the last of it that the pack calls.
      if (!GALLEY_HAS(host, fail)) return GALLEY_REFUSED;
      galley_widget checklist = GALLEY_ZERO;
      checklist.type = GALLEY_STR("@TYPE@");
      checklist.summary = GALLEY_STR("A list to tick off.");
      checklist.props = borrowed(kProps);
      checklist.sample = borrowed(kSample);
      checklist.policy = GALLEY_POLICY_MUST_BE_NEW;
      checklist.revision = 1;
      checklist.render = [](const galley_host *host, galley_context *context, void *) {
        return guarded([&] { render(Page(host, context)); });
      };
      checklist.event = [](const galley_host *host, galley_context *context, void *,
                           const galley_event *event) {
        return guarded([&] { handle(Page(host, context), *event); });
      };
      return registrar->add(host, registrar, GALLEY_INIT(&checklist));
    }

    """#
  )
}
