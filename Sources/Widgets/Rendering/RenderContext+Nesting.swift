package import JSONText
internal import Pages
package import TextLayout

extension RenderContext {
  /// Draws the widget at a node of the current widget's document.
  ///
  /// A widget that can't be drawn leaves its placeholder.
  package func drawChild(at node: JSONNode, in box: Box?) {
    guard let frame, let child = decode(node, in: frame.widget) else { return }
    guard let cache, let drawing = cache.open as? KeptDrawing else {
      draw(child, in: box)
      return
    }
    flow.log?.addForeign(drawing.foreign.count)
    drawing.foreign.append(.child(child, box))
    aside(in: cache) { _ = draw(child, in: box) }
  }

  /// The size of the widget at a node of the current widget's document, in a box of a width.
  package func sizeOfChild(at node: JSONNode, width: Int) -> WidgetSize? {
    guard let frame else { return nil }
    record(.size(node))
    measurements += 1
    defer { measurements -= 1 }
    guard let child = decode(node, in: frame.widget) else { return nil }
    guard let cache else { return size(of: child, width: width) }
    let size = keptSize(of: child, width: width, in: cache)
    cache.open?.sizes.append(SizeRead(child: child, width: width, size: size))
    return size
  }

  /// Draws the current widget with the renderer that the current one overrides.
  ///
  /// - Returns: How it ended, or nil where there is nothing underneath.
  package func drawBase() -> RenderStatus? {
    guard let frame, let link = registry.chains[frame.chain].base(below: frame.link) else {
      return nil
    }
    let mark = flow.mark()
    let known = regions.count
    let owner = addOwner(Owner(widget: frame.widget, chain: frame.chain, link: link))
    let outer = pushOwner(owner)
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
    regions.removeSubrange(known...)
    if frames[frames.count - 1].failure == nil {
      frames[frames.count - 1].failure = below.failure
    }
    return status == .done ? .malformed : status
  }
}
