package import JSONText

/// Who drew which lines of a page, what they read, and what can be tapped; plain data.
package struct PageTrace: Hashable, Sendable {
  /// One line of the page.
  package struct Line: Hashable, Sendable {
    /// Its text without styles.
    package var text: String
    /// The drawings that have text in it, from left to right, as indexes.
    package var drawings: [Int]

    /// Keeps a line.
    package init(text: String, drawings: [Int]) {
      self.text = text
      self.drawings = drawings
    }
  }

  /// One call of a renderer, or a placeholder.
  package struct Drawing: Hashable, Sendable {
    /// The widget's type.
    package var type: String
    /// The widget's id.
    package var id: String
    /// The widget's path in the document.
    package var path: String
    /// The line of the document on which the widget begins, from 1.
    package var sourceLine: Int
    /// The place in load order of the pack that drew; 0: a placeholder.
    package var pack: Int
    /// What the renderer read, each once, in order of first read.
    package var reads: [Read]
    /// What can be tapped in it.
    package var regions: [Region]

    /// Describes a drawing.
    package init(
      type: String,
      id: String,
      path: String,
      sourceLine: Int,
      pack: Int,
      reads: [Read] = [],
      regions: [Region] = []
    ) {
      self.type = type
      self.id = id
      self.path = path
      self.sourceLine = sourceLine
      self.pack = pack
      self.reads = reads
      self.regions = regions
    }
  }

  /// A read of a renderer.
  package struct Read: Hashable, Sendable {
    /// What was read.
    package enum Subject: UInt8, Sendable {
      /// A value of the document.
      case content
      /// A state slot.
      case state
      /// The width of the box.
      case width
      /// The size of another widget.
      case size
    }

    /// What was read.
    package var subject: Subject
    /// The path inside the widget's object, or the state's key.
    package var path: String
    /// What was found; nil: nothing.
    package var found: JSONKind?

    /// Describes a read.
    package init(subject: Subject, path: String, found: JSONKind? = nil) {
      self.subject = subject
      self.path = path
      self.found = found
    }
  }

  /// A part of a drawing that can be tapped.
  package struct Region: Hashable, Sendable {
    /// The path of the page's action inside the widget's object; empty where there is none.
    package var action: String
    /// The event that the widget gets.
    package var event: String
    /// What the region is called.
    package var label: String

    /// Describes a region.
    package init(action: String, event: String, label: String) {
      self.action = action
      self.event = event
      self.label = label
    }
  }

  /// The lines, from the top.
  package var lines: [Line] = []
  /// The drawings, in the order of their beginnings; those that failed are among them.
  package var drawings: [Drawing] = []

  /// Makes an empty trace.
  package init() {}
}
