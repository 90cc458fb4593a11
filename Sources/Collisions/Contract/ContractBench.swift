internal import JSONText
package import PackHost
internal import Widgets

/// Draws documents with one claim of a chain after the other, and collects what happens.
package struct ContractBench {
  /// At most so many values of a sample are changed.
  private static let mostValues = 100

  /// The type.
  package let type: TypeReport
  /// The documents: the samples of the type's claims, and the pages given.
  package let documents: [ContractDocument]
  private let width: Int

  /// Prepares to compare the claims on a type.
  ///
  /// - Parameters:
  ///   - type: The type and its claims.
  ///   - pages: More documents.
  ///   - width: The width of the pages.
  package init(_ type: TypeReport, pages: [ContractDocument] = [], width: Int = 80) {
    self.type = type
    self.width = width
    documents = ContractBench.samples(of: type) + pages
  }

  /// What happens to a document when a claim draws the type.
  package func facts(
    _ document: ContractDocument,
    claim order: Int,
    in session: inout any PackSession
  ) -> WidgetFacts {
    var request = RenderRequest(document: document.bytes)
    request.width = width
    request.isTraced = true
    request.forcedClaim = .init(type: TypeName(type.name), pack: order)
    let response = session.render(request)
    guard let trace = response.trace else { return WidgetFacts() }
    return WidgetFacts(of: type.name, trace, response.diagnostics)
  }

  /// The samples with one value changed, for the values that a claim reads.
  func variants(claim order: Int, in session: inout any PackSession) -> [Variant] {
    var variants: [Variant] = []
    for sample in ContractBench.samples(of: type) {
      let facts = facts(sample, claim: order, in: &session)
      variants += changes(of: sample, facts.paths)
    }
    return variants
  }

  /// A sample with one value changed.
  struct Variant {
    let document: ContractDocument
    /// The name of the sample.
    let sample: String
    /// The field's shape.
    let field: String
    /// What was done to it.
    let change: JSONVariant
  }

  private func changes(of sample: ContractDocument, _ paths: [String]) -> [Variant] {
    guard let document = try? JSONDocument(parsing: sample.bytes),
      let widget = FieldPath("page.sections.0.widgets.0").node(in: document, from: .root)
    else { return [] }
    var seen: Set<String> = []
    return paths.filter { $0.hasPrefix("data.") && seen.insert($0).inserted }
      .prefix(ContractBench.mostValues)
      .flatMap { text -> [Variant] in
        let path = FieldPath(text)
        guard let node = path.node(in: document, from: widget) else { return [] }
        return JSONVariant.allCases.map { change in
          let name = "\(sample.name) with \(path.shape) \(change.words)"
          let bytes = change.bytes(of: document, changing: node)
          return Variant(
            document: ContractDocument(name: name, bytes: bytes),
            sample: sample.name,
            field: path.shape,
            change: change
          )
        }
      }
  }

  /// The samples that are JSON, the newest claim's first, each once.
  private static func samples(of type: TypeReport) -> [ContractDocument] {
    var seen: Set<[UInt8]> = []
    return type.claims.compactMap { claim in
      guard (try? JSONDocument(parsing: claim.sample)) != nil, seen.insert(claim.sample).inserted
      else { return nil }
      return ContractDocument(
        name: "the sample of \(claim.pack)",
        type: type.name,
        data: claim.sample
      )
    }
  }
}
