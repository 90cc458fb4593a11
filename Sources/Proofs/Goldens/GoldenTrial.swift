internal import PackHost
internal import Platform

/// Renders pages and compares them with their goldens.
enum GoldenTrial {
  /// A page with its document, or why that can't be read.
  private typealias Read = (page: GoldenPage, document: Result<[UInt8], FileError>)

  /// The outcomes of some pages, in order.
  static func outcomes(
    of pages: [GoldenPage],
    _ session: inout any PackSession
  ) -> [GoldenOutcome] {
    let read = pages.map { page in (page, contents(of: page.file)) }
    var responses = session.render(read.flatMap { Self.requests($0) })[...]
    return read.flatMap { page in
      let own = responses.prefix(requests(page).count)
      responses = responses.dropFirst(own.count)
      return outcomes(page, Array(own), &session)
    }
  }

  private static func requests(_ read: Read) -> [RenderRequest] {
    guard case .success(let document) = read.document else { return [] }
    return read.page.renderings.map { read.page.request($0, document: document) }
  }

  private static func outcomes(
    _ read: Read,
    _ responses: [RenderResponse],
    _ session: inout any PackSession
  ) -> [GoldenOutcome] {
    let page = read.page
    if case .failure(let error) = read.document {
      let verdict = GoldenOutcome.Verdict.unreadable(FileErrorText(error).description)
      return page.goldens.map { GoldenOutcome($0, of: page, verdict, hasPackFault: false) }
    }
    let content = GoldenContent(page, responses)
    var verdicts = page.goldens.map { verdict($0, content.bytes($0)) }
    if verdicts.contains(where: { $0 != .passed }) {
      let again = GoldenContent(page, requests(read).map { session.render($0) })
      verdicts = zip(page.goldens, verdicts).map { golden, verdict in
        let (first, second) = (content.bytes(golden), again.bytes(golden))
        return first == second ? verdict : .unsteady(first, second)
      }
    }
    let expected = zip(page.goldens, verdicts).contains {
      $0.format == .diagnostics && $1 == .passed
    }
    let hasFault = content.status == .packFault && !expected
    return zip(page.goldens, verdicts).map {
      GoldenOutcome($0, of: page, $1, hasPackFault: hasFault)
    }
  }

  private static func verdict(
    _ golden: GoldenPage.Golden,
    _ bytes: [UInt8]
  ) -> GoldenOutcome.Verdict {
    guard (try? FileFacts(of: golden.file)) != nil else { return .missing(bytes) }
    switch contents(of: golden.file) {
    case .failure(let error): return .unreadable(FileErrorText(error).description)
    case .success(let recorded):
      return withoutReturns(recorded) == bytes ? .passed : .changed(recorded, bytes)
    }
  }

  private static func contents(of file: FilePath) -> Result<[UInt8], FileError> {
    do throws(FileError) { return .success(try FileReader.contents(of: file)) } catch {
      return .failure(error)
    }
  }

  /// A golden's bytes with line feeds alone, which version control may have made into pairs.
  static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return bytes.indices.filter { place in
      bytes[place] != 0x0D || place + 1 == bytes.count || bytes[place + 1] != 0x0A
    }.map { bytes[$0] }
  }
}
