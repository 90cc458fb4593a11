import Collisions
import Platform
import Testing

/// Packs that meet in the loader.
@Suite struct LibraryRulesTests {
  private func pack(_ name: String) -> PackLibraries {
    PackLibraries(
      id: "com.\(name)",
      file: FilePath("packs/\(name).so"),
      path: FilePath("/packs/\(name).so")
    )
  }

  private func named(_ packs: [PackLibraries]) -> [String] {
    LibraryRules(packs).findings.map {
      "\($0.kind.rawValue) \($0.subject) \($0.packs.joined(separator: ">"))"
    }
  }

  @Test func differentFilesOfOneNameCollide() {
    var (a, b, c) = (pack("a"), pack("b"), pack("c"))
    a.needs = ["libm.so.1": "/a/libm.so.1", "libc.so.6": "/lib/libc.so.6"]
    b.needs = ["libm.so.1": "/b/libm.so.1", "libc.so.6": "/lib/libc.so.6"]
    c.needs = ["libm.so.1": "/a/libm.so.1"]
    #expect(named([a, b, c]) == ["shared-library libm.so.1 com.b>com.a"])
  }

  @Test func aPackAsALibrary() {
    var (a, b) = (pack("a"), pack("b"))
    a.ownName = "liba.so"
    b.needs = ["liba.so": "/packs/a.so"]
    #expect(named([a, b]) == ["pack-as-library liba.so com.b>com.a"])
    #expect(named([a, pack("b")]).isEmpty)
  }

  @Test func uniqueSymbolsAreOneForAll() throws {
    var (a, b, c) = (pack("a"), pack("b"), pack("c"))
    a.uniqueSymbols = ["s1", "s2", "s3", "s4"]
    b.uniqueSymbols = ["s4", "s3", "s2", "s1"]
    c.uniqueSymbols = ["other"]
    #expect(named([a, b, c]) == ["shared-symbol  com.b>com.a"])
    #expect(LibraryRules([a, b]).findings[0].message.contains("s1, s2, s3 and 1 more"))
  }

  @Test func exportsMeetTheFirstThatHasThem() {
    var (a, b, c) = (pack("a"), pack("b"), pack("c"))
    a.exports = ["f"]
    b.exports = ["g"]
    c.exports = ["g", "f"]
    #expect(named([a, b, c]) == ["exported-twice  com.c>com.a", "exported-twice  com.c>com.b"])
  }
}
