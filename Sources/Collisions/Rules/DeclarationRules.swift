internal import Pages
internal import Widgets

/// Finds declared overrides that override nothing.
struct DeclarationRules {
  private let matrix: CollisionMatrix
  private let rows: [TypeName: CollisionMatrix.Row]
  private let names: [String]

  init(_ matrix: CollisionMatrix) {
    self.matrix = matrix
    rows = Dictionary(matrix.rows.map { ($0.type, $0) }) { first, _ in first }
    names = matrix.rows.map { String(decoding: $0.type.utf8, as: UTF8.self) }
  }

  var findings: [Collision] {
    matrix.packs.indices.flatMap { index in
      let pack = matrix.packs[index]
      if pack.refusal != nil || pack.source == .unknown { return [Collision]() }
      let drawn = Set(pack.claims.map(\.type))
      return pack.declared.compactMap { type in
        drawn.contains(type) ? nothing(type, pack, index) : withoutWidget(type, pack)
      }
    }
  }

  private func nothing(_ type: TypeName, _ pack: PackClaims, _ index: Int) -> Collision? {
    let others = rows[type]?.cells.filter { $0.pack != index } ?? []
    if others.contains(where: { $0.pack < index && isInForce($0) }) { return nil }
    if mayBeClaimedUnseen(before: index) { return nil }
    let later = others.first { $0.pack > index && isInForce($0) }.map { matrix.packs[$0.pack] }
    return Collision(
      .nothingOverridden,
      type: type,
      packs: [pack.id] + (later.map { [$0.id] } ?? []),
      message: "\(pack.title) declares that it overrides \(type.printable), "
        + (later.map { "but \($0.title) claims it later" } ?? "but no pack before it claims it"),
      remedy: remedy(type, pack, later),
      file: pack.file
    )
  }

  private func isInForce(_ cell: CollisionMatrix.Cell) -> Bool {
    cell.standing == .draws || cell.standing == .shadowed
  }

  /// A pack of unknown claims may be what is overridden.
  private func mayBeClaimedUnseen(before index: Int) -> Bool {
    matrix.packs[..<index].contains { $0.source == .unknown }
  }

  private func remedy(_ type: TypeName, _ pack: PackClaims, _ later: PackClaims?) -> String {
    if let later { return "name \(later.id) under \"after\" in the manifest of \(pack.id)" }
    let name = String(decoding: type.utf8, as: UTF8.self)
    guard let near = NearestNames.near(name, among: names, limit: 1).first else {
      return "load the pack that draws it first, or take \(type.printable) from \"overrides\""
    }
    return "\(QuotedText.escaped(near)) is the nearest type; correct the name, or take"
      + " \(type.printable) from \"overrides\""
  }

  private func withoutWidget(_ type: TypeName, _ pack: PackClaims) -> Collision {
    let verb = pack.source == .registered ? "register" : "list"
    return Collision(
      .overrideWithoutWidget,
      type: type,
      packs: [pack.id],
      message: "\(pack.title) declares that it overrides \(type.printable), but doesn't \(verb) it",
      remedy: "\(verb) \(type.printable), or take it from \"overrides\"",
      file: pack.file
    )
  }
}
