import PackHost
import Pages
import TextLayout
import Widgets

/// A page drawn by the starter pack, with the ids of the widgets that drew its runs.
struct PageDrawing {
  let text: TextPage
  /// By the numbers of owners that runs have.
  private let ids: [String?]

  init(_ page: RandomPage, width: Int, carousel: CarouselForm = .list) throws {
    guard let session = StarterSession.shared else { throw Missing.session }
    let decoded = try PageDecoder.decode(page.document)
    (text, ids) = session.draw { registry in
      let flow = TextFlow(width: width, isRightToLeft: decoded.page.direction == .rightToLeft)
      var options = RenderOptions()
      options.width = width
      options.carousel = carousel
      let context = RenderContext(
        registry: registry,
        states: WidgetStateStore(),
        flow: flow,
        options: options
      )
      PageRenderer(decoded.page, in: context).draw()
      return (flow.finish(), context.owners.map { $0?.widget.id })
    }
  }

  private enum Missing: Error {
    case session
  }

  /// What each widget typed, a text for each line that it has a part in.
  var typed: [String: [[UInt8]]] {
    var typed: [String: [[UInt8]]] = [:]
    for line in text.arena.lines {
      var parts: [String: [UInt8]] = [:]
      for run in text.arena.runs[line.runs] where run.flags.isDisjoint(with: .drawn) {
        guard let id = ids[Int(run.owner)] else { continue }
        parts[id, default: []] += text.arena.bytes[run.bytes]
      }
      for (id, part) in parts { typed[id, default: []].append(part) }
    }
    return typed
  }
}
