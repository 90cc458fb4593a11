import Foundation
import Testing

/// Directories of packs as they are found on real disks, through the program.
@Suite struct PackFileProcessTests {
  /// A page of one widget that `libTestPackPlain.so` draws.
  private static let page = #"{"page": {"sections": [{"widgets": [{"type": "plain"}]}]}}"#

  /// Runs a script in a folder with a page, after another that makes the directory `d` of packs.
  private func run(_ script: String, after preparation: String) throws -> GalleyProcess.Outcome {
    let folder = try Scratch()
    try folder.write(Self.page, to: "page.json")
    let made = try GalleyProcess.run(
      "umask 022; mkdir d; cp \"$(dirname \"$GALLEY\")/libTestPackPlain.so\" d/good.so; cd d\n"
        + preparation,
      in: folder
    )
    try #require(made.status == 0, "\(made.errorText)")
    return try GalleyProcess.run(script, in: folder)
  }

  /// Backups, notes and debug files beside a pack; the pack under five names, two of them its own.
  private static let clutter = """
    echo notes >README
    for name in good.so~ good.so.bak good.so.debug .hidden.so 'sp ace é.so' ./-dash.so; do
      cp good.so "$name" || exit 1
    done
    ln -s good.so alias.so && ln good.so hard.so
    """

  @Test func clutterIsPassedOverAndEachFileTakenOnce() throws {
    let listing = try run(
      "galley packs --no-starter --packs d --packs d/../d --format json",
      after: Self.clutter
    )
    #expect(listing.status == 0)
    #expect(listing.errors.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(listing.output))
    let packs = try #require((json as? [String: Any])?["packs"] as? [[String: Any]])
    let loaded = packs.filter { $0["status"] as? String == "loaded" }
    #expect(
      loaded.compactMap { $0["file"] as? String } == ["d/-dash.so", "d/alias.so", "d/sp ace é.so"]
    )
    let rest = packs.filter { $0["status"] as? String != "loaded" }
    #expect(rest.allSatisfy { $0["status"] as? String == "duplicate" })
    #expect(
      Set(rest.compactMap { $0["file"] as? String }) == [
        "d/good.so", "d/hard.so", "d/../d/-dash.so", "d/../d/alias.so", "d/../d/good.so",
        "d/../d/hard.so", "d/../d/sp ace é.so",
      ]
    )
  }

  @Test func aFileNeverConflictsWithItself() throws {
    let outcome = try run(
      "galley registry plain --no-starter --packs d",
      after: "ln -s good.so alias.so && ln good.so hard.so"
    )
    #expect(outcome.status == 0)
    #expect(outcome.outputText.contains("alone"))
    #expect(!outcome.outputText.contains("base of"))
  }

  /// A directory that is asked for, and how that ends.
  struct Directory: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int32
    let errors: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Directory(name: "empty", status: 0, errors: ""),
    Directory(
      name: "missing",
      status: 2,
      errors: "galley: --packs: can't list missing: it does not exist; check the name\n"
    ),
    Directory(
      name: "page.json",
      status: 2,
      errors: "galley: --packs: can't list page.json: it is a regular file\n"
    ),
  ])
  func directoriesAreTakenOrRefused(row: Directory) throws {
    let outcome = try run("mkdir empty; galley registry banner --packs \(row.name)", after: "")
    #expect(outcome.status == row.status)
    #expect(outcome.errorText == row.errors)
    #expect(outcome.output.isEmpty == (row.status != 0))
  }

  /// Makes copies of the good pack with bytes overwritten, and files that are no libraries.
  private static let faulty = """
    patch() { cp good.so "$1"; printf "$3" | dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null || exit 1; }
    patch foreign.so 18 '\\010\\000'
    patch class32.so 4 '\\001'
    patch bigendian.so 5 '\\002'
    patch etrel.so 16 '\\001'
    printf '<!doctype html><p>404' >html.so
    printf '/* GNU ld script */ GROUP ( libc.so.6 )' >ldscript.so
    printf '\\377\\001\\002\\003\\004' >noise.so
    : >none.so
    """

  /// What is said of each, as far as it doesn't depend on the machine.
  private static let causes = [
    "d/bigendian.so: built for ", "d/class32.so: built for ",
    "d/etrel.so: an object file, not a shared library: link with -shared",
    "d/foreign.so: built for mips, this host is ",
    "d/html.so: not an ELF file: it starts with \"<!doctype html><\"",
    "d/ldscript.so: not an ELF file: it starts with \"/* GNU ld script\"",
    "d/noise.so: not an ELF file: it starts with the bytes ff 01 02 03",
    "d/none.so: it is empty; build it again",
  ]

  @Test func faultyFilesAreOneLineEachAndGoodOnesDraw() throws {
    let outcome = try run("galley render page.json --packs d", after: Self.faulty)
    #expect(outcome.status == 3)
    #expect(outcome.outputText == "plain\n")
    let lines = outcome.errorText.split(separator: "\n").map(String.init)
    #expect(lines.count == Self.causes.count)
    for (line, cause) in zip(lines, Self.causes) { #expect(line.hasPrefix("galley: \(cause)")) }
    #expect(!outcome.errorText.contains("No such file"))
  }

  @Test func listingsNameTheSameCauses() throws {
    let outcome = try run("galley packs --no-starter --packs d --format json", after: Self.faulty)
    #expect(outcome.status == 3)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    let packs = try #require((json as? [String: Any])?["packs"] as? [[String: Any]])
    let reasons = packs.compactMap { $0["reason"] as? String }
    #expect(reasons.count == Self.causes.count)
    for (reason, cause) in zip(reasons, Self.causes) { #expect(reason.hasPrefix(cause)) }
    #expect(packs.filter { $0["status"] as? String == "loaded" }.count == 1)
  }

  /// Where the compilers of the Swift toolchain are looked for.
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  private static let hasCompiler = path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/clang")
  }

  @Test(.enabled(if: hasCompiler)) func whatIsMissingIsNamed() throws {
    let outcome = try run(
      "galley render page.json --packs d",
      after: """
        PATH='\(Self.path)'
        build() { clang -shared -fPIC -nostdlib -fuse-ld=lld -x c - -o "$@" || exit 1; }
        entry='int galley_pack_v1(const void *h, void *r) { return nope(h, r); }'
        echo 'int nope(const void *h, void *r) { return h == r; }' | build libnope.so.1
        echo "int nope(const void *, void *); $entry" | build undefined.so
        echo "int nope(const void *, void *); $entry" | build needs.so -L. -l:libnope.so.1
        rm libnope.so.1
        """
    )
    #expect(outcome.status == 3)
    #expect(outcome.outputText == "plain\n")
    let lines = outcome.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("galley: d/needs.so: needs libnope.so.1, not found in ") == true)
    #expect(lines.last?.hasPrefix("galley: d/undefined.so: undefined symbol nope") == true)
  }
}
