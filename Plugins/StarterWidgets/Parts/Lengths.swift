/// Points become cells: eight to a column, sixteen to a line, rounded half up.
enum Lengths {
  /// Columns for a number of points.
  static func columns(_ points: Double) -> Int { cells(points / 8) }

  /// Lines for a number of points.
  static func lines(_ points: Double) -> Int { cells(points / 16) }

  private static func cells(_ length: Double) -> Int {
    Int(min(max((length + 0.5).rounded(.down), 0), 10_000))
  }
}
