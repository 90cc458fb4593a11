extension Template {
  /// The widget in C.
  static let cWidget = Template(
    "src/checklist.c",
    "the widget, the pack's entry and its manifest",
    #"""
    /* A list to tick off: a title, how much of it is done, and a line for each item.
     *
     *   {"type": "@TYPE@", "data": {"title": Text,
     *     "items": [{"id": string, "text": Text, "tag": Tag?, "done": boolean?}]}}
     *
     * A tap on an item ticks it off or takes that back. What people have tapped is kept in the
     * widget's state, in a slot for each item; until then, the page says what is done.
     */
    #include <galley.h>

    #include <stdio.h>

    GALLEY_MANIFEST("{\"id\":\"@ID@\",\"version\":\"0.1.0\","
                    "\"abi\":1,\"min_abi\":1,"
                    "\"widgets\":[{\"type\":\"@TYPE@\",\"revision\":1}]}")

    typedef struct item {
      galley_str id;
      galley_text text;
      galley_tag tag;
      int has_tag;
      int is_done;
    } item;

    /* Whether an item is done: what its slot says, else what the page says. */
    static int32_t read_done(const galley_host *host, galley_context *context,
                             galley_handle element, galley_str id, int *is_done)
    {
      galley_value initial = GALLEY_ZERO;
      galley_value slot = GALLEY_ZERO;
      int32_t said = 0;
      int32_t status = host->read_boolean(context, element, GALLEY_STR("done"), 0, &said);
      if (status < GALLEY_OK) return status;
      initial.size = sizeof initial;
      initial.type = GALLEY_VALUE_BOOLEAN;
      initial.integer = said;
      status = host->state(context, id, &initial, GALLEY_INIT(&slot));
      if (status < GALLEY_OK) return status;
      *is_done = slot.type == GALLEY_VALUE_BOOLEAN ? slot.integer != 0 : said;
      return GALLEY_OK;
    }

    /* Reads an item. When a checked read fails, the host has noted which field is wrong, what was
     * expected and what was found; its status is all that is left to return. */
    static int32_t read_item(const galley_host *host, galley_context *context,
                             galley_handle element, item *result)
    {
      const item blank = GALLEY_ZERO;
      int32_t status;
      *result = blank;
      status = host->read_string(context, element, GALLEY_STR("id"), GALLEY_REQUIRED, &result->id);
      if (status != GALLEY_OK) return status;
      if (result->id.len == 0) {
        return host->fail(context, element, GALLEY_STR("id"), GALLEY_STR("it must not be empty"));
      }
      status = host->text(context, element, GALLEY_STR("text"), GALLEY_REQUIRED,
                          GALLEY_INIT(&result->text));
      if (status != GALLEY_OK) return status;
      status = host->tag(context, element, GALLEY_STR("tag"), 0, GALLEY_INIT(&result->tag));
      if (status < GALLEY_OK) return status;
      result->has_tag = status == GALLEY_OK;
      return read_done(host, context, element, result->id, &result->is_done);
    }

    static galley_style styled(uint32_t role, uint32_t attributes)
    {
      galley_style style = GALLEY_ZERO;
      style.size = sizeof style;
      style.role = role;
      style.attributes = attributes;
      return style;
    }

    /* The title, and at the end of its line how many of how many are done. */
    static void draw_heading(const galley_host *host, galley_context *context,
                             const galley_text *title, size_t done, size_t count)
    {
      const galley_style bold = styled(GALLEY_ROLE_TITLE, GALLEY_BOLD);
      const galley_style figures = styled(GALLEY_ROLE_VALUE, 0);
      char text[64];
      galley_str tally;
      tally.ptr = text;
      tally.len = (size_t)snprintf(text, sizeof text, "%zu of %zu", done, count);
      host->put_text(context, title, &bold);
      host->fill(context, GALLEY_STR(" "), NULL);
      host->run(context, tally, &figures);
      host->newline(context);
    }

    /* A line for an item, which can be tapped: its id is the name of the event. */
    static int32_t draw_item(const galley_host *host, galley_context *context, const item *item)
    {
      const galley_style mark =
          styled(item->is_done ? GALLEY_ROLE_SUCCESS : GALLEY_ROLE_MUTED, GALLEY_MARKS);
      const galley_style words = styled(item->is_done ? GALLEY_ROLE_MUTED : GALLEY_ROLE_BODY, 0);
      int32_t status = host->tap_begin(context, 0, item->id, item->text.text);
      if (status != GALLEY_OK) return status;
      host->run(context, item->is_done ? GALLEY_STR("✓ ") : GALLEY_STR("○ "), &mark);
      host->put_text(context, &item->text, &words);
      host->tap_end(context);
      if (item->has_tag) {
        host->run(context, GALLEY_STR(" "), NULL);
        host->put_tag(context, &item->tag);
      }
      return host->newline(context);
    }

    static int32_t render(const galley_host *host, galley_context *context, void *user)
    {
      const galley_handle data = host->data(context);
      galley_paragraph hanging = GALLEY_ZERO;
      galley_text title = GALLEY_ZERO;
      galley_handle items = 0;
      size_t count, index, done = 0;
      item item;
      int32_t status;
      (void)user;

      status = host->text(context, data, GALLEY_STR("title"), GALLEY_REQUIRED, GALLEY_INIT(&title));
      if (status != GALLEY_OK) return status;
      status = host->read_array(context, data, GALLEY_STR("items"), GALLEY_REQUIRED, &items);
      if (status != GALLEY_OK) return status;
      count = host->count(context, items);
      for (index = 0; index < count; ++index) {
        status = read_item(host, context, host->at(context, items, index), &item);
        if (status != GALLEY_OK) return status;
        done += item.is_done ? 1 : 0;
      }

      draw_heading(host, context, &title, done, count);
      hanging.rest_indent = 2;
      host->paragraph(context, GALLEY_INIT(&hanging));
      for (index = 0; index < count; ++index) {
        status = read_item(host, context, host->at(context, items, index), &item);
        if (status != GALLEY_OK) return status;
        status = draw_item(host, context, &item);
        if (status != GALLEY_OK) return status;
      }
      return GALLEY_OK;
    }

    static int is_same(galley_str left, galley_str right)
    {
      size_t index;
      if (left.len != right.len) return 0;
      for (index = 0; index < left.len; ++index) {
        if (left.ptr[index] != right.ptr[index]) return 0;
      }
      return 1;
    }

    /* Turns the item over whose id the event bears. The slot is set once this has returned, and the
     * widget, having read it, is drawn again. */
    static int32_t event(const galley_host *host, galley_context *context, void *user,
                         const galley_event *event)
    {
      galley_value turned = GALLEY_ZERO;
      galley_handle items = 0;
      size_t count, index;
      item item;
      int32_t status = host->read_array(context, host->data(context), GALLEY_STR("items"),
                                        GALLEY_REQUIRED, &items);
      (void)user;
      if (status != GALLEY_OK) return status;
      count = host->count(context, items);
      for (index = 0; index < count; ++index) {
        status = read_item(host, context, host->at(context, items, index), &item);
        if (status != GALLEY_OK) return status;
        if (!is_same(item.id, event->name)) continue;
        turned.size = sizeof turned;
        turned.type = GALLEY_VALUE_BOOLEAN;
        turned.integer = !item.is_done;
        return host->set_state(context, item.id, &turned);
      }
      return GALLEY_OK;
    }

    GALLEY_PACK_ENTRY(host, registrar)
    {
      galley_widget checklist = GALLEY_ZERO;
      /* An older host has a shorter table; this is the last of it that the pack calls. */
      if (!GALLEY_HAS(host, fail)) return GALLEY_REFUSED;
      checklist.type = GALLEY_STR("@TYPE@");
      checklist.summary = GALLEY_STR("A list to tick off.");
      checklist.props = GALLEY_STR(
          "{\"type\":\"object\",\"required\":[\"title\",\"items\"],\"properties\":{"
          "\"title\":{\"type\":[\"string\",\"object\"]},"
          "\"items\":{\"type\":\"array\",\"items\":{\"type\":\"object\","
          "\"required\":[\"id\",\"text\"],\"properties\":{\"id\":{\"type\":\"string\"},"
          "\"text\":{\"type\":[\"string\",\"object\"]},\"tag\":{\"type\":[\"string\",\"object\"]},"
          "\"done\":{\"type\":\"boolean\"}}}}}}");
      checklist.sample = GALLEY_STR(
          "{\"title\":\"Before we ship\",\"items\":["
          "{\"id\":\"tests\",\"text\":\"Tests pass\",\"done\":true},"
          "{\"id\":\"notes\",\"text\":\"Write the release notes\",\"tag\":\"TODAY\"}]}");
      checklist.policy = GALLEY_POLICY_MUST_BE_NEW;
      checklist.revision = 1;
      checklist.render = render;
      checklist.event = event;
      return registrar->add(host, registrar, GALLEY_INIT(&checklist));
    }

    """#
  )
}
