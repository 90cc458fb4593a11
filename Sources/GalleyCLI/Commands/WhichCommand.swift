internal import Collisions
internal import PackHost
internal import Platform

/// `galley which PAGE...`: who draws each widget, in which lines, through which chain.
package struct WhichCommand: Command, LoadsPacks, Reports {
  package static let name = "which"
  package static let summary = "show who draws each widget of a page, and in which lines"
  package static let examples = [
    "galley which page.json --packs build/packs",
    "galley which page.json --packs build/packs --without com.example.shop",
    "galley which pages/ --packs build/packs --blast com.example.shop",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "PAGE...",
        "page documents in JSON, or folders, of which all *.json are taken; - for standard input"
      )
    ]
  }
  package static var groups: [OptionGroup<Self>] { [absence, .packs, .report] }

  package var selection = PackSelection()
  package var report = ReportOptions()
  private var pages: [FilePath] = []
  /// The pack to do without, by its id or file.
  private var absent: [UInt8]?
  /// Whether only the numbers are wanted.
  private var isBlast = false

  private static var absence: OptionGroup<Self> {
    OptionGroup(
      "Without a pack",
      [
        .bytes("without", "PACK", "show what changes without PACK, an id or a file of those loaded")
        {
          ($0.absent, $0.isBlast) = ($1, false)
        },
        .bytes("blast", "PACK", "count the pages, widgets and lines that change without PACK") {
          ($0.absent, $0.isBlast) = ($1, true)
        },
      ]
    )
  }

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    pages.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if pages.isEmpty { throw .missingOperand("PAGE") }
    if pages.count(where: { $0 == "-" }) > 1 { throw .extraOperand(Array("-".utf8)) }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let documents = try PageOperands.read(try PageOperands.expand(pages))
    var session: any PackSession = try context.open(selection)
    let drawn = try draw(documents, &session)
    let canvas = ReportCanvas(report, context.surroundings)
    if let absent {
      let radius = try radius(of: absent, drawn, session, in: context)
      try context.console.show(listing(radius, canvas))
    } else {
      let listing = WhichListing(drawn, session.types, session.packs)
      try context.console.show(report.format == .json ? listing.json() : listing.text(canvas))
    }
    return tell(drawn, session.packs, in: &context)
  }

  private func draw(
    _ documents: [PageOperands.Document],
    _ session: inout any PackSession
  ) throws(CommandError) -> [DrawnPage] {
    var drawn: [DrawnPage] = []
    for document in documents {
      drawn.append(
        DrawnPage(document: document, drawn: try document.trace(&session, width: report.width))
      )
    }
    return drawn
  }

  /// A page as it was drawn with all packs.
  struct DrawnPage {
    let document: PageOperands.Document
    let drawn: PageOperands.Document.Drawn

    /// What the page is called.
    var name: String { InputFile.name(document.file) }
  }

  private func radius(
    of name: [UInt8],
    _ pages: [DrawnPage],
    _ session: any PackSession,
    in context: borrowing CommandContext
  ) throws(CommandError) -> BlastRadius {
    let pack = try LoadedPack.find(name, among: session.packs)
    var without: any PackSession = try context.open(selection.without(pack, of: session.packs))
    var absences: [PackAbsence] = []
    for page in pages {
      let then = try page.document.trace(&without, width: report.width)
      absences.append(
        PackAbsence(
          page: page.name,
          without: pack.id,
          now: (page.drawn.trace, session.packs),
          then: (then.trace, without.packs)
        )
      )
    }
    return BlastRadius(absences)
  }

  private func listing(_ radius: BlastRadius, _ canvas: ReportCanvas) -> [UInt8] {
    let listing = AbsenceListing(radius)
    if report.format == .json { return listing.json(withLines: !isBlast) }
    return isBlast ? listing.numbers(canvas) : listing.text(canvas)
  }

  private func tell(
    _ pages: [DrawnPage],
    _ packs: [PackReport],
    in context: inout CommandContext
  ) -> ExitStatus {
    let refusals = PackComplaint.all(of: packs)
    let color = context.surroundings.errorColor(report.color)
    for refusal in refusals { context.console.tell(Message.text([refusal.sentence], color)) }
    let isFaulty = pages.contains { $0.drawn.hasPackFault }
    return isFaulty || !refusals.isEmpty ? .packFault : .done
  }
}
