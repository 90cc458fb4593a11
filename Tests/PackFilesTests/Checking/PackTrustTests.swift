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
      #expect(refusal?.cause == .foreignOwner(file, .regular, owner: 1_234))
    }
  }

  @Test func looksAtTheFileBehindALink() throws {
    let scratch = Scratch()
    _ = try scratch.file("a.so", bytes: PackFixtures.plainBytes())
    scratch.setPermissions(0o666, of: "a.so")
    let link = scratch.link("link.so", to: "a.so")
    #expect(throws: PackRefusal.self) { try PackFileCheck().check(link) }
  }

  @Test func looksAtEachDirectoryOnTheWay() throws {
    let scratch = Scratch()
    _ = scratch.folder("up")
    _ = scratch.folder("up/packs")
    let file = try scratch.file("up/packs/a.so", bytes: PackFixtures.plainBytes())
    scratch.setPermissions(0o777, of: "up")
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
    #expect(refusal?.cause == .writable(scratch.path("up"), .directory, by: .anyUser))
    #expect(throws: Never.self) { try PackFileCheck(allowsWritableByOthers: true).check(file) }
    scratch.setPermissions(0o1777, of: "up")
    #expect(throws: Never.self) { try PackFileCheck().check(file) }
  }

  /// Groups of every Debian: 1 is that of the account `daemon`, 0 root's; 54321 is nobody's.
  @Test(.enabled(if: ThisProcess.effectiveUser == 0), arguments: [0, 1, 54_321])
  func groupsCountWhenTheyHaveOtherMembers(_ group: UInt32) throws {
    let scratch = Scratch()
    _ = scratch.folder("packs")
    let file = try scratch.file("packs/a.so", bytes: PackFixtures.plainBytes())
    for place in ["packs", "packs/a.so"] {
      try #require(unsafe chown(scratch.path(FilePath(place)).printable, 0, group) == 0)
    }
    scratch.setPermissions(0o664, of: "packs/a.so")
    try expect(file, isRefusedAs: file, .regular, group)
    scratch.setPermissions(0o644, of: "packs/a.so")
    scratch.setPermissions(0o775, of: "packs")
    try expect(file, isRefusedAs: scratch.path("packs"), .directory, group)
    let search = PackSearch(directories: [scratch.path("packs")])
    if group == 1 {
      let error = #expect(throws: PackSearchError.self) { try search.list() }
      let shown = scratch.path("packs").printable
      #expect(
        error.map { "\(PackSearchErrorText($0))" }
          == "--packs: other members of group 1 can add packs to \(shown); run: chmod g-w \(shown)"
      )
    } else {
      #expect(throws: Never.self) { try search.list() }
    }
  }

  private func expect(
    _ file: FilePath,
    isRefusedAs place: FilePath,
    _ type: FileType,
    _ group: UInt32
  ) throws {
    guard group == 1 else {
      #expect(throws: Never.self) { try PackFileCheck().check(file) }
      return
    }
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
    #expect(refusal?.cause == .writable(place, type, by: .group(1)))
    #expect(
      refusal.map { "\(PackRefusalText($0))".hasSuffix("chmod g-w \(place.printable)") } == true
    )
    #expect(throws: Never.self) { try PackFileCheck(allowsWritableByOthers: true).check(file) }
  }

  /// Only root can give directories away.
  @Test(.enabled(if: ThisProcess.effectiveUser == 0)) func refusesDirectoriesOfStrangers() async {
    await #expect(processExitsWith: .success) {
      let scratch = Scratch()
      scratch.setPermissions(0o755, of: ".")
      let folder = scratch.folder("packs")
      let file = try scratch.file("packs/a.so", bytes: PackFixtures.plainBytes())
      scratch.setPermissions(0o644, of: "packs/a.so")
      try #require(unsafe chown(folder.printable, 1_234, 0) == 0)
      #expect(throws: Never.self) { try PackFileCheck().check(file) }
      seteuid(65_534)
      let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
      seteuid(0)
      scratch.remove()
      #expect(refusal?.cause == .foreignOwner(folder, .directory, owner: 1_234))
    }
  }
}
