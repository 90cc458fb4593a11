import PackFiles
import Platform
import TestSupport
import Testing

/// A library is known again by its headers and its build id, where those are mapped as they are.
@Suite struct ELFImprintTests {
  @Test func hasTheHeadersAndTheBuildID() throws {
    let image = ELFImage(bytes: try PackFixtures.plainBytes())
    let imprint = try #require(try imprint(image.bytes))
    #expect(imprint.dynamicTable == image.number(at: try header(of: 2, in: image) + 16))
    #expect(imprint.headers.address == 0)
    #expect(imprint.headers.count == 64 + 56 * Int(image.number(at: 56) & 0xFFFF))
    let owner = try buildIDOwner(in: image)
    #expect(imprint.buildID?.address == UInt64(owner) + 4)
    #expect(imprint.buildID?.count == 20)
    try isOfTheSameBytesAlone(imprint.headers, image)
    try isOfTheSameBytesAlone(#require(imprint.buildID), image)
  }

  private func isOfTheSameBytesAlone(_ part: ELFImprint.Part, _ image: ELFImage) throws {
    let bytes = Array(image.bytes[Int(part.address)...].prefix(part.count))
    #expect(isOf(part, bytes))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x80
      #expect(!isOf(part, other), "byte \(place)")
    }
    #expect(!isOf(part, bytes.dropLast()))
    #expect(!isOf(part, bytes + [0]))
  }

  @Test func needsNoBuildID() throws {
    var image = ELFImage(bytes: try PackFixtures.plainBytes())
    image.patch(UInt8(ascii: "X"), at: try buildIDOwner(in: image))
    let imprint = try #require(try imprint(image.bytes))
    #expect(imprint.buildID == nil)
  }

  /// Where the owner of the first GNU note stands, which is the build id.
  private func buildIDOwner(in image: ELFImage) throws -> Int {
    let mark = Array("GNU\0".utf8)
    return try #require(image.bytes.indices.first { image.bytes[$0...].starts(with: mark) })
  }

  /// The flags of a segment: 1 may run, 2 may be written, 4 may be read.
  @Test(arguments: [(1, false), (5, true), (7, false)] as [(UInt32, Bool)])
  func isTakenOfWhatCanBeReadAndNotWritten(_ flags: UInt32, _ isTaken: Bool) throws {
    var image = ELFImage(bytes: try PackFixtures.plainBytes())
    image.patch(flags, at: try header(of: 1, in: image) + 4)
    #expect((try imprint(image.bytes) != nil) == isTaken)
  }

  /// The mark that code is relocated stands in the place of the count of relative relocations.
  @Test func isNotTakenWhereCodeIsRelocated() throws {
    var image = ELFImage(bytes: try PackFixtures.plainBytes())
    let start = Int(image.number(at: try header(of: 2, in: image) + 8))
    let entries = (0..<40).map { start + $0 * 16 }
    let count = try #require(entries.first { image.number(at: $0) == 0x6FFF_FFF9 })
    image.patch(UInt64(22), at: count)
    #expect(try imprint(image.bytes) == nil)
  }

  /// Where the first program header of a kind stands.
  private func header(of kind: UInt64, in image: ELFImage) throws -> Int {
    let start = Int(image.number(at: 32))
    let headers = (0..<20).map { start + $0 * 56 }
    return try #require(headers.first { image.number(at: $0) & 0xFFFF_FFFF == kind })
  }

  private func imprint(_ bytes: [UInt8]) throws -> ELFImprint? {
    let scratch = Scratch()
    return try PackFileCheck().check(scratch.file("pack.so", bytes: bytes)).imprint
  }

  private func isOf(_ part: ELFImprint.Part, _ memory: some Collection<UInt8>) -> Bool {
    ELFImage(bytes: Array(memory)).withSpan { part.isOf($0) }
  }
}

extension ELFImage {
  /// Eight bytes as a little-endian number.
  fileprivate func number(at offset: Int) -> UInt64 {
    bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
