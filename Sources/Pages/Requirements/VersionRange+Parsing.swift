extension VersionRange {
  /// Reads a range; nil when the text isn't one.
  package init?(_ text: String) {
    var alternatives: [[Bound]] = []
    for alternative in Self.alternatives(of: text) {
      guard let bounds = Self.bounds(of: alternative) else { return nil }
      alternatives.append(bounds)
    }
    self.alternatives = alternatives
  }

  /// The texts between `||`.
  private static func alternatives(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let bar = rest.firstIndex(of: "|"),
      rest.index(after: bar) < rest.endIndex, rest[rest.index(after: bar)] == "|"
    {
      result.append(rest[..<bar])
      rest = rest[rest.index(bar, offsetBy: 2)...]
    }
    return result + [rest]
  }

  private static func bounds(of text: Substring) -> [Bound]? {
    var result: [Bound] = []
    var sign = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      let (prefix, version) = split(word)
      guard sign.isEmpty || prefix.isEmpty else { return nil }
      sign += prefix
      guard !version.isEmpty else { continue }
      guard let bounds = comparator(sign, version) else { return nil }
      result += bounds
      sign = ""
    }
    return sign.isEmpty ? result : nil
  }

  private static func split(_ word: Substring) -> (sign: String, version: Substring) {
    let version = word.drop { "^~<>=".contains($0) }
    return (String(word[..<version.startIndex]), version)
  }

  private static func comparator(_ sign: String, _ text: Substring) -> [Bound]? {
    if text == "*" { return sign.isEmpty ? [] : nil }
    guard let partial = PartialVersion(text) else { return nil }
    let low = Bound(relation: .greaterOrEqual, version: partial.version)
    switch sign {
    case "", "=":
      if partial.parts == 3 { return [Bound(relation: .equal, version: partial.version)] }
      return below(partial.version.next(partial.parts - 1)).map { [low, $0] }
    case "^": return below(partial.version.next(partial.compatiblePart)).map { [low, $0] }
    case "~": return below(partial.version.next(min(partial.parts, 2) - 1)).map { [low, $0] }
    case ">=": return [low]
    case "<": return [Bound(relation: .less, version: partial.version)]
    case ">":
      if partial.parts == 3 { return [Bound(relation: .greater, version: partial.version)] }
      return partial.version.next(partial.parts - 1)
        .map { [Bound(relation: .greaterOrEqual, version: $0)] }
    case "<=":
      if partial.parts == 3 { return [Bound(relation: .lessOrEqual, version: partial.version)] }
      return below(partial.version.next(partial.parts - 1)).map { [$0] }
    default: return nil
    }
  }

  private static func below(_ version: SemanticVersion?) -> Bound? {
    version.map { Bound(relation: .less, version: $0, isWritten: false) }
  }
}

extension PartialVersion {
  /// The part whose change breaks compatibility: the leftmost that isn't 0, or the last written.
  fileprivate var compatiblePart: Int {
    if version.major > 0 || parts == 1 { return 0 }
    if version.minor > 0 || parts == 2 { return 1 }
    return 2
  }
}

extension SemanticVersion {
  /// The first version with `part` one higher; nil when there is none.
  fileprivate func next(_ part: Int) -> SemanticVersion? {
    var core = [major, minor, patch]
    guard core[part] < .max else { return nil }
    core[part] += 1
    for lower in (part + 1)..<3 where lower < 3 { core[lower] = 0 }
    return SemanticVersion(core[0], core[1], core[2])
  }
}
