internal import PackHost
internal import Platform
internal import Widgets

extension ContractTrial {
  /// Changes of one value of a sample on which two renderers differ in the same way.
  struct VariantDifference {
    let kind: CollisionKind
    let sample: String
    let field: String
    let reason: String
    /// What was done to the value.
    var changes: [JSONVariant]
  }

  /// Adds what the renderer below reads, keeps and offers and the override doesn't.
  mutating func addDropped(_ above: WidgetFacts, _ below: WidgetFacts) {
    for field in below.fields.keys where above.fields[field] == nil {
      addDropped(.fieldUnread, field, "reads the field \(field)")
    }
    for state in below.states.subtracting(above.states) {
      addDropped(.stateDropped, state, "keeps the state \(state)")
    }
    for action in below.actions.subtracting(above.actions) {
      addDropped(.actionDropped, action, "offers the \(action)")
    }
  }

  private mutating func addDropped(_ kind: CollisionKind, _ subject: String, _ deed: String) {
    add(
      kind,
      subject: subject,
      "\(lower.pack) \(deed) of \(bench.type.name), \(upper.pack) above it doesn't",
      "let \(upper.pack) do so too, draw with base, or say why not in its documentation"
    )
  }

  /// Adds a widget of a document that one of the two refuses.
  mutating func add(_ difference: Difference, on document: ContractDocument) {
    let place = document.isSample ? document.name : "#\(difference.widget) of \(document.name)"
    addRefusal(difference.kind, of: place, difference.reason)
  }

  /// Adds a value of a sample without which, or with another one, one of the two refuses.
  mutating func add(_ difference: VariantDifference) {
    let changes = difference.changes.map(\.words)
    let list = ([changes.dropLast().joined(separator: ", ")] + changes.suffix(1))
      .filter { !$0.isEmpty }.joined(separator: " or ")
    let place = "\(difference.sample) with \(difference.field) \(list)"
    addRefusal(difference.kind, of: place, difference.reason)
  }

  private mutating func addRefusal(
    _ kind: CollisionKind,
    of place: String,
    _ reason: String
  ) {
    let (refusing, drawing) = kind == .refusesMore ? (upper, lower) : (lower, upper)
    add(
      kind,
      subject: place,
      "\(refusing.pack) refuses \(place) (\(reason)), \(drawing.pack) draws it",
      kind == .refusesMore
        ? "let \(upper.pack) draw all that \(lower.pack) draws: pages are written for both"
        : "write pages that \(lower.pack) draws too, or load \(upper.pack) wherever they are shown"
    )
  }

  private mutating func add(
    _ kind: CollisionKind,
    subject: String,
    _ message: String,
    _ remedy: String
  ) {
    findings.append(
      Collision(
        kind,
        type: TypeName(bench.type.name),
        packs: [upper.pack, lower.pack],
        subject: subject,
        message: message,
        remedy: remedy,
        file: FilePath(upper.file)
      )
    )
  }
}

extension [ContractTrial.VariantDifference] {
  /// Adds a difference to those of the same value, or begins with it.
  mutating func add(_ difference: ContractTrial.Difference, _ variant: ContractBench.Variant) {
    let place = firstIndex {
      $0.kind == difference.kind && $0.sample == variant.sample && $0.field == variant.field
    }
    if let place {
      if !self[place].changes.contains(variant.change) {
        self[place].changes.append(variant.change)
      }
      return
    }
    append(
      ContractTrial.VariantDifference(
        kind: difference.kind,
        sample: variant.sample,
        field: variant.field,
        reason: difference.reason,
        changes: [variant.change]
      )
    )
  }
}
