internal import CPlatform
internal import Glibc

/// The terminal behind a descriptor.
package enum Terminal {
  /// A size in cells.
  package struct Size: Hashable, Sendable {
    /// Cells from left to right.
    package let columns: Int
    /// Cells from top to bottom.
    package let rows: Int
  }

  /// Whether a terminal is behind the descriptor.
  package static func isBehind(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's size, nil where there is no terminal or it doesn't know.
  package static func size(of descriptor: Int32) -> Size? {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    let status = unsafe platform_window_size(descriptor, &columns, &rows)
    if status != 0 || columns == 0 { return nil }
    return Size(columns: Int(columns), rows: Int(rows))
  }
}
