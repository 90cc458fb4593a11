internal import Collisions
internal import TextLayout

/// What other load orders do to pages.
struct OrderListing {
  private let trial: OrderTrial

  init(_ trial: OrderTrial) {
    self.trial = trial
  }

  func type(in flow: TextFlow) {
    flow.paragraph(Paragraph(restIndent: 2))
    flow.run(extent)
    flow.newline()
    for page in trial.pages { type(page, in: flow) }
    flow.paragraph(.standard)
    flow.newline()
  }

  /// How many orders were tried, and which.
  private var extent: String {
    let orders = trial.orders
    let tried = orders.orders.count
    if trial.packs.count < 2 { return "load order: one pack beside the starter, no other order" }
    if orders.isComplete {
      return "load order: all \(tried) other orders of \(trial.packs.count) packs that keep"
        + " every \"after\""
    }
    return "load order: \(tried) of \(orders.possible) orders with two of \(trial.packs.count)"
      + " packs swapped, neighbours first, then packs that claim a type both"
  }

  private func type(_ page: OrderTrial.Page, in flow: TextFlow) {
    flow.paragraph(Paragraph(firstIndent: 2, restIndent: 4))
    flow.run(page.name, style: Style(role: .title))
    let tried = trial.orders.orders.count
    flow.run(
      page.looks.isEmpty
        ? " looks the same" : " looks different in \(page.differing) of \(tried)"
    )
    flow.newline()
    for look in page.looks {
      flow.paragraph(Paragraph(firstIndent: 4, restIndent: 6))
      flow.run("in \(look.count), the nearest: \(look.order.joined(separator: ", "))")
      flow.newline()
      if !look.leftOut.isEmpty {
        flow.paragraph(Paragraph(firstIndent: 6, restIndent: 6))
        flow.run(
          "left out then: \(look.leftOut.joined(separator: ", "))",
          style: Style(role: .warning)
        )
        flow.newline()
      }
      ChangeListing(look.changes, indent: 4).type(in: flow)
    }
  }
}
