import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct PackInspectorTests {
  private let scratch = Scratch()

  /// What inspecting a file came to: a word for facts, or the one message.
  private func outcome(_ file: FilePath) -> String {
    do throws(PackRefusal) {
      let refusal = try PackInspector().inspect(file).refusal
      return refusal.map { PackRefusalText($0).cause } ?? "loadable"
    } catch {
      return PackRefusalText(error).cause
    }
  }

  @Test func readsAGoodPack() throws {
    let file = try PackFixtures.product("SeasonalBanner")
    let inspection = try PackInspector().inspect(file)
    #expect(inspection.refusal == nil)
    #expect(inspection.manifest?.id == "com.example.seasonal-banner")
    #expect(inspection.manifest?.overrides == ["banner"])
    #expect(inspection.exports.map(\.name) == [Array("galley_pack_v1".utf8)])
    #expect(inspection.libraries.contains { $0.name == "libc.so.6" && !$0.outcome.isMissing })
    let traits = inspection.traits
    #expect(!traits.wantsExecutableStack && !traits.hasTextRelocations && !traits.hasWritableCode)
    #expect(traits.threadStorage == 0 && traits.sanitizers.isEmpty)
  }

  struct Trait: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var source = PackCompiler.entry
    var options: [String] = []
    let isFound: @Sendable (PackInspection) -> Bool
  }

  @Test(
    .enabled(if: PackCompiler.found != nil),
    arguments: [
      Trait(testDescription: "executable stack", options: ["-Wl,-z,execstack"]) {
        $0.traits.wantsExecutableStack
      },
      Trait(
        testDescription: "thread storage",
        source: PackCompiler.entry + "__thread char kept[600]; char *at(void) { return kept; }",
        options: ["-ftls-model=initial-exec"]
      ) { $0.traits.threadStorage == 600 && $0.traits.isThreadStorageStatic },
      Trait(testDescription: "build id", options: ["-Wl,--build-id=0x00ff"]) {
        $0.traits.buildID == [0, 0xFF]
      },
      Trait(testDescription: "run path", options: ["-Wl,-rpath,/a:$ORIGIN/b"]) {
        $0.elf.linkage.runPaths == ["/a", "$ORIGIN/b"]
      },
      Trait(
        testDescription: "sanitizer",
        source: PackCompiler.entry + "void __asan_init(void); void f(void) { __asan_init(); }"
      ) { $0.traits.sanitizers == ["address"] },
    ]
  )
  func readsTraits(_ row: Trait) throws {
    let compiler = try #require(PackCompiler.found)
    let options = ["-shared", "-fPIC", "-nostdlib"] + row.options
    let file = try compiler.build("pack.so", from: row.source, in: scratch, options)
    #expect(row.isFound(try PackInspector().inspect(file)))
  }

  @Test func saysWhereAMissingLibraryWasLookedFor() throws {
    let compiler = try #require(PackCompiler.found)
    let library = try compiler.build("libgone.so", from: "int x;", in: scratch)
    let file = try compiler.build(
      "pack.so",
      from: PackCompiler.entry + "extern int x; int *at(void) { return &x; }",
      in: scratch,
      ["-shared", "-fPIC", "-nostdlib", library.printable, "-Wl,-rpath,$ORIGIN/deps"]
    )
    try scratch.delete("libgone.so")
    let inspection = try PackInspector().inspect(file)
    #expect(inspection.libraries.count == 1 && inspection.refusal != nil)
    guard case .missingLibrary(let name, nil, _) = inspection.refusal?.cause else {
      Issue.record("refused for another cause")
      return
    }
    #expect(name.lastName == "libgone.so")
  }

  @Test func survivesTruncation() throws {
    for bytes in FileDamage.truncations(of: try PackFixtures.plainBytes()) {
      let file = try scratch.file("cut.so", bytes: bytes)
      let outcome = outcome(file)
      let isAsExpected =
        bytes.isEmpty ? outcome.hasPrefix("it is empty") : outcome.hasPrefix("trunc")
      #expect(isAsExpected, "\(bytes.count) bytes: \(outcome)")
    }
  }

  @Test func survivesMutations() throws {
    let plain = try PackFixtures.plainBytes()
    var refused = 0
    for seed in 0..<200 {
      let bytes = FileDamage.mutation(of: plain, seed: seed)
      let file = try scratch.file("mutant.so", bytes: bytes)
      let first = outcome(file)
      #expect(first == outcome(file) && !first.contains("\n"), "seed \(seed)")
      refused += first == "loadable" ? 0 : 1
    }
    #expect(refused > 100)
  }

  struct Other: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: String
    let make: @Sendable (Scratch) throws -> FilePath
  }

  @Test(arguments: [
    Other(testDescription: "FIFO", cause: "it is a FIFO, not a regular file") { $0.fifo("a.so") },
    Other(testDescription: "socket", cause: "it is a socket, not a") { $0.socket("a.so") },
    Other(testDescription: "directory", cause: "it is a directory, not a") { $0.folder("a.so") },
    Other(testDescription: "loop", cause: "it can't be read: too many symbolic links") {
      $0.link("a.so", to: "a.so")
    },
    Other(testDescription: "dangling", cause: "it is a symbolic link to nowhere, which does not") {
      $0.link("a.so", to: "nowhere")
    },
    Other(testDescription: "absent", cause: "it does not exist") { $0.path("a.so") },
    Other(testDescription: "device", cause: "it is a character device") { _ in "/dev/zero" },
    Other(testDescription: "text", cause: "not an ELF file: it starts with \"hello\"") {
      try $0.file("a.so", "hello")
    },
    Other(testDescription: "other machine", cause: "built for mips, this host is") {
      var bytes = try PackFixtures.plainBytes()
      bytes[18] = 8
      return try $0.file("a.so", bytes: bytes)
    },
  ])
  func saysWhatIsNoPack(_ row: Other) throws {
    let outcome = outcome(try row.make(scratch))
    #expect(outcome.lowercased().hasPrefix(row.cause.lowercased()), "\(outcome)")
  }
}
