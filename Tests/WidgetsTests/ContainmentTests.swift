import Pages
import Testing
import TextLayout
import Widgets

@Suite struct RenderContainmentTests {
  private static let good = Registration("good", typing: "good")

  @Test func theOutputOfAFailingRendererIsThrownAway() throws {
    let failing = Registration("bad") { context in
      context.flow.run("half a line")
      context.flow.beginBox()
      context.flow.run("in a box")
      return .failed(-2)
    }
    let rendered = try Rendered(
      Rendered.page(#"{"type":"good"},{"type":"bad","id":"b"},{"type":"good"}"#),
      packs: [[Self.good, failing]]
    )
    #expect(rendered.lines == ["good", "[failed bad #b]", "good"])
    #expect(rendered.diagnostics.map(\.kind) == [.packFault])
    #expect(rendered.diagnostics.first?.path == "page.sections.0.widgets.1")
  }

  @Test func aRendererThatLeavesABoxOpenIsNamed() throws {
    let open = Registration("open") { context in
      context.flow.beginBox()
      context.flow.run("text")
      return .done
    }
    let rendered = try Rendered(
      Rendered.page(#"{"type":"open","id":"o"},{"type":"good"}"#),
      packs: [[Self.good, open]]
    )
    #expect(rendered.lines == ["[failed open #o]", "good"])
    #expect(rendered.diagnostics.map(\.kind) == [.packFault])
    #expect(
      rendered.diagnostics.first?.message.contains("left a box, table or region open") == true
    )
  }

  @Test func aRendererThatLeavesARegionOpenIsNamed() throws {
    let open = Registration("open") { context in
      context.beginRegion(action: nil, event: "", label: Array("x".utf8).span)
      return .done
    }
    let rendered = try Rendered(
      Rendered.page(#"{"type":"open","id":"o"},{"type":"good"}"#),
      packs: [[Self.good, open]]
    )
    #expect(rendered.lines == ["[failed open #o]", "good"])
    #expect(rendered.diagnostics.first?.message.contains("region") == true)
  }

  @Test func skippingLeavesNoGap() throws {
    var options = RenderOptions()
    options.unknown = .skip
    let rendered = try Rendered(
      Rendered.page(
        #"{"type":"hologram","layout":{"margin":{"top":32}}},{"type":"good"},{"type":"hologram"},{"type":"good"}"#,
        layout: #"{"item_spacing":16,"insets":{"top":0}}"#
      ),
      packs: [[Self.good]],
      options: options
    )
    #expect(rendered.lines == ["good", "", "good"])
    #expect(rendered.diagnostics.map(\.kind) == [.unknownType, .unknownType])
  }

  @Test func aSectionWithNothingToShowLeavesNoInsets() throws {
    var options = RenderOptions()
    options.unknown = .skip
    let rendered = try Rendered(
      Rendered.page(
        #"{"type":"hologram"}"#,
        layout: #"{"insets":{"top":32,"bottom":32}}"#
      ),
      packs: [[Self.good]],
      options: options
    )
    #expect(rendered.lines == [])
  }

  @Test func anUnknownTypeHasTheWidgetsPathAndNearNames() throws {
    let rendered = try Rendered(
      Rendered.page(#"{"type":"goood","id":"g"}"#),
      packs: [[Self.good]]
    )
    let diagnostic = try #require(rendered.diagnostics.first)
    #expect(diagnostic.kind == .unknownType)
    #expect(diagnostic.path == "page.sections.0.widgets.0")
    #expect(diagnostic.id == "g")
    #expect(diagnostic.message.contains("\"good\""))
  }

  struct FallbackRow: Sendable {
    let widget: String
    let lines: [String]
  }

  @Test(arguments: [
    FallbackRow(
      widget: #"{"type":"hologram","id":"h","fallback":{"type":"good"}}"#,
      lines: ["good"]
    ),
    FallbackRow(widget: #"{"type":"hologram","id":"h","fallback":"drop"}"#, lines: []),
    FallbackRow(
      widget: #"{"type":"hologram","id":"h","fallback":{"type":"laser","id":"l"}}"#,
      lines: ["[unknown laser #l]"]
    ),
    FallbackRow(
      widget: #"{"type":"refusing","id":"r","fallback":{"type":"good"}}"#,
      lines: ["good"]
    ),
    FallbackRow(
      widget:
        #"{"type":"good","id":"n","requires":{"pack1":">=2"},"fallback":{"type":"good","id":"f"}}"#,
      lines: ["good"]
    ),
  ])
  func aFallbackStandsForWhatCannotBeDrawn(row: FallbackRow) throws {
    let refusing = Registration("refusing") { _ in .malformed }
    let rendered = try Rendered(Rendered.page(row.widget), packs: [[Self.good, refusing]])
    #expect(rendered.lines == row.lines)
    #expect(!rendered.diagnostics.isEmpty)
  }

  struct RequirementRow: Sendable {
    let range: String
    let isMet: Bool
  }

  @Test(arguments: [
    RequirementRow(range: #"{"pack1":"^1.0"}"#, isMet: true),
    RequirementRow(range: #"{"pack1":">=1.0.0 <2"}"#, isMet: true),
    RequirementRow(range: #"{"pack1":"^2.0"}"#, isMet: false),
    RequirementRow(range: #"{"nobody":"*"}"#, isMet: false),
  ])
  func requirementsAreCheckedAgainstLoadedPacks(row: RequirementRow) throws {
    let rendered = try Rendered(
      Rendered.page(#"{"type":"good","id":"g","requires":\#(row.range)}"#),
      packs: [[Self.good]]
    )
    #expect(rendered.lines == [row.isMet ? "good" : "[unmet good #g]"])
    #expect(rendered.diagnostics.map(\.kind) == (row.isMet ? [] : [.requirementUnmet]))
  }

  @Test func aRendererThatAsksForItselfIsCutWithOneDiagnostic() throws {
    let narcissus = Registration("mirror") { context in
      context.flow.run("mirror\n")
      if let frame = context.frame { context.drawChild(at: frame.widget.node, in: nil) }
      return .done
    }
    let rendered = try Rendered(
      Rendered.page(#"{"type":"mirror","id":"m"},{"type":"good"}"#),
      packs: [[Self.good, narcissus]]
    )
    #expect(rendered.lines == ["mirror", "[recursion mirror #m]", "good"])
    #expect(rendered.diagnostics.map(\.kind) == [.limitExceeded])
    #expect(rendered.diagnostics.first?.message.contains("pack1") == true)
  }
}
