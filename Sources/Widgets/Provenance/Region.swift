package import JSONText

/// A part of the page that can be tapped.
package struct Region: Sendable {
  /// The owner in whose drawing it lies.
  package let owner: UInt32
  /// The page's action, as a node of the owner's document.
  package let action: JSONNode?
  /// The event that the widget gets.
  package let event: String
  /// What the region is called for people who can't see it, and in scenarios.
  package let label: String
}
