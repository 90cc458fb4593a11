import PackFiles
import Platform
import TestSupport
import Testing

/// Searches that are held against a lock.
@Suite struct PackSearchLockTests {
  /// A folder `packs` with the packs `a.so`, `b.so` and `c.so`, each of other bytes.
  private func packs(in scratch: Scratch) throws {
    _ = scratch.folder("packs")
    for (name, extra) in [("a", 1), ("b", 2), ("c", 3)] {
      let bytes = try PackFixtures.plainBytes() + [UInt8](repeating: 0, count: extra)
      _ = try scratch.file(FilePath("packs/\(name).so"), bytes: bytes)
    }
  }

  private func search(_ scratch: Scratch, _ expected: PackLock? = nil) -> PackSearch {
    var search = PackSearch(directories: [scratch.path("packs")])
    search.locking = PackLocking(folder: scratch.directory, expected: expected)
    return search
  }

  private func lock(_ scratch: Scratch) throws -> PackLock {
    let entries = try search(scratch).list().entries
    let packs = entries.compactMap { entry in
      entry.fingerprint.map { PackLock.Pack($0, id: "", version: "") }
    }
    #expect(packs.count == entries.count)
    return PackLock(packs: packs, winners: [:])
  }

  @Test func filesAreNamedFromTheFolderOfTheLock() throws {
    let scratch = Scratch()
    try packs(in: scratch)
    let lock = try lock(scratch)
    #expect(lock.packs.map(\.fingerprint.file) == ["packs/a.so", "packs/b.so", "packs/c.so"])
    #expect(Set(lock.packs.map(\.fingerprint.digest)).count == 3)
    let elsewhere = PackLocking(folder: scratch.path("packs"), expected: nil)
    var search = PackSearch(
      starter: scratch.path("packs/b.so"),
      files: [scratch.path("packs/../packs/a.so")]
    )
    search.locking = elsewhere
    #expect(try search.list().entries.map(\.fingerprint?.file) == ["b.so", "a.so"])
    search.locking = PackLocking(folder: "/usr", expected: nil)
    #expect(try search.list().entries.map(\.fingerprint?.file) == ["b.so", "a.so"])
    search.locking = nil
    #expect(try search.list().entries.allSatisfy { $0.fingerprint == nil })
  }

  @Test func aCopyElsewhereIsTheSame() throws {
    let (here, there) = (Scratch(), Scratch())
    try packs(in: here)
    try packs(in: there)
    let lock = try lock(here)
    #expect(throws: Never.self) { try search(there, lock).list() }
    let link = there.link("other", to: "packs")
    var linked = PackSearch(directories: [link])
    linked.locking = PackLocking(folder: there.directory, expected: lock)
    #expect(throws: Never.self) { try linked.list() }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let change: @Sendable (Scratch) throws -> Void
    let drift: [String]
    var testDescription: String { what }
  }

  @Test(arguments: [
    Row(
      what: "a pack more",
      change: { _ = try $0.file("packs/aa.so", bytes: PackFixtures.plainBytes()) },
      drift: ["packs/aa.so was added"]
    ),
    Row(
      what: "a pack less",
      change: { try $0.delete("packs/b.so") },
      drift: ["packs/b.so is gone"]
    ),
    Row(
      what: "another name",
      change: {
        _ = $0.hardLink("packs/z.so", to: "packs/a.so")
        try $0.delete("packs/a.so")
      },
      drift: ["packs/a.so is gone", "packs/z.so was added"]
    ),
    Row(
      what: "a pack that can't be read as one",
      change: { _ = try $0.file("packs/b.so", "no") },
      drift: ["packs/b.so can't be loaded: not an ELF file: it starts with \"no\""]
    ),
  ])
  func filesThatDriftAreNamed(_ row: Row) throws {
    let scratch = Scratch()
    try packs(in: scratch)
    let lock = try lock(scratch)
    try row.change(scratch)
    let error = #expect(throws: PackSearchError.self) { try search(scratch, lock).list() }
    guard case .drift(let drift) = error else { return }
    #expect(drift.map { "\(PackDriftText($0))" } == row.drift)
  }

  @Test func changedBytesAreNoticedWhateverTheTimeSays() throws {
    let scratch = Scratch()
    try packs(in: scratch)
    let lock = try lock(scratch)
    var bytes = try FileReader.contents(of: scratch.path("packs/c.so"))
    bytes[bytes.count - 1] ^= 1
    _ = try scratch.file("packs/c.so", bytes: bytes)
    let error = #expect(throws: PackSearchError.self) { try search(scratch, lock).list() }
    guard case .drift(let drift) = error, case .changed(let file, let before, let now) = drift.first
    else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(drift.count == 1)
    #expect(file == "packs/c.so")
    #expect(before == lock.packs[2].fingerprint.digest && now != before)
  }

  @Test func theOrderOfFilesCounts() throws {
    let scratch = Scratch()
    try packs(in: scratch)
    let names = ["packs/a.so", "packs/b.so", "packs/c.so"] as [FilePath]
    func search(_ order: [Int], _ expected: PackLock?) -> PackSearch {
      var search = PackSearch(files: order.map { scratch.path(names[$0]) })
      search.locking = PackLocking(folder: scratch.directory, expected: expected)
      return search
    }
    let lock = try lock(scratch)
    #expect(throws: Never.self) { try search([0, 1, 2], lock).list() }
    #expect(throws: PackSearchError.drift([.order(locked: "packs/b.so", found: "packs/c.so")])) {
      try search([0, 2, 1], lock).list()
    }
    #expect(
      throws: PackSearchError.drift([
        .removed("packs/a.so"), .order(locked: "packs/b.so", found: "packs/c.so"),
      ])
    ) { try search([2, 1], lock).list() }
  }

  @Test func filesOfOneNameInSeveralPlacesStayApart() throws {
    let scratch = Scratch()
    try packs(in: scratch)
    _ = scratch.folder("more")
    let bytes = try FileReader.contents(of: scratch.path("packs/b.so"))
    _ = try scratch.file("more/a.so", bytes: bytes)
    var search = PackSearch(files: [scratch.path("packs/a.so"), scratch.path("more/a.so")])
    search.locking = PackLocking(folder: "/usr", expected: nil)
    let fingerprints = try search.list().entries.compactMap(\.fingerprint)
    #expect(fingerprints.map(\.file) == ["a.so", "a.so"])
    let lock = PackLock(
      packs: fingerprints.map { .init($0, id: "", version: "") },
      winners: [:]
    )
    search.locking = PackLocking(folder: "/usr", expected: lock)
    #expect(throws: Never.self) { try search.list() }
    search.files.reverse()
    let error = #expect(throws: PackSearchError.self) { try search.list() }
    guard case .drift(let drift) = error else { return }
    #expect(drift.map { PackDriftText($0).kind } == ["changed", "changed"])
  }
}
