extension ClosedRange<Int> {
  /// The number of the range that is nearest to another.
  func nearest(_ number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
