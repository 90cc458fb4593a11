package import PackHost
internal import Widgets

extension PackSurvey {
  /// The packs with what they registered when they were loaded.
  ///
  /// - Parameter reports: What became of each file, in load order; reports on repeated files are
  ///   passed over.
  /// - Returns: The packs, in load order.
  package func packs(registered reports: [PackReport]) -> [PackClaims] {
    zip(packs, reports).map { $0.registered($1) }
  }
}

extension PackClaims {
  fileprivate func registered(_ report: PackReport) -> PackClaims {
    var pack = self
    pack.id = report.id
    pack.version = report.version
    let types = report.unmet.isEmpty ? report.types : report.unmet
    let claims = types.map { Claim(TypeName($0.name), policy: $0.policy) }
    pack.claims = claims.lastOfEachType
    pack.repeated = claims.repeatedTypes
    pack.source = .registered
    if case .refused(let reason) = report.status, report.unmet.isEmpty {
      pack.source = .refused(reason)
    }
    return pack
  }
}

extension [PackClaims.Claim] {
  /// The types that are mentioned more than once, in the order of their second mention.
  fileprivate var repeatedTypes: [TypeName] {
    var counts: [TypeName: Int] = [:]
    return compactMap { claim in
      counts[claim.type, default: 0] += 1
      return counts[claim.type] == 2 ? claim.type : nil
    }
  }
}
