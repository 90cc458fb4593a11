internal import PackFiles
internal import Pages
internal import Platform

/// What a pack says of itself, beyond what a host refuses.
struct ManifestChecks {
  let inspection: PackInspection

  func findings() -> [CheckFinding] {
    if let manifest = inspection.manifest {
      return promises(manifest) + courtesies(manifest)
    }
    let isFaulty = inspection.faults.contains { cause in
      if case .manifest = cause { return true }
      return false
    }
    return isFaulty ? [] : [CheckFinding(.manifestPresent, "it has no manifest")]
  }

  private func promises(_ manifest: PackManifest) -> [CheckFinding] {
    let types = manifest.widgets.map(\.type)
    let strangers = manifest.overrides.filter { !types.contains($0) }
    let isContradictory = manifest.leastABI > manifest.abi
    return [
      isContradictory
        ? CheckFinding(
          .manifestABI,
          "min_abi is \(manifest.leastABI), abi only \(manifest.abi)"
        ) : nil,
      finding(.manifestTypes, "named more than once:", ManifestChecks.repeated(types)),
      finding(.manifestOverrides, "it overrides types that it doesn't have:", strangers),
      manifest.after.contains(manifest.id)
        ? CheckFinding(.manifestAfter, "it wants to come after itself") : nil,
    ].compactMap { $0 }
  }

  private func courtesies(_ manifest: PackManifest) -> [CheckFinding] {
    let isSemantic = SemanticVersion(manifest.version) != nil
    return [
      isSemantic
        ? nil
        : CheckFinding(
          .manifestVersion,
          "its version is \(QuotedText.quoted(manifest.version))"
        ),
      finding(.manifestKeys, "nothing reads these keys of its manifest:", manifest.otherKeys),
    ].compactMap { $0 }
  }

  private func finding(_ id: CheckID, _ start: String, _ names: [String]) -> CheckFinding? {
    if names.isEmpty { return nil }
    return CheckFinding(id, "\(start) \(names.map(QuotedText.quoted).joined(separator: ", "))")
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    var repeated: [String] = []
    for name in names where !seen.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }
}
