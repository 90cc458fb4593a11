internal import PackFiles
internal import PackHost
internal import Pages
internal import Platform

/// Whether pages look different when packs that draw the same type are loaded the other way round.
struct PageOrder {
  let members: [SetMember]
  let limits: WatchLimits
  let program: FilePath

  func findings() -> [CheckFinding] {
    let places = members.indices.filter { members[$0].isSubject && members[$0].facts != nil }
    return places.flatMap { second in
      places.prefix { $0 < second }.flatMap { first in findings(first, second) }
    }
  }

  private func findings(_ first: Int, _ second: Int) -> [CheckFinding] {
    let (one, other) = (members[first], members[second])
    if one.comesAfter(other) || other.comesAfter(one) { return [] }
    let shared = (other.facts?.types ?? []).filter { one.types.contains($0.text) }
    return shared.compactMap { type in
      guard draw(type, last: second, after: first) != draw(type, last: first, after: second) else {
        return nil
      }
      let words = "its sample looks different when \(one.name) is loaded after it"
      return SetChecks.finding(.setPageOrder, words, other, type.text)
    }
  }

  /// The type's sample as drawn with one pack loaded last and another right before it.
  private func draw(_ type: ProbedType, last: Int, after other: Int) -> [UInt8]? {
    let rest = members.indices.filter { $0 != last && $0 != other }
    var plan = LoadPlan(members[last].inspection.resolvedPath)
    plan.base = (rest + [other]).map { members[$0].inspection.resolvedPath }
    var session = ProbeSession(plan, limits: limits, program: program)
    let data = JSONTree(parsing: type.sample) ?? .object([])
    let page = DrawPlan(document: WidgetPage.document(type: type.name, data: data))
    return try? session.draw(page).output
  }
}
