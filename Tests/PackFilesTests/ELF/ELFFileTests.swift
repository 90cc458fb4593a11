import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct ELFFileTests {
  @Test func readsWhatALinkerWrites() throws {
    let image = ELFImage(bytes: try PackFixtures.plainBytes())
    let file = try image.parse()
    #expect(file.header.platform == .host)
    #expect(file.header.kind == .sharedObject)
    #expect(file.linkage.neededLibraries.contains("libc.so.6"))
    #expect(file.segments.contains { $0.kind == .load && $0.isExecutable })
    #expect(file.dynamic?.hasTextRelocations == false)
    #expect(try image.sectionNames().contains(Array(".note.galley".utf8)))
    let entry = try #require(try image.export("galley_pack_v1"))
    #expect(entry.kind == .function)
    #expect(try image.exports().contains(entry))
    #expect(try image.export("galley_pack_v") == nil)
    #expect(try image.export("galley_pack_v11") == nil)
  }

  struct Start: Sendable {
    let bytes: [UInt8]
    let fault: ELFFault
  }

  @Test(arguments: [
    Start(bytes: [], fault: .notELF(start: [])),
    Start(bytes: Array("<html>".utf8), fault: .notELF(start: Array("<html>".utf8))),
    Start(
      bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1],
      fault: .truncated(.header, end: 64, size: 7)
    ),
    Start(
      bytes: [0x7F, 0x45, 0x4C, 0x46, 1, 1, 1] + Array(repeating: 0, count: 11) + [40, 0],
      fault: .foreign(ELFPlatform(machine: 40, is64Bit: false))
    ),
    Start(
      bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 2, 1] + Array(repeating: 0, count: 11) + [0, 22],
      fault: .foreign(ELFPlatform(machine: 22, isLittleEndian: false))
    ),
  ])
  func namesWhatIsWrongWithTheStart(_ row: Start) {
    #expect(throws: row.fault) { try ELFImage(bytes: row.bytes).parse() }
  }

  @Test(arguments: 0..<16) func namesTheEndOfTruncatedFiles(_ sixteenth: Int) throws {
    let whole = try PackFixtures.plainBytes()
    let cut = Array(whole.prefix(whole.count * sixteenth / 16))
    let error = #expect(throws: ELFFault.self) { try ELFImage(bytes: cut).parse() }
    if sixteenth == 0 {
      #expect(error == .notELF(start: []))
    } else if case .truncated(_, let end, let size) = error {
      #expect(size == UInt64(cut.count))
      #expect(end > size && end <= UInt64(whole.count))
    } else {
      Issue.record("\(sixteenth)/16: \(String(describing: error))")
    }
  }

  @Test func readsSmallFilesCutAtEveryByteOfTheirHeaders() throws {
    let whole = try PackFixtures.plainBytes()
    for count in 0..<1_024 {
      let cut = Array(whole.prefix(count))
      #expect(throws: ELFFault.self) { try ELFImage(bytes: cut).parse() }
    }
  }
}
