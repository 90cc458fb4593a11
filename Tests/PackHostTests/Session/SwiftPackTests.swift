import PackFiles
import PackHost
import Pages
import Platform
import TestSupport
import Testing

/// Swift packs that come and go in one process (public reports: C05 of unloading Swift code).
@Suite struct SwiftPackTests {
  @Test func twentyCopiesOfASwiftPackLiveInOneProcess() throws {
    let scratch = Scratch()
    let bytes = try FileReader.contents(of: PackFixtures.product("TouchStepper"))
    let page = Array(
      #"{"page":{"sections":[{"widgets":[{"type":"rating_row","id":"r","data":{"title":"Taste","initial":3}}]}]}}"#
        .utf8
    )
    var outputs: Set<[UInt8]> = []
    for round in 0..<20 {
      let file = try scratch.file(FilePath("touch-\(round).so"), bytes: bytes)
      let session = try InProcessSession.open(
        PackSearch(files: [file], allowsWritableByOthers: true)
      )
      #expect(session.packs.map(\.status) == [.loaded])
      outputs.insert(session.render(RenderRequest(document: page)).output)
    }
    #expect(outputs.count == 1)
    let without = try InProcessSession.open(
      PackSearch(files: [PackFixtures.product("TestPackPlain")], allowsWritableByOthers: true)
    )
    let response = without.render(RenderRequest(document: page))
    #expect(response.diagnostics.map(\.kind) == [.unknownType])
  }
}
