package import JSONText
package import PackHost
package import Pages

/// What a type's renderers did on a page: what they read, kept and offered, and what they refused.
package struct WidgetFacts: Sendable {
  /// A field of the widget's data, wherever it stands in arrays.
  package struct Field: Sendable {
    /// The kinds of value that were found.
    package internal(set) var kinds: Set<JSONKind> = []
    /// Whether it was read and not there.
    package internal(set) var isAbsentSomewhere = false
    /// The places in load order of the packs that read it.
    package internal(set) var readers: Set<Int> = []
  }

  /// The fields by their shapes, such as `items[].title`.
  package internal(set) var fields: [String: Field] = [:]
  /// The keys of state slots.
  package internal(set) var states: Set<String> = []
  /// What can be tapped: an action's shape, or an event's name.
  package internal(set) var actions: Set<String> = []
  /// Why widgets were refused, by their ids.
  package internal(set) var refusals: [String: String] = [:]
  /// The ids of the widgets of the type.
  package internal(set) var widgets: Set<String> = []
  /// The values read, by their paths inside the widget; for one widget.
  package internal(set) var paths: [String] = []
  /// Whether the width was asked for.
  package internal(set) var readsWidth = false

  /// Knows nothing yet.
  package init() {}

  /// Collects what happened to the widgets of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - trace: The page's trace.
  ///   - diagnostics: What was noticed.
  package init(of type: String, _ trace: PageTrace, _ diagnostics: [Diagnostic]) {
    add(type, trace, diagnostics)
  }

  /// Adds what happened on another page.
  package mutating func add(_ type: String, _ trace: PageTrace, _ diagnostics: [Diagnostic]) {
    for drawing in trace.drawings where drawing.type.utf8.elementsEqual(type.utf8) {
      widgets.insert(drawing.id)
      for read in drawing.reads { add(read, of: drawing.pack) }
      for region in drawing.regions {
        let action = FieldPath(region.action).shape
        actions.insert(region.action.isEmpty ? "event \(region.event)" : "action \(action)")
      }
    }
    let paths = Dictionary(trace.drawings.map { ($0.id, $0.path) }) { first, _ in first }
    for diagnostic in diagnostics where diagnostic.refuses(type) {
      let id = diagnostic.id ?? ""
      refusals[id] = diagnostic.placed(in: paths[id] ?? "")
    }
  }

  private mutating func add(_ read: PageTrace.Read, of pack: Int) {
    switch read.subject {
    case .content:
      paths.append(read.path)
      let shape = FieldPath(read.path).shape
      if shape.isEmpty { return }
      fields[shape, default: Field()].readers.insert(pack)
      guard let kind = read.found else {
        fields[shape]?.isAbsentSomewhere = true
        return
      }
      fields[shape]?.kinds.insert(kind)
    case .state: states.insert(read.path)
    case .width: readsWidth = true
    case .size: break
    }
  }
}

extension Diagnostic {
  /// Whether it says that a widget of a type couldn't be drawn.
  fileprivate func refuses(_ type: String) -> Bool {
    guard let own = self.type, own.utf8.elementsEqual(type.utf8) else { return false }
    return kind == .malformedPayload || kind == .packFault && severity == .error
  }

  /// The message after the place inside the widget, where it has one.
  fileprivate func placed(in widget: String) -> String {
    guard let path, path.hasPrefix(widget + ".") else { return message }
    let place = FieldPath(String(path.dropFirst(widget.count + 1))).shape
    return place.isEmpty ? message : "\(place): \(message)"
  }
}

extension WidgetFacts {
  /// Adds what is known from another page.
  mutating func formUnion(_ other: WidgetFacts) {
    fields.merge(other.fields) { left, right in
      var field = left
      field.kinds.formUnion(right.kinds)
      field.readers.formUnion(right.readers)
      field.isAbsentSomewhere = left.isAbsentSomewhere || right.isAbsentSomewhere
      return field
    }
    states.formUnion(other.states)
    actions.formUnion(other.actions)
    refusals.merge(other.refusals) { first, _ in first }
    widgets.formUnion(other.widgets)
    readsWidth = readsWidth || other.readsWidth
  }
}
