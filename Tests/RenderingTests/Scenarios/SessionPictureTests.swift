import PackHost
import Playback
import Testing
import TextLayout

/// Sheets and toasts over the page: right at every width and any number of lines.
@Suite struct SessionPictureTests {
  /// The lines of the picture after the second step of `around`, without escapes and rules.
  private static func lines(
    _ text: String,
    width: Int,
    as format: OutputFormat,
    on surface: UInt32
  ) throws -> [String] {
    var scenario = try ScenarioStage.scenario(text: text)
    scenario.width = width
    var player = try ScenarioStage.player(scenario, on: surface)
    while player.playNext() != nil {}
    let output = Escapes.stripped(player.session.output(format))
    player.session.close()
    return String(decoding: output, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  private static func scenario(
    _ lines: Int,
    in pageLines: Int,
    height: Int? = nil,
    toast: Bool = false
  ) -> String {
    let texts = (0..<pageLines).map {
      #"{"type": "text_block", "id": "p\#($0)", "data": {"text": "page \#($0)"}}"#
    }
    let inner = (0..<lines).map {
      #"{"type": "text_block", "id": "s\#($0)", "data": {"text": "日本 \#($0) é"}}"#
    }
    let sheet =
      #"{"id": "sheet", "config": {"grabber": true, "detents": ["medium"]}, "sections": [{"widgets": [\#(inner.joined(separator: ","))]}]}"#
    let row =
      #"{"type": "list_row", "id": "open", "data": {"title": "Open"}, "actions": {"tap": {"type": "open_bottom_sheet", "sheet": \#(sheet)}}}"#
    let button =
      #"{"type": "list_row", "id": "say", "data": {"title": "Say"}, "actions": {"tap": {"type": "toast", "message": "A message\nof some length"}}}"#
    let widgets = ([row, button] + texts).joined(separator: ",")
    let limit = height.map { #""height": \#($0), "# } ?? ""
    let steps = (toast ? #""load", {"tap": "say"}"# : #""load""#) + #", {"tap": "open"}"#
    return
      #"{\#(limit)"answers": {"initial": {"document": {"page": {"sections": [{"widgets": [\#(widgets)]}]}}}}, "steps": [\#(steps)]}"#
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 20, 40, 79, 120, 500])
  func noLineIsWiderAndEveryFrameIsStraight(width: Int) throws {
    for (index, toast) in [false, true].enumerated() {
      let lines = try Self.lines(
        Self.scenario(3, in: 6, toast: toast),
        width: width,
        as: .ansi(.full),
        on: 40_000 + UInt32(width) * 8 + UInt32(index) * 4
      )
      let widths = lines.map { TextWidth.width(of: $0.utf8Span.span) }
      #expect(widths.allSatisfy { $0 <= max(width, 1) }, "\(lines)")
      guard width >= 8 else { continue }
      let frame = lines.drop { !$0.hasPrefix("╭") }.filter { "╭│╰".contains($0.prefix(1)) }
      if width >= 12 { #expect(frame.count == (toast ? 4 : 5)) }
      #expect(frame.allSatisfy { TextWidth.width(of: $0.utf8Span.span) == width }, "\(frame)")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let sheet: Int
    let page: Int
    let height: Int?
    let total: Int
    let uncovered: Int?
    var testDescription: String { "\(sheet) in \(page), height \(height ?? 0)" }
  }

  @Test(arguments: [
    Row(sheet: 1, page: 6, height: nil, total: 8, uncovered: 5),
    Row(sheet: 20, page: 6, height: nil, total: 22, uncovered: 0),
    Row(sheet: 1, page: 0, height: nil, total: 3, uncovered: 0),
    Row(sheet: 20, page: 30, height: 10, total: 10, uncovered: 5),
    Row(sheet: 20, page: 30, height: 3, total: 3, uncovered: 0),
    Row(sheet: 20, page: 30, height: 2, total: 2, uncovered: nil),
    Row(sheet: 20, page: 30, height: 1, total: 1, uncovered: nil),
    Row(sheet: 1, page: 30, height: 10, total: 10, uncovered: 7),
  ])
  func theSheetCoversTheBottomOfThePage(_ row: Row) throws {
    let lines = try Self.lines(
      Self.scenario(row.sheet, in: row.page, height: row.height),
      width: 30,
      as: .ansi(.full),
      on: 50_000 + UInt32(row.sheet * 97 + row.page * 13 + (row.height ?? 0)) * 4
    )
    #expect(lines.count == row.total, "\(lines)")
    let top = lines.firstIndex { $0.hasPrefix("╭") }
    #expect(top == row.uncovered, "\(lines)")
  }

  @Test func plainPutsSheetAndToastAfterThePage() throws {
    let lines = try Self.lines(
      Self.scenario(1, in: 1, toast: true),
      width: 30,
      as: .plain,
      on: 60_000
    )
    #expect(
      lines == [
        "Open", "Say", "page 0", "── sheet sheet ───────────────", "日本 0 é",
        "── toast ─────────────────────", " i A message of some length",
      ]
    )
  }

  @Test func htmlMarksSheetAndToastForReaders() throws {
    let lines = try Self.lines(
      Self.scenario(1, in: 1, toast: true),
      width: 30,
      as: .html,
      on: 60_004
    )
    let text = lines.joined(separator: "\n")
    #expect(text.contains(#"<div role="dialog" aria-modal="true" aria-label="sheet">"#))
    #expect(text.contains(#"<p role="status" class="info">"#))
    #expect(!text.contains("<!DOCTYPE"))
  }

  @Test func accessibleTextNamesSheetAndToast() throws {
    let lines = try Self.lines(
      Self.scenario(1, in: 1, toast: true),
      width: 30,
      as: .accessible,
      on: 60_008
    )
    #expect(lines.suffix(3) == ["sheet sheet", "日本 0 é", #"info: A message\nof some length"#])
  }
}
