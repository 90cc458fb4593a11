internal import JSONText
internal import Pages
internal import StateEngine

/// Writes traces: one JSON object a line for each action.
struct TraceText {
  let step: ScenarioStep

  /// The lines of what engines did.
  func lines(_ entries: [TraceLog.Entry]) -> [UInt8] {
    var writer = JSONWriter()
    for entry in entries {
      write(entry, to: &writer)
      writer.newline()
    }
    return writer.bytes
  }

  private func write(_ entry: TraceLog.Entry, to writer: inout JSONWriter) {
    let line = entry.line
    writer.begin(.object)
    writer.member("step", step.number)
    writer.member("store", entry.store)
    writer.member("number", line.number)
    writer.member("action", line.action)
    writer.member("cause", line.cause?.description ?? "")
    writer.member("version", Int(clamping: line.version.number))
    writer.member("changed", line.changed)
    writer.key("effects")
    writer.begin(.array)
    for effect in line.effects { write(effect, to: &writer) }
    writer.end(.array)
    writer.key("rendered")
    writer.begin(.array)
    for note in entry.rendering.notes { write(note, to: &writer) }
    writer.end(.array)
    writer.member("calls", entry.rendering.calls)
    writer.member("measured", entry.rendering.measurements)
    writer.member("decoded", entry.rendering.decoded)
    writer.end(.object)
  }

  private func write(_ effect: TraceLine.EffectNote, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("fate", effect.fate.rawValue)
    writer.member("work", effect.work)
    writer.member("id", effect.id.name)
    if let token = effect.token { writer.member("token", Int(clamping: token.number)) }
    writer.end(.object)
  }

  private func write(_ note: RenderNote, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("id", note.id)
    writer.member("type", note.type)
    writer.key("why")
    writer.begin(.array)
    for cause in note.causes { write(cause, to: &writer) }
    writer.end(.array)
    writer.end(.object)
  }

  private func write(_ cause: RenderNote.Cause, to writer: inout JSONWriter) {
    writer.begin(.object)
    switch cause {
    case .new: writer.member("cause", "new")
    case .slot(let key, let old, let new):
      writer.member("cause", "state")
      writer.member("slot", key)
      write("old", old, to: &writer)
      write("new", new, to: &writer)
    case .width(let old, let new):
      writer.member("cause", "width")
      writer.member("old", old)
      writer.member("new", new)
    case .size(let child):
      writer.member("cause", "size")
      writer.member("child", child)
    }
    writer.end(.object)
  }

  private func write(_ name: StaticString, _ value: Pages.StateValue?, to writer: inout JSONWriter)
  {
    writer.key(name)
    if let value { value.write(to: &writer) } else { writer.null() }
  }
}

extension ScenarioPlayer {
  /// Takes the trace of a step: one JSON object a line for each action.
  package func takeTrace(of report: StepReport) -> [UInt8] {
    guard let log = session.log else { return [] }
    return TraceText(step: report.step).lines(log.take())
  }
}
