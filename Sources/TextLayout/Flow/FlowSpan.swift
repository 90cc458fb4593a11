/// A stretch of the line being typed: text of one style, or a fill.
struct FlowSpan {
  /// Bytes in the arena; of a fill, those of its strip.
  var start: Int
  var end: Int
  /// In cells; of a fill, nothing until it is stretched.
  var width: Int
  var style: StyleID
  var owner: UInt32
  var region: UInt32
  var strip: Strip?

  var isFill: Bool {
    strip != nil
  }
}
