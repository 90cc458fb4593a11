/// The kind of a JSON value (RFC 8259, section 3).
package enum JSONKind: UInt8, Sendable {
  case null
  case boolean
  case number
  case string
  case array
  case object
}
