package import Platform
package import Reports

/// A rule that a pack breaks.
package struct CheckFinding: Hashable, Sendable {
  /// The check that found it.
  package var check: CheckID
  /// What is wrong, in a sentence without the file.
  package var message: String
  /// The file.
  package var file: FilePath?
  /// The pack's id, where it is known.
  package var pack: String?
  /// The widget type that it is about.
  package var type: String?
  /// Why it doesn't count, where a waiver says so.
  package var waiver: String?

  /// A finding; whoever runs the check adds file and pack.
  package init(_ check: CheckID, _ message: String, type: String? = nil) {
    self.check = check
    self.message = message
    self.type = type
  }

  /// The finding as reports hold it.
  package var reported: Finding {
    Finding(
      rule: check.rawValue,
      level: check.check.level == .law ? .error : .warning,
      message: message,
      at: Finding.Place(file: file?.bytes, pack: pack, type: type),
      waiver: waiver
    )
  }
}
