internal import Differences
internal import JSONText

/// Comparisons as one JSON object.
package enum ComparisonJSON {
  /// The object with a line end.
  package static func bytes(_ pages: [PageComparison]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("pages") { writer in
        for page in pages { write(page, to: &writer) }
      }
      writer.member("changed", pages.count { $0.isChanged })
    }
    writer.newline()
    return writer.bytes
  }

  private static func write(_ page: PageComparison, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("page", page.name)
      writer.member("changed", page.isChanged)
      writer.list("changes") { writer in
        for change in page.difference.changes { write(change, of: page, to: &writer) }
      }
      write("before", page.before, to: &writer)
      write("after", page.after, to: &writer)
    }
  }

  private static func write(
    _ change: LineDifference.Change,
    of page: PageComparison,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      write("before", page.before.lines, change.old, to: &writer)
      write("after", page.after.lines, change.new, to: &writer)
    }
  }

  private static func write(
    _ key: StaticString,
    _ lines: [DrawnLine],
    _ places: Range<Int>,
    to writer: inout JSONWriter
  ) {
    writer.list(key) { writer in
      for place in places {
        writer.object { writer in
          writer.member("line", place + 1)
          writer.member("text", lines[place].text)
          writer.member("drawer", lines[place].drawer)
        }
      }
    }
  }

  private static func write(
    _ key: StaticString,
    _ side: PageComparison.Side,
    to writer: inout JSONWriter
  ) {
    writer.object(key) { writer in
      writer.member("status", side.status.rawValue)
      writer.list("diagnostics") { writer in
        for line in PageComparison.lines(side.diagnostics) { writer.raw(line.utf8) }
      }
    }
  }
}
