package import JSONText
package import PackHost

/// What the renderers of a type read, found out by drawing: fields, state, actions.
package struct TypeReads: Sendable {
  /// A field of the widget's data.
  package struct Field: Sendable {
    /// The path inside the data, wherever in arrays: `items[].title`; `^` begins what isn't data.
    package let name: String
    /// The kinds of value that were found there.
    package let kinds: [JSONKind]
    /// Whether a widget without it isn't drawn; nil: no sample has it, so that wasn't tried.
    package let isRequired: Bool?
    /// The places in load order of the packs that read it.
    package let readers: [Int]
  }

  /// The fields, bytewise by name.
  package let fields: [Field]
  /// The keys of state slots, bytewise.
  package let states: [String]
  /// What can be tapped, bytewise.
  package let actions: [String]
  /// Whether the width of the box is asked for.
  package let readsWidth: Bool
  /// The names of the documents that were drawn.
  package let documents: [String]

  /// Draws the samples of a type and some pages, and the samples once more without each field.
  ///
  /// - Parameters:
  ///   - bench: The type and the documents.
  ///   - session: Draws them.
  package init(_ bench: ContractBench, in session: inout any PackSession) {
    let winner = bench.type.claims.first?.order ?? 0
    var facts = WidgetFacts()
    var drawn: [String] = []
    for document in bench.documents {
      let own = bench.facts(document, claim: winner, in: &session)
      if own.widgets.isEmpty { continue }
      facts.formUnion(own)
      drawn.append(document.name)
    }
    var needs: [String: Bool] = [:]
    for variant in bench.variants(claim: winner, in: &session) where variant.change == .removed {
      let own = bench.facts(variant.document, claim: winner, in: &session)
      needs[variant.field] = needs[variant.field] ?? false || !own.refusals.isEmpty
    }
    documents = drawn
    fields = facts.fields.map { Field($0, $1, isRequired: needs[$0]) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    states = facts.states.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    actions = facts.actions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    readsWidth = facts.readsWidth
  }
}

extension TypeReads.Field {
  fileprivate init(_ name: String, _ field: WidgetFacts.Field, isRequired: Bool?) {
    self.name = name
    kinds = field.kinds.sorted { $0.rawValue < $1.rawValue }
    self.isRequired = isRequired
    readers = field.readers.sorted(by: >)
  }
}

extension JSONKind {
  /// The kind's name in a JSON Schema.
  package var schemaName: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
