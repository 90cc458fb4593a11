internal import Collisions
internal import JSONText
internal import TextLayout

/// What the renderers of a type read, below the chain that `galley registry TYPE` lists.
struct ReadsListing {
  private let reads: TypeReads

  init(_ reads: TypeReads) {
    self.reads = reads
  }

  func type(in flow: TextFlow) {
    flow.paragraph(.standard)
    flow.newline()
    guard !reads.documents.isEmpty else {
      flow.run(
        "what it reads isn't known: no pack has a sample of it, and no page given has one",
        style: Style(role: .muted)
      )
      return flow.newline()
    }
    if reads.fields.isEmpty {
      flow.run("reads no field")
      flow.newline()
    } else {
      ReportEntries(["FIELD", "KIND", "NEEDED", "READ BY"], numbers: [], reads.fields.map(entry))
        .type(in: flow)
    }
    flow.paragraph(Paragraph(restIndent: 2))
    for line in remarks {
      flow.run(line)
      flow.newline()
    }
  }

  private func entry(_ field: TypeReads.Field) -> ReportEntry {
    let kinds = field.kinds.map(\.schemaName).joined(separator: ", ")
    let need = field.isRequired.map { $0 ? "required" : "optional" } ?? ""
    let readers = field.readers.map(String.init).joined(separator: ", ")
    return ReportEntry(cells: [
      (field.name, .none), (kinds.isEmpty ? "not there" : kinds, kinds.isEmpty ? .muted : .none),
      (need, .none), (readers, .none),
    ])
  }

  private var remarks: [String] {
    var lines: [String] = []
    if !reads.states.isEmpty {
      lines.append("keeps state: " + reads.states.joined(separator: ", "))
    }
    if !reads.actions.isEmpty {
      lines.append("can be tapped: " + reads.actions.joined(separator: ", "))
    }
    if reads.readsWidth { lines.append("asks for the width of its box") }
    return lines + ["found by drawing " + reads.documents.joined(separator: ", ")]
  }

  /// Writes the members `reads` and `schema`.
  func write(to writer: inout JSONWriter) {
    writer.key("reads")
    writer.begin(.object)
    writer.key("fields")
    writer.begin(.array)
    for field in reads.fields { write(field, to: &writer) }
    writer.end(.array)
    writer.member("state", reads.states)
    writer.member("actions", reads.actions)
    writer.member("width", reads.readsWidth)
    writer.member("documents", reads.documents)
    writer.end(.object)
    writer.key("schema")
    ReadSchema(reads).write(to: &writer)
  }

  private func write(_ field: TypeReads.Field, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("name", field.name)
    writer.member("kinds", field.kinds.map(\.schemaName))
    if let isRequired = field.isRequired { writer.member("required", isRequired) }
    writer.key("readers")
    writer.begin(.array)
    for reader in field.readers { writer.integer(reader) }
    writer.end(.array)
    writer.end(.object)
  }
}
