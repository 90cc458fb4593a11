/// How a page is drawn, beside what it says.
package struct RenderOptions: Sendable {
  /// Columns, 0 or more.
  package var width = 80
  package var unknown = UnknownPolicy.placeholder
  package var carousel = CarouselForm.list
  /// How deep widgets may be nested in each other's data.
  package var mostNesting = 512
  /// Whether every read of a renderer is written down.
  package var recordsReads = false
  /// Draws a type by another claim than its newest one.
  package var forcedClaim: ForcedClaim?

  /// A claim that draws its type though newer ones are there.
  package struct ForcedClaim: Hashable, Sendable {
    /// The type.
    package let type: TypeName
    /// The place in load order of the pack whose claim counts.
    package let pack: Int

    /// Names a claim.
    package init(type: TypeName, pack: Int) {
      self.type = type
      self.pack = pack
    }
  }

  /// Draws at 80 columns, with placeholders, carousels as lists.
  package init() {}
}
