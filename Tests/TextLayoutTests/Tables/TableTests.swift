import Testing
import TextLayout

@Suite struct TableTests {
  /// A table of three columns with a header, in a width.
  static func draw(_ table: TableStyle, rows: [[String]], in flow: TextFlow) {
    let columns = [Column(), Column(alignment: .trailing), Column()]
    flow.beginTable(columns, table)
    for text in rows.joined() {
      flow.cell()
      flow.run(text)
    }
    flow.endTable()
  }

  static let goods = [
    ["Name", "Qty", "Note"], ["Tea", "2", "green and fresh"], ["Bread", "10", "dark rye"],
  ]

  struct Row: CustomTestStringConvertible {
    var name: String
    var width: Int
    var table: TableStyle
    var expected: String

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "hugging columns",
      width: 40,
      table: TableStyle(hasHeader: true, gap: 2),
      expected: """
        Name   Qty  Note
        Tea      2  green and fresh
        Bread   10  dark rye

        """
    ),
    Row(
      name: "rules",
      width: 40,
      table: TableStyle(hasHeader: true, hasRules: true, gap: 2),
      expected: """
        ╭─────────────────────────────╮
        │ Name   Qty  Note            │
        ├─────────────────────────────┤
        │ Tea      2  green and fresh │
        │ Bread   10  dark rye        │
        ╰─────────────────────────────╯

        """
    ),
    Row(
      name: "the widest column shrinks",
      width: 26,
      table: TableStyle(hasHeader: true, hasRules: true, gap: 2, rowGap: 1),
      expected: """
        ╭────────────────────────╮
        │ Name   Qty  Note       │
        ├────────────────────────┤
        │ Tea      2  green and  │
        │             fresh      │
        │                        │
        │ Bread   10  dark rye   │
        ╰────────────────────────╯

        """
    ),
    Row(
      name: "stacks when words would break",
      width: 14,
      table: TableStyle(hasHeader: true, stacks: true, gap: 2),
      expected: """
        Name: Tea
        Qty: 2
        Note: green
         and fresh

        Name: Bread
        Qty: 10
        Note: dark rye

        """
    ),
    Row(
      name: "breaks words where it must not stack",
      width: 9,
      table: TableStyle(hasHeader: true, gap: 1),
      expected: """
        Nam Qt No
        e    y te
        Tea  2 gr
               ee
               n
               an
               d
               fr
               es
               h
        Bre 10 da
        ad     rk
               ry
               e

        """
    ),
    Row(
      name: "stacks where columns can't have two cells",
      width: 6,
      table: TableStyle(hasHeader: true, gap: 1),
      expected: """
        Name:
        Tea
        Qty: 2
        Note:
        green
        and
        fresh

        Name:
        Bread
        Qty:
        10
        Note:
        dark
        rye

        """
    ),
  ]

  @Test(arguments: rows) func draws(row: Row) {
    let text = Rendering.plain(row.width) { Self.draw(row.table, rows: Self.goods, in: $0) }
    #expect(text == row.expected)
  }

  @Test func fillTakesTheRest() {
    let text = Rendering.plain(20) { flow in
      flow.beginTable(
        [Column(width: .fill), Column(width: .hug, alignment: .trailing)],
        TableStyle(gap: 1)
      )
      for (title, value) in [("Green tea from Uji", "12 €"), ("Rye", "3 €")] {
        flow.cell()
        flow.run(title)
        flow.cell()
        flow.run(value)
      }
      flow.endTable()
    }
    #expect(text == "Green tea from  12 €\nUji\nRye              3 €\n")
  }

  @Test func tablesNestInBoxesThatHug() {
    let text = Rendering.plain(30) { flow in
      flow.beginBox(Box(padding: Insets(left: 1, right: 1), border: Border(.line), width: .hug))
      flow.run("Order")
      flow.beginTable([Column(), Column()], TableStyle(gap: 1))
      for text in ["a", "bb", "ccc", "d"] {
        flow.cell()
        flow.run(text)
      }
      flow.endTable()
      flow.endBox()
    }
    #expect(
      text == """
        ┌────────┐
        │ Order  │
        │ a   bb │
        │ ccc d  │
        └────────┘

        """
    )
  }

  @Test func fractionsShareEdges() {
    let text = Rendering.plain(10) { flow in
      flow.beginTable(Array(repeating: Column(width: .fraction(333_333)), count: 3))
      for _ in 0..<3 {
        flow.cell()
        flow.fill(.separator)
      }
      flow.endTable()
    }
    #expect(text == "─────────\n")
  }
}
