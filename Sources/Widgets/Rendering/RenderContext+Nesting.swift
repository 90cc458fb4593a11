package import JSONText
internal import Pages
package import TextLayout

extension RenderContext {
  /// Draws the widget at a node of the current widget's document.
  ///
  /// A widget that can't be drawn leaves its placeholder.
  package func drawChild(at node: JSONNode, in box: Box?) {
    guard let frame, let child = decode(node, in: frame.widget) else { return }
    draw(child, in: box)
  }

  /// The size of the widget at a node of the current widget's document, in a box of a width.
  package func sizeOfChild(at node: JSONNode, width: Int) -> WidgetSize? {
    guard let frame else { return nil }
    record(.size(node))
    measurements += 1
    defer { measurements -= 1 }
    guard let child = decode(node, in: frame.widget) else { return nil }
    return size(of: child, width: width)
  }

  /// Draws the current widget with the renderer that the current one overrides.
  ///
  /// - Returns: How it ended, or nil where there is nothing underneath.
  package func drawBase() -> RenderStatus? {
    guard let frame, let link = registry.chains[frame.chain].base(below: frame.link) else {
      return nil
    }
    let mark = flow.mark()
    let owner = addOwner(Owner(widget: frame.widget, chain: frame.chain, link: link))
    let outer = flow.pushOwner(owner)
    flow.beginBox(Box())
    let (status, below) = call(
      .render,
      frame.widget,
      chain: frame.chain,
      link: link,
      owner: owner
    )
    if status == .done, below.failure == nil {
      flow.endBox()
      flow.popOwner(outer)
      return .done
    }
    flow.rollback(to: mark)
    if frames[frames.count - 1].failure == nil {
      frames[frames.count - 1].failure = below.failure
    }
    return status == .done ? .malformed : status
  }
}
