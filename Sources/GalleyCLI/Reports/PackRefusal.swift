internal import PackHost
internal import Pages

/// A pack that was left out, and why.
struct PackRefusal {
  private let pack: String
  /// File, cause and remedy.
  let sentence: String

  /// The refusal as one of a page's diagnostics.
  var diagnostic: Diagnostic {
    Diagnostic(.packFault, severity: .error, pack: pack, message: sentence)
  }

  /// The refusals among some packs, in load order.
  static func all(of packs: [PackReport]) -> [PackRefusal] {
    packs.compactMap { pack in
      guard case .refused(let reason) = pack.status else { return nil }
      return PackRefusal(pack: pack.id, sentence: reason)
    }
  }
}
