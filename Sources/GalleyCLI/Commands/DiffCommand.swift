internal import PackHost
internal import Platform
internal import Proofs

/// `galley diff PAGE...`: pages under two sets of packs.
package struct DiffCommand: Command, LoadsPacks {
  package static let name = "diff"
  package static let summary = "show what changes on pages when packs are added or removed"
  package static let examples = [
    "galley diff page.json --packs build/packs --with new/libshop.so",
    "galley diff pages/ --packs build/packs --without com.example.shop --exit-code",
    "galley diff pages --base released --packs build/packs --format html >diff.html",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "PAGE...",
        "page documents in JSON, or folders, of which all *.json are taken; - for standard input"
      )
    ]
  }
  package static var groups: [OptionGroup<Self>] { [sets, output, .packs] }

  package var selection = PackSelection()
  private var pages: [FilePath] = []
  private var base: [FilePath] = []
  private var added: [FilePath] = []
  private var removed: [[UInt8]] = []
  private var format = DiffFormat.text
  private var width: Int?
  private var failsOnChange = false

  private static var sets: OptionGroup<Self> {
    OptionGroup(
      "Sets of packs",
      [
        .bytes("base", "DIR", "before: the packs of DIR (repeatable; default: as after)") {
          $0.base.append(FilePath(bytes: $1))
        },
        .bytes("with", "FILE", "after: those of the options below, and FILE (repeatable)") {
          $0.added.append(FilePath(bytes: $1))
        },
        .bytes("without", "PACK", "after: without PACK, an id or a file (repeatable)") {
          $0.removed.append($1)
        },
      ]
    )
  }

  private static var output: OptionGroup<Self> {
    OptionGroup(
      "Output",
      [
        .choice("format", "form of the report (default: text)") { $0.format = $1 },
        .number("width", "N", RenderOptions.widths, "columns of the pages (default: 80)") {
          $0.width = $1
        },
        .flag("exit-code", "end with status 1 where a page changes") { $0.failsOnChange = true },
      ]
    )
  }

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    pages.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if pages.isEmpty { throw .missingOperand("PAGE") }
    if pages.count(where: { $0 == "-" }) > 1 { throw .inputTwice }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let documents = try PageOperands.read(try PageOperands.expand(pages))
    // Both sets have processes of their own, so that their libraries never meet.
    var before = try baseSelection.openApart()
    var after = try otherSelection().openApart()
    let comparisons = documents.map { document in
      var request = RenderRequest(document: document.bytes)
      request.width = width ?? 80
      let name = InputFile.name(document.file)
      return PageComparison(name, request, base: &before, other: &after)
    }
    try context.console.show(report(comparisons, context.surroundings))
    let complaints = PackComplaint.all(of: before.packs + after.packs)
    for complaint in complaints {
      let color = context.surroundings.errorColor(.auto)
      context.console.tell(Message.text([complaint.sentence], color))
    }
    if comparisons.contains(where: { $0.after.status == .notAPage }) { return .usage }
    if !complaints.isEmpty || comparisons.contains(where: \.hasPackFault) { return .packFault }
    return failsOnChange && comparisons.contains(where: \.isChanged) ? .findings : .done
  }

  private var baseSelection: PackSelection {
    guard !base.isEmpty else { return selection }
    var selection = selection.only([])
    selection.directories = base
    return selection
  }

  private func otherSelection() throws(CommandError) -> PackSelection {
    var other = selection
    other.files += added
    for name in removed {
      let packs = try other.openApart().packs
      other = other.without(try LoadedPack.find(name, among: packs), of: packs)
    }
    return other
  }

  private func report(_ pages: [PageComparison], _ surroundings: Surroundings) -> [UInt8] {
    switch format {
    case .json: return ComparisonJSON.bytes(pages)
    case .html: return ComparisonHTML.bytes(pages)
    case .text:
      let isWide =
        surroundings.output.isTerminal && surroundings.width(nil) >= (width ?? 80) * 2 + 3
      let changed = pages.filter(\.isChanged)
      let texts = changed.map { isWide ? $0.sideBySide(width: width ?? 80) : $0.unified }
      return Array((texts.joined() + "\(changed.count) of \(pages.count) pages change\n").utf8)
    }
  }
}

/// What `galley diff --format` takes.
package enum DiffFormat: String, OptionChoice {
  case text
  case html
  case json
}

extension PageComparison {
  /// Whether a pack failed over the page in either set.
  fileprivate var hasPackFault: Bool { max(before.status, after.status) == .packFault }
}
