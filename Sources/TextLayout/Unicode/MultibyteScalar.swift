/// A scalar of two bytes or more in text whose continuation bytes are where they should be.
///
/// Emoji alternate between three bytes and four, which no processor foresees, so these are decoded
/// without a branch.
struct MultibyteScalar {
  let row: ScalarRow
  let length: Int

  /// Reads the scalar that begins at an index, where four bytes are left.
  ///
  /// Ill-formed ones get a row of their own; nil where no row could be found.
  @inline(__always)
  init?(_ text: TextBytes, at index: Int) {
    let word = text.halfWord(at: index)
    if word & 0xFF > 0xF0 {
      guard let row = Self.distant(text, at: index) else { return nil }
      self.row = row
      length = 4
      return
    }
    // What is known from bits 4 and 5 of the first byte: 8 bits for each byte that is missing to
    // four, and a mark that tells sequences of two bytes.
    let kind = 0x0000_0008_4010_4010 as UInt64 &>> UInt64(word & 0x30)
    length = 4 &- Int(kind &>> 3 & 3)
    // The last byte comes to stand highest; the two before it are put together by the product.
    let bytes = UInt64(word &<< UInt32(truncatingIfNeeded: kind)) | kind & 0x4000
    let lead = ((bytes & 0x3F_7F00) &* 0x4001) &>> 16 & 0x1FFF
    row = ScalarRow(lead: Int(lead), last: Int(bytes &>> 24 & 0x3F))
  }

  /// The row of a scalar of U+40000 and more, which are rare.
  @inline(never)
  private static func distant(_ text: TextBytes, at index: Int) -> ScalarRow? {
    let scalar = DecodedScalar(text, at: index, end: index &+ 4)
    return scalar.isWellFormed ? ScalarRow(scalar.value) : nil
  }
}
