/// The renderers that aren't called any more, because calling them ended a worker.
struct PutAside {
  /// A renderer for one widget of the page.
  struct Call: Hashable {
    var node: NodeNumber
    /// The pack's place in load order.
    var pack: Int
  }

  /// Single calls, each with its cause.
  var calls: [Call: String] = [:]
  /// All calls into a pack, each with its cause.
  var packs: [Int: String] = [:]
  /// Why nothing is called at all; nil: the rest is.
  var everything: String?

  /// Whether all renderers are called.
  var isEmpty: Bool { calls.isEmpty && packs.isEmpty && everything == nil }

  /// Why a renderer isn't called; nil: it is.
  func cause(_ call: Call) -> String? {
    calls[call] ?? packs[call.pack] ?? everything
  }
}
