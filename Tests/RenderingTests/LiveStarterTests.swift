import PackHost
import Pages
import Testing
import Widgets

/// A page of one widget, shown by the built packs, and what a person does in it.
struct LiveWidget {
  private var session: InProcessSession
  private let surface: Surface
  private(set) var scene: PageScene

  /// Shows a widget with the id `w`.
  ///
  /// - Parameters:
  ///   - widget: The widget without braces and id.
  ///   - surface: A surface that nothing else shows on.
  ///   - session: The packs; the starter pack alone unless told.
  /// - Throws: why there is no page.
  init(_ widget: String, on surface: UInt32, session: InProcessSession? = nil) throws {
    self.session = try #require(session ?? StarterSession.shared)
    self.surface = Surface(surface)
    let page = #"{"page":{"sections":[{"widgets":[{"id":"w",\#(widget)}]}]}}"#
    let decoded = try PageDecoder.decode(Array(page.utf8))
    scene = PageScene(PageContent(decoded.page), view: PageView(width: 44))
    show()
  }

  mutating func show() { _ = session.show(scene, on: surface) }

  /// Taps the region with a label.
  mutating func tap(_ label: String) throws -> EventAnswer {
    let regions = session.regions(of: surface)
    let region = try #require(regions.first { $0.label == label }, "\(regions.map(\.label))")
    return send(.tap(region: region.number))
  }

  /// Gives the widget a value.
  mutating func change(to value: StateValue) -> EventAnswer {
    send(.widget(id: "w", name: "change", value: value))
  }

  private mutating func send(_ event: PageEvent) -> EventAnswer {
    let answer = session.send(event, to: scene, on: surface)
    scene.states.commit(answer.writes)
    show()
    return answer
  }

  /// The page as plain text, without the spaces between words.
  mutating func text() -> String {
    String(decoding: session.output(OutputRequest(), of: surface), as: UTF8.self)
      .split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }
}

/// The starter pack's widgets that answer what a person does: tap, state, and how they look then.
@Suite struct LiveStarterTests {
  @Test func aStepperCountsWithinItsLimits() throws {
    var page = try LiveWidget(
      #""type":"stepper_row","data":{"title":"Seats","min":1,"max":3,"initial":2}"#,
      on: 101
    )
    #expect(page.text() == "Seats [-] 2 [+]")
    #expect(try page.tap("Increase").writes.map(\.new) == [.integer(3)])
    #expect(page.text() == "Seats [-] 3 [+]")
    #expect(try page.tap("Increase").writes.isEmpty)
    #expect(try page.tap("Decrease").writes.map(\.old) == [.integer(3)])
    #expect(page.change(to: .integer(-9)).writes.map(\.new) == [.integer(1)])
    #expect(page.text() == "Seats [-] 1 [+]")
    #expect(page.change(to: .string("many")).writes.isEmpty)
  }

  @Test func anAccordionUnfoldsAndFolds() throws {
    let inner = #"{"type":"text_block","data":{"text":"Inside."}}"#
    var page = try LiveWidget(
      #""type":"accordion","data":{"header":"More","items":[\#(inner)]}"#,
      on: 102
    )
    #expect(page.text() == "▸ More")
    #expect(try page.tap("More").writes.map(\.key) == ["expanded"])
    #expect(page.text() == "▾ More\nInside.")
    _ = try page.tap("More")
    #expect(page.text() == "▸ More")
    #expect(page.change(to: .boolean(true)).writes.map(\.new) == [.boolean(true)])
  }

  @Test func tabsShowTheOneThatIsTapped() throws {
    let items = ["One", "Two"].map {
      #"{"id":"\#($0)","title":"\#($0)","items":[{"type":"text_block","data":{"text":"\#($0)!"}}]}"#
    }
    var page = try LiveWidget(
      #""type":"tabs","data":{"tabs":[\#(items.joined(separator: ","))]}"#,
      on: 103
    )
    #expect(page.text().hasPrefix("[One] Two\n"))
    #expect(try page.tap("Two").writes.map(\.new) == [.string("Two")])
    #expect(page.text().hasPrefix("One [Two]\n") && page.text().hasSuffix("Two!"))
    #expect(page.change(to: .string("Three")).writes.isEmpty)
  }

