internal import JSONText
package import PackHost
internal import Pages
internal import TextLayout
internal import Widgets

/// Writes down a session step by step.
package struct Transcript {
  let format: OutputFormat
  private let isQuiet: Bool
  private let session: PlaySession

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - format: The form of the pictures.
  ///   - isQuiet: Whether only steps that failed are written, and without pictures.
  package init(of session: PlaySession, as format: OutputFormat, isQuiet: Bool = false) {
    self.session = session
    self.format = format
    self.isQuiet = isQuiet
  }

  /// What is written about a step: a rule that names it, what is wrong, and what the page looks like.
  ///
  /// As JSON: one object on one line.
  package func bytes(of report: StepReport) -> [UInt8] {
    if isQuiet, report.problems.isEmpty { return [] }
    if format == .json { return json(report) }
    var output = format == .html ? html(heading: report) : rule(report)
    for problem in report.problems { output += Self.indented(problem, format) }
    if !isQuiet, report.step.action.changesPicture { output += session.output(format) }
    return output
  }

  private func rule(_ report: StepReport) -> [UInt8] {
    var writer = NoticeWriter(
      width: max(session.settings.view.width, Self.leastRule),
      isASCII: session.settings.view.isASCII
    )
    writer.rule(Self.title(report))
    return writer.bytes(format)
  }

  private static let leastRule = 40

  static func title(_ report: StepReport) -> String {
    let step = report.step
    let note = step.note.map { " – \($0)" } ?? ""
    return "\(step.number) \(step.action.title)\(note)"
  }

  private static func indented(_ problem: String, _ format: OutputFormat) -> [UInt8] {
    let lines = problem.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = "failed: "
    let text = lines.enumerated().map { index, line in
      (index == 0 ? mark : "  ") + QuotedText.escaped(String(line)) + "\n"
    }
    return Array(text.joined().utf8)
  }

  private func json(_ report: StepReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.member("step", report.step.number)
    writer.member("line", report.step.line)
    writer.member("do", report.step.action.verb)
    writer.member("title", report.step.action.title)
    if let note = report.step.note { writer.member("note", note) }
    writer.member("problems", report.problems)
    writer.member("pack_fault", report.hasPackFault)
    if !isQuiet, report.step.action.changesPicture { session.writePicture(to: &writer) }
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }
}
