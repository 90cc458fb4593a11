internal import PackHost
internal import Pages

/// A pack that was left out, and why; or one that did what packs must not do while it was loaded.
struct PackComplaint {
  private let pack: String
  /// File, cause and remedy.
  let sentence: String

  /// The refusal as one of a page's diagnostics.
  var diagnostic: Diagnostic {
    Diagnostic(.packFault, severity: .error, pack: pack, message: sentence)
  }

  /// The refusals and faults among some packs, in load order.
  static func all(of packs: [PackReport]) -> [PackComplaint] {
    packs.flatMap { pack in
      var sentences = pack.faults.map { "\(pack.printableFile): \($0) while loading" }
      if case .refused(let reason) = pack.status { sentences.insert(reason, at: 0) }
      return sentences.map { PackComplaint(pack: pack.id, sentence: $0) }
    }
  }
}
