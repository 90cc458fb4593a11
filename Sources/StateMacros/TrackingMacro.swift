internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// Expands `@Tracking`: conforms a struct to `Trackable`, part by part.
struct TrackingMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      throw MacroExpansionErrorMessage(
        "@Tracking is for structs; make another value a leaf: extension \(type.trimmed): TrackedLeaf {}"
      )
    }
    let parts = PartList(of: declaration)
    for refusal in parts.refusals {
      context.diagnose(
        Diagnostic(node: refusal.node, message: MacroExpansionErrorMessage(refusal.reason))
      )
    }
    let source = TrackingSource(type: type.trimmedDescription, declaration, parts)
    return try source.extensions(for: protocols.map(\.trimmedDescription)).map {
      try ExtensionDeclSyntax("\(raw: $0)")
    }
  }
}
