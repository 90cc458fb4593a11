internal import GalleyPack

extension Phrase {
  /// The first scalars of the text, at most so many.
  ///
  /// - Complexity: O(*n*) in the bytes up to there.
  func prefix(scalars limit: Int) -> Phrase {
    guard limit < count else { return self }
    var left = limit
    for index in 0..<count where self[index] & 0xC0 != 0x80 {
      if left == 0 { return self[0..<index] }
      left -= 1
    }
    return self
  }
}
