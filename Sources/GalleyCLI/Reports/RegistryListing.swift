internal import PackHost
internal import TextLayout

/// The listing of `galley registry`.
enum RegistryListing {
  /// The types as a table: who draws each, what that shadows, and why.
  static func text(_ types: [TypeReport], _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      guard !types.isEmpty else {
        flow.run("no types: --packs DIR and --pack FILE load packs that draw some")
        return
      }
      let table = ReportTable(flow, ["TYPE", "DRAWN BY", "SHADOWS", "WHY"])
      for type in types { table.row(cells(of: type)) }
      table.end()
    }
  }

  private static func cells(of type: TypeReport) -> [String] {
    let shadowed = type.claims.dropFirst().map(\.title)
    return [
      type.name, type.claims.first?.title ?? "", shadowed.joined(separator: ", "),
      type.claims.first?.reason ?? "",
    ]
  }
}

extension TypeReport.Claim {
  /// The pack with its version and its place in load order.
  var title: String {
    version.isEmpty ? "\(pack) (\(order))" : "\(pack) \(version) (\(order))"
  }
}
