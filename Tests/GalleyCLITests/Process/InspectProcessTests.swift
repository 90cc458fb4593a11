import Foundation
import Platform
import TestSupport
import Testing

/// `galley inspect` and `galley packs --static` on directories of what is no pack.
@Suite struct InspectProcessTests {
  private typealias Folder = TestSupport.Scratch

  /// Files that are no packs, of all kinds, and one that is.
  private func clutter() throws -> (folder: GalleyCLITests.Scratch, files: Folder) {
    let files = Folder()
    let plain = try PackFixtures.plainBytes()
    for (place, bytes) in FileDamage.truncations(of: plain).enumerated() {
      _ = try files.file(FilePath("cut\(place).so"), bytes: bytes)
    }
    for seed in 0..<200 {
      let bytes = FileDamage.mutation(of: plain, seed: seed)
      _ = try files.file(FilePath("mutant\(seed).so"), bytes: bytes)
    }
    _ = files.fifo("fifo.so")
    _ = files.socket("socket.so")
    _ = files.folder("folder.so")
    _ = files.link("loop.so", to: "loop.so")
    _ = try files.file("good.so", bytes: plain)
    return (try Scratch(), files)
  }

  @Test func oneMessageForEachFileAndNoSignal() throws {
    let (folder, files) = try clutter()
    let outcome = try GalleyProcess.run(
      "timeout 60 \"$GALLEY\" inspect \(files.directory.printable)/*.so --format json",
      in: folder
    )
    #expect(outcome.status == 3)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let entries = try #require(json?["files"] as? [[String: Any]])
    #expect(entries.count == 221)
    let bad = entries.filter { $0["status"] as? String != "loadable" }
    #expect(bad.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
    #expect(outcome.errorText.split(separator: "\n").count == bad.count)
    let good = try #require(entries.first { ($0["file"] as? String)?.hasSuffix("good.so") == true })
    #expect(good["status"] as? String == "loadable")
  }

  @Test func goodPacksStillWork() throws {
    let (folder, files) = try clutter()
    try folder.write(Pages.plain, to: "page.json")
    let script = "timeout 120 \"$GALLEY\""
    let listing = try GalleyProcess.run(
      "\(script) packs --static --no-starter --packs \(files.directory.printable) --format json",
      in: folder
    )
    #expect(listing.status == 3)
    let json = try JSONSerialization.jsonObject(with: Data(listing.output)) as? [String: Any]
    let packs = try #require(json?["packs"] as? [[String: Any]])
    #expect(packs.count == 221)
    #expect(packs.contains { $0["status"] as? String == "found" && $0["id"] as? String != nil })
    let page = try GalleyProcess.run(
      "\(script) render page.json --no-starter --packs \(files.directory.printable)",
      in: folder
    )
    #expect(page.status == 3)
    #expect(page.outputText.contains("plain"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let status: Int32
    var output = ""
    var errors = ""
    var testDescription: String { script }
  }

  @Test(arguments: [
    Row(script: "galley inspect", status: 2, errors: "galley: FILE is missing"),
    Row(
      script: "galley inspect absent.so",
      status: 2,
      errors: "galley: absent.so: it does not exist; check the name\n"
    ),
    Row(
      script: "echo hello >a.so; galley inspect ./a.so",
      status: 3,
      errors: "galley: ./a.so: not an ELF file: it starts with \"hello\"\n"
    ),
    Row(
      script: "galley inspect \"$(dirname \"$GALLEY\")/libSeasonalBanner.so\"",
      status: 0,
      output: "com.example.seasonal-banner 1."
    ),
    Row(
      script: "galley inspect --width 20 \"$(dirname \"$GALLEY\")/libSeasonalBanner.so\"",
      status: 0,
      output: "verdict this host\n"
    ),
    Row(script: "galley packs --static", status: 0, output: "found"),
  ])
  func statuses(_ row: Row) throws {
    let outcome = try GalleyProcess.run(row.script, in: try Scratch())
    #expect(outcome.status == row.status)
    #expect(row.output.isEmpty || outcome.outputText.contains(row.output), "\(outcome.outputText)")
    #expect(outcome.errorText.hasPrefix(row.errors), "\(outcome.errorText)")
    #expect(outcome.errors.isEmpty == row.errors.isEmpty)
  }
}
