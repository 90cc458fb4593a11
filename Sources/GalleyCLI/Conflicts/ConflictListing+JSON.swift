internal import Collisions
internal import JSONText
internal import PackFiles
internal import Platform

extension ConflictListing {
  /// The report as one object on one line; `Listings` in the documentation says what it holds.
  static func json(_ report: CollisionReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.member("static", report.isStatic)
    writer.list("packs", report.matrix.packs) { $0.write($1) }
    writer.list("types", report.matrix.rows) { $0.write($1, of: report.matrix.packs) }
    writer.list("findings", report.shown) { $0.write($1) }
    if let trial = report.trial {
      writer.key("orders")
      writer.write(trial)
    }
    writer.write(report.counts)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes a member with an array.
  fileprivate mutating func list<Element>(
    _ name: StaticString,
    _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    begin(.array)
    for element in elements { write(&self, element) }
    end(.array)
  }

  fileprivate mutating func write(_ pack: PackClaims) {
    begin(.object)
    member("order", pack.order)
    member("id", pack.id)
    if !pack.version.isEmpty { member("version", pack.version) }
    member("file", pack.file.text)
    member("origin", pack.origin.description)
    member("claims", pack.source.word)
    if let reason = pack.refusal { member("reason", reason) }
    end(.object)
  }

  fileprivate mutating func write(_ row: CollisionMatrix.Row, of packs: [PackClaims]) {
    begin(.object)
    member("name", row.type.printable)
    if let winner = row.winner { member("winner", packs[winner.pack].id) }
    list("claims", row.cells.reversed()) { writer, cell in
      let pack = packs[cell.pack]
      writer.begin(.object)
      writer.member("order", pack.order)
      writer.member("pack", pack.id)
      writer.member("standing", cell.standing.word)
      writer.member("declared", cell.isDeclared)
      writer.member("rule", cell.rule.code)
      writer.member("reason", cell.rule.description)
      writer.end(.object)
    }
    end(.object)
  }

  fileprivate mutating func write(_ item: JudgedCollision) {
    let finding = item.finding
    begin(.object)
    member("kind", finding.kind.rawValue)
    member("level", finding.kind.level.rawValue)
    member("outcome", item.outcome.rawValue)
    if let type = finding.type { member("type", type.printable) }
    member("packs", finding.packs)
    if !finding.subject.isEmpty { member("subject", finding.subject) }
    member("message", finding.message)
    member("remedy", finding.remedy)
    member("file", finding.file.text)
    end(.object)
  }

  fileprivate mutating func write(_ counts: CollisionReport.Counts) {
    member("errors", counts.errors)
    member("warnings", counts.warnings)
    member("notes", counts.notes)
    member("failing", counts.failing)
    member("known", counts.known)
    member("allowed", counts.allowed)
  }

  fileprivate mutating func write(_ trial: OrderTrial) {
    begin(.object)
    member("packs", trial.packs)
    member("tried", trial.orders.orders.count)
    member("complete", trial.orders.isComplete)
    list("pages", trial.pages) { writer, page in
      writer.begin(.object)
      writer.member("page", page.name)
      writer.list("looks", page.looks) { $0.write($1) }
      writer.end(.object)
    }
    end(.object)
  }

  private mutating func write(_ look: OrderTrial.Look) {
    begin(.object)
    member("orders", look.count)
    member("order", look.order)
    if !look.leftOut.isEmpty { member("left_out", look.leftOut) }
    list("changes", look.changes) { $0.write($1) }
    end(.object)
  }

  /// Writes a changed line.
  mutating func write(_ change: LineChange) {
    begin(.object)
    member("side", change.side == .before ? "before" : "after")
    member("line", change.number)
    member("text", change.text)
    list("drawn_by", change.drawers) { writer, drawer in
      writer.begin(.object)
      writer.member("type", drawer.type)
      writer.member("id", drawer.id)
      writer.member("path", drawer.path)
      writer.member("packs", drawer.packs)
      writer.end(.object)
    }
    end(.object)
  }
}

extension PackClaims.Source {
  /// How the claims are known, in one word.
  fileprivate var word: String {
    switch self {
    case .registered: "registered"
    case .manifest: "manifest"
    case .unknown: "unknown"
    case .refused: "refused"
    }
  }
}
