internal import JSONText
package import Platform

/// The findings that a team has accepted, kept in a file under version control.
///
/// The file is JSON with one finding a line, bytewise sorted, so that its history reads well.
package struct CollisionBaseline: Sendable {
  /// The findings, sorted, each once.
  package private(set) var entries: [Collision.Identity]

  /// A baseline of some findings; what is said of baselines is never part of one.
  package init(_ findings: [Collision]) {
    entries = Set(findings.filter { $0.kind != .staleBaseline }.map(\.identity)).sorted()
  }

  init(entries: [Collision.Identity]) {
    self.entries = Set(entries).sorted()
  }

  /// Whether a finding has been accepted.
  package func contains(_ finding: Collision) -> Bool { entries.contains(finding.identity) }

  /// The entries that should have been found and weren't.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - scope: What could be found at all.
  /// - Returns: The entries, sorted.
  package func stale(_ findings: [Collision], _ scope: CollisionScope) -> [Collision.Identity] {
    let found = Set(findings.map(\.identity))
    return entries.filter { !found.contains($0) && scope.covers($0) }
  }

  /// The baseline without some entries: the only way in which it changes.
  package func removing(_ stale: [Collision.Identity]) -> CollisionBaseline {
    let stale = Set(stale)
    return CollisionBaseline(entries: entries.filter { !stale.contains($0) })
  }

  /// The file's content.
  package var bytes: [UInt8] {
    var text = Array("{\"galley_baseline\":1,\"collisions\":[".utf8)
    for (place, entry) in entries.enumerated() {
      text += Array(place == 0 ? "\n".utf8 : ",\n".utf8)
      var writer = JSONWriter()
      entry.write(to: &writer)
      text += writer.bytes
    }
    return text + Array(entries.isEmpty ? "]}\n".utf8 : "\n]}\n".utf8)
  }
}

extension Collision.Identity {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.key("kind")
    writer.string(kind.rawValue)
    if !type.isEmpty {
      writer.key("type")
      writer.string(type)
    }
    writer.key("packs")
    writer.begin(.array)
    for pack in packs { writer.string(pack) }
    writer.end(.array)
    if !subject.isEmpty {
      writer.key("subject")
      writer.string(subject)
    }
    writer.end(.object)
  }
}

extension CollisionBaseline {
  /// The finding that an entry isn't found any more.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - file: The baseline's file.
  /// - Returns: The finding.
  package static func staleness(_ entry: Collision.Identity, in file: FilePath) -> Collision {
    let type = entry.type.isEmpty ? "" : " of \(entry.type)"
    return Collision(
      .staleBaseline,
      packs: entry.packs,
      subject: ([entry.kind.rawValue, entry.type, entry.subject].filter { !$0.isEmpty })
        .joined(separator: " "),
      message: "\(file.printable) still lists \(entry.kind.rawValue)\(type) between"
        + " \(entry.packs.joined(separator: " and ")), which isn't found any more",
      remedy: "run this again with --update-baseline, which removes it",
      file: file
    )
  }
}
