package import PackHost
internal import Widgets

/// Compares an override with the renderer below it on the same documents.
package struct ContractTrial {
  let bench: ContractBench
  let upper: TypeReport.Claim
  let lower: TypeReport.Claim
  var findings: [Collision] = []

  private init(_ bench: ContractBench, _ upper: TypeReport.Claim, _ lower: TypeReport.Claim) {
    self.bench = bench
    self.upper = upper
    self.lower = lower
  }

  /// The findings on every override of some types.
  ///
  /// - Parameters:
  ///   - types: The types; those that one pack draws have nothing to compare.
  ///   - pages: Documents beside the samples.
  ///   - session: Draws with any claim of a chain.
  ///   - width: The width of the pages.
  /// - Returns: What each override does to the contract of the renderer below.
  package static func findings(
    _ types: [TypeReport],
    pages: [ContractDocument],
    in session: inout any PackSession,
    width: Int = 80
  ) -> [Collision] {
    var findings: [Collision] = []
    for type in types where type.claims.count > 1 {
      let bench = ContractBench(type, pages: pages, width: width)
      for (upper, lower) in zip(type.claims, type.claims.dropFirst()) {
        var trial = ContractTrial(bench, upper, lower)
        trial.compare(in: &session)
        findings += trial.findings
      }
    }
    return findings
  }

  private mutating func compare(in session: inout any PackSession) {
    var (above, below) = (WidgetFacts(), WidgetFacts())
    var differing: Set<String> = []
    for document in bench.documents {
      let (new, old) = facts(document, in: &session)
      for difference in differences(new, old) {
        add(difference, on: document)
        differing.insert(document.name)
      }
      // What a refused widget didn't get to says nothing of what its renderer reads.
      if !old.widgets.isEmpty, new.refusals.isEmpty, old.refusals.isEmpty {
        above.formUnion(new)
        below.formUnion(old)
      }
    }
    addDropped(above, below)
    compareVariants(without: differing, in: &session)
  }

  /// Compares samples with one value changed; a sample on which the two differ as it is says all.
  private mutating func compareVariants(
    without differing: Set<String>,
    in session: inout any PackSession
  ) {
    let variants =
      bench.variants(claim: lower.order, in: &session)
      + bench.variants(claim: upper.order, in: &session)
    var seen: Set<[UInt8]> = []
    var found: [VariantDifference] = []
    for variant in variants
    where !differing.contains(variant.sample) && seen.insert(variant.document.bytes).inserted {
      let (new, old) = facts(variant.document, in: &session)
      for difference in differences(new, old) { found.add(difference, variant) }
    }
    for difference in found { add(difference) }
  }

  private func facts(
    _ document: ContractDocument,
    in session: inout any PackSession
  ) -> (new: WidgetFacts, old: WidgetFacts) {
    (
      bench.facts(document, claim: upper.order, in: &session),
      bench.facts(document, claim: lower.order, in: &session)
    )
  }

  /// A widget that one of the two draws and the other refuses.
  struct Difference {
    /// Whether the override refuses it, or the renderer below.
    let kind: CollisionKind
    let widget: String
    let reason: String
  }

  private func differences(_ new: WidgetFacts, _ old: WidgetFacts) -> [Difference] {
    let widgets = new.widgets.union(old.widgets)
    return widgets.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { widget in
      switch (new.refusals[widget], old.refusals[widget]) {
      case (let reason?, nil): Difference(kind: .refusesMore, widget: widget, reason: reason)
      case (nil, let reason?): Difference(kind: .acceptsMore, widget: widget, reason: reason)
      default: nil
      }
    }
  }
}
