import JSONText
import Pages

/// A page decoded from text, for tests.
func decode(_ text: String) throws -> DecodedPage {
  try PageDecoder.decode(Array(text.utf8))
}

/// A page with one section of these widgets.
func page(widgets: String, layout: String = "{}") throws -> DecodedPage {
  try decode(#"{"page":{"sections":[{"layout":\#(layout),"widgets":[\#(widgets)]}]}}"#)
}

extension DecodedPage {
  /// Each diagnostic as its kind and path.
  var findings: [String] {
    diagnostics.items.map { "\($0.kind.rawValue) \($0.path ?? "-")" }
  }

  /// The ids of all widgets in document order.
  var ids: [String] { page.allWidgets.map(\.id) }
}

/// A random number generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
