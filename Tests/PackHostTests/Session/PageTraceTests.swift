import JSONText
import PackFiles
import PackHost
import TestSupport
import Testing
import Widgets

/// Who drew which lines, what they read, and what a widget looks like by another claim.
@Suite struct PageTraceTests {
  private static let page = Array(
    #"""
    {"page":{"sections":[{"widgets":[
      {"type":"banner","id":"sale","data":{"image":"https://example.com/s.jpg","title":"Sale","subtitle":"All day"}},
      {"type":"stepper_row","id":"cups","data":{"title":"Cups","initial":2}},
      {"type":"hologram","id":"none"}
    ]}]}}
    """#.utf8
  )

  private static func response(
    forcing claim: (type: String, pack: Int)? = nil
  ) throws -> RenderResponse {
    let session = try InProcessSession.open(
      PackSearch(
        starter: PackFixtures.product("StarterWidgets"),
        files: [PackFixtures.product("SeasonalBanner")],
        allowsWritableByOthers: true
      )
    )
    var request = RenderRequest(document: page)
    request.isTraced = true
    request.forcedClaim = claim.map { .init(type: TypeName($0.type), pack: $0.pack) }
    return session.render(request)
  }

  @Test func linesNameTheDrawingsThatMadeThem() throws {
    let trace = try #require(try Self.response().trace)
    let line = try #require(trace.lines.first { $0.text.contains("Cups") })
    let drawing = trace.drawings[try #require(line.drawings.first)]
    #expect(drawing.type == "stepper_row" && drawing.id == "cups" && drawing.pack == 1)
    #expect(drawing.path == "page.sections.0.widgets.1" && drawing.sourceLine == 3)
    let unknown = try #require(trace.lines.first { $0.text.contains("hologram") })
    #expect(trace.drawings[try #require(unknown.drawings.first)].pack == 0)
  }

  @Test func anOverrideAndItsBaseAreTwoDrawings() throws {
    let trace = try #require(try Self.response().trace)
    #expect(trace.drawings.filter { $0.type == "banner" }.map(\.pack) == [2, 1])
  }

  @Test func readsHavePathsAndWhatWasFound() throws {
    let trace = try #require(try Self.response().trace)
    let stepper = try #require(trace.drawings.first { $0.type == "stepper_row" })
    #expect(stepper.reads.contains(.init(subject: .content, path: "data.title", found: .string)))
    #expect(stepper.reads.contains(.init(subject: .content, path: "data.initial", found: .number)))
    #expect(stepper.reads.contains { $0.subject == .content && $0.found == nil })
    #expect(stepper.reads.contains { $0.subject == .state })
    #expect(!stepper.regions.isEmpty)
  }

  @Test func aForcedClaimDrawsItsTypeOnly() throws {
    let trace = try #require(try Self.response(forcing: ("banner", 1)).trace)
    #expect(trace.drawings.filter { $0.type == "banner" }.map(\.pack) == [1])
    #expect(trace.drawings.contains { $0.type == "stepper_row" && $0.pack == 1 })
    let other = try #require(try Self.response(forcing: ("banner", 7)).trace)
    #expect(other.drawings.filter { $0.type == "banner" }.map(\.pack) == [2, 1])
  }

  @Test func nothingIsTracedUnasked() throws {
    let session = try InProcessSession.open(
      PackSearch(
        starter: PackFixtures.product("StarterWidgets"),
        allowsWritableByOthers: true
      )
    )
    #expect(session.render(RenderRequest(document: Self.page)).trace == nil)
  }
}
