internal import PackHost
internal import Platform

/// Draws pages, plays scenarios, and compares what they give with their goldens.
enum GoldenTrial {
  /// The outcomes of some pages, in order.
  static func outcomes(
    of pages: [GoldenPage],
    _ session: inout any LivePackSession
  ) -> [GoldenOutcome] {
    let sources = pages.map { GoldenSource(reading: $0) }
    var responses = session.render(sources.flatMap(\.requests))[...]
    return sources.flatMap { source in
      let own = responses.prefix(source.requests.count)
      responses = responses.dropFirst(own.count)
      return outcomes(source, own, &session)
    }
  }

  private static func outcomes(
    _ source: GoldenSource,
    _ responses: some Sequence<RenderResponse>,
    _ session: inout any LivePackSession
  ) -> [GoldenOutcome] {
    let page = source.page
    if let fault = source.fault {
      return page.goldens.map {
        GoldenOutcome($0, of: page, .unreadable(fault))
      }
    }
    let content = GoldenContent(page, source.yields(responses, &session))
    let recorded = page.goldens.map { GoldenRecord(of: $0.file) }
    var verdicts = zip(page.goldens, recorded).map { $1.verdict(content.bytes($0)) }
    if verdicts.contains(where: { $0 != .passed }) {
      let again = GoldenContent(page, source.yields(&session))
      verdicts = zip(page.goldens, verdicts).map { golden, verdict in
        let (first, second) = (content.bytes(golden), again.bytes(golden))
        return first == second ? verdict : .unsteady(first, second)
      }
    }
    let expected = zip(page.goldens, verdicts).contains {
      $0.format == .diagnostics && $1 == .passed
    }
    let hasFault = content.status == .packFault && !expected
    return plays(page, content)
      + zip(page.goldens, zip(verdicts, recorded)).map {
        GoldenOutcome($0, of: page, $1.0, hasReturns: $1.1.hasReturns, hasPackFault: hasFault)
      }
  }

  /// How a scenario's steps went at each width; nothing for a page.
  private static func plays(_ page: GoldenPage, _ content: GoldenContent) -> [GoldenOutcome] {
    if page.kind == .page { return [] }
    return page.widths.map { width in
      GoldenOutcome(playing: page, at: width, failures: content.failures(at: width))
    }
  }
}
