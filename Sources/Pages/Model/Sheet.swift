/// A sheet that an action opens over the page.
package struct Sheet: Sendable {
  /// How far a sheet comes up.
  package enum Detent: Hashable, Sendable {
    case medium
    case large
    /// A share of the height in millionths.
    case fraction(millionths: UInt32)
  }

  package let source: PageSource
  /// The sheet's own id, or `sheet@` and its path.
  package var id: String
  package var detents: [Detent] = [.large]
  package var showsGrabber = false
  package var isDismissible = true
  package var cornerRadius: Float = 0
  package var header: Strip?
  package var sections: [Section] = []
  package var footer: Strip?
  package var widgetIDs = IdentityTable()
  package var sectionIDs = IdentityTable()

  package init(source: PageSource, id: String) {
    self.source = source
    self.id = id
  }
}
