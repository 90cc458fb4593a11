internal import Collisions
internal import Platform
internal import TextLayout
internal import Widgets

/// The matrix of contested types and the packs that claim them.
struct MatrixListing {
  /// With more packs than this the columns are left out; what stands in them follows each type.
  private static let mostColumns = 16

  private let matrix: CollisionMatrix
  private let rows: [CollisionMatrix.Row]
  /// The packs that claim a contested type, as indexes.
  private let columns: [Int]

  init(_ matrix: CollisionMatrix) {
    self.matrix = matrix
    rows = matrix.rows.filter(\.isContested)
    columns = Set(rows.flatMap(\.cells).map(\.pack)).sorted()
  }

  func type(in flow: TextFlow) {
    if rows.isEmpty {
      flow.run("no type is claimed by two packs")
      flow.newline()
      return flow.newline()
    }
    ReportEntries(["#", "PACK", "VERSION", "FILE"], numbers: ["#"], columns.map(pack))
      .type(in: flow)
    flow.newline()
    let isWide = columns.count > Self.mostColumns
    let shown = isWide ? [] : columns
    let numbers = shown.map { "\(matrix.packs[$0].order)" }
    ReportEntries(["TYPE"] + numbers + ["DRAWN BY"], numbers: [], rows.map { row($0, shown) })
      .type(in: flow)
    flow.paragraph(.standard)
    if !isWide { legend(in: flow) }
    flow.newline()
  }

  private func legend(in flow: TextFlow) {
    flow.run(
      "W draws, s is shadowed, x is refused, - is left out with its pack",
      style: Style(role: .muted)
    )
    flow.newline()
  }

  private func pack(_ index: Int) -> ReportEntry {
    let pack = matrix.packs[index]
    return ReportEntry(cells: [
      ("\(pack.order)", .none), (pack.id, .none), (pack.version, .none),
      (pack.file.printable, .none),
    ])
  }

  private func row(_ row: CollisionMatrix.Row, _ shown: [Int]) -> ReportEntry {
    let standings = shown.map { pack in
      row.cells.first { $0.pack == pack }?.standing.letter ?? "."
    }
    let winner = row.winner.map { matrix.packs[$0.pack].title } ?? "no pack"
    var entry = ReportEntry(
      cells: [(row.type.printable, .none)] + standings.map { ($0, .none) } + [(winner, .none)]
    )
    entry.details = row.cells.reversed().compactMap { detail($0, in: row) }
      .map { (nil, ($0, .muted)) }
    return entry
  }

  /// What there is to say of a claim: the rule that put it above the next, or why it isn't in force.
  private func detail(_ cell: CollisionMatrix.Cell, in row: CollisionMatrix.Row) -> String? {
    let title = matrix.packs[cell.pack].title
    switch cell.standing {
    case .refused:
      return "without \(title): it \(cell.policy == .mustBeNew ? "must be new" : "must override")"
    case .withdrawn: return "without \(title): the pack is left out"
    case .draws, .shadowed:
      guard let below = row.chain.last(where: { $0.pack < cell.pack }) else { return nil }
      let declared = cell.isDeclared ? "declared" : "not declared"
      let lower = matrix.packs[below.pack].title
      let upper = cell.standing == .draws ? "" : "\(title) "
      return "\(upper)over \(lower), \(declared): \(cell.rule)"
    }
  }
}

extension CollisionMatrix.Standing {
  /// The standing as it stands in the matrix.
  fileprivate var letter: String {
    switch self {
    case .draws: "W"
    case .shadowed: "s"
    case .refused: "x"
    case .withdrawn: "-"
    }
  }

  /// The standing in one word.
  var word: String {
    switch self {
    case .draws: "draws"
    case .shadowed: "shadowed"
    case .refused: "refused"
    case .withdrawn: "withdrawn"
    }
  }
}
