import Testing
import TextLayout
import Widgets

/// Text of Unicode's test files in pages of all arrangements, drawn through the starter pack.
@Suite struct RandomPageTests {
  @Test(arguments: 0...40) func noLineIsWiderThanAsked(width: Int) throws {
    for seed in 0..<6 {
      for carousel in [CarouselForm.list, .strip] {
        let page = RandomPage(seed: seed * 41 + width)
        let drawing = try PageDrawing(page, width: width, carousel: carousel)
        for line in drawing.text.arena.lines {
          let runs = drawing.text.arena.runs[line.runs]
          let text = runs.flatMap { drawing.text.arena.bytes[$0.bytes] }
          #expect(Int(line.width) <= width, "\(page)")
          #expect(runs.reduce(0) { $0 + Int($1.width) } == Int(line.width), "\(page)")
          #expect(TextWidth.width(of: text.span) <= width, "\(page)")
        }
      }
    }
  }

  @Test(arguments: 0...40) func everyClusterIsThereOnceAndInOrder(width: Int) throws {
    for seed in 0..<6 {
      let page = RandomPage(seed: seed * 43 + width)
      try expectWhole(page, width: width) { width == 0 || $0 == 2 }
    }
  }

  /// With room for every glyph, nothing at all is missing.
  @Test(arguments: RandomWidget.recipes.indices) func nothingIsMissingWhereThereIsRoom(
    recipe: Int
  ) throws {
    let recipe = RandomWidget.recipes[recipe]
    var random = RandomTexts(seed: 7)
    for _ in 0..<20 {
      let widget = RandomWidget(id: "w", recipe, &random)
      try expectWhole(RandomPage(widget, name: recipe.type), width: 40) { _ in false }
    }
  }

  private func expectWhole(
    _ page: RandomPage,
    width: Int,
    allowsMissing: (Int) -> Bool
  ) throws {
    let typed = try PageDrawing(page, width: width).typed
    for widget in page.widgets {
      let text = TypedText(widget, lines: typed[widget.id] ?? [])
      for fault in text.faults(allowsMissing: allowsMissing) {
        Issue.record("\(page.testDescription), width \(width): \(fault) in \(widget.json)")
      }
    }
  }
}
