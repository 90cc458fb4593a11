import Foundation
import PackFiles
import PackHost
import Platform
import TestSupport
import Testing

@Suite struct PackLibraryTests {
  @Test func opensAPackAndFindsItsOwnEntry() throws {
    let file = try PackFileCheck().check(PackFixtures.product("TestPackPlain"))
    let library = try PackLibrary.open(file)
    let isOwn = unsafe library.library.holds(library.entry)
    #expect(isOwn)
  }

  @Test(arguments: [false, true]) func keepsEqualSymbolsApart(_ isReversed: Bool) throws {
    let scratch = Scratch()
    let names = isReversed ? ["TestPackRight", "TestPackLeft"] : ["TestPackLeft", "TestPackRight"]
    let letters = try names.enumerated().map { index, name in
      let copy = try scratch.file(FilePath("\(index).so"), bytes: bytes(of: name))
      return try firstLetter(of: copy)
    }
    let expected = isReversed ? ["r", "l"] : ["l", "r"]
    #expect(letters == expected)
  }

  /// What the pack's `first_letter` answers, which calls `format_title` by name.
  private func firstLetter(of file: FilePath) throws -> String {
    typealias Function = @convention(c) () -> Int32
    let library = try PackLibrary.open(PackFileCheck().check(file))
    guard let address = unsafe library.library.symbol("first_letter") else { return "" }
    let function = unsafe unsafeBitCast(address, to: Function.self)
    return Unicode.Scalar(UInt32(function())).map(String.init) ?? ""
  }

  /// A file that is another one when it is loaded than when it was checked.
  @Test(arguments: [false, true]) func refusesAFileThatWasReplaced(_ isLocked: Bool) throws {
    let scratch = Scratch()
    let path = try scratch.file("pack.so", bytes: bytes(of: "TestPackLeft"))
    let file = try PackFileCheck(digests: isLocked).check(path)
    _ = try scratch.file("new", bytes: bytes(of: "TestPackPlain"))
    try FileManager.default.removeItem(atPath: path.text)
    try FileManager.default.moveItem(atPath: scratch.path("new").text, toPath: path.text)
    let refusal = #expect(throws: PackRefusal.self) { try PackLibrary.open(file) }
    #expect(refusal?.cause == .replaced)
  }

  private func bytes(of product: String) throws -> [UInt8] {
    try FileReader.contents(of: PackFixtures.product(product))
  }

  struct Faulty: Sendable {
    let source: String
    let cause: String

    init(_ source: String, _ cause: String) {
      self.source = source
      self.cause = cause
    }
  }

