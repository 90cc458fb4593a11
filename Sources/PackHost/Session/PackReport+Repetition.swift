internal import PackFiles
internal import Platform

extension PackReport {
  /// Reports on a file that was named again.
  ///
  /// - Parameters:
  ///   - repetition: Where it was named again.
  ///   - first: The report on the file.
  init(_ repetition: PackRepetition, of first: PackReport) {
    self.init(
      order: first.order,
      file: repetition.path.text,
      origin: repetition.origin.description,
      id: first.id,
      version: first.version,
      status: .duplicate(of: first.order)
    )
  }
}
