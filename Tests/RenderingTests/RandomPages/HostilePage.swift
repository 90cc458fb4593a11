import JSONText

/// Documents in which everything that can be named has a name that tries to drive a terminal.
enum HostilePage {
  /// What the names are made of, with a plain letter on either side.
  static let names = [
    "a\u{1B}[31mb", "a\u{1B}]0;t\u{7}b", "a\u{9B}2Jb", "a\u{7F}b", "a\u{202E}b",
    "a\u{2028}b\u{2029}c",
    "a\u{85}b", "a\r\nb\tc", "a\u{0}b", "a\u{2066}b", "</title><script>alert(1)</script>",
    "a\"'<&>b",
  ]

  /// A page that has every kind of diagnostic about things with a name.
  static func document(_ name: String) -> [UInt8] {
    let n = JSONWriter.quoted(name)
    let text = #"{"type":"text_block","id":\#(n),"data":{"text":\#(n)}}"#
    let widgets = [
      text, text,
      #"{"type":\#(n),"id":\#(n)}"#,
      #"{"type":"list_row","id":\#(n),"data":{"title":{\#(n):1}}}"#,
      #"{"type":"stepper_row","data":{"title":\#(n),"initial":\#(n)}}"#,
      #"{"type":"text_block","requires":{\#(n):\#(n)},"data":{"text":\#(n)}}"#,
      #"{"type":"table","data":{"columns":[{"key":\#(n),"title":\#(n),"align":\#(n)}],"rows":[{\#(n):\#(n)}]}}"#,
      #"{"type":"tabs","data":{"selected":\#(n),"tabs":[{"id":\#(n),"title":\#(n),"items":[\#(text)]}]}}"#,
      #"{"type":"notice","data":{"level":\#(n),"title":\#(n)}}"#,
      #"{"type":"separator","data":{"style":\#(n)}}"#,
      #"{"type":"card","layout":{"background":\#(n),"width":\#(n)},"data":{"header":\#(n),"items":[\#(n)]}}"#,
      #"{"type":"text_block","data":{"text":{"text":\#(n),"color":\#(n),"font":{"token":\#(n)}}}}"#,
      #"{"type":"list_row","actions":{"tap":\#(n)},"data":{"title":\#(n),"icon":\#(n)}}"#,
      #"{"type":"image","data":{"image":{"url":\#(n),"alt":\#(n)}}}"#,
      n,
      #"{"id":\#(n)}"#,
    ].joined(separator: ",")
    let page = """
      {"page":{"id":\(n),"dir":\(n),"nav":{"title":\(n),"subtitle":\(n),"left_button":\(n)},\
      "sections":[{"id":\(n),"layout":{"arrangement":\(n)},"widgets":[\(widgets)]}],\
      "sections":[{"id":\(n),"layout":{"arrangement":\(n),"columns":\(n)},"widgets":[\(widgets)]}],\
      \(n):1,\(n):2}}
      """
    return Array(page.utf8)
  }
}
