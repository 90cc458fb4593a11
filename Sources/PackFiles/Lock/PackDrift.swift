/// One way in which packs aren't those of a lock.
package enum PackDrift: Error, Hashable, Sendable {
  /// A file that the lock doesn't have.
  case added(String)
  /// A file that only the lock has.
  case removed(String)
  /// A file with other bytes.
  case changed(String, locked: SHA256Digest, found: SHA256Digest)
  /// A file that isn't loaded, and why.
  case refused(String, reason: String)
  /// The first files of the load order that differ.
  case order(locked: String, found: String)
  /// A type that another pack draws, or none; by their ids.
  case winner(type: String, locked: String?, found: String?)
}

extension PackDrift {
  /// A file of a search, for a comparison with a lock.
  struct Found {
    let name: String
    let verdict: PackVerdict
  }

  /// What differs between the files of a lock and those of a search, in load order.
  ///
  /// - Complexity: linear in the number of files.
  static func between(_ locked: [PackFingerprint], _ found: [Found]) -> [PackDrift] {
    let wanted = keyed(locked.map(\.file))
    let present = keyed(found.map(\.name))
    let places = Dictionary(uniqueKeysWithValues: zip(present, found))
    let known = Set(wanted)
    var drift: [PackDrift] = []
    for (key, fingerprint) in zip(wanted, locked) {
      if let found = places[key] {
        if let change = compare(fingerprint, found) { drift.append(change) }
      } else {
        drift.append(.removed(fingerprint.file))
      }
    }
    drift += present.filter { !known.contains($0) }.map { .added($0.name) }
    let before = wanted.filter { places[$0] != nil }
    let after = present.filter(known.contains)
    if let (first, other) = zip(before, after).first(where: { $0 != $1 }) {
      drift.append(.order(locked: first.name, found: other.name))
    }
    return drift
  }

  private static func compare(_ locked: PackFingerprint, _ found: Found) -> PackDrift? {
    switch found.verdict {
    case .refused(let refusal):
      return .refused(locked.file, reason: PackRefusalText(refusal).cause)
    case .loadable(let file):
      guard let digest = file.digest, digest != locked.digest else { return nil }
      return .changed(locked.file, locked: locked.digest, found: digest)
    }
  }

  /// A name with how often it came before: files of one name in several places stay apart.
  private struct Key: Hashable {
    let name: String
    let occurrence: Int
  }

  private static func keyed(_ names: [String]) -> [Key] {
    var counts: [String: Int] = [:]
    return names.map { name in
      defer { counts[name, default: 0] += 1 }
      return Key(name: name, occurrence: counts[name, default: 0])
    }
  }

  /// What differs between the winners of a lock and those that were found, bytewise by type.
  package static func between(
    _ locked: [String: String],
    _ found: [String: String]
  ) -> [PackDrift] {
    Set(locked.keys).union(found.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { locked[$0] != found[$0] }
      .map { .winner(type: $0, locked: locked[$0], found: found[$0]) }
  }
}
