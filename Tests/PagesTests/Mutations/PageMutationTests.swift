import JSONText
import Pages
import Testing

@Suite struct PageMutationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var mutation: String
    var finding: String?
    var testDescription: String { mutation }
  }

  @Test(arguments: [
    Row(mutation: #"{"type":"replace_page","page":{}}"#),
    Row(mutation: #"{"type":"append_sections","sections":[]}"#),
    Row(mutation: #"{"type":"prepend_sections","sections":[]}"#),
    Row(mutation: #"{"type":"replace_widget","id":"a","widget":{}}"#),
    Row(mutation: #"{"type":"remove_widget","id":"a","more":1}"#),
    Row(
      mutation: #"{"type":"shuffle"}"#,
      finding: #"unknownMutation: no mutation is called "shuffle""#
    ),
    Row(mutation: "3", finding: "malformedPayload: expected an object, found 3"),
    Row(
      mutation: "{}",
      finding: "malformedPayload: type: expected a string that isn't empty, found nothing"
    ),
    Row(
      mutation: #"{"type":"remove_widget","id":7}"#,
      finding: "malformedPayload: id: expected a string that isn't empty, found 7"
    ),
    Row(
      mutation: #"{"type":"append_sections","sections":{}}"#,
      finding: "malformedPayload: sections: expected an array, found an empty object"
    ),
    Row(
      mutation: #"{"type":"replace_page"}"#,
      finding: "malformedPayload: page: expected an object, found nothing"
    ),
    Row(
      mutation: #"{"type":"replace_widget","id":"a","widget":[]}"#,
      finding: "malformedPayload: widget: expected an object, found an empty array"
    ),
  ])
  func isReadOrReportedAtItsPath(_ row: Row) throws {
    let text = #"{"mutations":[\#(row.mutation),{"type":"remove_widget","id":"z"}]}"#
    let response = try ActionResponse.decode(Array(text.utf8))
    let found = response.diagnostics.items.map { "\($0.kind.rawValue): \($0.message)" }
    #expect(found == (row.finding.map { [$0] } ?? []))
    #expect(response.diagnostics.items.allSatisfy { $0.path == "mutations.0" && $0.line == 1 })
    #expect(response.mutations.count == (row.finding == nil ? 2 : 1))
    #expect(response.mutations.last == .removeWidget(id: "z"))
  }
}
