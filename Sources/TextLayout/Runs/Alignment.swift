/// Where lines stand in a wider box.
package enum Alignment: UInt8, Sendable {
  case leading
  case center
  case trailing
}
