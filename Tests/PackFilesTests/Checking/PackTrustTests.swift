import Foundation
import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct PackTrustTests {
  @Test func refusesFilesThatOthersCanChange() throws {
    let scratch = Scratch()
    let file = try scratch.file("a.so", bytes: PackFixtures.plainBytes())
    #expect(throws: Never.self) { try PackFileCheck().check(file) }
    scratch.setPermissions(0o666, of: "a.so")
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
    let text = refusal.map { PackRefusalText($0).cause }
    #expect(text == "it can be changed by any user; run: chmod o-w \(file.printable)")
    #expect(throws: Never.self) { try PackFileCheck(allowsWritableByOthers: true).check(file) }
  }

  @Test func refusesDirectoriesThatOthersCanChange() throws {
    let scratch = Scratch()
    let folder = scratch.folder("packs")
    let file = try scratch.file("packs/a.so", bytes: PackFixtures.plainBytes())
    scratch.setPermissions(0o777, of: "packs")
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
    let shown = folder.printable
    #expect(
      refusal.map { PackRefusalText($0).cause }
        == "its directory \(shown) can be changed by any user; run: chmod o-w \(shown)"
    )
    scratch.setPermissions(0o1777, of: "packs")
    #expect(throws: Never.self) { try PackFileCheck().check(file) }
  }

  /// Only root can give files away.
  @Test(.enabled(if: ThisProcess.effectiveUser == 0)) func refusesFilesOfStrangers() async {
    await #expect(processExitsWith: .success) {
      let scratch = Scratch()
      let file = try scratch.file("a.so", bytes: PackFixtures.plainBytes())
      scratch.setPermissions(0o755, of: ".")
      scratch.setPermissions(0o644, of: "a.so")
      try #require(unsafe chown(file.printable, 1_234, 0) == 0)
      #expect(throws: Never.self) { try PackFileCheck().check(file) }
      seteuid(65_534)
      let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
      seteuid(0)
      scratch.remove()
      #expect(refusal?.cause == .foreignOwner(file, owner: 1_234))
    }
  }

  @Test func looksAtTheFileBehindALink() throws {
    let scratch = Scratch()
    _ = try scratch.file("a.so", bytes: PackFixtures.plainBytes())
    scratch.setPermissions(0o666, of: "a.so")
    let link = scratch.link("link.so", to: "a.so")
    #expect(throws: PackRefusal.self) { try PackFileCheck().check(link) }
  }
}
