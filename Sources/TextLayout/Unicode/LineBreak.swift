/// A place between two scalars where a line may or must end.
package struct LineBreak: Equatable, Sendable {
  /// The index of the byte after it.
  package var index: Int
  /// Whether the line must end here.
  package var isMandatory: Bool
}
