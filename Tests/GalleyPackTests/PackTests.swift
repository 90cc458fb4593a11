import CGalley
import GalleyPack
import Testing

@Suite struct PackTests {
  private enum Plain: Widget {
    static let type: StaticString = "plain"
    static let summary: StaticString = "A plain one."
    static let policy = RegistrationPolicy.mustBeNew

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {}
  }

  private enum Lively: InteractiveWidget {
    static let type: StaticString = "lively"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {}
    static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {}
  }

  private func entry(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
    Pack(id: "com.example.two", version: "1.2.3").register(host, registrar) { pack in
      pack.add(Plain.self)
      pack.add(Lively.self)
    }
  }

  @Test func registersWhatItAdds() {
    let registrar = FakeRegistrar()
    #expect(unsafe registrar.load(entry) == GALLEY_OK)
    #expect(registrar.identity == "com.example.two 1.2.3")
    #expect(
      registrar.registered == [
        FakeRegistrar.Registered(
          type: "plain",
          summary: "A plain one.",
          policy: GALLEY_POLICY_MUST_BE_NEW
        ),
        FakeRegistrar.Registered(type: "lively", answersEvents: true),
      ]
    )
  }

  @Test func stopsAtTheFirstRefusal() {
    let registrar = FakeRegistrar()
    registrar.refused = ["plain"]
    #expect(unsafe registrar.load(entry) == GALLEY_REFUSED)
    #expect(registrar.registered.isEmpty)
  }

  @Test(arguments: [0, 4, 8, 40, MemoryLayout<UInt>.size * 20])
  func refusesAHostThatIsTooSmall(_ size: Int) {
    let registrar = FakeRegistrar()
    #expect(unsafe registrar.load(hostSize: size, entry) == GALLEY_REFUSED)
    #expect(registrar.identity.isEmpty)
  }

  @Test func acceptsALargerHostAndRegistrar() {
    let registrar = FakeRegistrar()
    let status = unsafe registrar.load(hostSize: 4096, registrarSize: 64, entry)
    #expect(status == GALLEY_OK)
    #expect(registrar.registered.count == 2)
  }

  @Test(arguments: [0, 8, 16])
  func refusesARegistrarThatIsTooSmall(_ size: Int) {
    let registrar = FakeRegistrar()
    #expect(unsafe registrar.load(registrarSize: size, entry) == GALLEY_REFUSED)
    #expect(registrar.registered.isEmpty)
  }

  @Test func refusesATableWithAHole() {
    let registrar = FakeRegistrar()
    let status = unsafe registrar.load { host, table in
      var holed = unsafe host.pointee
      unsafe holed.child_size = nil
      return unsafe entry(&holed, table)
    }
    #expect(status == GALLEY_REFUSED)
  }
}
