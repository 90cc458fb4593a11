internal import PackHost

extension Transcript {
  /// What stands before the first step: the head of an HTML document, and nothing in other forms.
  package var opening: [UInt8] {
    guard format == .html else { return [] }
    return Array("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>galley play</title>\n".utf8)
  }

  func html(heading report: StepReport) -> [UInt8] {
    let hasFailed = !report.problems.isEmpty
    let title = PlaySession.escaped(Self.title(report))
    return Array("<h2\(hasFailed ? " class=\"failed\"" : "")>\(title)</h2>\n".utf8)
  }
}
