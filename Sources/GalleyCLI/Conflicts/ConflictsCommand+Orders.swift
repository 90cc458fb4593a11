internal import Collisions
internal import PackFiles
internal import PackHost
internal import Pages
internal import Platform

extension ConflictsCommand {
  /// Draws the pages in the usual order and in others; nil where no page is given.
  func trial(
    _ documents: [PageOperands.Document],
    _ survey: PackSurvey,
    _ packs: [PackClaims],
    in context: borrowing CommandContext
  ) throws(CommandError) -> OrderTrial? {
    if documents.isEmpty || !survey.cycle.isEmpty { return nil }
    let movable = packs.indices.filter { !packs[$0].isStarter && packs[$0].refusal == nil }
    let moved = movable.map { packs[$0] }
    let paths = movable.map { survey.entries[$0].path }
    let orders = LoadOrders(moved)
    let usual = try looks(Array(movable.indices), paths, documents, in: context)
    var tried: [OrderTrial.Run] = []
    for order in orders.orders {
      tried.append(try looks(order, paths, documents, in: context))
    }
    let files = documents.map(\.file)
    return OrderTrial(orders, moved, files: files, usual: usual, tried: tried)
  }

  /// The pages drawn by packs in an order.
  private func looks(
    _ order: [Int],
    _ paths: [FilePath],
    _ documents: [PageOperands.Document],
    in context: borrowing CommandContext
  ) throws(CommandError) -> OrderTrial.Run {
    var session: any PackSession = try context.open(selection.only(order.map { paths[$0] }))
    var pages: [TracedPage] = []
    for document in documents {
      let response = try document.trace(&session, width: report.width)
      pages.append(TracedPage(response.trace, session.packs))
    }
    let leftOut = session.packs.filter { !$0.unmet.isEmpty }.map(\.id)
    return OrderTrial.Run(pages: pages, leftOut: leftOut)
  }
}
