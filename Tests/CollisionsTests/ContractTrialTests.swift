import Collisions
import JSONText
import PackHost
import Pages
import Testing
import Widgets

/// An override against the renderer below it, with renderers made of lists of fields.
@Suite struct ContractTrialTests {
  /// What a renderer of the test reads, needs, keeps and offers.
  struct Renderer: Sendable {
    var reads: [String] = []
    var needs: [String] = []
    var state: [String] = []
    var actions: [String] = []
  }

  /// Draws a widget by the renderer of the forced claim.
  private struct Session: PackSession {
    let packs: [PackReport] = []
    let types: [TypeReport] = []
    let renderers: [Int: Renderer]

    mutating func render(_ request: RenderRequest) -> RenderResponse {
      var response = RenderResponse()
      var trace = PageTrace()
      let order = request.forcedClaim?.pack ?? 0
      if let renderer = renderers[order], let data = Session.data(request.document) {
        trace.drawings = [drawing(order, renderer, data)]
        for field in renderer.needs where data.kind(of: field) != .string {
          response.diagnostics.append(
            Diagnostic(.malformedPayload, type: "t", id: "sample", message: "\(field) is missing")
          )
        }
      }
      response.trace = trace
      return response
    }

    private func drawing(_ order: Int, _ renderer: Renderer, _ data: Data) -> PageTrace.Drawing {
      PageTrace.Drawing(
        type: "t",
        id: "sample",
        path: "page.sections.0.widgets.0",
        sourceLine: 1,
        pack: order,
        reads: (renderer.reads + renderer.needs).map {
          .init(subject: .content, path: "data.\($0)", found: data.kind(of: $0))
        } + renderer.state.map { .init(subject: .state, path: $0) },
        regions: renderer.actions.map { .init(action: "data.\($0)", event: "tap", label: "") }
      )
    }

    /// The data of the first widget.
    private static func data(_ bytes: [UInt8]) -> Data? {
      guard let document = try? JSONDocument(parsing: bytes) else { return nil }
      var node = document.root
      for step in ["page", "sections", "0", "widgets", "0", "data"] {
        let next = Int(step).map { document.element(node, at: $0) } ?? document.member(node, step)
        guard let next else { return nil }
        node = next
      }
      return Data(document: document, node: node)
    }
  }

  private struct Data {
    let document: JSONDocument
    let node: JSONNode

    func kind(of field: String) -> JSONKind? {
      document.member(node, field).map { document.kind($0) }
    }
  }

  private static func type(_ sample: String) -> TypeReport {
    let claims = [(2, "com.upper"), (1, "com.lower")].map { order, pack in
      TypeReport.Claim(
        order: order,
        pack: pack,
        version: "",
        file: "\(pack).so",
        reason: "",
        isDeclared: true,
        summary: "",
        sample: order == 1 ? Array(sample.utf8) : []
      )
    }
    return TypeReport(name: "t", claims: claims)
  }

  struct Row: Sendable {
    var sample = #"{"title":"x","text":"y"}"#
    let upper: Renderer
    let lower: Renderer
    let findings: [String]
  }

  private static let rows = [
    Row(
      upper: Renderer(reads: ["text"], needs: ["title"]),
      lower: Renderer(reads: ["text"], needs: ["title"]),
      findings: []
    ),
    Row(
      upper: Renderer(needs: ["title"]),
      lower: Renderer(reads: ["text"], needs: ["title"], state: ["open"], actions: ["tap"]),
      findings: ["action-dropped action tap", "field-unread text", "state-dropped open"]
    ),
    Row(
      upper: Renderer(reads: ["more", "text"], needs: ["title"], state: ["open"]),
      lower: Renderer(reads: ["text", "title"]),
      findings: [
        "refuses-more the sample of com.lower with title missing, null or of another kind"
      ]
    ),
    Row(
      upper: Renderer(reads: ["title"]),
      lower: Renderer(needs: ["title"]),
      findings: [
        "accepts-more the sample of com.lower with title missing, null or of another kind"
      ]
    ),
    Row(
      sample: #"{"heading":"x"}"#,
      upper: Renderer(needs: ["title"]),
      lower: Renderer(needs: ["heading"]),
      findings: ["refuses-more the sample of com.lower"]
    ),
    Row(
      sample: "not JSON",
      upper: Renderer(),
      lower: Renderer(needs: ["title"]),
      findings: []
    ),
  ]

  @Test(arguments: rows)
  func findings(_ row: Row) {
    var session: any PackSession = Session(renderers: [2: row.upper, 1: row.lower])
    let findings = ContractTrial.findings([Self.type(row.sample)], pages: [], in: &session)
    #expect(findings.map { "\($0.kind.rawValue) \($0.subject)" }.sorted() == row.findings)
    #expect(findings.allSatisfy { $0.packs == ["com.upper", "com.lower"] })
  }

  @Test func readsSayWhatIsNeeded() throws {
    let renderer = Renderer(
      reads: ["text", "gone"],
      needs: ["title"],
      state: ["open"],
      actions: ["tap"]
    )
    var session: any PackSession = Session(renderers: [2: renderer, 1: Renderer()])
    let reads = TypeReads(ContractBench(Self.type(#"{"title":"x","text":"y"}"#)), in: &session)
    #expect(reads.fields.map(\.name) == ["gone", "text", "title"])
    #expect(reads.fields.map(\.isRequired) == [nil, false, true])
    #expect(reads.fields.map(\.kinds) == [[], [.string], [.string]])
    #expect(reads.states == ["open"] && reads.actions == ["action tap"])
    var writer = JSONWriter()
    ReadSchema(reads).write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"type":"object","properties":{"gone":{},"text":{"type":"string"},"#
        + #""title":{"type":"string"}},"required":["title"]}"#
    )
  }
}
