/// Gets pages and answers to actions from wherever they come from.
///
/// The answer to `initial`, `refresh` and `nextPage` is a page document, to `action` an action
/// response. A loader may be asked for several things at a time, and should stop when its task is
/// cancelled; one that doesn't does no harm, since its answer is thrown away.
package protocol PageLoader: Sendable {
  /// Loads the answer to a request.
  ///
  /// - Throws: why there is none; the error's description is shown to people.
  @concurrent func loadPage(_ request: PageRequest) async throws -> [UInt8]
}

/// Why a loader has no answer.
package struct PageLoadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}
