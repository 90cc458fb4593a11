import Foundation
import PackFiles
import PackHost
import Platform
import TestSupport
import Testing

/// Who wins when several packs register one type (public reports: C03 of load order by readdir).
@Suite struct LoadOrderTests {
  private static let names = ["b.so", "z.so", "a.so", "10.so", "9.so", "Q.so", "é.so"]
  private static let ordered = ["10.so", "9.so", "Q.so", "a.so", "b.so", "z.so", "é.so"]

  private func session(_ search: PackSearch) throws -> InProcessSession {
    try InProcessSession.open(search)
  }

  private func copies(_ names: [String], in scratch: Scratch) throws -> [FilePath] {
    let bytes = try FileReader.contents(of: PackFixtures.product("TestPackLabel"))
    return try names.map { try scratch.file(FilePath($0), bytes: bytes) }
  }

  private func drawn(_ type: String, by session: InProcessSession) -> String {
    let page = #"{"page":{"sections":[{"widgets":[{"type":"\#(type)","id":"w"}]}]}}"#
    let response = session.render(RenderRequest(document: Array(page.utf8)))
    return String(decoding: response.output, as: UTF8.self)
  }

  @Test(arguments: 0..<20)
  func theOrderIsThatOfTheNamesBytes(seed: Int) throws {
    let scratch = Scratch()
    var generator = SeededShuffle(seed: UInt64(seed))
    _ = try copies(LoadOrderTests.names.shuffled(using: &generator), in: scratch)
    let session = try session(
      PackSearch(directories: [scratch.directory], allowsWritableByOthers: true)
    )
    #expect(
      session.packs.map { $0.file.split(separator: "/").last.map(String.init) }
        == LoadOrderTests.ordered
    )
    #expect(session.packs.map(\.order) == Array(1...7))
    #expect(drawn("card", by: session) == "é.so\n")
    let card = try #require(session.types.first { $0.name == "card" })
    #expect(card.claims.map(\.order) == [7, 6, 5, 4, 3, 2, 1])
    #expect(card.claims.first?.reason.hasPrefix("loaded last") == true)
  }

  @Test func swappingTheOrderSwapsTheWinner() throws {
    let scratch = Scratch()
    let files = try copies(["one.so", "two.so"], in: scratch)
    let forwards = try session(PackSearch(files: files, allowsWritableByOthers: true))
    let backwards = try session(
      PackSearch(files: files.reversed(), allowsWritableByOthers: true)
    )
    #expect(drawn("banner", by: forwards) == "two.so\n")
    #expect(drawn("banner", by: backwards) == "one.so\n")
  }

  @Test func filesComeAfterDirectories() throws {
    let scratch = Scratch()
    let file = try copies(["a.so"], in: scratch)[0]
    let folder = scratch.folder("packs")
    _ = try scratch.file("packs/z.so", bytes: FileReader.contents(of: file))
    let session = try session(
      PackSearch(directories: [folder], files: [file], allowsWritableByOthers: true)
    )
    #expect(drawn("card", by: session) == "a.so\n")
  }

  @Test func oneFileUnderTwoNamesIsLoadedOnce() throws {
    let scratch = Scratch()
    let file = try copies(["good.so"], in: scratch)[0]
    _ = scratch.link("alias.so", to: "good.so")
    _ = scratch.hardLink("hard.so", to: file)
    let twice = scratch.directory.appending("../").appending(scratch.directory.lastName)
    let session = try session(
      PackSearch(directories: [scratch.directory, twice], allowsWritableByOthers: true)
    )
    #expect(session.packs.filter { $0.status == .loaded }.count == 1)
    #expect(session.types.allSatisfy { $0.claims.count == 1 })
  }
}

/// A generator whose shuffles are the same in every run.
struct SeededShuffle: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
