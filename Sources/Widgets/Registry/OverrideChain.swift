/// Everybody who registered one type, oldest first; the newest draws it.
package struct OverrideChain: Sendable {
  /// A registration and the pack that made it.
  package struct Link: Sendable {
    /// The pack's index in the registry.
    package let pack: Int
    /// The claim.
    package let registration: Registration
  }

  /// The type.
  package let type: TypeName
  /// The links, oldest first; never empty.
  package internal(set) var links: [Link]

  /// The index of the link that draws the type.
  package var winner: Int { links.count - 1 }

  /// The link under another, which is what its `base` draws.
  ///
  /// - Parameter index: A link's index.
  /// - Returns: The index of the link below, or nil at the end of the chain.
  package func base(below index: Int) -> Int? {
    index > 0 ? index - 1 : nil
  }
}
