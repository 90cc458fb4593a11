@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// The macros of this program, by the name of the type that expands them.
struct Macros: PluginProvider {
  /// Thrown when the compiler asks for a macro that isn't here.
  struct UnknownMacro: Error {
    let name: String
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard typeName == "TrackingMacro" else { throw UnknownMacro(name: typeName) }
    return TrackingMacro.self
  }
}
