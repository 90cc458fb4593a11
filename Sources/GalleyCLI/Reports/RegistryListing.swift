internal import PackHost
internal import TextLayout

/// The listing of `galley registry`.
enum RegistryListing {
  /// The types bytewise by name with the pack that draws each; below it what that shadows, and why.
  static func text(_ types: [TypeReport], _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      guard !types.isEmpty else {
        flow.run("no types: --packs DIR and --pack FILE load packs that draw some")
        return
      }
      ReportEntries(["TYPE", "DRAWN BY"], numbers: [], types.map(entry)).type(in: flow)
    }
  }

  private static func entry(_ type: TypeReport) -> ReportEntry {
    let winner = type.claims.first
    var entry = ReportEntry(cells: [(type.name, .none), (winner?.title ?? "", .none)])
    guard let winner, type.claims.count > 1 else { return entry }
    entry.details.append((nil, (winner.why, .muted)))
    for claim in type.claims.dropFirst() {
      entry.details.append((nil, ("over \(claim.title): \(claim.why)", .muted)))
    }
    return entry
  }
}

extension TypeReport.Claim {
  /// The pack with its version and its place in load order.
  var title: String {
    version.isEmpty ? "\(pack) (\(order))" : "\(pack) \(version) (\(order))"
  }

  /// Why the claim stands where it stands.
  var why: String { isDeclared ? "\(reason); override declared" : reason }
}
