/// Something that a check found, as data; the formats are other types.
package struct Finding: Hashable, Sendable {
  /// How much a finding weighs; the names are those of SARIF.
  package enum Level: String, CaseIterable, Sendable {
    case error
    case warning
    case note
  }

  /// Where something was found; what isn't known is nil.
  package struct Place: Hashable, Sendable {
    /// The file's path, as bytes: names on Linux needn't be text.
    package var file: [UInt8]?
    /// The line in the file, from 1.
    package var line: Int?
    /// The pack's id.
    package var pack: String?
    /// The widget type.
    package var type: String?

    /// A place.
    package init(
      file: [UInt8]? = nil,
      line: Int? = nil,
      pack: String? = nil,
      type: String? = nil
    ) {
      self.file = file
      self.line = line
      self.pack = pack
      self.type = type
    }
  }

  /// The id of the rule that is broken.
  package var rule: String
  /// How much it weighs.
  package var level: Level
  /// What, where, and what to do, in one or two sentences; made safe by each format.
  package var message: String
  /// Where.
  package var place: Place
  /// Why it doesn't count, where somebody has said so.
  package var waiver: String?

  /// A finding.
  package init(
    rule: String,
    level: Level,
    message: String,
    at place: Place = Place(),
    waiver: String? = nil
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.place = place
    self.waiver = waiver
  }
}
