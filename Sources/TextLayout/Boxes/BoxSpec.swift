/// A box with its styles interned and its strings in the arena.
struct BoxSpec {
  var margin: Insets
  var padding: Insets
  var border: Border
  var width: Extent
  var alignment: Alignment
  var spacing: Int
  var style: StyleID
  var borderStyle: StyleID
  /// Bytes of the title in the arena.
  var title: Range<Int>
  /// The position of the gradient among the flow's, -1: none.
  var gradient: Int
}
