import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct PackFileCheckTests {
  @Test func acceptsAPackAndReadsItsManifest() throws {
    let file = try PackFileCheck().check(PackFixtures.product("TestPackPlain"))
    let manifest = try #require(file.manifest)
    #expect(manifest.id == "test.galley.plain")
    #expect(manifest.widgets.map(\.type) == ["plain"])
    #expect(manifest.widgets.map(\.revision) == [4])
  }

  @Test(arguments: ["StarterWidgets", "SeasonalBanner", "ShopWidgets", "TouchStepper"])
  func acceptsThePacksOfThisRepository(_ name: String) throws {
    let file = try PackFileCheck().check(PackFixtures.product(name))
    #expect(file.manifest != nil)
  }

  struct Refused: Sendable {
    let name: FilePath
    let cause: String
    let make: @Sendable (Scratch, FilePath) throws -> Void

    init(
      _ name: FilePath,
      _ cause: String,
      _ make: @escaping @Sendable (Scratch, FilePath) throws -> Void
    ) {
      self.name = name
      self.cause = cause
      self.make = make
    }

    /// A good pack with some bytes overwritten.
    init(_ name: FilePath, _ cause: String, at offset: Int, _ bytes: [UInt8]) {
      self.init(name, cause) { scratch, name in
        var image = ELFImage(bytes: try PackFixtures.plainBytes())
        for (index, byte) in bytes.enumerated() { image.patch(byte, at: offset + index) }
        _ = try scratch.file(name, bytes: image.bytes)
      }
    }
  }

  /// The other platform of the two that packs are built for.
  private static let foreign = ELFPlatform(machine: ELFPlatform.host.machine == 62 ? 183 : 62)

  @Test(arguments: [
    Refused("none.so", "it does not exist; check the name") { _, _ in },
    Refused("gone.so", "it is a symbolic link to nowhere, which does not exist") {
      _ = $0.link($1, to: "nowhere")
    },
    Refused("loop.so", "it can't be read: too many symbolic links") {
      _ = $0.link($1, to: "loop.so")
    },
    Refused("fifo.so", "it is a FIFO, not a regular file") { _ = $0.fifo($1) },
    Refused("socket.so", "it is a socket, not a regular file") { _ = $0.socket($1) },
    Refused("dir.so", "it is a directory, not a regular file") { _ = $0.folder($1) },
    Refused("tty.so", "it is a character device, not a regular file") {
      _ = $0.link($1, to: "/dev/tty")
    },
    Refused("empty.so", "it is empty; build it again") { _ = try $0.file($1) },
    Refused("html.so", "not an ELF file: it starts with \"<html>not found<\"") {
      _ = try $0.file($1, "<html>not found</html>")
    },
    Refused("ldscript.so", "not an ELF file: it starts with \"/* GNU ld script\"") {
      _ = try $0.file($1, "/* GNU ld script */\nGROUP ( libfoo.so.1 )\n")
    },
    Refused("noise.so", "not an ELF file: it starts with the bytes 00 01 fe ff") {
      _ = try $0.file($1, bytes: [0, 1, 0xFE, 0xFF, 0x20])
    },
    Refused("class32.so", "built for i386, this host is x86_64; build it for x86_64") {
      var image = ELFImage(bytes: try PackFixtures.plainBytes())
      image.patch(UInt8(1), at: 4)
      image.patch(UInt16(3), at: 18)
      _ = try $0.file($1, bytes: image.bytes)
    },
    Refused("bigendian.so", "built for ppc64, this host is x86_64; build it for x86_64") {
      var image = ELFImage(bytes: try PackFixtures.plainBytes())
      image.patch(UInt8(2), at: 5)
      image.patch(UInt16(21).byteSwapped, at: 18)
      _ = try $0.file($1, bytes: image.bytes)
    },
    Refused(
      "foreign.so",
      "built for \(foreign.name), this host is x86_64; build it for x86_64",
      at: 18,
      [UInt8(foreign.machine), 0]
    ),
    Refused("etrel.so", "an object file, not a shared library: link with -shared", at: 16, [1]),
    Refused("core.so", "a core dump, not a shared library", at: 16, [4]),
    Refused(
      "old.so",
      "malformed ELF file: its format is of another version; build it again",
      at: 20,
      [9]
    ),
    Refused(
      "phentsize.so",
      "malformed ELF file: its table of segments is impossible; build it again",
      at: 54,
      [55]
    ),
    Refused(
      "nosegments.so",
      "malformed ELF file: its table of segments is impossible; build it again",
      at: 56,
      [1]
    ),
  ])
  func saysWhyAFileIsRefused(_ row: Refused) throws {
    let scratch = Scratch()
    try row.make(scratch, row.name)
    let path = scratch.path(row.name)
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(path) }
    let cause = row.cause.replacing("x86_64", with: ELFPlatform.host.name)
    let text = refusal.map { PackRefusalText($0).description }
    #expect(text == "\(path.printable): \(cause)")
  }

  /// Real libraries of many linkers have the form that the loader wants; they just aren't packs.
  @Test func findsNoFlawInLibrariesThatAreLoaded() throws {
    let maps = try FileReader.contents(of: "/proc/self/maps").split(separator: UInt8(ascii: "\n"))
    let paths = maps.compactMap { line in
      line.firstIndex(of: UInt8(ascii: "/")).map { FilePath(bytes: Array(line[$0...])) }
    }
    let libraries = Set(paths.filter { $0.hasSuffix(".so") || $0.hasSuffix(".so.6") })
    #expect(libraries.count > 3)
    for library in libraries {
      let file = try? PackFileCheck(allowsWritableByOthers: true).check(library)
      if file != nil { continue }
      let refusal = #expect(throws: PackRefusal.self) {
        try PackFileCheck(allowsWritableByOthers: true).check(library)
      }
      #expect(refusal?.cause == .noEntry(others: []))
    }
  }

  @Test(arguments: 1..<16) func saysWhereATruncatedFileEnds(_ sixteenth: Int) throws {
    let scratch = Scratch()
    let whole = try PackFixtures.plainBytes()
    let cut = Array(whole.prefix(whole.count * sixteenth / 16))
    let file = try scratch.file("cut.so", bytes: cut)
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck().check(file) }
    let text = refusal.map { PackRefusalText($0).cause } ?? ""
    #expect(text.hasPrefix("truncated: "))
    #expect(text.hasSuffix(", the file has \(cut.count); copy or build it again"))
  }

  @Test func comparesTheABIBeforeLoading() throws {
    let plain = try PackFixtures.product("TestPackPlain")
    #expect(throws: Never.self) { try PackFileCheck(abi: 1).check(plain) }
    let refusal = #expect(throws: PackRefusal.self) { try PackFileCheck(abi: 0).check(plain) }
    let text = refusal.map { PackRefusalText($0).cause }
    #expect(text == "min_abi 1, this host speaks 0; use a newer galley")
  }
}
