package import Pages

/// Why a widget was drawn, or drawn again.
package enum RenderCause: Hashable, Sendable {
  /// It wasn't shown before.
  case new
  /// A slot that it reads has another value; nil: it was never set.
  case slot(key: String, old: StateValue?, new: StateValue?)
  /// Its box has another width.
  case width(old: Int, new: Int)
  /// A child whose size it was told has another one.
  case size(child: String)
}
