/// Comparisons as one HTML document: for each page both renderings, and the lines that differ.
package enum ComparisonHTML {
  /// The document; each rendering is a document of its own inside, so that their styles don't mix.
  package static func bytes(_ pages: [PageComparison]) -> [UInt8] {
    let body = pages.map { section($0) }.joined()
    return Array((head + body + "</body>\n</html>\n").utf8)
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>galley diff</title>
    <style>
    body { font-family: sans-serif; margin: 2em; }
    .sides { display: flex; gap: 1em; }
    iframe { flex: 1; height: 30em; border: 1px solid #888; }
    pre { overflow-x: auto; }
    </style>
    </head>
    <body>

    """

  private static func section(_ page: PageComparison) -> String {
    let title = "<h2>\(escaped(page.name))\(page.isChanged ? "" : ": unchanged")</h2>\n"
    guard page.isChanged else { return title }
    return title + "<div class=\"sides\">\n" + frame("before", page.before)
      + frame("after", page.after) + "</div>\n<pre>\(escaped(page.unified))</pre>\n"
  }

  private static func frame(_ title: String, _ side: PageComparison.Side) -> String {
    let document = escaped(String(decoding: side.html, as: UTF8.self))
    return "<iframe sandbox title=\"\(title)\" srcdoc=\"\(document)\"></iframe>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
