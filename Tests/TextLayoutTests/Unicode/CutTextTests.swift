import Testing
import TextLayout

@Suite struct CutTextTests {
  struct Row {
    var text: String
    var cells: Int
    var kept: String
    var blanks = 0
    var isCut = true
  }

  static func cut(_ text: String, to cells: Int, ellipsis: Int = 1) -> (String, CutText) {
    let bytes = Array(text.utf8)
    let cut = CutText(0..<bytes.count, of: bytes.span, toWidth: cells, ellipsis: ellipsis)
    return (String(decoding: bytes[cut.range], as: UTF8.self), cut)
  }

  static let rows = [
    Row(text: "fits", cells: 4, kept: "fits", isCut: false),
    Row(text: "fits", cells: 3, kept: "fi"),
    Row(text: "fits", cells: 1, kept: ""),
    Row(text: "fits", cells: 0, kept: ""),
    Row(text: "", cells: 0, kept: "", isCut: false),
    Row(text: "界界", cells: 4, kept: "界界", isCut: false),
    Row(text: "界界", cells: 3, kept: "界"),
    Row(text: "界界", cells: 2, kept: "", blanks: 1),
    Row(text: "a🇩🇪b", cells: 3, kept: "a", blanks: 1),
    Row(text: "👩🏽‍🚀b", cells: 2, kept: "", blanks: 1),
    Row(text: "e\u{301}bc", cells: 2, kept: "e\u{301}"),
    Row(text: "ab\u{200D}", cells: 2, kept: "ab\u{200D}", isCut: false),
  ]

  @Test(arguments: rows) func `cuts between clusters`(row: Row) {
    let (kept, cut) = Self.cut(row.text, to: row.cells)
    #expect(kept == row.kept)
    #expect(cut.blanks == row.blanks && cut.isCut == row.isCut)
    #expect(cut.width == TextWidth.width(of: Array(kept.utf8).span))
  }

  @Test func `leaves room for a longer ellipsis`() {
    #expect(Self.cut("lettering", to: 6, ellipsis: 3).0 == "let")
    #expect(Self.cut("lettering", to: 2, ellipsis: 3).0 == "")
  }

  @Test(arguments: 0...20) func `fits exactly and never splits a cluster`(cells: Int) {
    for seed in 1...40 {
      var random = RandomText(seed: UInt64(cells * 100 + seed))
      let text = random.clean(20).filter { $0 != 0x0A }
      let cut = CutText(0..<text.count, of: text.span, toWidth: cells)
      #expect(cut.isCut == (TextWidth.width(of: text.span) > cells))
      let width = cut.width + cut.blanks
      #expect(cut.isCut ? width == max(0, cells - 1) : width <= cells)
      var reader = ClusterReader(0..<text.count)
      var ends = [0]
      while let cluster = reader.next(in: text.span) { ends.append(cluster.range.upperBound) }
      #expect(ends.contains(cut.range.upperBound))
    }
  }
}
