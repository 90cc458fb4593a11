/// The start of a library, by which it is known again in memory: its headers, where everything else
/// stands in the file, and mostly the first of its notes, the build id.
package struct ELFImprint: Sendable {
  private static let longest: UInt64 = 1_024

  /// Where it lies in memory, before the loader moves it all.
  package let address: UInt64
  /// How many bytes it has.
  package let count: Int
  private let hash: UInt64

  /// Takes the start of a file; nil where that can't be read in memory, the loader may write there, or
  /// maps something else first.
  init?(_ bytes: RawSpan, _ file: ELFFile) {
    guard let segment = file.segments.first(where: { $0.kind == .load }),
      segment.offset == 0, segment.isReadable, !segment.isWritable,
      file.dynamic?.hasTextRelocations == false
    else { return nil }
    address = segment.address
    count = Int(min(segment.fileSize, ELFImprint.longest))
    hash = ELFImprint.hash(bytes, count)
  }

  /// Whether memory of this many bytes holds the start of the same library.
  package func isOf(_ memory: RawSpan) -> Bool {
    memory.byteCount == count && ELFImprint.hash(memory, count) == hash
  }

  /// A hash of four strands, so that a processor can work on them side by side; bytes that don't
  /// fill a last block of 32 are left out.
  private static func hash(_ bytes: RawSpan, _ count: Int) -> UInt64 {
    var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 32 <= count {
      first = (first ^ word(bytes, offset)) &* prime
      second = (second ^ word(bytes, offset + 8)) &* prime
      third = (third ^ word(bytes, offset + 16)) &* prime
      fourth = (fourth ^ word(bytes, offset + 24)) &* prime
      first ^= first &>> 32
      second ^= second &>> 32
      third ^= third &>> 32
      fourth ^= fourth &>> 32
      offset += 32
    }
    first = (first ^ second) &* prime
    third = (third ^ fourth) &* prime
    return (first ^ third &>> 29) &* prime
  }

  private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
