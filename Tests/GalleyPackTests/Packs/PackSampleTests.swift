import CGalley
import Testing

@Suite struct PackSampleTests {
  struct Row: CustomTestStringConvertible {
    let pack: String
    let id: String
    let types: [String]

    var testDescription: String { pack }
  }

  private static let rows = [
    Row(
      pack: "StarterWidgets",
      id: "dev.galley.starter 1.0.0",
      types: [
        "title_block", "image_text_card", "separator", "button_row", "tag_rail", "banner",
        "stepper_row", "accordion", "text_block", "image", "list_row", "key_value", "notice",
        "card", "tabs", "toggle_row", "input_row", "choice_row", "table", "progress",
      ]
    ),
    Row(pack: "SeasonalBanner", id: "com.example.seasonal-banner 1.0.0", types: ["banner"]),
    Row(
      pack: "ShopWidgets",
      id: "com.example.shop-widgets 1.0.0",
      types: ["order_card", "bar_chart", "sparkline"]
    ),
    Row(
      pack: "TouchStepper",
      id: "com.example.touch-stepper 1.0.0",
      types: ["stepper_row", "rating_row"]
    ),
  ]

  @Test(arguments: rows) func registersItsTypes(_ row: Row) throws {
    let pack = try LoadedPack(row.pack)
    #expect(pack.status == GALLEY_OK)
    #expect(pack.registrar.identity == row.id)
    #expect(pack.registrar.registered.map(\.type) == row.types)
  }

  @Test(arguments: rows) func drawsItsSamples(_ row: Row) throws {
    let pack = try LoadedPack(row.pack)
    for registered in pack.registrar.registered {
      let host = FakeHost(try FakeNode(json: registered.sample))
      let status = unsafe host.render(try pack.widget(registered.type))
      #expect(status == GALLEY_OK, "\(registered.type) can't draw its sample")
      #expect(!host.calls.isEmpty, "\(registered.type) draws nothing of its sample")
      #expect(!host.calls.contains { $0.hasPrefix("note") })
    }
  }

  @Test(arguments: rows) func describesItsTypes(_ row: Row) throws {
    for registered in try LoadedPack(row.pack).registrar.registered {
      #expect(!registered.summary.isEmpty)
      guard case .object(let members) = try FakeNode(json: registered.props) else {
        Issue.record("the schema of \(registered.type) is no object")
        continue
      }
      #expect(members.contains { $0.key == "properties" })
    }
  }

  @Test(arguments: rows) func closesWhatItOpens(_ row: Row) throws {
    let pack = try LoadedPack(row.pack)
    for registered in pack.registrar.registered {
      let host = FakeHost(try FakeNode(json: registered.sample))
      _ = unsafe host.render(try pack.widget(registered.type))
      for name in ["box", "table", "tap"] {
        let opened = host.calls.count { $0 == name || $0.hasPrefix("\(name) ") }
        let closed = host.calls.count { $0 == "\(name)_end" }
        #expect(opened == closed, "\(registered.type) leaves a \(name) open")
      }
    }
  }
}
