internal import JSONText
package import Pages

/// One call into a renderer: whose it is, and what has come of it so far.
package struct RenderFrame {
  /// What the renderer was called for; some of the context's functions work in one phase only.
  package enum Phase: UInt8, Sendable {
    case render
    case measure
    case event
    case action
  }

  /// The widget that is drawn, measured or told of an event, or what stands for an action.
  package let widget: WidgetNode
  /// The widget and the link of its chain, as an index into the context's owners.
  package let owner: UInt32
  /// The type's chain in the registry; of an action, the index of the pack that performs it.
  package let chain: Int
  /// The link of the chain whose renderer was called.
  package let link: Int
  package let phase: Phase
  /// A number that no other call has; what outlives its call is known by it.
  package let generation: UInt64
  /// Why the widget can't be drawn, as soon as somebody has said so.
  package internal(set) var failure: RenderFailure?
}

extension RenderFrame {
  /// What of the pack is called, in words.
  package var callee: String {
    phase == .action ? "handler of \(QuotedText.quoted(widget.type))" : "renderer"
  }

  /// The index of the pack whose code is called.
  package func pack(in registry: WidgetRegistry) -> Int {
    phase == .action ? chain : registry.chains[chain].links[link].pack
  }
}
