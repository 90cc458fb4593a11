/// What a pack claims to draw: widget types in order of registration, each with what draws it.
///
/// Packs claim many types, and few are drawn: names and renderers are made when they are asked for,
/// by whoever keeps the claims.
package protocol WidgetClaims: AnyObject, Sendable {
  /// How many there are.
  var count: Int { get }

  /// The type of a claim.
  func type(at index: Int) -> TypeName

  /// The hash of the name of a claim's type, by `TypeName.hash`.
  func hashOfType(at index: Int) -> UInt32

  /// Whether the name of a claim's type consists of just these bytes.
  func isType(_ name: Span<UInt8>, at index: Int) -> Bool

  /// What a claim asks of those before it.
  func policy(at index: Int) -> OverridePolicy

  /// What draws the type of a claim.
  func renderer(at index: Int) -> any WidgetRenderer
}
