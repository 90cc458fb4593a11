import Foundation
import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct PackSearchTests {
  private static let sortedNames: [FilePath] = [
    "10.so", "9.so", "Q.so", "a.so", "b.so", "z.so", "é.so",
  ]

  @Test(arguments: 0..<20) func ordersByTheBytesOfNames(_ seed: Int) throws {
    let scratch = Scratch()
    var generator = SeededGenerator(seed: UInt64(seed))
    let plain = try PackFixtures.plainBytes()
    for name in PackSearchTests.sortedNames.shuffled(using: &generator) {
      _ = try scratch.file(name, bytes: plain)
    }
    let list = try PackSearch(directories: [scratch.directory]).list()
    #expect(list.entries.map(\.path.lastName) == PackSearchTests.sortedNames)
    #expect(list.entries.allSatisfy { $0.manifest?.id == "test.galley.plain" })
  }

  @Test func ordersTheSameInEveryLocale() async {
    await #expect(processExitsWith: .success) {
      let scratch = Scratch()
      for name in ["b.so", "Q.so", "é.so", "10.so", "9.so"] as [FilePath] {
        _ = try scratch.file(name)
      }
      for locale in ["C", "C.UTF-8", "POSIX", "xx_XX.UTF-8", "de_DE.UTF-8"] {
        _ = unsafe setlocale(LC_ALL, locale)
        let list = try PackSearch(directories: [scratch.directory]).list()
        let expected: [FilePath] = ["10.so", "9.so", "Q.so", "b.so", "é.so"]
        #expect(list.entries.map(\.path.lastName) == expected)
      }
      scratch.remove()
    }
  }

  @Test func knowsEachOfManyFilesByAllItsNames() throws {
    let scratch = Scratch()
    let names = (100..<300).map { FilePath("\($0).so") }
    for name in names { _ = try scratch.file(name) }
    for name in names { _ = scratch.hardLink(FilePath("x\(name.text)"), to: name) }
    let list = try PackSearch(directories: [scratch.directory]).list()
    #expect(list.entries.map(\.path.lastName) == names)
    #expect(list.repetitions.map(\.first.lastName) == names)
    #expect(list.repetitions.map(\.path.lastName) == names.map { FilePath("x\($0.text)") })
  }

  @Test func passesOverClutterAndTakesEachFileOnce() throws {
    let scratch = Scratch()
    let plain = try PackFixtures.plainBytes()
    for name in ["good.so", "sp ace é.so", "-dash.so"] as [FilePath] {
      _ = try scratch.file(name, bytes: plain)
    }
    for name in ["README", "good.so~", "good.so.bak", "good.so.debug", ".hidden.so", "so"] {
      _ = try scratch.file(FilePath(name), bytes: plain)
    }
    _ = scratch.link("alias.so", to: "good.so")
    _ = scratch.hardLink("hard.so", to: "good.so")
    let again = scratch.directory.appending(FilePath("../")).appending(scratch.directory.lastName)
    let list = try PackSearch(directories: [scratch.directory, again]).list()
    #expect(list.entries.map(\.path.lastName) == ["-dash.so", "alias.so", "sp ace é.so"])
    let repeated = list.repetitions.map(\.path.lastName)
    #expect(
      repeated == [
        "good.so", "hard.so", "-dash.so", "alias.so", "good.so", "hard.so", "sp ace é.so",
      ]
    )
    #expect(list.repetitions.first?.first == scratch.path("alias.so"))
    #expect(list.repetitions.last?.origin == .directory(again))
  }

  /// As where the starter pack is built beside others.
  @Test func takesAFileOnceThatIsNamedBeforeItsDirectory() throws {
    let scratch = Scratch()
    let plain = try PackFixtures.plainBytes()
    for name in ["a.so", "starter.so"] as [FilePath] { _ = try scratch.file(name, bytes: plain) }
    _ = scratch.folder("links")
    _ = scratch.link("links/a.so", to: "../a.so")
    let search = PackSearch(
      starter: scratch.path("starter.so"),
      directories: [scratch.path("links"), scratch.directory]
    )
    let list = try search.list()
    #expect(list.entries.map(\.path) == [scratch.path("starter.so"), scratch.path("links/a.so")])
    #expect(list.repetitions.map(\.path.lastName) == ["a.so", "starter.so"])
  }

  @Test func takesNamesThatAreNotText() throws {
    let scratch = Scratch()
    let folder = scratch.folder("my packs")
    let plain = try PackFixtures.plainBytes()
    for name in [FilePath(bytes: [0xFF] + Array(".so".utf8)), "new\nline.so"] {
      _ = try scratch.file(FilePath("my packs").appending(name), bytes: plain)
    }
    let list = try PackSearch(directories: [folder]).list()
    #expect(list.entries.allSatisfy { $0.manifest != nil })
    for entry in list.entries {
      guard case .loadable(let file) = entry.verdict else { continue }
      #expect(throws: Never.self) { try DynamicLibrary(loading: file.resolvedPath) }
    }
  }

  @Test func refusesWhatIsNoPackOneByOne() throws {
    let scratch = Scratch()
    _ = scratch.fifo("a.so")
    _ = scratch.socket("b.so")
    _ = scratch.link("c.so", to: "c.so")
    _ = scratch.link("d.so", to: "nowhere")
    _ = scratch.folder("e.so")
    _ = try scratch.file("f.so", bytes: PackFixtures.plainBytes())
    let list = try PackSearch(directories: [scratch.directory, scratch.directory]).list()
    #expect(list.entries.count == 6)
    #expect(
      list.entries.filter { (try? $0.verdict.get()) != nil }.map(\.path.lastName) == ["f.so"]
    )
  }

  @Test func keepsTheOrderOfOrigins() throws {
    let scratch = Scratch()
    let plain = try PackFixtures.plainBytes()
    for name in ["path", "one", "two"] as [FilePath] {
      _ = scratch.folder(name)
      _ = try scratch.file(name.appending("a.so"), bytes: plain)
    }
    let starter = try scratch.file("starter.so", bytes: plain)
    let single = try scratch.file("single", bytes: plain)
    let search = PackSearch(
      starter: starter,
      searchPath: [scratch.path("path")],
      directories: [scratch.path("two"), scratch.path("one")],
      files: [single, scratch.path("two/a.so")]
    )
    let list = try search.list()
    #expect(
      list.entries.map(\.origin.description) == [
        "starter", "GALLEY_PACK_PATH", "--packs \(scratch.path("two").printable)",
        "--packs \(scratch.path("one").printable)", "--pack",
      ]
    )
    #expect(list.repetitions.map(\.path) == [scratch.path("two/a.so")])
  }

  @Test func takesEmptyDirectories() throws {
    let scratch = Scratch()
    let list = try PackSearch(directories: [scratch.directory]).list()
    #expect(list.entries.isEmpty && list.repetitions.isEmpty)
  }

  @Test func refusesDirectoriesThatCantBeUsed() throws {
    let scratch = Scratch()
    let file = try scratch.file("file")
    let rows: [(FilePath, String)] = [
      (scratch.path("none"), "it does not exist; check the name"), (file, "it is a regular file"),
    ]
    for (path, cause) in rows {
      let error = #expect(throws: PackSearchError.self) {
        try PackSearch(directories: [path]).list()
      }
      let text = error.map { PackSearchErrorText($0).description }
      #expect(text == "--packs: can't list \(path.printable): \(cause)")
    }
    let open = scratch.folder("open")
    scratch.setPermissions(0o777, of: "open")
    #expect(throws: PackSearchError.self) { try PackSearch(searchPath: [open]).list() }
    #expect(throws: Never.self) {
      try PackSearch(searchPath: [open], allowsWritableByOthers: true).list()
    }
  }

  @Test func reportsWhatMayNotBeRead() async {
    await #expect(processExitsWith: .success) {
      let scratch = Scratch()
      let plain = try PackFixtures.plainBytes()
      for name in ["closed.so", "open.so"] { _ = try scratch.file(FilePath(name), bytes: plain) }
      let folder = scratch.folder("folder")
      scratch.setPermissions(0o755, of: ".")
      scratch.setPermissions(0, of: "closed.so")
      scratch.setPermissions(0, of: "folder")
      seteuid(65_534)
      let list = try PackSearch(directories: [scratch.directory], allowsWritableByOthers: true)
        .list()
      let error = #expect(throws: PackSearchError.self) {
        try PackSearch(directories: [folder]).list()
      }
      seteuid(getuid())
      scratch.remove()
      let refusals = list.entries.compactMap { entry -> String? in
        guard case .refused(let refusal) = entry.verdict else { return nil }
        return PackRefusalText(refusal).cause
      }
      #expect(refusals == ["it can't be read: permission denied"])
      let text = error.map { PackSearchErrorText($0).description } ?? ""
      #expect(text == "--packs: can't list \(folder.printable): permission denied")
    }
  }

  @Test func readsThePathFromTheEnvironment() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("GALLEY_PACK_PATH", ":/one:/two words:", 1)
      #expect(PackSearch.searchPathFromEnvironment() == ["/one", "/two words"])
      unsafe unsetenv("GALLEY_PACK_PATH")
      #expect(PackSearch.searchPathFromEnvironment().isEmpty)
    }
  }

  @Test func findsTheStarterBesideTheProgram() throws {
    let starter = try #require(PackSearch.installedStarter())
    #expect(starter.lastName == "libStarterWidgets.so")
  }
}
