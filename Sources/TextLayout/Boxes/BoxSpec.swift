/// A box with its styles interned and its strings in the arena.
struct BoxSpec {
  var margin = Insets.zero
  var padding = Insets.zero
  var border = Border.none
  var width = Extent.fill
  var alignment = Alignment.leading
  var spacing = 0
  var style: StyleID
  var borderStyle = StyleID.plain
  /// Bytes of the title in the arena.
  var title = 0..<0
  /// The position of the gradient among the flow's, -1: none.
  var gradient = -1
}
