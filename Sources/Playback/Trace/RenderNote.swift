package import Pages
internal import Widgets

/// A widget that was rendered, and why.
package struct RenderNote: Hashable, Sendable {
  package var id: String
  package var type: String
  /// Why: the first slot that it reads and that has changed, or another reason.
  package var reason: String
  package var slot: String?
  package var old: StateValue?
  package var new: StateValue?
}

extension RenderNote {
  /// The widgets that showing a scene rendered.
  static func all(of change: FrameChange) -> [RenderNote] { [] }
}
