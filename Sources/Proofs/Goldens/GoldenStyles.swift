internal import JSONText

/// The runs of text that have a style, one a line: where it stands, the text, the style.
enum GoldenStyles {
  /// Those of a page in JSON; each stands in a line, from 1.
  static func ofPage(_ page: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: page) else { return [] }
    return runs(in: .root, of: document, "")
  }

  /// Those of a scenario's transcript, one JSON object a line; each stands in a step, on the page or
  /// its sheet, and in a line of that.
  static func ofTranscript(_ transcript: [UInt8]) -> [UInt8] {
    transcript.split(separator: 0x0A).reduce(into: []) { bytes, line in
      guard let document = try? JSONDocument(parsing: Array(line)),
        let step = document.member(.root, "step").map({ document.raw($0) })
      else { return }
      let number = String(decoding: step, as: UTF8.self)
      if let page = document.member(.root, "page") {
        bytes += runs(in: page, of: document, "step \(number), line ")
      }
      let sheet = document.member(.root, "sheet").flatMap { document.member($0, "content") }
      if let sheet { bytes += runs(in: sheet, of: document, "step \(number), sheet's line ") }
    }
  }

  private static func runs(
    in picture: JSONNode,
    of document: JSONDocument,
    _ place: String
  ) -> [UInt8] {
    guard let lines = document.member(picture, "lines") else { return [] }
    var bytes: [UInt8] = []
    for (index, line) in document.children(of: lines).enumerated() {
      guard let runs = document.member(line, "runs") else { continue }
      for run in document.children(of: runs) {
        guard let style = document.member(run, "style"), let text = document.member(run, "text")
        else { continue }
        bytes += Array("\(place)\(index + 1): ".utf8) + document.raw(text) + [UInt8(ascii: " ")]
        bytes += document.raw(style) + [UInt8(ascii: "\n")]
      }
    }
    return bytes
  }
}
