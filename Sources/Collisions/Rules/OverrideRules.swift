internal import Widgets

/// Finds packs that draw each other's types without having agreed on it.
struct OverrideRules {
  let findings: [Collision]

  init(_ matrix: CollisionMatrix) {
    var findings: [Collision] = []
    for row in matrix.rows where row.isContested {
      let chain = row.chain
      for (below, above) in zip(chain, chain.dropFirst()) {
        let pair = Pair(row.type, above, matrix.packs[above.pack], matrix.packs[below.pack])
        if !above.isDeclared {
          findings.append(pair.accidental)
        } else if below.isDeclared, !pair.isOrdered {
          findings.append(pair.undecided)
        }
      }
    }
    self.findings = findings
  }

  /// A pack above another one in a type's chain.
  private struct Pair {
    let type: TypeName
    let cell: CollisionMatrix.Cell
    let upper: PackClaims
    let lower: PackClaims

    init(
      _ type: TypeName,
      _ cell: CollisionMatrix.Cell,
      _ upper: PackClaims,
      _ lower: PackClaims
    ) {
      self.type = type
      self.cell = cell
      self.upper = upper
      self.lower = lower
    }

    /// Whether their order is said by one of them or can't be otherwise.
    var isOrdered: Bool {
      if case .after = cell.rule { return true }
      return lower.isStarter
    }

    var accidental: Collision {
      Collision(
        .accidentalOverride,
        type: type,
        packs: [upper.id, lower.id],
        message: "\(upper.title) overrides \(type.printable) of \(lower.title) without declaring"
          + " it: \(cell.rule)",
        remedy: "name \(type.printable) under \"overrides\" in the manifest of \(upper.id),"
          + " or give one of the two types another name",
        file: upper.file
      )
    }

    var undecided: Collision {
      Collision(
        .orderDecides,
        type: type,
        packs: [upper.id, lower.id],
        message: "\(upper.title) and \(lower.title) both mean to override \(type.printable):"
          + " \(cell.rule)",
        remedy: "name \(lower.id) under \"after\" in the manifest of \(upper.id), or the other"
          + " way round",
        file: upper.file
      )
    }
  }
}
