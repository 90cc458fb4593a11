package import Platform

/// Pages with their goldens, to be compared or recorded.
package struct GoldenTest: Sendable {
  private let pages: [GoldenPage]
  private let orphans: [FilePath]
  /// How many pages a member of a crew takes at once.
  private static let step = 8

  /// Finds the pages in or below some paths.
  ///
  /// - Throws: `ProofError` where settings aren't right, a folder can't be read, or there is no page.
  package init(_ paths: [FilePath]) throws(ProofError) {
    var pages: [GoldenPage] = []
    var seen: Set<FilePath> = []
    var recorded: [FilePath] = []
    for path in paths {
      let folder = try GoldenFolder.holding(path)
      let found = try folder.pages()
      if found.isEmpty { throw .noPages(path) }
      pages += found.filter { seen.insert($0.file).inserted }
      recorded += try folder.recorded()
      for inner in Set(found.map(\.folder.root)) where inner != folder.root {
        let folders = found.filter { $0.folder.root == inner }.prefix(1)
        for page in folders { recorded += try page.folder.recorded() }
      }
    }
    self.pages = pages
    orphans = Set(recorded).subtracting(pages.flatMap(\.goldens).map(\.file)).sorted()
  }

  /// A crew that compares; run it to get the outcomes of the pages, in order.
  ///
  /// - Parameters:
  ///   - jobs: How many workers there are at most.
  ///   - open: Opens the session of one.
  /// - Returns: The crew.
  package func crew(
    jobs: Int,
    open: @escaping Crew<[GoldenPage], [GoldenOutcome]>.Opener
  ) -> Crew<[GoldenPage], [GoldenOutcome]> {
    let step = max(1, min(Self.step, pages.count / max(jobs, 1)))
    var rest = pages[...]
    return Crew(
      size: jobs,
      source: { () throws(CrewError) in
        let next = Array(rest.prefix(step))
        rest = rest.dropFirst(step)
        return next.isEmpty ? nil : next
      },
      open: open,
      work: { pages, session in GoldenTrial.outcomes(of: pages, &session) }
    )
  }

  /// The goldens that no page has, bytewise.
  package var orphaned: [GoldenOutcome] { orphans.map { GoldenOutcome(orphan: $0) } }
}
