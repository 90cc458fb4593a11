import JSONText
import Pages
import TestSupport

/// Random page documents of the starter pack's widgets, some of them broken, and parts of such pages.
struct RandomPage {
  var generator: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func document() -> String {
    let nav =
      chance(3)
      ? #""nav":{"title":"Page","left_button":{"title":"Back","action":{"type":"dismiss"}}},"# : ""
    let dir = chance(5) ? #""dir":"rtl","# : ""
    let strip = chance(3) ? #""header":{"widgets":[\#(widget(1))]},"# : ""
    let more = chance(3) ? #","pagination":{"has_more":true,"postback":1}"# : ""
    return
      #"{"page":{"id":"p",\#(dir)\#(nav)\#(strip)"sections":\#(sections(number(0...3)))\#(more)}}"#
  }

  mutating func sections(_ count: Int) -> String {
    "[" + (0..<count).map { _ in section() }.joined(separator: ",") + "]"
  }

  private mutating func section() -> String {
    let arrangement = pick(["vertical", "vertical", "grid", "carousel"])
    let layout =
      #"{"arrangement":"\#(arrangement)","item_spacing":\#(pick([0, 16, 32])),"insets":{"top":\#(pick([0, 16])),"left":\#(pick([0, 8, 24])),"bottom":\#(pick([0, 32])),"right":\#(pick([0, 8]))}}"#
    let header = chance(4) ? #""header":\#(widget(1)),"# : ""
    let widgets = (0..<number(0...4)).map { _ in widget(0) }.joined(separator: ",")
    return #"{"layout":\#(layout),\#(header)"widgets":[\#(widgets)]}"#
  }

  mutating func widget(_ depth: Int) -> String {
    let (type, data) = typeAndData(depth)
    let id = chance(6) ? "" : #""id":"\#(newID())","#
    let layout = chance(3) ? #""layout":\#(boxLayout()),"# : ""
    let fallback = chance(5) ? #""fallback":\#(chance(2) ? "\"drop\"" : widget(9)),"# : ""
    let actions = chance(4) ? #""actions":{"tap":{"type":"toast","message":"hi"}},"# : ""
    return #"{"type":"\#(type)",\#(id)\#(layout)\#(fallback)\#(actions)"data":\#(data)}"#
  }

  private mutating func typeAndData(_ depth: Int) -> (String, String) {
    let text = pick(["Short", "A longer text that wraps at narrow widths", "日本語の文章", ""])
    switch number(0...(depth > 2 ? 9 : 13)) {
    case 0: return ("text_block", #"{"text":"\#(text)"}"#)
    case 1: return ("stepper_row", #"{"title":"\#(text)","max":5,"initial":\#(number(0...7))}"#)
    case 2: return ("stepper_row", #"{"title":"\#(text)","min":3,"max":1}"#)
    case 3: return ("toggle_row", #"{"title":"\#(text)"}"#)
    case 4:
      return (
        "choice_row",
        #"{"label":"\#(text)","options":[{"id":"a","label":"A"},{"id":"b","label":"B"}]}"#
      )
    case 5: return ("input_row", #"{"label":"\#(text)","max_length":6}"#)
    case 6: return ("list_row", #"{"title":"\#(text)","value":"9","icon":"cart"}"#)
    case 7:
      return (
        "button_row",
        #"{"buttons":[{"title":"Go","action":{"type":"go"}},{"title":"No","disabled":true}]}"#
      )
    case 8: return ("hologram", "{}")
    case 9: return ("tag_rail", #"{"tags":["one","two",5]}"#)
    case 10:
      return (
        "accordion",
        #"{"header":"\#(text)","initially_expanded":\#(chance(2)),"items":\#(items(depth))}"#
      )
    case 11: return ("card", #"{"header":"\#(text)","items":\#(items(depth))}"#)
    case 12:
      return (
        "tabs",
        #"{"tabs":[{"id":"a","title":"A","items":\#(items(depth))},{"id":"b","title":"B","items":\#(items(depth))}]}"#
      )
    default: return ("asks", #"{"child":\#(widget(depth + 1))}"#)
    }
  }

  private mutating func items(_ depth: Int) -> String {
    let widgets = (0..<number(0...2)).map { _ in widget(depth + 1) }
    return "[" + (widgets + (chance(8) ? ["7"] : [])).joined(separator: ",") + "]"
  }

  private mutating func boxLayout() -> String {
    pick([
      #"{"padding":{"left":8,"top":16}}"#, #"{"width":"hug","border":{"width":1}}"#,
      ##"{"width":0.5,"background":"#336699"}"##, #"{"margin":{"left":16,"bottom":16}}"#,
    ])
  }

  private mutating func newID() -> String {
    if chance(10) { return "w1" }
    lastID += 1
    return "w\(lastID)"
  }

  mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// A value for some slot.
  mutating func value() -> StateValue {
    pick([.integer(Int64(number(0...6))), .boolean(chance(2)), .string(pick(["a", "b", "text"]))])
  }

  /// An id that there may be.
  mutating func id() -> String { "w\(number(1...max(lastID, 1)))" }
}
