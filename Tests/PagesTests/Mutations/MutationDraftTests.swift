import JSONText
import Pages
import Testing

/// What mutations make of a page with the widgets h, a, b, c and f.
@Suite struct MutationDraftTests {
  private let text = #"""
    {"page":{"header":{"widgets":[{"type":"t","id":"h"}]},
      "sections":[{"id":"s","header":{"type":"t","id":"a"},
        "widgets":[3,{"type":"t","id":"b"},{"type":"t"},{"type":"t","id":"c"}]}],
      "footer":{"widgets":[{"type":"t","id":"f"}]}}}
    """#
  private let positional = "t@page.sections.0.widgets.2"

  private func draft(_ mutations: String...) throws -> MutationDraft {
    MutationDraft(of: mutations.map(Answers.mutation), to: try decode(text).page)
  }

  private func ids(_ draft: MutationDraft) -> [String] { draft.page?.allWidgets.map(\.id) ?? [] }

  private func findings(_ draft: MutationDraft) -> [String] {
    draft.diagnostics.items.map { "\($0.kind.rawValue) \($0.path ?? "-") \($0.id ?? "-")" }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var target: String
    var left: [String]
    var testDescription: String { target }
  }

  @Test(arguments: [
    Row(target: "h", left: ["a", "b", "t@page.sections.0.widgets.2", "c", "f"]),
    Row(target: "a", left: ["h", "b", "t@page.sections.0.widgets.2", "c", "f"]),
    Row(target: "b", left: ["h", "a", "t@page.sections.0.widgets.2", "c", "f"]),
    Row(target: "t@page.sections.0.widgets.2", left: ["h", "a", "b", "c", "f"]),
    Row(target: "f", left: ["h", "a", "b", "t@page.sections.0.widgets.2", "c"]),
  ])
  func aWidgetIsRemovedWhereverItStands(_ row: Row) throws {
    let draft = try draft(#"{"type":"remove_widget","id":"\#(row.target)"}"#)
    #expect(ids(draft) == row.left)
    #expect(findings(draft) == [])
    #expect(draft.page?.widget(id: row.target) == nil)
    for id in row.left { #expect(draft.page?.widget(id: id)?.id == id) }
  }

  @Test(arguments: ["h", "a", "b", "c", "f"])
  func aWidgetIsReplacedWhereverItStands(_ target: String) throws {
    let draft = try draft(
      #"{"type":"replace_widget","id":"\#(target)","widget":{"type":"u","id":"\#(target)"}}"#
    )
    #expect(ids(draft) == ["h", "a", "b", positional, "c", "f"])
    #expect(draft.page?.widget(id: target)?.type == "u")
    #expect(draft.page?.widget(id: target)?.path == "mutation.widget")
    #expect(findings(draft) == [])
  }

  @Test func aMissingTargetIsReportedAndNothingChanges() throws {
    let draft = try draft(
      #"{"type":"remove_widget","id":"x"}"#,
      #"{"type":"replace_widget","id":"y","widget":{"type":"t"}}"#
    )
    #expect(findings(draft) == ["unresolvedTarget - x", "unresolvedTarget - y"])
    #expect(ids(draft) == ["h", "a", "b", positional, "c", "f"])
  }

  @Test func aReplacementThatIsNoWidgetLeavesTheOldOne() throws {
    let draft = try draft(#"{"type":"replace_widget","id":"b","widget":{"id":"b"}}"#)
    #expect(findings(draft) == ["droppedElement mutation.widget b"])
    #expect(draft.page?.widget(id: "b")?.type == "t")
  }

  @Test func onlyNewcomersAreRenamed() throws {
    let sections = #""sections":[{"id":"s","widgets":[{"type":"t","id":"a"},{"type":"t"}]}]"#
    let draft = try draft(
      #"{"type":"prepend_sections",\#(sections)}"#,
      #"{"type":"append_sections",\#(sections)}"#
    )
    #expect(
      ids(draft) == [
        "h", "a#2", "t@page.sections.1.widgets.1", "a", "b", positional, "c", "a#3",
        "t@page.sections.2.widgets.1", "f",
      ]
    )
    #expect(draft.page?.sections.map(\.id) == ["s#2", "s", "s#3"])
    for id in ids(draft) { #expect(draft.page?.widget(id: id)?.id == id) }
    #expect(
      findings(draft) == [
        "duplicateID mutation.sections.0 s#2", "duplicateID mutation.sections.0.widgets.0 a#2",
        "duplicateID mutation.sections.0 s#3", "duplicateID mutation.sections.0.widgets.0 a#3",
      ]
    )
  }

  @Test func aReplacementMayTakeAnotherIDAndIsRenamedWhereThatIsTaken() throws {
    let draft = try draft(
      #"{"type":"replace_widget","id":"b","widget":{"type":"t","id":"new"}}"#,
      #"{"type":"replace_widget","id":"c","widget":{"type":"t","id":"a"}}"#
    )
    #expect(ids(draft) == ["h", "a", "new", positional, "a#2", "f"])
  }

  @Test func anIDThatWentIsFreeAgain() throws {
    let draft = try draft(
      #"{"type":"remove_widget","id":"b"}"#,
      #"{"type":"append_sections","sections":[{"widgets":[{"type":"u","id":"b"}]}]}"#,
      #"{"type":"remove_widget","id":"b"}"#,
      #"{"type":"prepend_sections","sections":[{"widgets":[{"type":"v","id":"b"}]}]}"#
    )
    #expect(ids(draft) == ["h", "b", "a", positional, "c", "f"])
    #expect(findings(draft) == [])
    #expect(draft.page?.widget(id: "b")?.type == "v")
  }

  @Test func aPageIsReplacedWithItsFindings() throws {
    let draft = try draft(
      #"{"type":"remove_widget","id":"x"}"#,
      #"{"type":"replace_page","page":{"sections":[{"widgets":[3,{"type":"t"}]}]}}"#
    )
    #expect(draft.isReplaced)
    #expect(ids(draft) == ["t@page.sections.0.widgets.1"])
    #expect(findings(draft) == ["droppedElement mutation.page.sections.0.widgets.0 -"])
  }

  @Test func withoutAPageOnlyAnotherPageHelps() throws {
    let remove = Answers.mutation(#"{"type":"remove_widget","id":"x"}"#)
    let replace = Answers.mutation(#"{"type":"replace_page","page":{}}"#)
    let draft = MutationDraft(of: [remove], to: nil)
    #expect(draft.page == nil)
    #expect(findings(draft) == ["unresolvedTarget - -"])
    #expect(MutationDraft(of: [replace], to: nil).page != nil)
  }
}
