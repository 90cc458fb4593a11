/// Link targets that may leave the page: http, https and mailto, percent-encoded, of bounded
/// length.
package struct LinkTable: Sendable {
  /// The most bytes of an encoded target.
  package static let longest = 2_048

  private var targets: [String] = [""]
  private var identifiers: [String: LinkID] = [:]

  /// The encoded target; empty for none.
  package subscript(id: LinkID) -> String {
    targets[Int(id.index)]
  }

  /// Adds a target; none where its scheme isn't allowed, it is too long, or the table is full.
  mutating func add(_ target: Span<UInt8>) -> LinkID {
    guard LinkTable.mayLeave(target), let text = LinkTable.encode(target) else { return .none }
    if let known = identifiers[text] { return known }
    guard targets.count < Int(UInt16.max) else { return .none }
    let id = LinkID(index: UInt16(targets.count))
    targets.append(text)
    identifiers[text] = id
    return id
  }

  /// Whether a target has an allowed scheme.
  static func mayLeave(_ target: Span<UInt8>) -> Bool {
    hasScheme("http://", target) || hasScheme("https://", target) || hasScheme("mailto:", target)
  }

  private static func hasScheme(_ scheme: String, _ target: Span<UInt8>) -> Bool {
    var index = 0
    for byte in scheme.utf8 {
      guard index < target.count, target[index] | 0x20 == byte | 0x20 else { return false }
      index += 1
    }
    return index < target.count
  }

  /// RFC 3986: what may stand in a URI stays, all else becomes %XX; nil when that is too long.
  private static func encode(_ target: Span<UInt8>) -> String? {
    guard target.count <= longest else { return nil }
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for index in target.indices {
      let byte = target[index]
      if mayStand(byte) {
        encoded.append(byte)
      } else {
        encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return encoded.count <= longest ? String(decoding: encoded, as: UTF8.self) : nil
  }

  private static func mayStand(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: "-._~:/?#[]@!$&()*+,;=%".utf8.contains(byte)
    }
  }
}
