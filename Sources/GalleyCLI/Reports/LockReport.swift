internal import JSONText
internal import PackFiles
internal import Platform

/// What `galley lock` says: what was recorded, or what has drifted.
struct LockReport {
  /// The lock's file.
  let file: FilePath
  /// What it holds; nil where the packs aren't those.
  let lock: PackLock?
  /// What has drifted.
  let drift: [PackDrift]

  /// The report in a form.
  func bytes(_ format: ReportFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: json
    }
  }

  /// A line for what is locked, or for each drift.
  private var text: String {
    if let lock {
      let (packs, types) = (lock.packs.count, lock.winners.count)
      return "\(file.printable): \(Counted.text(packs, "pack")), \(Counted.text(types, "type"))\n"
    }
    return drift.map { "\(file.printable): \(PackDriftText($0))\n" }.joined()
  }

  /// One object on one line: `lock` (the file), `packs` and `types` (how many, where nothing has
  /// drifted), `drift`: each with `kind`, `subject` (a file or a type) and `message`.
  private var json: [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.member("lock", file.text)
    if let lock {
      writer.member("packs", lock.packs.count)
      writer.member("types", lock.winners.count)
    }
    writer.key("drift")
    writer.begin(.array)
    for drift in drift { write(PackDriftText(drift), to: &writer) }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private func write(_ drift: PackDriftText, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("kind", drift.kind)
    writer.member("subject", drift.subject)
    writer.member("message", drift.description)
    writer.end(.object)
  }
}
