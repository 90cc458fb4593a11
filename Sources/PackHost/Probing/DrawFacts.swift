package import JSONText
package import Pages

/// What came of drawing a page for a probe.
package struct DrawFacts: Sendable {
  /// The page as text in full colour.
  package var output: [UInt8] = []
  /// What was reported, of the first round.
  package var diagnostics: [Diagnostic] = []
  /// The values of the document that were read, and the keys that were asked for and absent.
  package var reads: [JSONPath] = []
  /// How many calls to the host the first round took.
  package var calls = 0
  package var breaches: [ProbeBreach] = []
  package var harm: [ProbeHarm] = []
  /// Whether another round came out with other bytes.
  package var differs = false
  /// Whether the document isn't what it was.
  package var changesDocument = false
  /// How long the fastest round took.
  package var nanoseconds: UInt64 = .max
  /// How many bytes of memory are in use more than after the first tenth of the rounds.
  package var growth = 0
  /// What the widget tells of its size, and what it takes; nil where it tells nothing.
  package var sizes: Sizes?

  /// A widget's sizes.
  package struct Sizes: Hashable, Sendable {
    package var toldMinWidth: Int
    package var toldWidth: Int
    package var toldHeight: Int
    package var drawnWidth: Int
    package var drawnHeight: Int
  }

  /// Facts of a page that hasn't been drawn.
  package init() {}
}
