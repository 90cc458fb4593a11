import Widgets

/// Claims as a list of registrations.
final class ListedClaims: WidgetClaims {
  private let registrations: [Registration]

  init(_ registrations: [Registration]) { self.registrations = registrations }

  var count: Int { registrations.count }

  func type(at index: Int) -> TypeName { registrations[index].type }

  func hashOfType(at index: Int) -> UInt32 {
    let name = registrations[index].type.utf8
    return TypeName.hash(name.span)
  }

  func isType(_ name: Span<UInt8>, at index: Int) -> Bool {
    registrations[index].type.hasBytes(name)
  }

  func policy(at index: Int) -> OverridePolicy { registrations[index].policy }

  func renderer(at index: Int) -> any WidgetRenderer { registrations[index].renderer }
}

extension WidgetRegistry {
  /// Puts all of a pack's registrations in force, or none of them.
  ///
  /// - Parameters:
  ///   - pack: The pack; it becomes the newest.
  ///   - registrations: What it registered, in order.
  ///   - actions: The types of actions that it performs.
  /// - Returns: The types that were registered more than once.
  /// - Throws: `RegistryConflict` when a registration's policy isn't met.
  @discardableResult
  mutating func add(
    _ pack: consuming Pack,
    _ registrations: [Registration],
    actions: [ActionClaim] = []
  ) throws(RegistryConflict) -> [TypeName] {
    try add(pack, ListedClaims(registrations), actions: actions)
  }
}
