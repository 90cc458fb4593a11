package import Platform

/// What pages look like in the orders that were tried.
package struct OrderTrial: Sendable {
  /// The pages as packs draw them in one order.
  package struct Run: Sendable {
    /// The pages, in the order given.
    package let pages: [TracedPage]
    /// The ids of packs that are left out in this order, because of the policy of a claim.
    package let leftOut: [String]

    /// Keeps what was drawn.
    package init(pages: [TracedPage], leftOut: [String]) {
      self.pages = pages
      self.leftOut = leftOut
    }
  }

  /// A look of a page that isn't the usual one.
  package struct Look: Sendable {
    /// The order nearest to the usual one in which the page looks so: packs' ids.
    package let order: [String]
    /// In how many of the orders it looks so.
    package let count: Int
    /// The ids of packs that are left out in that order and not in the usual one.
    package let leftOut: [String]
    /// The lines that differ from the usual look.
    package let changes: [LineChange]
  }

  /// A page that was tried.
  package struct Page: Sendable {
    /// The file, as it was given.
    package let file: FilePath
    /// What it is called.
    package var name: String { file == "-" ? "<stdin>" : file.printable }
    /// The looks that it has in other orders; none where order doesn't matter.
    package let looks: [Look]
    /// In how many orders it looks another way.
    package var differing: Int { looks.reduce(0) { $0 + $1.count } }
  }

  /// The orders.
  package let orders: LoadOrders
  /// The packs that changed places, by their ids, in load order.
  package let packs: [String]
  /// The pages, in the order given.
  package let pages: [Page]

  /// Compares the looks of pages.
  ///
  /// - Parameters:
  ///   - orders: The orders that were tried.
  ///   - packs: The packs that changed places, in load order.
  ///   - files: The pages' files.
  ///   - usual: What is drawn in the usual order.
  ///   - tried: What is drawn in each of the orders.
  package init(
    _ orders: LoadOrders,
    _ packs: [PackClaims],
    files: [FilePath],
    usual: Run,
    tried: [Run]
  ) {
    self.orders = orders
    self.packs = packs.map(\.id)
    let names = orders.orders.map { order in order.map { packs[$0].id } }
    pages = files.indices.map { page in
      Page(file: files[page], looks: OrderTrial.looks(of: page, usual, tried, names))
    }
  }

  private static func looks(
    of page: Int,
    _ usual: Run,
    _ tried: [Run],
    _ orders: [[String]]
  ) -> [Look] {
    var places: [TracedPage: Int] = [:]
    var found: [(run: Int, count: Int)] = []
    for run in tried.indices where tried[run].pages[page] != usual.pages[page] {
      if let place = places[tried[run].pages[page]] {
        found[place].count += 1
      } else {
        places[tried[run].pages[page]] = found.count
        found.append((run, 1))
      }
    }
    return found.map { run, count in
      Look(
        order: orders[run],
        count: count,
        leftOut: tried[run].leftOut.filter { !usual.leftOut.contains($0) },
        changes: LineChange.all(from: usual.pages[page], to: tried[run].pages[page])
      )
    }
  }
}

extension OrderTrial {
  /// A finding for each page that looks another way in another order.
  package var findings: [Collision] {
    pages.filter { !$0.looks.isEmpty }.map(finding)
  }

  private func finding(_ page: Page) -> Collision {
    let drawers = page.looks.flatMap(\.changes).flatMap(\.drawers)
    let involved = Set(drawers.flatMap(\.packs)).intersection(packs)
    return Collision(
      .orderMatters,
      packs: packs.filter(involved.contains),
      subject: page.name,
      message: "\(page.name) looks different in \(page.differing) of \(orders.orders.count) other"
        + " load orders",
      remedy:
        "say the order with \"after\" in a manifest, or give the types of one pack other names",
      file: page.file
    )
  }
}
