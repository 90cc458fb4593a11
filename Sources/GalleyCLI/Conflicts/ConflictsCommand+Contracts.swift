internal import Collisions
internal import PackHost
internal import Platform

extension ConflictsCommand {
  /// What overrides do to the contracts of the renderers below them.
  func contracts(
    _ documents: [PageOperands.Document],
    in context: borrowing CommandContext
  ) throws(CommandError) -> [Collision] {
    var session: any PackSession = try context.open(selection)
    return ContractTrial.findings(
      session.types,
      pages: documents.map {
        ContractDocument(name: InputFile.name($0.file), bytes: $0.bytes)
      },
      in: &session,
      width: report.width ?? 80
    )
  }
}
