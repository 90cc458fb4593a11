import GalleyCLI
import PackHost
import Pages
import Platform
import Synchronization
import Testing
import TextLayout
import Widgets

@Suite struct RenderCommandTests {
  /// The request that a command line makes.
  private func request(
    _ options: [String],
    surroundings: Surroundings = Surroundings()
  ) throws -> RenderRequest {
    let scratch = try Scratch()
    try scratch.write("{}", to: "page.json")
    let seen = Mutex<RenderRequest?>(nil)
    let session = FakeSession { request in
      seen.withLock { $0 = request }
      return RenderResponse()
    }
    let run = try ProgramRun(
      ["render", scratch.path("page.json").printable] + options,
      session,
      surroundings: surroundings
    )
    #expect(run.status == .done)
    return try #require(seen.withLock { $0 })
  }

  private var terminal: Surroundings {
    var surroundings = Surroundings()
    surroundings.output.isTerminal = true
    surroundings.output.columns = 97
    surroundings.color.term = Array("xterm-256color".utf8)
    return surroundings
  }

  @Test func defaultsInAFile() throws {
    let request = try request([])
    #expect(request.width == 80)
    #expect(request.format == .plain)
    #expect(request.unknown == .placeholder)
    #expect(request.carousel == .list)
    #expect(!request.isASCII && !request.explains)
    #expect(request.states.isEmpty)
    #expect(request.document == Array("{}".utf8))
  }

  @Test func defaultsOnATerminal() throws {
    let request = try request([], surroundings: terminal)
    #expect(request.width == 97)
    #expect(request.format == .ansi(.indexed))
    #expect(request.carousel == .strip)
    let document = try self.request(["--format=html"], surroundings: terminal)
    #expect(document.carousel == .list)
  }

  struct Row: Sendable {
    let options: [String]
    let format: OutputFormat
  }

  @Test(arguments: [
    Row(options: ["--color=always"], format: .ansi(.basic)),
    Row(options: ["--format=ansi"], format: .ansi(.basic)),
    Row(options: ["--format=ansi", "--color=never"], format: .ansi(.none)),
    Row(options: ["--format=plain", "--color=always"], format: .plain),
    Row(options: ["--format=html", "--color=always"], format: .html),
    Row(options: ["--format=json"], format: .json),
  ])
  func formats(_ row: Row) throws {
    #expect(try request(row.options).format == row.format)
  }

  @Test func optionsReachTheRequest() throws {
    let options = ["--width=33", "--unknown=skip", "--charset=ascii", "--explain"]
    let request = try request(options, surroundings: terminal)
    #expect(request.width == 33)
    #expect(request.unknown == .skip)
    #expect(request.isASCII && request.explains)
  }

  struct Ending: Sendable {
    var severity: Severity?
    var isRefused = false
    var hasPackFault = false
    var options: [String] = []
    let status: GalleyCLI.ExitStatus
  }

  @Test(arguments: [
    Ending(status: .done),
    Ending(severity: .error, status: .done),
    Ending(severity: .info, options: ["--strict"], status: .done),
    Ending(severity: .warning, options: ["--strict"], status: .findings),
    Ending(severity: .error, options: ["--strict"], status: .findings),
    Ending(severity: .error, options: ["--strict", "--diagnostics=none"], status: .findings),
    Ending(isRefused: true, status: .packFault),
    Ending(hasPackFault: true, status: .packFault),
    Ending(severity: .error, isRefused: true, options: ["--strict"], status: .packFault),
  ])
  func endings(_ row: Ending) throws {
    var session = FakeSession { _ in
      var response = RenderResponse()
      response.output = Array("the page\n".utf8)
      response.hasPackFault = row.hasPackFault
      if let severity = row.severity {
        response.diagnostics = [Diagnostic(.invalidValue, severity: severity, message: "odd")]
      }
      return response
    }
    if row.isRefused { session.packs = [.refused(1, "bad", "bad.so: built for aarch64")] }
    let run = try ProgramRun(["render", "/dev/null"] + row.options, session)
    #expect(run.status == row.status)
    #expect(run.output == "the page\n")
    let isTold = row.severity.map { $0 >= .warning } ?? false
    #expect(run.errors.contains("odd") == (isTold && row.options.count < 2))
    #expect(run.errors.contains("galley: bad.so: built for aarch64") == row.isRefused)
  }

  @Test func diagnosticsAsJSONLines() throws {
    var session = FakeSession { _ in
      var response = RenderResponse()
      response.diagnostics = [Diagnostic(.unknownType, type: "x", line: 3, message: "a \"b\"")]
      return response
    }
    session.packs = [.refused(1, "bad", "bad.so: not an ELF file")]
    let run = try ProgramRun(["render", "/dev/null", "--diagnostics=json"], session)
    #expect(
      run.errors == """
        {"kind":"packFault","severity":"error","pack":"bad","message":"bad.so: not an ELF file"}
        {"kind":"unknownType","severity":"warning","type":"x","line":3,"message":"a \\"b\\""}

        """
    )
  }

  @Test func documentThatIsNoPage() throws {
    let session = FakeSession { _ in
      var response = RenderResponse()
      response.failure = .notAPage(found: "an array")
      return response
    }
    let run = try ProgramRun(["render", "/dev/null"], session)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        galley: /dev/null: notAPage: expected an object with an object "page", found an array
        a page document looks like {"page": {"sections": […]}}

        """
    )
  }
}

extension PackReport {
  /// A pack that was left out.
  static func refused(_ order: Int, _ id: String, _ reason: String) -> PackReport {
    PackReport(
      order: order,
      file: "packs/\(id).so",
      origin: "--packs packs",
      id: id,
      version: "",
      status: .refused(reason)
    )
  }
}
