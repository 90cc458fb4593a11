internal import PackHost
package import Platform

/// Documents, one a line, rendered over several workers into records, one a line, in their order.
package struct Batch: Sendable {
  /// Some records, and the worst status among them.
  package struct Records: Sendable {
    /// The records as lines of JSON.
    package var bytes: [UInt8] = []
    /// The worst of their statuses.
    package var status = PageStatus.done
  }

  private let options: BatchOptions

  /// A batch with options for all of its documents.
  package init(_ options: BatchOptions) {
    self.options = options
  }

  /// Makes a crew that renders the lines of some files.
  ///
  /// - Parameters:
  ///   - files: The files; `-` is standard input.
  ///   - jobs: How many workers there are at most.
  ///   - open: Opens the session of one.
  /// - Returns: The crew; run it to get the records.
  package func crew(
    over files: [FilePath],
    jobs: Int,
    open: @escaping Crew<[BatchLine], Records>.Opener
  ) -> Crew<[BatchLine], Records> {
    let input = BatchSource(files)
    return Crew(
      size: jobs,
      source: { () throws(CrewError) in try input.next() },
      open: open,
      work: { lines, session in records(of: lines, &session) }
    )
  }

  private func records(of lines: [BatchLine], _ session: inout any LivePackSession) -> Records {
    let requests = lines.compactMap { line in line.document.map { request(for: $0) } }
    var responses = session.render(requests)[...]
    return lines.reduce(into: Records()) { records, line in
      let response = line.document == nil ? nil : responses.popFirst()
      add(line, response, to: &records)
    }
  }

  private func request(for document: [UInt8]) -> RenderRequest {
    var request = options.request
    request.document = document
    return request
  }

  private func add(_ line: BatchLine, _ response: RenderResponse?, to records: inout Records) {
    let record = BatchRecord(line)
    guard let response else {
      records.bytes += record.bytesOfTooLongLine()
      records.status = max(records.status, .notAPage)
      return
    }
    let status = PageStatus(response, isStrict: options.isStrict)
    records.bytes += record.bytes(response, status, options)
    records.status = max(records.status, status)
  }
}

/// A batch's input for a closure, which can't hold what isn't copyable.
private final class BatchSource {
  private var input: BatchInput

  init(_ files: [FilePath]) {
    input = BatchInput(files)
  }

  func next() throws(CrewError) -> [BatchLine]? { try input.next() }
}