  @Test(
    .enabled(if: PackCompiler.found != nil),
    arguments: [
      Faulty(
        "int nope(void); int galley_pack_v1(void *h, void *r) { return nope(); }",
        "undefined symbol nope: link what defines it (-Wl,-z,defs finds these)"
      ),
      Faulty(
        "int other(void) { return 0; }",
        "no entry galley_pack_v1: build with GALLEY_PACK_ENTRY and keep the symbol exported"
      ),
      Faulty(
        "int galley_pack_v2(void *h, void *r) { return 0; }",
        "no entry galley_pack_v1, only galley_pack_v2: built for another version of the ABI"
      ),
      Faulty(
        "__attribute__((visibility(\"hidden\"))) int galley_pack_v1(void *h) { return 0; }",
        "no entry galley_pack_v1: build with GALLEY_PACK_ENTRY and keep the symbol exported"
      ),
      Faulty(
        "int galley_pack_v1 = 1;",
        "galley_pack_v1 is not a function; define it with GALLEY_PACK_ENTRY"
      ),
      Faulty(
        manifest(#"{\"id\":\"a.b\",\"version\":\"1\",\"abi\":3,\"min_abi\":3}"#),
        "min_abi 3, this host speaks 1; use a newer galley"
      ),
      Faulty(
        manifest(#"{\"id\":\"a.b\",\"version\":\"1\",\"abi\":1,\"requires\":[\"galley.x/1\"]}"#),
        "requires galley.x/1, which this host lacks; use a newer galley"
      ),
      Faulty(manifest(#"{\"id\":\"a.b\"}"#), "manifest: \"version\" is missing; add it"),
      Faulty(
        manifest(#"{\"id\":\"a.b\"}"#)
          + "\n#define galley_manifest second\n#define galley_manifest_note second_note\n"
          + "GALLEY_MANIFEST(\"{}\")",
        "manifest: there are 2 of them; use GALLEY_MANIFEST once"
      ),
    ]
  )
  func saysWhyALibraryIsRefused(_ row: Faulty) throws {
    let scratch = Scratch()
    let compiler = try #require(PackCompiler.found)
    let file = try compiler.build("faulty.so", from: row.source, in: scratch)
    #expect(refusalOfOpening(file) == row.cause)
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func namesAMissingLibraryAndItsPlaces() throws {
    let scratch = Scratch()
    let compiler = try #require(PackCompiler.found)
    let file = try buildPack(needing: "liblost.so", compiler, scratch, "$ORIGIN/deps")
    let cause = refusalOfOpening(file)
    let start = "needs liblost.so, not found in \(scratch.directory.printable)/deps, "
    #expect(cause.hasPrefix(start))
    #expect(cause.hasSuffix("link with -Wl,-rpath,'$ORIGIN' and put it beside the pack"))
    #expect(!cause.contains("No such file"))
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func findsLibrariesAlongRunPaths() throws {
    let scratch = Scratch()
    let compiler = try #require(PackCompiler.found)
    let file = try buildPack(needing: "libnear.so", compiler, scratch, "${ORIGIN}/deps")
    _ = scratch.folder("deps")
    let library = try compiler.build(
      "deps/libnear.so",
      from: "int x(void) { return 1; }",
      in: scratch
    )
    let pack = try PackFileCheck().check(file)
    #expect(LibrarySearch().find("libnear.so", neededBy: pack) == .found(library))
    #expect(LibrarySearch().find("libc.so.6", neededBy: pack) == .loaded)
    #expect(LibrarySearch().firstMissing(neededBy: pack) == nil)
    #expect(refusalOfOpening(file) == "loaded")
  }

  @Test func findsTheLibrariesOfTheSystem() throws {
    let pack = try PackFileCheck().check(PackFixtures.product("TestPackPlain"))
    let search = LibrarySearch(usesLoaded: false)
    guard case .found(let file) = search.find("libc.so.6", neededBy: pack) else {
      Issue.record("libc.so.6 is not found")
      return
    }
    #expect(file.lastName == "libc.so.6")
    #expect(search.firstMissing(neededBy: pack) == nil)
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func namesTheLibraryThatNeedsAMissingOne() throws {
    let scratch = Scratch()
    let compiler = try #require(PackCompiler.found)
    let options = ["-shared", "-fPIC", "-nostdlib"]
    let gone = try compiler.build("libgone.so", from: "int gone(void) { return 1; }", in: scratch)
    let middle = try compiler.build(
      "libmiddle.so",
      from: "int gone(void); int x(void) { return gone(); }",
      in: scratch,
      options + [gone.printable, "-Wl,-soname,libmiddle.so"]
    )
    let file = try compiler.build(
      "pack.so",
      from: "int x(void); int galley_pack_v1(void *h) { return x(); }",
      in: scratch,
      options + [middle.printable, "-Wl,-rpath,$ORIGIN"]
    )
    try scratch.delete("libgone.so")
    let cause = refusalOfOpening(file)
    #expect(cause.hasPrefix("its library \(middle.printable) needs \(gone.printable), not found"))
  }

  /// A pack whose library of the given name has gone; names differ by test, as libraries that
  /// are loaded once serve the whole process.
  private func buildPack(
    needing name: String,
    _ compiler: PackCompiler,
    _ scratch: Scratch,
    _ runPath: String
  ) throws -> FilePath {
    let common = ["-shared", "-fPIC", "-nostdlib"]
    let library = try compiler.build(
      FilePath(name),
      from: "int x(void) { return 1; }",
      in: scratch,
      common + ["-Wl,-soname,\(name)"]
    )
    let file = try compiler.build(
      "pack.so",
      from: "int x(void); int galley_pack_v1(void *h) { return x(); }",
      in: scratch,
      common + [library.printable, "-Wl,-rpath,\(runPath)"]
    )
    try scratch.delete(FilePath(name))
    return file
  }

  private func refusalOfOpening(_ file: FilePath) -> String {
    do throws(PackRefusal) {
      _ = try PackLibrary.open(PackFileCheck().check(file))
      return "loaded"
    } catch {
      return PackRefusalText(error).cause
    }
  }

  private static func manifest(_ json: String) -> String {
    "#include <galley.h>\nGALLEY_MANIFEST(\"\(json)\")\n"
      + "GALLEY_PACK_ENTRY(host, registrar) { return 0; }"
  }
}
