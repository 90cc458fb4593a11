internal import Collisions
internal import JSONText
internal import PackHost

extension RegistryListing {
  /// The types as `{"types": […]}`, bytewise by name, on one line.
  ///
  /// Each type: `name` and `claims`, of which the first draws the type and each is the `base` of
  /// the one before: `order`, `pack`, `version` (left out where there is none), `file`, `reason`,
  /// `declared` (whether the pack's manifest declares the override), `summary`.
  static func json(_ types: [TypeReport]) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("types")
    writer.begin(.array)
    for type in types { write(type, to: &writer) }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  /// One type, as it stands in the list of types, and `reads` and `schema`: what its renderers read.
  static func json(_ type: TypeReport, _ reads: TypeReads) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writeMembers(of: type, to: &writer)
    ReadsListing(reads).write(to: &writer)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private static func write(_ type: TypeReport, to writer: inout JSONWriter) {
    writer.begin(.object)
    writeMembers(of: type, to: &writer)
    writer.end(.object)
  }

  private static func writeMembers(of type: TypeReport, to writer: inout JSONWriter) {
    writer.member("name", type.name)
    writer.key("claims")
    writer.begin(.array)
    for claim in type.claims { write(claim, to: &writer) }
    writer.end(.array)
  }

  private static func write(_ claim: TypeReport.Claim, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("order", claim.order)
    writer.member("pack", claim.pack)
    if !claim.version.isEmpty { writer.member("version", claim.version) }
    writer.member("file", claim.file)
    writer.member("reason", claim.reason)
    writer.member("declared", claim.isDeclared)
    writer.member("summary", claim.summary)
    writer.end(.object)
  }
}
