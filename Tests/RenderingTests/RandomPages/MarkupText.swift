/// The text of a page in HTML, and proof on the way that its elements nest.
struct MarkupText {
  /// The text's lines, without the blanks at their ends.
  let lines: [String]

  /// Reads a page.
  ///
  /// - Throws: what makes it no XML; a page of ours is one, but for its head.
  init(_ html: [UInt8]) throws {
    let text = String(decoding: html, as: UTF8.self)
    let page = #/<pre class="galley">.*</pre>/#.matchingSemantics(.unicodeScalar)
      .dotMatchesNewlines()
    guard let body = text.firstMatch(of: page)?.output else { throw Fault.noPage }
    var found = ""
    var open: [Substring] = []
    var rest = body
    let element = #/<(/?)([a-z]+)[^<>]*>/#.matchingSemantics(.unicodeScalar)
    while let tag = rest.firstMatch(of: element) {
      found += rest[..<tag.range.lowerBound]
      if tag.output.1.isEmpty {
        open.append(tag.output.2)
      } else if open.popLast() != tag.output.2 {
        throw Fault.notNested
      }
      rest = rest[tag.range.upperBound...]
    }
    guard open.isEmpty, rest.isEmpty, !found.utf8.contains(0x3C), !found.utf8.contains(0x3E) else {
      throw Fault.notNested
    }
    for (name, mark) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      let reference = try Regex(name).matchingSemantics(.unicodeScalar)
      found = found.replacing(reference, with: mark)
    }
    lines = Self.trimmed(Array(found.utf8))
  }

  private enum Fault: Error {
    case noPage
    case notNested
  }

  /// Lines without the blanks at their ends.
  static func trimmed(_ text: [UInt8]) -> [String] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == 0x20 { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
