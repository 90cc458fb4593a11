import Platform
import Testing

@testable import PackHost

/// What the watcher reads of calls under way.
@Suite struct BreadcrumbsTests {
  private static func crumbs() throws -> Breadcrumbs {
    let file = try MemoryFile(above: 8)
    try file.resize(SharedWords.bytes)
    return Breadcrumbs(on: try SharedWords(mapping: file.descriptor.number))
  }

  @Test func callsNest() throws {
    let crumbs = try Self.crumbs()
    #expect(crumbs.beginning == 0)
    let host = crumbs.enter(.render, pack: 1, node: NodeNumber(index: 10))
    let outer = crumbs.enter(.measure, pack: 2, node: NodeNumber(index: 20))
    #expect(crumbs.call.phase == .measure && crumbs.call.pack == 2)
    #expect(crumbs.call.node == NodeNumber(index: 20))
    #expect(crumbs.beginning != 0)
    crumbs.leave(to: outer)
    #expect(crumbs.call.phase == .render && crumbs.call.pack == 1)
    #expect(crumbs.call.node == NodeNumber(index: 10))
    #expect(crumbs.beginning != 0)
    crumbs.leave(to: host)
    #expect(crumbs.call.phase == .host && crumbs.beginning == 0)
    #expect(crumbs.call.pack == 1)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 4096, 5000])
  func pathsOfAnyLength(_ count: Int) throws {
    let crumbs = try Self.crumbs()
    let path = FilePath(bytes: (0..<count).map { UInt8(1 + $0 % 255) })
    crumbs.path = path
    #expect(crumbs.path.bytes == Array(path.bytes.prefix(4096)))
  }
}
