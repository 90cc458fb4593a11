import Foundation
import PackHost
import Pages
import Platform
import Testing

/// A page of which one half is broken shows the other half, and says what is wrong with the first.
@Suite struct BrokenPageTests {
  /// What is said of a widget that isn't drawn.
  struct Finding: Equatable {
    let kind: DiagnosticKind
    let id: String?
    let path: String?
  }

  @Test func theSoundHalfIsDrawnAndTheOtherNamed() throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: "scenes/refuses_to_die")
    let lines = String(decoding: response.output, as: UTF8.self).split(separator: "\n")
    #expect(
      lines == [
        "Half of this page is broken", "The other half is not", "Nothing wrong here",
        "[unknown tea_ceremony #strange]", "[malformed list_row #nameless_row]", "Nor here",
      ]
    )
    #expect(
      response.diagnostics.map { Finding(kind: $0.kind, id: $0.id, path: $0.path) } == [
        Finding(kind: .droppedElement, id: "shapeless", path: "page.sections.0.widgets.4"),
        Finding(kind: .unknownType, id: "strange", path: "page.sections.0.widgets.2"),
        Finding(
          kind: .malformedPayload,
          id: "nameless_row",
          path: "page.sections.0.widgets.3.data.title"
        ),
      ]
    )
  }
}

/// Where the documents of Flow-UI are, if anywhere.
private let flowUIFolder = ProcessInfo.processInfo.environment["GALLEY_FLOW_UI"]

/// The documents of Flow-UI, which are not part of this repository.
///
/// Enabled where `GALLEY_FLOW_UI` names their folder, as `.ci/checks/11-flow-ui` does.
@Suite(.enabled(if: flowUIFolder != nil)) struct FlowUIPageTests {
  private func render(_ name: String) throws -> RenderResponse {
    let session = try #require(StarterSession.shared)
    let file = FilePath(flowUIFolder ?? "").appending(FilePath("\(name).json"))
    return session.render(RenderRequest(document: try FileReader.contents(of: file)))
  }

  @Test(arguments: ["home", "feed", "feed_page_2", "page_basic", "page_identity", "problems"])
  func documentsRenderUnchanged(name: String) throws {
    let response = try render(name)
    #expect(response.failure == nil)
    #expect(response.output.count > 100)
    let known: Set<DiagnosticKind> = [
      .unknownType, .malformedPayload, .droppedElement, .duplicateID,
    ]
    #expect(response.diagnostics.allSatisfy { known.contains($0.kind) })
  }

  @Test func problemsAreNamedOneByOne() throws {
    let response = try render("problems")
    let text = String(decoding: response.output, as: UTF8.self)
    for healthy in ["A page that refuses to die", "I decode fine", "I also decode fine"] {
      #expect(text.contains(healthy))
    }
    #expect(text.contains("[unknown hologram_projector #unknown_1]"))
    #expect(text.contains("[malformed image_text_card #broken_1]"))
    #expect(text.split(separator: "[").count == 3)
    #expect(
      response.diagnostics.map(\.path) == [
        "page.sections.0.widgets.4", "page.sections.0.widgets.2",
        "page.sections.0.widgets.3.data.title",
      ]
    )
    #expect(response.diagnostics.map(\.id) == ["typeless", "unknown_1", "broken_1"])
    #expect(
      response.diagnostics.map(\.kind) == [.droppedElement, .unknownType, .malformedPayload]
    )
  }
}
