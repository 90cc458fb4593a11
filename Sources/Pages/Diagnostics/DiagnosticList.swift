/// Diagnostics in the order in which they were found, up to a limit.
///
/// A document with a million bad elements must not cost a million messages: past the limit they are
/// only counted, and `items` ends with one `limitExceeded` that says how many were left out.
package struct DiagnosticList: Hashable, Sendable {
  /// How many diagnostics are kept.
  package let limit: Int
  /// How many were found beyond the limit.
  package private(set) var omitted = 0
  private var kept: [Diagnostic] = []

  package init(limit: Int = PageLimits.standard.diagnostics) {
    self.limit = limit
  }

  /// The kept diagnostics, and a closing one where some were left out.
  package var items: [Diagnostic] {
    guard omitted > 0 else { return kept }
    let rest = Diagnostic(.limitExceeded, message: "\(omitted) more diagnostics are not listed")
    return kept + [rest]
  }

  package var isEmpty: Bool { kept.isEmpty && omitted == 0 }

  /// How many diagnostics were found, left out ones included.
  package var count: Int { kept.count + omitted }

  /// Whether another diagnostic would be kept; where not, don't make one: `omit()`.
  package var hasRoom: Bool { kept.count < limit }

  /// Adds a diagnostic, or counts it past the limit.
  package mutating func append(_ diagnostic: Diagnostic) {
    if hasRoom {
      kept.append(diagnostic)
    } else {
      omitted += 1
    }
  }

  /// Counts a diagnostic that wasn't made for lack of room.
  package mutating func omit() {
    omitted += 1
  }

  /// Adds another list's diagnostics after these.
  ///
  /// - Parameters:
  ///   - other: The list.
  ///   - isWanted: Which of them are added; all unless told.
  package mutating func append(
    contentsOf other: DiagnosticList,
    where isWanted: (Diagnostic) -> Bool = { _ in true }
  ) {
    for diagnostic in other.kept where isWanted(diagnostic) { append(diagnostic) }
    omitted += other.omitted
  }
}
