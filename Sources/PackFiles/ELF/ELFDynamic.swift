internal import Platform

/// The dynamic table: what the loader is told to do.
///
/// An object, as it never changes and has so many parts that copies of it would cost.
package final class ELFDynamic: Sendable {
  /// Room for the places of `Tag`.
  private typealias Values = InlineArray<57, UInt64>

  static let entrySize: UInt64 = 16
  /// No linker writes so many; a file with more is not to be trusted with memory.
  static let mostLibraries = 1_000

  /// Where the table starts in the file.
  private let start: UInt64
  /// How many entries come before the end mark.
  private let count: UInt64
  /// The last values, each at its tag's place.
  private let values: Values
  /// A bit for each place that has a value.
  private let present: UInt64

  /// Reads entries until the end mark.
  init(_ bytes: RawSpan, at offset: UInt64, count: UInt64) throws(ELFFault) {
    var values = Values(repeating: 0)
    var present: UInt64 = 0
    for index in 0..<count / ELFDynamic.entrySize {
      let start = offset &+ index &* ELFDynamic.entrySize
      let tag = bytes.number(UInt64.self, at: start)
      let value = bytes.number(UInt64.self, at: start &+ 8)
      if tag == Tag.end.rawValue {
        self.start = offset
        self.count = index
        self.values = values
        self.present = present
        return
      }
      guard let place = Tag.place(of: tag) else { continue }
      values[place] = value
      present |= 1 &<< UInt64(place)
    }
    throw .malformed(.dynamicEnd)
  }

  /// The last value of a tag.
  subscript(_ tag: Tag) -> UInt64? {
    guard let place = Tag.place(of: tag.rawValue), present >> UInt64(place) & 1 != 0 else {
      return nil
    }
    return values[place]
  }

  /// The offsets, in the table of names, of the libraries that this one needs, in order.
  func libraries(
    _ bytes: RawSpan,
    _ body: (UInt64) throws(ELFFault) -> Void
  ) throws(ELFFault) {
    var rest = ELFDynamic.mostLibraries
    for index in 0..<count {
      let entry = start &+ index &* ELFDynamic.entrySize
      guard bytes.number(UInt64.self, at: entry) == Tag.needed.rawValue else { continue }
      if rest == 0 { throw .malformed(.tableForm("DT_NEEDED")) }
      rest -= 1
      try body(bytes.number(UInt64.self, at: entry &+ 8))
    }
  }

  /// Whether the loader has to write into code.
  package var hasTextRelocations: Bool {
    self[.textRelocations] != nil || (self[.flags] ?? 0) & 4 != 0
  }

  /// Whether thread-local variables want the fixed part of a thread's memory.
  package var wantsStaticThreadStorage: Bool { (self[.flags] ?? 0) & 16 != 0 }

  /// Whether this is a program that can be moved, not a library.
  package var isProgram: Bool { (self[.moreFlags] ?? 0) & 0x800_0000 != 0 }

  /// Whether the system's directories are left out when its libraries are searched.
  package var skipsSystemDirectories: Bool { (self[.moreFlags] ?? 0) & 0x800 != 0 }
}

extension ELFDynamic {
  /// `d_tag`.
  enum Tag: UInt64 {
    case end = 0
    case needed = 1
    case linkageSize = 2
    case linkageTable = 3
    case hash = 4
    case names = 5
    case symbols = 6
    case relocations = 7
    case relocationsSize = 8
    case relocationSize = 9
    case namesSize = 10
    case symbolSize = 11
    case initializer = 12
    case finalizer = 13
    case ownName = 14
    case runPathOfAll = 15
    case shortRelocations = 17
    case linkageKind = 20
    case textRelocations = 22
    case linkageRelocations = 23
    case initializers = 25
    case finalizers = 26
    case initializersSize = 27
    case finalizersSize = 28
    case runPath = 29
    case flags = 30
    case packedRelocationsSize = 35
    case packedRelocations = 36
    case gnuHash = 0x6FFF_FEF5
    case symbolVersions = 0x6FFF_FFF0
    case relativeCount = 0x6FFF_FFF9
    case moreFlags = 0x6FFF_FFFB
    case versionsDefined = 0x6FFF_FFFC
    case versionsNeeded = 0x6FFF_FFFE

    /// Where the value of a tag is kept; nil for tags that aren't asked for.
    static func place(of tag: UInt64) -> Int? {
      switch tag {
      case 0...39: Int(tag)
      case gnuHash.rawValue: 40
      case 0x6FFF_FFF0...0x6FFF_FFFF: Int(tag - 0x6FFF_FFF0) + 41
      default: nil
      }
    }
  }
}