  @Test func aToggleSwitches() throws {
    var page = try LiveWidget(
      #""type":"toggle_row","data":{"title":"Gift","initial":true}"#,
      on: 104
    )
    #expect(page.text() == "Gift [x]")
    #expect(try page.tap("Gift").writes.map(\.new) == [.boolean(false)])
    #expect(page.text() == "Gift [ ]")
  }

  @Test func aChoiceTakesItsOptionsOnly() throws {
    var page = try LiveWidget(
      #""type":"choice_row","data":{"label":"Size","options":[{"id":"s","label":"Small"},{"id":"m","label":"Medium"}]}"#,
      on: 105
    )
    #expect(try page.tap("Medium").writes.map(\.new) == [.string("m")])
    #expect(page.text() == "Size\n( ) Small (•) Medium")
    #expect(page.change(to: .string("xl")).writes.isEmpty)
  }

  @Test func anInputKeepsToItsLength() throws {
    var page = try LiveWidget(
      #""type":"input_row","data":{"label":"Code","placeholder":"none","max_length":4}"#,
      on: 106
    )
    #expect(page.text().contains("[none"))
    #expect(page.change(to: .string("ab\u{301}cdef")).writes.map(\.new) == [.string("ab\u{301}c")])
    #expect(page.text().contains("[ab\u{301}c_"))
  }

  @Test func aChangeCarriesTheNewValue() throws {
    var page = try LiveWidget(
      #""type":"stepper_row","data":{"title":"Seats","max":3},"actions":{"change":{"type":"api","endpoint":"/seats"},"tap":{"type":"toast","message":"tapped"}}"#,
      on: 107
    )
    let answer = try page.tap("Increase")
    #expect(answer.actions.map(\.type) == ["api"])
    let event = answer.actions.first?.event
    #expect(event == ActionEvent(name: "change", sourceID: "w", value: .integer(1)))
    #expect(try page.tap("Decrease").actions.count == 1)
    #expect(try page.tap("Decrease").actions.isEmpty)
  }

  @Test func aWidgetWithATapActionCanBeTappedAsAWhole() throws {
    var page = try LiveWidget(
      #""type":"list_row","data":{"title":"Orders"},"actions":{"tap":{"type":"refresh_page"}}"#,
      on: 108
    )
    let answer = try page.tap("w")
    #expect(answer.writes.isEmpty)
    #expect(answer.actions.map(\.type) == ["refresh_page"])
    #expect(answer.actions.first?.part.path == "page.sections.0.widgets.0.actions.tap")
  }

  @Test func whatIsNotOnThePageGetsNoEvent() throws {
    let page = try LiveWidget(#""type":"separator""#, on: 109)
    let session = try #require(StarterSession.shared)
    let events: [PageEvent] = [
      .tap(region: 7), .tap(region: 0), .widget(id: "x", name: "change", value: nil),
    ]
    for event in events {
      let answer = session.send(event, to: page.scene, on: Surface(109))
      #expect(answer.diagnostics.map(\.kind) == [.unresolvedTarget])
      #expect(answer.widget == nil && answer.writes.isEmpty && answer.actions.isEmpty)
    }
  }

  @Test func anOverrideAnswersTheSameEvents() throws {
    let session = try StarterSession.open(["TouchStepper"])
    var stepper = try LiveWidget(
      #""type":"stepper_row","data":{"title":"Seats","max":1}"#,
      on: 1,
      session: session
    )
    #expect(
      try stepper.tap("Increase").writes == [
        SlotWrite(widget: "w", key: "count", old: nil, new: .integer(1))
      ]
    )
    #expect(try stepper.tap("Increase").writes.isEmpty)
    var rating = try LiveWidget(
      #""type":"rating_row","data":{"title":"Stars","initial":1}"#,
      on: 2,
      session: session
    )
    #expect(rating.text().contains("★☆☆☆☆"))
    #expect(try rating.tap("4").writes.map(\.new) == [.integer(4)])
    #expect(rating.text().contains("★★★★☆"))
    #expect(try rating.tap("4").writes.map(\.new) == [.integer(3)])
  }
}
