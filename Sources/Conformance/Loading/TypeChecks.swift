internal import PackFiles
internal import PackHost
internal import Pages

/// What a pack registers, against its manifest and by itself.
struct TypeChecks {
  let manifest: PackManifest?
  let types: [ProbedType]

  func findings() -> [CheckFinding] {
    if types.isEmpty { return declared() + [CheckFinding(.loadTypes, "it registers no type")] }
    return declared() + repeated() + types.flatMap(findings)
  }

  /// The manifest's types and revisions are those that are registered.
  private func declared() -> [CheckFinding] {
    guard let manifest else { return [] }
    let promised = Dictionary(manifest.widgets.map { ($0.type, $0.revision) }) { $1 }
    let kept = Dictionary(types.map { ($0.text, $0.revision) }) { $1 }
    let missing = promised.keys.filter { kept[$0] == nil }.sorted()
    let added = kept.keys.filter { promised[$0] == nil }.sorted()
    let others = promised.keys.filter { kept[$0] != nil && kept[$0] != promised[$0] }.sorted()
    return missing.map { declared($0, "the manifest promises it, the entry doesn't register it") }
      + added.map { declared($0, "the entry registers it, the manifest doesn't say so") }
      + others.map {
        declared($0, "revision \(promised[$0] ?? 0) in the manifest, \(kept[$0] ?? 0) registered")
      }
  }

  private func declared(_ type: String, _ words: String) -> CheckFinding {
    CheckFinding(.loadAsDeclared, words, type: type)
  }

  private func repeated() -> [CheckFinding] {
    var seen: Set<[UInt8]> = []
    return types.filter { !seen.insert($0.name).inserted }
      .map { CheckFinding(.loadRepeats, "it is registered twice", type: $0.text) }
  }

  private func findings(_ type: ProbedType) -> [CheckFinding] {
    let stray = type.strayCallbacks.map {
      CheckFinding(.loadCallbacks, "\($0) isn't the address of code", type: type.text)
    }
    let summary =
      type.summary.isEmpty
      ? [CheckFinding(.loadSummary, "it has no summary", type: type.text)] : []
    return stray + summary + documents(type)
  }

  private func documents(_ type: ProbedType) -> [CheckFinding] {
    let sample = JSONTree(parsing: type.sample)
    let schema = PropsSchema(type.props)
    if type.sample.isEmpty {
      return [CheckFinding(.loadSample, "it has no sample", type: type.text)] + props(type, schema)
    }
    guard let sample else {
      return [CheckFinding(.loadSampleForm, "its sample isn't JSON", type: type.text)]
        + props(type, schema)
    }
    let flaws = props(type, schema)
    guard flaws.isEmpty, let misfit = schema?.misfit(of: sample) else { return flaws }
    return [CheckFinding(.loadSampleFits, "its sample doesn't fit: \(misfit)", type: type.text)]
  }

  private func props(_ type: ProbedType, _ schema: PropsSchema?) -> [CheckFinding] {
    if type.props.isEmpty { return [] }
    guard let flaw = schema.map(\.flaw) ?? "props isn't JSON" else { return [] }
    let words = QuotedText.shortened(flaw, to: 200)
    return [CheckFinding(.loadProps, words, type: type.text)]
  }
}

extension ProbedType {
  /// The type's name as text.
  var text: String { String(decoding: name, as: UTF8.self) }
}
