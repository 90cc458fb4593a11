package import JSONText

extension JSONWriter {
  /// Writes a finding as an object: `rule`, `level`, `message`, and where they are known `file`,
  /// `line`, `pack`, `type` and `waiver`.
  package mutating func finding(_ finding: Finding) {
    begin(.object)
    member("rule", finding.rule)
    member("level", finding.level.rawValue)
    member("message", finding.message)
    if let file = finding.place.file {
      key("file")
      string(file.span)
    }
    if let line = finding.place.line { member("line", line) }
    if let pack = finding.place.pack { member("pack", pack) }
    if let type = finding.place.type { member("type", type) }
    if let waiver = finding.waiver { member("waiver", waiver) }
    end(.object)
  }

  /// Writes a member with an array of findings.
  package mutating func member(_ name: StaticString, _ findings: [Finding]) {
    key(name)
    begin(.array)
    for finding in findings { self.finding(finding) }
    end(.array)
  }
}
