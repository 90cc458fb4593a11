internal import PackHost

/// `galley registry [TYPE]`: which pack draws a type, what it shadows, and why.
package struct RegistryCommand: Command, LoadsPacks, Reports {
  package static let name = "registry"
  package static let summary = "list which pack draws each widget type, and what it shadows"
  package static let examples = [
    "galley registry --packs build/packs",
    "galley registry banner --packs build/packs",
  ]
  package static var operands: [Operand] {
    [Operand("[TYPE]", "show the chain of this type only: the winner and the packs beneath it")]
  }
  package static var groups: [OptionGroup<Self>] { [.packs, .report] }

  package var selection = PackSelection()
  package var report = ReportOptions()
  /// The one type to show.
  private var type: [UInt8]?

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if type != nil { throw .extraOperand(operand) }
    type = operand
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let session = try context.open(selection)
    let canvas = ReportCanvas(report, context.surroundings)
    let status: ExitStatus
    if let type {
      status = try show(type, of: session.types, canvas, &context.console)
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
    of types: [TypeReport],
    _ canvas: ReportCanvas,
    _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    if let type = types.first(where: { $0.name.utf8.elementsEqual(name) }) {
      try console.show(chain(type, canvas))
      return .done
    }
    let lines = UnknownTypeText.lines(name, among: types.map(\.name))
    console.tell(Message.text(lines, canvas.errorColor))
    return .findings
  }

  private func listing(_ types: [TypeReport], _ canvas: ReportCanvas) -> [UInt8] {
    switch report.format {
    case .text: RegistryListing.text(types, canvas)
    case .json: RegistryListing.json(types)
    }
  }

  private func chain(_ type: TypeReport, _ canvas: ReportCanvas) -> [UInt8] {
    switch report.format {
    case .text: ChainListing.text(type, canvas)
    case .json: RegistryListing.json(type)
    }
  }
}
