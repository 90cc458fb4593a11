/// Why a pack's registrations can't be put in force.
package enum RegistryConflict: Error, Sendable {
  /// The pack asked for a new type, and another pack has it.
  case taken(TypeName, by: Pack)
  /// The pack asked to override a type that nobody has.
  case nothingToOverride(TypeName)
}
