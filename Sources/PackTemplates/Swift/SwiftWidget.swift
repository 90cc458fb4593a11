extension Template {
  /// The widget in Swift.
  static let swiftWidget = Template(
    "Sources/@MODULE@/Checklist.swift",
    "the widget",
    #"""
    import GalleyPack

    /// A list to tick off: a title, how much of it is done, and a line for each item.
    ///
    ///     {"type": "@TYPE@", "data": {"title": Text,
    ///       "items": [{"id": string, "text": Text, "tag": Tag?, "done": boolean?}]}}
    ///
    /// A tap on an item ticks it off or takes that back. What people have tapped is kept in the
    /// widget's state, in a slot for each item; until then, the page says what is done.
    enum Checklist: InteractiveWidget {
      static let type: StaticString = "@TYPE@"
      static let summary: StaticString = "A list to tick off."
      static let policy = RegistrationPolicy.mustBeNew
      static let props: StaticString = """
        {"type":"object","required":["title","items"],"properties":{
          "title":{"type":["string","object"]},
          "items":{"type":"array","items":{"type":"object","required":["id","text"],"properties":{
            "id":{"type":"string"},"text":{"type":["string","object"]},
            "tag":{"type":["string","object"]},"done":{"type":"boolean"}}}}}}
        """
      static let sample: StaticString = """
        {"title":"Before we ship","items":[
          {"id":"tests","text":"Tests pass","done":true},
          {"id":"notes","text":"Write the release notes","tag":"TODAY"}]}
        """

      private struct Item {
        let id: Phrase
        let text: Text
        let tag: Tag?
        let isDone: Bool

        /// A read that throws has told the host which field is wrong; let the error through.
        init(_ content: Content, _ state: WidgetState) throws(WidgetFailure) {
          id = try content.string("id")
          if id.isEmpty { throw content.failure("it must not be empty", at: "id") }
          text = try content.text("text")
          tag = try content.optionalTag("tag")
          isDone = state.boolean(id, default: try content.optionalBoolean("done") ?? false)
        }
      }

      static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
        let title = try data.text("title")
        let items = try items(data, page.state)
        page.put(title, Style(.title).bold)
        page.fill(" ")
        page.run(items.count { $0.isDone }, Style(.value))
        page.run(" of ", Style(.value))
        page.run(items.count, Style(.value))
        page.newline()
        page.paragraph(Paragraph(restIndent: 2))
        for item in items { draw(item, in: page) }
      }

      /// Turns the item over whose id the event bears.
      static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
        for item in try items(data, event.state) where item.id == event.name {
          return try event.set(item.id, to: .boolean(!item.isDone))
        }
      }

      private static func items(
        _ data: Content,
        _ state: WidgetState
      ) throws(WidgetFailure) -> [Item] {
        try data.array("items").map { content throws(WidgetFailure) in try Item(content, state) }
      }

      private static func draw(_ item: Item, in page: Canvas) {
        page.tap(item.id, label: item.text.phrase) {
          page.marks(item.isDone ? "✓ " : "○ ", Style(item.isDone ? .success : .muted))
          page.put(item.text, Style(item.isDone ? .muted : .body))
        }
        if let tag = item.tag {
          page.run(" ")
          page.put(tag)
        }
        page.newline()
      }
    }

    """#
  )
}
