package import PackFiles
package import Platform

/// The rule by which one pack is loaded later than another one, and so draws what both claim.
package enum OrderRule: Hashable, Sendable {
  /// No other pack claims the type.
  case alone
  /// The starter pack comes before all others.
  case starter
  /// The later pack's manifest names the earlier one, or one that is itself behind it, under `after`.
  case after(String)
  /// One way to ask for packs comes before the other.
  case origins(PackOrigin, PackOrigin)
  /// Both come from directories given the same way, in the order given.
  case directories(PackOrigin, PackOrigin)
  /// Both are in one directory, where the bytes of their names decide.
  case names(PackOrigin, FilePath, FilePath)
  /// Both files were given with `--pack`, in this order.
  case files

  /// The rule between two packs.
  ///
  /// - Parameters:
  ///   - lower: The pack that is loaded first.
  ///   - upper: The pack that is loaded later.
  /// - Returns: The first rule that applies.
  package static func between(_ lower: PackClaims, _ upper: PackClaims) -> OrderRule {
    if upper.after.contains(lower.id) || upper.position < lower.position {
      return .after(lower.id)
    }
    switch (lower.origin, upper.origin) {
    case (.starter, _): return .starter
    case (.file, .file): return .files
    case (let first, let second) where first == second:
      return .names(first, lower.file, upper.file)
    case (.searchPath, .searchPath), (.directory, .directory):
      return .directories(lower.origin, upper.origin)
    default: return .origins(lower.origin, upper.origin)
    }
  }
}

extension OrderRule: CustomStringConvertible {
  /// The rule as it follows a colon.
  package var description: String {
    switch self {
    case .alone: "no other pack claims it"
    case .starter: "the starter pack loads first"
    case .after(let id): "its manifest puts it after \(id)"
    case .origins(let first, let second):
      "\(OrderRule.option(first)) loads before \(OrderRule.option(second))"
    case .directories(let first, let second): "\(first) comes before \(second)"
    case .names(let origin, let first, let second):
      "\(origin) loads by name, \(first.lastName.printable) before \(second.lastName.printable)"
    case .files: "files of --pack load in the order given"
    }
  }

  /// One word for machines.
  package var code: String {
    switch self {
    case .alone: "alone"
    case .starter: "starter"
    case .after: "after"
    case .origins: "origins"
    case .directories: "directories"
    case .names: "names"
    case .files: "files"
    }
  }

  private static func option(_ origin: PackOrigin) -> String {
    switch origin {
    case .starter: "the starter pack"
    case .searchPath: "GALLEY_PACK_PATH"
    case .directory: "--packs"
    case .file: "--pack"
    }
  }
}
