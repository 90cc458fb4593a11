internal import Widgets

/// Finds claims whose policy isn't met, for which a whole pack is left out.
struct PolicyRules {
  let findings: [Collision]

  init(_ matrix: CollisionMatrix) {
    findings = matrix.rows.flatMap { row in
      row.cells.indices.filter { row.cells[$0].standing == .refused }
        .map { PolicyRules.finding(row, $0, matrix.packs) }
    }
  }

  private static func finding(
    _ row: CollisionMatrix.Row,
    _ place: Int,
    _ packs: [PackClaims]
  ) -> Collision {
    let pack = packs[row.cells[place].pack]
    let holder = row.cells[..<place].last { $0.standing == .draws || $0.standing == .shadowed }
    guard let holder = holder.map({ packs[$0.pack] }) else {
      return nothingBelow(row, pack, packs)
    }
    return Collision(
      .mustBeNew,
      type: row.type,
      packs: [pack.id, holder.id],
      message: "\(pack.title) is left out: \(row.type.printable) must be new, but"
        + " \(holder.title) claims it",
      remedy: "load one of the two, or change the policy of \(pack.id)",
      file: pack.file
    )
  }

  private static func nothingBelow(
    _ row: CollisionMatrix.Row,
    _ pack: PackClaims,
    _ packs: [PackClaims]
  ) -> Collision {
    let later = row.cells.first { $0.standing == .draws || $0.standing == .shadowed }
      .map { packs[$0.pack] }
    return Collision(
      .mustOverride,
      type: row.type,
      packs: [pack.id] + (later.map { [$0.id] } ?? []),
      message: "\(pack.title) is left out: \(row.type.printable) must override, but no pack before"
        + " it claims it" + (later.map { "; \($0.title) claims it later" } ?? ""),
      remedy: later.map { "name \($0.id) under \"after\" in the manifest of \(pack.id)" }
        ?? "load the pack that draws \(row.type.printable) first, or change the policy",
      file: pack.file
    )
  }
}
