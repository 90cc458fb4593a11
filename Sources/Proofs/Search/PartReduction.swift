/// Takes parts out of a list for as long as something still holds of the rest.
///
/// This is the minimizing delta debugging of Zeller and Hildebrandt (Simplifying and Isolating
/// Failure-Inducing Input, 2002), with complements only: chunks go, each half as long as those before
/// where none went, until no single part can go.
enum PartReduction {
  /// The parts that are left, in their order.
  ///
  /// - Parameters:
  ///   - parts: All parts; the test holds of them.
  ///   - holds: The test; it gives the same answer for the same parts.
  /// - Returns: Parts of which the test holds, and no longer if any one of them goes.
  /// - Complexity: O(*n*²) tests at worst, O(*k* log *n*) where *k* parts matter.
  static func reduce<Part>(_ parts: [Part], while holds: ([Part]) -> Bool) -> [Part] {
    if parts.isEmpty || holds([]) { return [] }
    var parts = parts
    var size = (parts.count + 1) / 2
    while parts.count > 1 {
      let count = parts.count
      var start = 0
      while start < parts.count {
        let rest = Array(parts[..<start] + parts[min(start + size, parts.count)...])
        if !rest.isEmpty, holds(rest) { parts = rest } else { start += size }
      }
      if size == 1, parts.count == count { break }
      size = max(size / 2, 1)
    }
    return parts
  }
}
