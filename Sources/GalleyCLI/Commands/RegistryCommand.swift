internal import Collisions
internal import PackHost
internal import Platform

/// `galley registry [TYPE [PAGE]...]`: which pack draws a type, what it shadows, why, and what is
/// read.
package struct RegistryCommand: Command, LoadsPacks, Reports {
  package static let name = "registry"
  package static let summary = "list which pack draws each widget type, and what it shadows"
  package static let examples = [
    "galley registry --packs build/packs",
    "galley registry banner --packs build/packs",
    "galley registry banner pages/ --packs build/packs --format json",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "[TYPE]",
        "show the chain of this type only, the winner and the packs beneath it, and what its"
          + " renderers read"
      ),
      Operand(
        "[PAGE]...",
        "pages, or folders of *.json, that are drawn to see what is read, beside the samples that"
          + " packs register"
      ),
    ]
  }
  package static var groups: [OptionGroup<Self>] { [.packs, .report] }

  package var selection = PackSelection()
  package var report = ReportOptions()
  /// The one type to show.
  private var type: [UInt8]?
  /// Pages in which it may stand.
  private var pages: [FilePath] = []

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if type == nil { type = operand } else { pages.append(FilePath(bytes: operand)) }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    var session: any PackSession = try context.open(selection)
    let canvas = ReportCanvas(report, context.surroundings)
    let status: ExitStatus
    if let type {
      status = try show(type, in: &session, canvas, &context.console)
    } else {
      try context.console.show(listing(session.types, canvas))
      status = .done
    }
    let refusals = PackComplaint.all(of: session.packs)
    for refusal in refusals {
      context.console.tell(Message.text([refusal.sentence], canvas.errorColor))
    }
    return refusals.isEmpty ? status : .packFault
  }

  private func show(
    _ name: [UInt8],
    in session: inout any PackSession,
    _ canvas: ReportCanvas,
    _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    if let type = session.types.first(where: { $0.name.utf8.elementsEqual(name) }) {
      let reads = try reads(of: type, in: &session)
      try console.show(chain(type, reads, canvas))
      return .done
    }
    let lines = UnknownTypeText.lines(name, among: session.types.map(\.name))
    console.tell(Message.text(lines, canvas.errorColor))
    return .findings
  }

  private func listing(_ types: [TypeReport], _ canvas: ReportCanvas) -> [UInt8] {
    switch report.format {
    case .text: RegistryListing.text(types, canvas)
    case .json: RegistryListing.json(types)
    }
  }

  private func reads(
    of type: TypeReport,
    in session: inout any PackSession
  ) throws(CommandError) -> TypeReads {
    let pages = try PageOperands.read(try PageOperands.expand(pages)).map {
      ContractDocument(name: InputFile.name($0.file), bytes: $0.bytes)
    }
    return TypeReads(ContractBench(type, pages: pages), in: &session)
  }

  private func chain(
    _ type: TypeReport,
    _ reads: TypeReads,
    _ canvas: ReportCanvas
  ) -> [UInt8] {
    switch report.format {
    case .text: ChainListing.text(type, reads, canvas)
    case .json: RegistryListing.json(type, reads)
    }
  }
}
