import PackHost
import Pages
import Widgets

/// A session that answers what a test tells it to.
struct FakeSession: LivePackSession {
  var packs: [PackReport] = []
  var types: [TypeReport] = []
  /// Answers a request.
  var answer: @Sendable (RenderRequest) -> RenderResponse = { request in
    var response = RenderResponse()
    response.output = request.document
    return response
  }

  mutating func render(_ request: RenderRequest) -> RenderResponse { answer(request) }

  mutating func show(_ scene: PageScene, on surface: Surface) -> FrameChange { FrameChange() }
  mutating func hide(_ surface: Surface) {}
  mutating func send(_ event: PageEvent, to scene: PageScene, on surface: Surface) -> EventAnswer {
    EventAnswer()
  }
  mutating func perform(_ call: ActionCall, states: WidgetStateStore) -> ActionOutcome {
    ActionOutcome()
  }
  mutating func output(_ request: OutputRequest, of surface: Surface) -> [UInt8] { [] }
  mutating func regions(of surface: Surface) -> [TapRegion] { [] }
  mutating func spans(_ lines: Range<Int>, of surface: Surface) -> [RegionSpan] { [] }
  mutating func stories(ofLine line: Int, of surface: Surface) -> [LineStory] { [] }
  mutating func audit(_ surface: Surface) -> [Diagnostic] { [] }
}

extension PackReport {
  /// A pack that was loaded.
  static func loaded(
    _ order: Int,
    _ id: String,
    _ types: [String],
    file: String,
    origin: String = "--packs packs"
  ) -> PackReport {
    var registered = RegisteredTypes()
    for type in types {
      let (name, summary) = (Array(type.utf8), Array("draws \(type)".utf8))
      registered.append(name.span, summary: summary.span, revision: 1)
    }
    return PackReport(
      order: order,
      file: file,
      origin: origin,
      id: id,
      version: "1.\(order).0",
      status: .loaded,
      types: registered
    )
  }
}

extension TypeReport.Claim {
  /// A claim of a pack.
  static func of(_ order: Int, _ pack: String, because reason: String) -> TypeReport.Claim {
    TypeReport.Claim(
      order: order,
      pack: pack,
      version: "1.\(order).0",
      file: "packs/\(pack).so",
      reason: reason,
      isDeclared: order == 3,
      summary: ""
    )
  }
}
