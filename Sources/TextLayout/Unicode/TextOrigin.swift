/// Where a stretch of a cleaned text begins, and where what it stands for begins in the raw text.
package struct TextOrigin: Equatable, Sendable {
  package let cleaned: Int
  package let raw: Int

  /// The raw offset that a cleaned one stands for; inside of a replacement, as far as the raw text
  /// goes.
  ///
  /// - Parameters:
  ///   - offset: an offset into the cleaned text.
  ///   - origins: what `TextCleaner` said of it.
  /// - Returns: an offset that never goes back as `offset` goes on.
  /// - Complexity: O(log n) in the number of origins.
  package static func raw(of offset: Int, in origins: [TextOrigin]) -> Int {
    var low = 0
    var high = origins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if origins[middle].cleaned <= offset { low = middle } else { high = middle }
    }
    guard low < origins.count else { return 0 }
    let end = high < origins.count ? origins[high].raw : origins[low].raw
    return min(origins[low].raw + offset - origins[low].cleaned, end)
  }
}
