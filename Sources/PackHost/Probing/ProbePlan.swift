package import Pages
package import Platform

/// How packs are to be loaded for a probe.
package struct LoadPlan: Sendable {
  /// Which table the packs are given.
  package enum Form: UInt8, CaseIterable, Sendable {
    /// This host's own.
    case usual
    /// One that ends where the first revision ended; memory behind it can't be touched.
    case smaller
    /// One of a later revision, with functions that no pack knows.
    case larger
  }

  /// Packs that are loaded before, in order.
  package var base: [FilePath] = []
  /// The pack that is probed.
  package var subject: FilePath
  /// Which table it is given.
  package var form = Form.usual
  /// Whether any extension that it asks for is there.
  package var offersExtensions = false

  /// A plan to load a pack.
  package init(_ subject: FilePath) {
    self.subject = subject
  }
}

/// What is to be drawn for a probe.
package struct DrawPlan: Sendable {
  /// The page document.
  package var document: [UInt8]
  /// Columns.
  package var width = 80
  /// How often the page is drawn.
  package var rounds = 1
  /// Which call to the host answers as if it had failed, from 1; 0: none.
  package var failing = 0
  /// Whether the size that the page's first widget tells is compared with what it draws.
  package var measures = false
  /// Whether what the pack itself writes is searched for control characters.
  package var readsOutput = false

  /// An event that the page's first widget gets afterwards, by its name; nil: none.
  package var event: String?
  /// What the event carries.
  package var value: StateValue?

  /// A plan to draw a page once.
  package init(document: [UInt8]) {
    self.document = document
  }
}
