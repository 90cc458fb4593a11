import Pages
import Testing
import TextLayout
import Widgets

@Suite struct OverrideTests {
  private let page = Rendered.page(#"{"type":"card","id":"c"},{"type":"row","id":"r"}"#)

  @Test func anOverrideCanDrawWithWhatItOverrides() throws {
    let decorated = Registration("card") { context in
      context.flow.run("before\n")
      let status = context.drawBase()
      context.flow.run("after")
      return status ?? .failed(1)
    }
    let rendered = try Rendered(
      page,
      packs: [
        [Registration("card", typing: "plain"), Registration("row", typing: "row")], [decorated],
      ]
    )
    #expect(rendered.lines == ["before", "plain", "after", "row"])
    #expect(rendered.diagnostics.map(\.kind) == [.overridden])
  }

  @Test func theChainOfBasesEnds() throws {
    let base: @Sendable (RenderContext) -> RenderStatus = { context in
      context.flow.run("x\n")
      return context.drawBase() ?? .done
    }
    let packs = (0..<3).map { _ in [Registration("card", base)] }
    let rendered = try Rendered(Rendered.page(#"{"type":"card","id":"c"}"#), packs: packs)
    #expect(rendered.lines == ["x", "x", "x"])
    #expect(rendered.diagnostics.map(\.kind) == [.overridden])
  }

  @Test func aBaseThatFailsTakesTheOverrideWithIt() throws {
    let refusing = Registration("card") { context in
      context.flow.run("half ")
      context.fail(.refused(message: "no price", at: nil, key: ""))
      return .malformed
    }
    let decorating = Registration("card") { context in
      context.flow.run("decoration")
      return context.drawBase() ?? .done
    }
    let rendered = try Rendered(
      page,
      packs: [[refusing, Registration("row", typing: "row")], [decorating]]
    )
    #expect(rendered.lines == ["[malformed card #c]", "row"])
    #expect(rendered.diagnostics.map(\.kind) == [.overridden, .malformedPayload])
    #expect(rendered.diagnostics.last?.message == "no price")
    #expect(rendered.diagnostics.last?.pack == "pack2")
  }

  @Test func anOverrideCanGoOnWithoutABaseThatFails() throws {
    let refusing = Registration("card") { context in
      context.flow.run("half")
      return .malformed
    }
    let careful = Registration("card") { context in
      if context.drawBase() != .done { context.flow.run("instead") }
      return .done
    }
    let rendered = try Rendered(
      page,
      packs: [[refusing, Registration("row", typing: "row")], [careful]]
    )
    #expect(rendered.lines == ["instead", "row"])
    #expect(rendered.diagnostics.map(\.kind) == [.overridden])
  }

  @Test func aDeclaredOverrideIsQuiet() throws {
    var registry = WidgetRegistry()
    try registry.add(Pack(order: 1, id: "a"), [Registration("card", typing: "a")])
    try registry.add(
      Pack(order: 2, id: "b", declaredOverrides: [TypeName("card")]),
      [Registration("card", typing: "b")]
    )
    let rendered = try Rendered(Rendered.page(#"{"type":"card"},{"type":"card"}"#), registry)
    #expect(rendered.lines == ["b", "b"])
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func provenanceNamesTheLinkThatDrew() throws {
    let decorating = Registration("card") { context in
      context.flow.run("mine\n")
      return context.drawBase() ?? .done
    }
    let rendered = try Rendered(
      page,
      packs: [
        [Registration("card", typing: "theirs"), Registration("row", typing: "row")], [decorating],
      ]
    )
    let packs = rendered.page.arena.lines.map { line in
      rendered.page.arena.runs[line.runs].first.flatMap { run -> String? in
        guard let owner = rendered.context.owners[Int(run.owner)], let chain = owner.chain else {
          return nil
        }
        let registry = rendered.context.registry
        return registry.packs[registry.chains[chain].links[owner.link].pack].id
      }
    }
    #expect(packs == ["pack2", "pack1", "pack1"])
  }
}
