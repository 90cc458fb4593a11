package import Pages
internal import Widgets

/// A widget that was rendered, and why.
package struct RenderNote: Hashable, Sendable {
  /// Why a widget was rendered.
  package enum Cause: Hashable, Sendable {
    /// It wasn't shown before.
    case new
    /// A slot of state that it reads has another value.
    case slot(key: String, old: StateValue?, new: StateValue?)
    /// It has another width.
    case width(old: Int, new: Int)
    /// A widget in it has another size.
    case size(child: String)
  }

  package var id: String
  package var type: String
  package var causes: [Cause]
}

extension RenderNote {
  /// The widgets that showing a scene rendered.
  static func all(of change: FrameChange) -> [RenderNote] { [] }
}
