/// The styles that a flow resolved lately, so that most need no look at the table.
struct StyleMemo {
  private var entries = Array(repeating: Entry(), count: 32)

  private struct Entry {
    var style = Style.inherited
    var parent = StyleID.plain
    var result = StyleID.plain
  }

  /// What `style` looks like inside a box of the style `parent`.
  mutating func resolve(_ style: Style, over parent: StyleID, in table: StyleTable) -> StyleID {
    if style.isInherited { return parent }
    let slot = slot(of: style, parent)
    if entries[slot].parent == parent, entries[slot].style == style { return entries[slot].result }
    let result = table.resolve(style, over: parent)
    entries[slot] = Entry(style: style, parent: parent, result: result)
    return result
  }

  private func slot(of style: Style, _ parent: StyleID) -> Int {
    var mix = UInt32(parent.index) &* 31 &+ UInt32(style.role.rawValue)
    mix = mix &* 31 &+ UInt32(style.attributes.rawValue)
    mix = mix &* 31 &+ style.foreground.light
    mix = mix &* 31 &+ style.background.light
    mix = mix &* 31 &+ UInt32(style.link.index)
    return Int((mix ^ mix >> 16 ^ mix >> 8) & 31)
  }
}
