import JSONText
import Pages
import Testing

@Suite struct ActionNodeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var actions: String
    /// The path after the widget's own; nil for actions that are fine.
    var path: String?
    var message = ""
    var testDescription: String { actions }
  }

  @Test(arguments: [
    Row(actions: "null"),
    Row(actions: #"{"tap":null}"#),
    Row(actions: #"{"tap":{"type":"warp","x":1}}"#),
    Row(actions: #"{"tap":{"type":"toast","message":"hi"},"change":{"type":"refresh_page"}}"#),
    Row(actions: #"{"tap":{"type":"api","endpoint":"cart/update"}}"#),
    Row(actions: #"{"long_press":{"type":"dismiss"}}"#),
    Row(actions: #"{"tap":{"type":"open_bottom_sheet","sheet":{}}}"#),
    Row(actions: "[]", path: ".actions", message: "expected an object, found an empty array"),
    Row(actions: #""tap""#, path: ".actions", message: #"expected an object, found "tap""#),
    Row(
      actions: #"{"tap":"toast"}"#,
      path: ".actions.tap",
      message: #"expected an action, found "toast""#
    ),
    Row(
      actions: #"{"tap":{}}"#,
      path: ".actions.tap",
      message: "type: expected a string that isn't empty, found nothing"
    ),
    Row(
      actions: #"{"tap":{"type":"open_bottom_sheet"}}"#,
      path: ".actions.tap",
      message: "sheet: expected an object, found nothing"
    ),
    Row(
      actions: #"{"tap":{"type":"api"}}"#,
      path: ".actions.tap",
      message: "endpoint: expected a string that isn't empty, found nothing"
    ),
    Row(
      actions: #"{"tap":{"type":"toast","message":7}}"#,
      path: ".actions.tap",
      message: "message: expected a string, found 7"
    ),
  ])
  func aBadActionIsOneDiagnosticAndTheWidgetStays(_ row: Row) throws {
    let decoded = try page(widgets: #"{"type":"b","id":"b1","actions":\#(row.actions)}"#)
    #expect(decoded.page.widgetCount == 1)
    let items = decoded.diagnostics.items
    #expect(items.map(\.path) == (row.path.map { ["page.sections.0.widgets.0\($0)"] } ?? []))
    guard row.path != nil else { return }
    #expect(items.first?.id == "b1")
    #expect(items.first?.type == "b")
    #expect(items.first?.message == row.message)
  }

  @Test func knowsItsKind() throws {
    let decoded = try page(widgets: #"{"type":"b","actions":{"tap":{"type":"refresh_page"}}}"#)
    let widget = decoded.page.allWidgets[0]
    let actions = try #require(widget.actions)
    let tap = try #require(widget.document.member(actions, "tap"))
    #expect(try ActionNode.decode(at: tap, in: widget.document).known == .refreshPage)
  }
}
