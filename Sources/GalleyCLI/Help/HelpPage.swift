/// Lays out a page of help in 80 columns: lines, headings, and entries in two columns.
struct HelpPage {
  /// What the page says so far.
  private(set) var text = ""
  /// Where the second column begins.
  private let second: Int
  private let width = 80

  /// Begins a page whose second column starts after so many cells.
  init(second: Int = 26) {
    self.second = second
  }

  /// Adds a paragraph, broken between words.
  mutating func paragraph(_ words: String) {
    for line in Self.fill(words, width) { text += line + "\n" }
  }

  /// Adds a line as it is.
  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Adds a heading after a blank line.
  mutating func heading(_ title: String) {
    if !text.isEmpty { text += "\n" }
    text += title + ":\n"
  }

  /// Adds an entry; a term too long for its column has a line of its own.
  mutating func entry(_ term: String, _ explanation: String) {
    var start = "  " + term
    if start.utf8.count + 2 > second {
      text += start + "\n"
      start = ""
    }
    for line in Self.fill(explanation, width - second) {
      text += start + String(repeating: " ", count: second - start.utf8.count) + line + "\n"
      start = ""
    }
  }

  /// Breaks a text of ASCII words into lines.
  private static func fill(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
