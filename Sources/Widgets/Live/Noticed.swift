internal import Pages

/// What was noticed while a page's blocks were drawn, put together when it has changed.
struct Noticed {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasPackFault = false
  /// Whether it has to be put together anew.
  var isStale = true

  /// Puts together what was noticed, where that has changed.
  mutating func update(_ blocks: [PageBlock]) {
    guard isStale else { return }
    isStale = false
    var list = DiagnosticList()
    var overridden: Set<ExactString> = []
    for block in blocks where !block.diagnostics.isEmpty {
      list.append(contentsOf: block.diagnostics) { diagnostic in
        guard diagnostic.kind == .overridden, let type = diagnostic.type else { return true }
        return overridden.insert(ExactString(type)).inserted
      }
    }
    diagnostics = list.items
    hasPackFault = list.hasPackFault
  }
}
