import Testing
import TextLayout

@Suite struct BoxTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var width: Int
    var box: Box
    var expected: [String]

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "plain", width: 6, box: Box(), expected: ["Hi"]),
    Row(
      name: "line",
      width: 6,
      box: Box(border: Border(.line)),
      expected: ["┌────┐", "│Hi  │", "└────┘"]
    ),
    Row(
      name: "rounded, one corner not",
      width: 6,
      box: Box(border: Border(.rounded, round: [.topLeft, .topRight, .bottomLeft])),
      expected: ["╭────╮", "│Hi  │", "╰────┘"]
    ),
    Row(
      name: "dashed",
      width: 6,
      box: Box(border: Border(.dashed)),
      expected: ["┌╌╌╌╌┐", "┆Hi  ┆", "└╌╌╌╌┘"]
    ),
    Row(
      name: "heavy",
      width: 6,
      box: Box(border: Border(.heavy)),
      expected: ["┏━━━━┓", "┃Hi  ┃", "┗━━━━┛"]
    ),
    Row(
      name: "double",
      width: 6,
      box: Box(border: Border(.double)),
      expected: ["╔════╗", "║Hi  ║", "╚════╝"]
    ),
    Row(
      name: "bar",
      width: 6,
      box: Box(padding: Insets(left: 1), border: Border(.bar)),
      expected: ["▎ Hi"]
    ),
    Row(
      name: "all around",
      width: 12,
      box: Box(
        margin: Insets(top: 1, left: 1, bottom: 1, right: 1),
        padding: Insets(1),
        border: Border(.line)
      ),
      expected: [
        "", " ┌────────┐", " │        │", " │ Hi     │", " │        │", " └────────┘", "",
      ]
    ),
    Row(
      name: "cells, trailing",
      width: 10,
      box: Box(border: Border(.line), width: .cells(6), alignment: .trailing),
      expected: ["    ┌────┐", "    │Hi  │", "    └────┘"]
    ),
    Row(
      name: "half, centred",
      width: 12,
      box: Box(border: Border(.line), width: .fraction(500_000), alignment: .center),
      expected: ["   ┌────┐", "   │Hi  │", "   └────┘"]
    ),
    Row(
      name: "margins go first",
      width: 5,
      box: Box(margin: Insets(left: 9, right: 9), border: Border(.line)),
      expected: ["┌──┐", "│Hi│", "└──┘"]
    ),
    Row(
      name: "no room for a border",
      width: 2,
      box: Box(padding: Insets(1), border: Border(.line)),
      expected: ["", "Hi", ""]
    ),
  ]

  @Test(arguments: rows) func draws(row: Row) {
    let text = Rendering.plain(row.width) { flow in
      flow.beginBox(row.box)
      flow.run("Hi")
      flow.endBox()
    }
    #expect(text == row.expected.map { $0 + "\n" }.joined())
  }

  @Test func nests() {
    let text = Rendering.plain(14) { flow in
      flow.beginBox(Box(border: Border(.rounded)), title: "Outer")
      flow.run("before")
      flow.beginBox(Box(margin: Insets(left: 1), border: Border(.line)), title: "A long title")
      flow.run("inner text")
      flow.endBox()
      flow.run("after")
      flow.endBox()
    }
    #expect(
      text == """
        ╭─ Outer ────╮
        │before      │
        │ ┌─ A lo… ─┐│
        │ │inner    ││
        │ │text     ││
        │ └─────────┘│
        │after       │
        ╰────────────╯

        """
    )
  }
}

extension BoxTests {
  /// The grounds of a page's cells, line by line.
  private static func grounds(_ width: Int, _ gradient: Gradient) -> [[UInt32]] {
    let page = Rendering.page(width) { flow in
      flow.beginBox(Box(padding: Insets(top: 1, bottom: 1), gradient: gradient))
      flow.run("日本")
      flow.endBox()
    }
    return page.arena.lines.map { line in
      page.arena.runs[line.runs].flatMap { run in
        let ground = page.styles[run.style].background.rgb ?? 1
        return Array(repeating: ground, count: Int(run.width))
      }
    }
  }

  static let colors = [Color(argb: 0xFF00_0000), Color(argb: 0xFF00_00FF)]

  @Test func gradientsRunAlongLines() {
    let grounds = Self.grounds(6, Gradient(colors: Self.colors, angle: 0))
    #expect(grounds.count == 3)
    #expect(grounds[0] == [0, 51, 102, 153, 204, 255])
    #expect(grounds[1] == [0, 0, 102, 102, 204, 255])
  }

  @Test func gradientsRunDownwards() {
    let grounds = Self.grounds(6, Gradient(colors: Self.colors, angle: 90))
    #expect(grounds.map(\.first) == [0, 128, 255])
    #expect(Set(grounds[1]) == [128])
  }

  @Test func gradientsRunBackwards() {
    let grounds = Self.grounds(6, Gradient(colors: Self.colors, angle: 180))
    #expect(grounds[0].first == 255)
    #expect(grounds[0].last == 0)
  }
}
