internal import Synchronization

/// What the nodes know of a reader: who it is, and what it would read differently.
final class ReaderMark: Sendable {
  /// The reader's label, and where it was made.
  let site: Site

  private let findings = Mutex<[ObjectIdentifier: Finding]>([:])
  private let becomesStale: (@Sendable () -> Void)?

  /// Makes the mark of a reader.
  ///
  /// - Parameters:
  ///   - site: The reader's label, and where it is made.
  ///   - becomesStale: Is called, under a tree's lock, when the first value differs.
  init(_ site: Site, becomesStale: (@Sendable () -> Void)? = nil) {
    self.site = site
    self.becomesStale = becomesStale
  }

  /// Whether the reader would read something else than it did.
  var isStale: Bool { findings.withLock { !$0.isEmpty } }

  /// Adds a finding, unless the value is back at what the reader read.
  ///
  /// - Returns: A finding that is needed no more.
  func find<Value: StateValue>(_ finding: Finding, _ new: Value) -> Finding? {
    let key = ObjectIdentifier(finding.node)
    let (discarded, isFirst) = findings.withLock { findings -> (Finding?, Bool) in
      guard let earlier = findings[key] else {
        findings[key] = finding
        return (nil, findings.count == 1)
      }
      if let read = earlier.old as? Value, Value.isSame(read, new) {
        findings[key] = nil
      } else {
        findings[key] = Finding(
          node: finding.node,
          old: earlier.old,
          new: new,
          version: finding.version,
          site: finding.site
        )
      }
      return (earlier, false)
    }
    if isFirst { becomesStale?() }
    return discarded
  }

  /// Drops what was found at a node that the reader didn't come to again.
  func forget(_ node: ReadNode) -> Finding? {
    findings.withLock { $0.removeValue(forKey: ObjectIdentifier(node)) }
  }

  /// Takes the findings, because the reader reads again.
  func takeFindings() -> [Finding] {
    let taken = findings.withLock { findings in
      defer { findings = [:] }
      return findings
    }
    return Array(taken.values)
  }
}
