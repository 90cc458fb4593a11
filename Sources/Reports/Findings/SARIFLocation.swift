/// Paths as the URI references that SARIF wants (RFC 3986): bytes other than unreserved ones and
/// slashes are percent-encoded, whatever they mean.
enum SARIFLocation {
  /// A reference to a file: `file://` and the path where it is absolute, else relative.
  static func uri(of path: [UInt8]) -> String {
    let prefix = path.first == UInt8(ascii: "/") ? "file://" : ""
    return path.reduce(into: prefix) { $0 += spelling($1) }
  }

  private static func spelling(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return (digits.count == 1 ? "%0" : "%") + digits
    }
  }
}
