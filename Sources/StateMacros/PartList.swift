internal import SwiftSyntax

/// The properties of a struct: those that are compared, and those that have a name only.
struct PartList {
  /// Why a property can't be tracked.
  struct Refusal {
    let node: Syntax
    let reason: String
  }

  /// The names of the stored properties, in order.
  private(set) var stored: [String] = []

  /// The names of the computed properties that a key path can name, in order.
  private(set) var computed: [String] = []

  /// The properties that are refused.
  private(set) var refusals: [Refusal] = []

  init(of declaration: StructDeclSyntax) {
    for member in declaration.memberBlock.members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        refuseProperties(of: conditional)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic {
        add(variable)
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      let reason = "a lazy property changes when it is read; compute it, or store an optional"
      refusals.append(Refusal(node: Syntax(variable), reason: reason))
      return
    }
    for binding in variable.bindings {
      guard let accessors = binding.accessorBlock?.accessors else {
        stored += binding.pattern.names
        continue
      }
      if let list = accessors.as(AccessorDeclListSyntax.self) {
        add(binding.pattern.names, accessedBy: list)
      } else {
        computed += binding.pattern.names
      }
    }
  }

  private mutating func add(_ names: [String], accessedBy list: AccessorDeclListSyntax) {
    let observers: Set<TokenKind> = [.keyword(.willSet), .keyword(.didSet)]
    if list.allSatisfy({ observers.contains($0.accessorSpecifier.tokenKind) }) {
      stored += names
    } else if list.allSatisfy({ $0.effectSpecifiers == nil && !$0.isMutatingGetter }) {
      computed += names
    }
  }

  private mutating func refuseProperties(of conditional: IfConfigDeclSyntax) {
    for case .decls(let members) in conditional.clauses.compactMap(\.elements) {
      for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
      where !variable.isStatic {
        let reason = "@Tracking can't see which properties inside #if there are; move #if inside"
        refusals.append(Refusal(node: Syntax(variable), reason: reason))
      }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the property belongs to the type and not to a value.
  fileprivate var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }
}

extension AccessorDeclSyntax {
  /// Whether reading the property changes the value, which a key path can't do.
  fileprivate var isMutatingGetter: Bool {
    accessorSpecifier.tokenKind == .keyword(.get)
      && modifier?.name.tokenKind == .keyword(.mutating)
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.text]
    }
    guard let tuple = self.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap(\.pattern.names)
  }
}
