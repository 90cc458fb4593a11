import PackHost
import Pages
import Widgets

/// A session without packs that answers with the document it gets, and shows nothing.
struct FakeSession: LivePackSession {
  var packs: [PackReport] = []
  var types: [TypeReport] = []

  mutating func render(_ request: RenderRequest) -> RenderResponse {
    var response = RenderResponse()
    response.output = request.document
    return response
  }

  mutating func show(_: PageScene, on _: Surface) -> FrameChange { FrameChange() }
  mutating func hide(_: Surface) {}
  mutating func send(_: PageEvent, to _: PageScene, on _: Surface) -> EventAnswer { EventAnswer() }
  mutating func perform(_: ActionCall, states: WidgetStateStore) -> ActionOutcome {
    ActionOutcome()
  }
  mutating func output(_: OutputRequest, of _: Surface) -> [UInt8] { [] }
  mutating func regions(of _: Surface) -> [TapRegion] { [] }
  mutating func spans(_: Range<Int>, of _: Surface) -> [RegionSpan] { [] }
  mutating func stories(ofLine _: Int, of _: Surface) -> [LineStory] { [] }
  mutating func audit(_: Surface) -> [Diagnostic] { [] }
}
