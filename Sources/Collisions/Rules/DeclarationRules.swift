internal import Pages
internal import Widgets

/// Finds declared overrides that override nothing.
struct DeclarationRules {
  private let matrix: CollisionMatrix
  /// The first pack of unknown claims: it may draw what is overridden after it.
  private let unseen: Int?
  /// The types that may have been meant; none where so many overrides have nothing below that a
  /// pack is missing, and no name misspelt.
  private var names: [String] = []

  init(_ matrix: CollisionMatrix) {
    self.matrix = matrix
    unseen = matrix.packs.firstIndex { $0.source == .unknown }
    let isSpelling =
      matrix.packs.indices.flatMap { overriddenNothing($0) }.count <= Self.mostMisspelt
    if isSpelling { names = matrix.rows.map { String(decoding: $0.type.utf8, as: UTF8.self) } }
  }

  private static let mostMisspelt = 20

  var findings: [Collision] {
    matrix.packs.indices.flatMap { index in
      let pack = matrix.packs[index]
      return overriddenNothing(index).map { nothing($0, pack, index) }
        + notDrawn(index).map { withoutWidget($0, pack) }
    }
  }

  /// The types that a pack declares to override, draws, and finds nothing below of.
  private func overriddenNothing(_ index: Int) -> [TypeName] {
    if unseen.map({ $0 < index }) == true || matrix.packs[index].refusal != nil { return [] }
    return matrix.packs[index].declared.filter { type in
      let cells = matrix.row(of: type)?.cells ?? []
      return cells.contains { $0.pack == index }
        && !cells.contains { $0.pack < index && isInForce($0) }
    }
  }

  /// The types that a pack declares to override and doesn't draw.
  private func notDrawn(_ index: Int) -> [TypeName] {
    let pack = matrix.packs[index]
    if pack.refusal != nil || pack.source == .unknown { return [] }
    let drawn = Set(pack.claims.map(\.type))
    return pack.declared.filter { !drawn.contains($0) }
  }

  private func nothing(_ type: TypeName, _ pack: PackClaims, _ index: Int) -> Collision {
    let later = matrix.row(of: type)?.cells.first { $0.pack > index && isInForce($0) }
      .map { matrix.packs[$0.pack] }
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
