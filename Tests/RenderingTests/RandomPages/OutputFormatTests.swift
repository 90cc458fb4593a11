import Foundation
import JSONText
import PackHost
import Pages
import Testing
import TextLayout

/// What holds in every format, whatever is on a page.
@Suite struct OutputFormatTests {
  struct Row: Sendable {
    let format: OutputFormat
    let hasEscapes: Bool
  }

  static let rows = [
    Row(format: .plain, hasEscapes: false), Row(format: .accessible, hasEscapes: false),
    Row(format: .html, hasEscapes: false), Row(format: .json, hasEscapes: false),
    Row(format: .ansi(.none), hasEscapes: true), Row(format: .ansi(.basic), hasEscapes: true),
    Row(format: .ansi(.indexed), hasEscapes: true), Row(format: .ansi(.full), hasEscapes: true),
  ]

  private func render(
    _ document: [UInt8],
    _ format: OutputFormat,
    width: Int = 40,
    explains: Bool = false
  ) throws -> RenderResponse {
    var request = RenderRequest(document: document)
    request.format = format
    request.width = width
    request.explains = explains
    return try #require(StarterSession.shared).render(request)
  }

  @Test(arguments: rows) func noControlGetsOut(row: Row) throws {
    for seed in 0..<6 {
      let page = RandomPage(seed: 900 + seed)
      let output = try render(page.document, row.format, width: seed * 7).output
      #expect(OutputRules.violations(output, hasEscapes: row.hasEscapes) == [], "\(page)")
    }
  }

  @Test(arguments: rows, HostilePage.names) func noNameDrivesATerminal(
    row: Row,
    name: String
  ) throws {
    for explains in [false, true] {
      let response = try render(HostilePage.document(name), row.format, explains: explains)
      #expect(response.failure == nil)
      #expect(response.diagnostics.count > 12)
      #expect(OutputRules.violations(response.output, hasEscapes: row.hasEscapes) == [])
    }
  }

  @Test(arguments: HostilePage.names) func noNameDrivesATerminalThroughADiagnostic(
    name: String
  ) throws {
    let response = try render(HostilePage.document(name), .plain)
    let json = DiagnosticJSON.lines(response.diagnostics)
    #expect(OutputRules.violations(json) == [])
    #expect(json.count { $0 == 0x0A } == response.diagnostics.count)
    for diagnostic in response.diagnostics {
      let line = DiagnosticText(file: name).line(diagnostic)
      #expect(OutputRules.violations(Array(line.utf8)) == [])
      #expect(!line.contains("\n"))
    }
  }

  @Test(arguments: [0, 1, 7, 20, 40, 100]) func plainIsANSIStripped(width: Int) throws {
    for seed in 0..<4 {
      let document = RandomPage(seed: 700 + seed).document
      let plain = try render(document, .plain, width: width).output
      for depth in [ColorDepth.none, .basic, .indexed, .full] {
        let ansi = try render(document, .ansi(depth), width: width).output
        #expect(Escapes.stripped(ansi) == plain, "seed \(seed)")
      }
    }
  }

  /// Every line is closed on its own, so that any of them can be cut out and shown elsewhere.
  @Test(arguments: [1, 20, 40]) func everyLineOfANSIIsClosed(width: Int) throws {
    for seed in 0..<4 {
      let ansi = try render(RandomPage(seed: 500 + seed).document, .ansi(.full), width: width)
        .output
      for line in ansi.split(separator: 0x0A) {
        #expect(Escapes.leavesNothingOpen(Array(line)), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [0, 1, 20, 40]) func htmlSaysWhatPlainTextSays(width: Int) throws {
    for seed in 0..<4 {
      let document = RandomPage(seed: 300 + seed).document
      let plain = try render(document, .plain, width: width).output
      let html = try render(document, .html, width: width).output
      #expect(try MarkupText(html).lines == MarkupText.trimmed(plain), "seed \(seed)")
    }
  }

  @Test(arguments: [0, 1, 20, 40]) func jsonSaysWhatPlainTextSays(width: Int) throws {
    for seed in 0..<4 {
      let document = RandomPage(seed: 300 + seed).document
      let plain = try render(document, .plain, width: width).output
      let json = try JSONDocument(parsing: render(document, .json, width: width).output)
      let lines = try #require(json.member(json.root, "lines"))
      let texts = json.children(of: lines).map { line in
        json.member(line, "text").flatMap { json.string($0) } ?? "(none)"
      }
      let all = Array(texts.map { $0 + "\n" }.joined().utf8)
      #expect(MarkupText.trimmed(all) == MarkupText.trimmed(plain), "seed \(seed)")
    }
  }
}
