internal import PackFiles
internal import PackHost
internal import Pages
internal import Platform

/// What shows when packs come together.
struct SetChecks {
  /// The packs, in load order.
  let members: [SetMember]
  let limits: WatchLimits
  let program: FilePath

  /// Makes the checks; only what concerns a pack that was asked about is found.
  func findings() -> [CheckFinding] {
    identities() + orders() + overrides() + policies()
      + SharedLibraries(members: members).findings()
      + PageOrder(members: members, limits: limits, program: program).findings()
  }

  private func identities() -> [CheckFinding] {
    members.indices.compactMap { place in
      guard members[place].isSubject, let id = members[place].manifest?.id,
        let first = members[..<place].first(where: { $0.manifest?.id == id })
      else { return nil }
      let words = "its id \(QuotedText.quoted(id)) is that of \(first.path.printable) too"
      return SetChecks.finding(.setID, words, members[place])
    }
  }

  private func orders() -> [CheckFinding] {
    let ids = Set(members.compactMap { $0.manifest?.id })
    let circle = PackCircle.find(members.compactMap(\.manifest))
    return members.filter(\.isSubject).flatMap { member -> [CheckFinding] in
      let missing = (member.manifest?.after ?? []).filter { !ids.contains($0) }
      let absent = missing.map {
        SetChecks.finding(.setAfter, "it comes after \(QuotedText.quoted($0)), not given", member)
      }
      guard let id = member.manifest?.id, circle.first == id, circle.count > 1 else {
        return absent
      }
      let words = "these want to come after each other: \(circle.joined(separator: ", "))"
      return absent + [SetChecks.finding(.setOrder, words, member)]
    }
  }

  private func overrides() -> [CheckFinding] {
    members.indices.filter { members[$0].isSubject }.flatMap { place -> [CheckFinding] in
      let member = members[place]
      let declared = Set(member.manifest?.overrides ?? [])
      let others = members[..<place].filter { $0.manifest?.id != member.manifest?.id }
      let accidental = member.types.compactMap { type -> CheckFinding? in
        guard !declared.contains(type), let below = others.last(where: { $0.types.contains(type) })
        else { return nil }
        let words = "it draws what \(below.name) draws, and doesn't declare it"
        return SetChecks.finding(.setUndeclaredOverride, words, member, type)
      }
      let empty = declared.sorted().filter { type in
        !members[..<place].contains { $0.types.contains(type) }
      }
      return accidental
        + empty.map {
          SetChecks.finding(.setOverrideOfNothing, "no pack before draws it", member, $0)
        }
    }
  }

  private func policies() -> [CheckFinding] {
    members.filter(\.isSubject).compactMap { member in
      member.facts?.conflict.map { SetChecks.finding(.setPolicy, $0, member) }
    }
  }

  /// A finding about a pack.
  static func finding(
    _ check: CheckID,
    _ message: String,
    _ member: SetMember,
    _ type: String? = nil
  ) -> CheckFinding {
    var finding = CheckFinding(check, message, type: type)
    finding.file = member.path
    finding.pack = member.manifest?.id
    return finding
  }
}

/// Packs that each want to come after the next, and the last after the first.
enum PackCircle {
  /// The ids of one circle; none where there is an order.
  static func find(_ manifests: [PackManifest]) -> [String] {
    let after = Dictionary(manifests.map { ($0.id, $0.after) }) { $0 + $1 }
    for start in manifests.map(\.id) {
      var path: [String] = []
      if visit(start, start, after, &path) { return path }
    }
    return []
  }

  private static func visit(
    _ id: String,
    _ start: String,
    _ after: [String: [String]],
    _ path: inout [String]
  ) -> Bool {
    if path.contains(id) { return id == start }
    path.append(id)
    for next in after[id] ?? [] where next != id && visit(next, start, after, &path) {
      return true
    }
    path.removeLast()
    return false
  }
}
