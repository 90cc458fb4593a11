internal import SwiftSyntax

/// The text of the extensions that `@Tracking` adds to a struct.
struct TrackingSource {
  private let type: String
  private let access: String
  private let parameters: [String]
  private let parts: PartList

  init(type: String, _ declaration: StructDeclSyntax, _ parts: PartList) {
    self.type = type
    self.parts = parts
    access = declaration.accessPrefix
    parameters = declaration.typeParameters
  }

  /// The extensions for the protocols that the struct doesn't conform to yet.
  ///
  /// A generic struct is trackable where its parameters are values of states.
  func extensions(for protocols: [String]) -> [String] {
    let wanted = [
      ("Sendable", "Swift.Sendable", ""),
      ("StateValue", "StateEngine.StateValue", comparison),
      ("Trackable", "StateEngine.Trackable", naming),
    ]
    return wanted.filter { name, _, _ in protocols.contains { $0.hasSuffix(name) } }.map {
      name,
      qualified,
      members in
      let needed = name == "Sendable" ? qualified : "StateEngine.StateValue"
      return "extension \(type): \(qualified)\(condition(needed)) {\n\(members)\n}"
    }
  }

  private func condition(_ requirement: String) -> String {
    if parameters.isEmpty { return "" }
    return " where " + parameters.map { "\($0): \(requirement)" }.joined(separator: ", ")
  }

  private var comparison: String {
    """
    \(access)static func isSame(_ old: Self, _ new: Self) -> Bool {
    \(lines(parts.stored) { "if !StateEngine.StateDifference.isSame(old.\($0), new.\($0)) { return false }" })
      return true
    }
    \(access)static func addDifferences(
      from old: Self, to new: Self, into difference: inout StateEngine.StateDifference
    ) {
    \(lines(parts.stored) { "difference.compare(\"\(plain($0))\", old.\($0), new.\($0))" })
    }
    """
  }

  private var naming: String {
    """
    \(access)static func partName(of path: Swift.PartialKeyPath<Self>) -> Swift.String? {
    \(lines(parts.stored + parts.computed) { "if path == \\Self.\($0) { return \"\(plain($0))\" }" })
      return nil
    }
    """
  }

  private func lines(_ names: [String], _ line: (String) -> String) -> String {
    names.map { "  \(line($0))" }.joined(separator: "\n")
  }

  /// A name without the backticks that it needs as an identifier.
  private func plain(_ name: String) -> String {
    name.filter { $0 != "`" }
  }
}

extension StructDeclSyntax {
  /// The access that the members need so that they can fulfil a public protocol.
  fileprivate var accessPrefix: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// The names of the generic parameters that are types.
  fileprivate var typeParameters: [String] {
    let parameters = genericParameterClause?.parameters ?? []
    return parameters.filter { $0.specifier == nil }.map(\.name.text)
  }
}
