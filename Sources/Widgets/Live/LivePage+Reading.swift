internal import JSONText
package import Pages
internal import TextLayout

extension LivePage {
  /// Lines of the page in one piece, with who drew them; all unless told.
  ///
  /// - Complexity: Linear in what the lines hold.
  package func drawn(_ lines: Range<Int>? = nil) -> DrawnPage? {
    guard let scene else { return nil }
    let wanted = (lines ?? 0..<list.lineCount).clamped(to: 0..<list.lineCount)
    var copy = LineCopy()
    if let first = list.block(withLine: wanted.lowerBound) {
      copy.regions = list.firstRegion(of: first.block)
      var line = wanted.lowerBound - first.line
      for block in list.blocks[first.block.place...] {
        if line >= wanted.upperBound { break }
        let part = wanted.clamped(to: line..<line + block.lineCount)
        copy.add(block, part.lowerBound - line..<part.upperBound - line)
        line += block.lineCount
      }
    }
    return DrawnPage(
      page: scene.content.page,
      text: TextPage(arena: copy.arena, styles: styles, width: width),
      owners: copy.owners,
      registry: registry
    )
  }

  /// What can be tapped, in document order.
  package var tapRegions: [TapRegion] {
    guard let scene else { return [] }
    var regions: [TapRegion] = []
    for block in list.blocks {
      for region in block.sheet.regions[block.regions] {
        let widget = block.sheet.owners[Int(region.owner)].map { WidgetReference($0.widget) }
        regions.append(
          TapRegion(regions.count + 1, region, widget ?? WidgetReference(scene.content.page))
        )
      }
    }
    return regions
  }

  /// Draws the whole page anew, and compares: what differs was drawn by a renderer that goes by more
  /// than what it reads through the host.
  ///
  /// - Returns: For each widget that differs, a finding.
  package func audit() -> [Diagnostic] {
    guard let scene, let shown = drawn() else { return [] }
    let fresh = LivePage(registry)
    _ = fresh.show(scene)
    guard let whole = fresh.drawn() else { return [] }
    return PageAudit(shown: shown, whole: whole).findings
  }
}

extension TapRegion {
  fileprivate init(_ number: Int, _ region: Region, _ widget: WidgetReference) {
    self.init(
      number: number,
      label: region.label.isEmpty ? widget.id : region.label,
      event: region.event,
      hasAction: region.action != nil,
      widget: widget
    )
  }
}

extension WidgetReference {
  /// Names a page, whose own parts nobody else draws.
  init(_ page: Page) { self.init(type: "page", id: page.id, path: page.source.rootPath) }
}

/// Copies lines of blocks into one arena.
private struct LineCopy {
  var arena = TextArena()
  var owners: [Owner?] = [nil]
  /// How many regions the blocks before have.
  var regions = 0

  mutating func add(_ block: PageBlock, _ lines: Range<Int>) {
    let sheet = block.sheet
    var known: [(old: UInt32, new: UInt32)] = [(0, 0)]
    for line in sheet.arena.lines[block.lines][shifted: lines] {
      let first = arena.runs.count
      for run in sheet.arena.runs[line.runs] {
        var copied = run
        copied.offset = UInt32(arena.bytes.count)
        arena.bytes.append(contentsOf: sheet.arena.bytes[run.bytes])
        copied.owner = number(of: run.owner, in: sheet, &known)
        if run.region != 0 {
          copied.region = UInt32(regions + Int(run.region) - block.regions.lowerBound)
        }
        arena.runs.append(copied)
      }
      arena.lines.append(Line(first: first, count: Int(line.count), width: Int(line.width)))
    }
    regions += block.regions.count
  }

  private mutating func number(
    of owner: UInt32,
    in sheet: DrawnSheet,
    _ known: inout [(old: UInt32, new: UInt32)]
  ) -> UInt32 {
    if let last = known.last, last.old == owner { return last.new }
    if let index = known.firstIndex(where: { $0.old == owner }) {
      known.append(known[index])
    } else {
      known.append((owner, UInt32(owners.count)))
      owners.append(sheet.owners[Int(owner)])
    }
    return known[known.count - 1].new
  }
}

extension ArraySlice {
  /// Elements by their distance from the first.
  fileprivate subscript(shifted range: Range<Int>) -> ArraySlice {
    self[startIndex + range.lowerBound..<startIndex + range.upperBound]
  }
}
