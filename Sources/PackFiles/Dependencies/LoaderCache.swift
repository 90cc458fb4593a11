internal import Platform

/// The system's list of libraries, `/etc/ld.so.cache`, as `ldconfig` of glibc writes it.
struct LoaderCache: Sendable {
  private static let entrySize: UInt64 = 24
  private static let headerSize: UInt64 = 48

  private let bytes: [UInt8]
  /// Offsets count from here: an older format may stand in front.
  private let start: UInt64
  private let count: UInt64

  /// The cache of this system; empty where there is none.
  static func system() -> LoaderCache {
    LoaderCache((try? FileReader.contents(of: "/etc/ld.so.cache", limit: 1 << 26)) ?? [])
  }

  /// Reads a cache; any other bytes make an empty one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let span = bytes.span
    let start = LoaderCache.start(bytes)
    let claimed = start.map { UInt64(LoaderCache.number(span, $0 + 20)) } ?? 0
    let room = UInt64(bytes.count) / LoaderCache.entrySize
    self.start = start ?? 0
    count = min(claimed, room)
  }

  /// The first file of a library's name that `isUsable`.
  ///
  /// - Complexity: linear in the number of entries.
  func find(_ name: FilePath, where isUsable: (FilePath) -> Bool) -> FilePath? {
    let span = bytes.span
    for index in 0..<count {
      let entry = start + LoaderCache.headerSize + index * LoaderCache.entrySize
      guard string(span, entry + 4) == name.bytes, let path = string(span, entry + 8) else {
        continue
      }
      let file = FilePath(bytes: path)
      if isUsable(file) { return file }
    }
    return nil
  }

  private func string(_ span: Span<UInt8>, _ field: UInt64) -> [UInt8]? {
    let offset = start + UInt64(LoaderCache.number(span, field))
    guard offset < UInt64(bytes.count) else { return nil }
    let rest = bytes[Int(offset)...].prefix(4_097)
    return rest.firstIndex(of: 0).map { Array(rest[..<$0]) }
  }

  private static func number(_ span: Span<UInt8>, _ offset: UInt64) -> UInt32 {
    guard offset + 4 <= UInt64(span.count) else { return 0 }
    return (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(span[Int(offset) + $1]) }
  }

  private static func start(_ bytes: [UInt8]) -> UInt64? {
    let magic = Array("glibc-ld.so.cache1.1".utf8)
    if bytes.starts(with: magic) { return 0 }
    guard bytes.starts(with: Array("ld.so-1.7.0".utf8)) else { return nil }
    let oldEnd = 16 + 12 * UInt64(number(bytes.span, 12))
    let start = (oldEnd + 7) / 8 * 8
    guard start < UInt64(bytes.count), bytes[Int(start)...].starts(with: magic) else { return nil }
    return start
  }
}
