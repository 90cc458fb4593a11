internal import Widgets

extension CollisionMatrix {
  /// Loads packs one after the other as the registry does: all claims of a pack count, or none.
  struct Replay {
    private(set) var rows: [Row] = []
    private let packs: [PackClaims]
    private var index: [TypeName: Int] = [:]

    init(_ packs: [PackClaims]) { self.packs = packs }

    mutating func load(_ pack: Int) {
      if packs[pack].refusal != nil { return }
      let claims = packs[pack].claims
      let refused = claims.map(isRefused)
      let isLeftOut = refused.contains(true)
      for (claim, isRefused) in zip(claims, refused) {
        let standing: Standing = isRefused ? .refused : isLeftOut ? .withdrawn : .draws
        add(claim, of: pack, standing)
      }
    }

    private func isRefused(_ claim: PackClaims.Claim) -> Bool {
      let isTaken = index[claim.type].map { rows[$0].winner != nil } ?? false
      return switch claim.policy {
      case .mayOverride: false
      case .mustBeNew: isTaken
      case .mustOverride: !isTaken
      }
    }

    private mutating func add(_ claim: PackClaims.Claim, of pack: Int, _ standing: Standing) {
      let row = row(of: claim.type)
      let below = rows[row].cells.last { $0.standing == .draws }
      if standing == .draws { rows[row].shadow() }
      rows[row].cells.append(
        Cell(
          pack: pack,
          standing: standing,
          isDeclared: packs[pack].declares(claim.type),
          rule: below.map { OrderRule.between(packs[$0.pack], packs[pack]) } ?? .alone,
          policy: claim.policy
        )
      )
    }

    private mutating func row(of type: TypeName) -> Int {
      if let known = index[type] { return known }
      index[type] = rows.count
      rows.append(Row(type: type))
      return rows.count - 1
    }
  }
}

extension CollisionMatrix.Row {
  /// Lets the claim that counts be shadowed by the next one.
  fileprivate mutating func shadow() {
    for place in cells.indices where cells[place].standing == .draws {
      cells[place].standing = .shadowed
    }
  }
}
