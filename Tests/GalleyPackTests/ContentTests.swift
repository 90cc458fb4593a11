import CGalley
import GalleyPack
import Testing

@Suite struct ContentTests {
  private enum Required: Widget {
    static let type: StaticString = "required"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      page.run(try data.string("string"))
      page.run(try data.integer("integer"))
      page.run(try data.number("number") == 0.5 ? "half" : "other")
      page.run(try data.boolean("boolean") ? "yes" : "no")
      page.run(try data.object("object").count)
      page.run(try data.array("array").count)
      page.put(try data.text("text"))
      page.put(try data.image("image"))
      page.put(try data.icon("icon"))
      page.put(try data.button("button"))
      page.put(try data.tag("tag"))
    }
  }

  private enum Optional: Widget {
    static let type: StaticString = "optional"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      var found = 0
      if try data.optionalString("string") != nil { found += 1 }
      if try data.optionalInteger("integer") != nil { found += 1 }
      if try data.optionalNumber("number") != nil { found += 1 }
      if try data.optionalBoolean("boolean") != nil { found += 1 }
      if try data.optionalObject("object").exists { found += 1 }
      if try !data.optionalArray("array").isEmpty { found += 1 }
      if try data.optionalText("text") != nil { found += 1 }
      if try data.optionalImage("image") != nil { found += 1 }
      if try data.optionalIcon("icon") != nil { found += 1 }
      if try data.optionalButton("button") != nil { found += 1 }
      if try data.optionalTag("tag") != nil { found += 1 }
      if try data.color("color").isSet { found += 1 }
      page.run(found)
    }
  }

  private static let whole: FakeNode = [
    "string": "words", "integer": 7, "number": 0.5, "boolean": true, "object": ["a": 1, "b": 2],
    "array": [1, 2, 3], "text": "T", "image": "I", "icon": "C", "button": "B", "tag": "G",
    "color": "#336699",
  ]

  @Test func readsEveryKind() {
    let host = FakeHost(Self.whole)
    #expect(host.draw(Required.self) == GALLEY_OK)
    #expect(
      host.calls == [
        "run \"words\"", "run \"7\" role 0", "run \"half\"", "run \"yes\"", "run \"2\" role 0",
        "run \"3\" role 0", "text \"T\"", "image I", "icon C", "button B", "tag G",
      ]
    )
  }

  @Test(
    arguments: [
      "string", "integer", "number", "boolean", "object", "array", "text", "image", "icon",
      "button", "tag",
    ]
  )
  func aMissingMemberIsMalformed(_ key: String) {
    guard case .object(let members) = Self.whole else { return }
    let host = FakeHost(.object(members.filter { $0.key != key }))
    #expect(host.draw(Required.self) == GALLEY_MALFORMED)
  }

  @Test(
    arguments: [
      "string", "integer", "number", "boolean", "object", "array", "text", "image", "icon",
      "button", "tag", "color",
    ]
  )
  func anOptionalMemberOfAnotherKindIsMalformed(_ key: String) {
    let wrong: FakeNode = key == "boolean" ? "true" : false
    #expect(FakeHost(.object([(key: key, value: wrong)])).draw(Optional.self) == GALLEY_MALFORMED)
  }

  struct Count: CustomTestStringConvertible {
    let data: FakeNode
    let found: Int
    let testDescription: String
  }

  @Test(arguments: [
    Count(data: whole, found: 12, testDescription: "all"),
    Count(data: [:], found: 0, testDescription: "none"),
    Count(data: ["string": .null, "text": .null], found: 0, testDescription: "null"),
    Count(data: .null, found: 0, testDescription: "no object"),
  ])
  func absentAndNullAreNil(_ row: Count) {
    let host = FakeHost(row.data)
    #expect(host.draw(Optional.self) == GALLEY_OK)
    #expect(host.calls == ["run \"\(row.found)\" role 0"])
  }

  private enum Quiet: Widget {
    static let type: StaticString = "quiet"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      for element in try data.array("list") {
        switch element.kind {
        case .string: page.run(element.asString ?? "")
        case .number: page.run(element.asInteger ?? -1)
        case .boolean: page.run(element.asBoolean == true ? "yes" : "no")
        case .object: page.run(element.key(at: 0))
        case .null, .array, .absent: page.run(element.asString == nil ? "nothing" : "something")
        }
      }
      let absent = data["nowhere"]["deeper"][3]
      page.run(absent.exists || absent.count > 0 || absent[-1].exists ? "there" : "absent")
      page.run(absent.key(at: -1).isEmpty && absent.raw.isEmpty ? "empty" : "full")
    }
  }

  @Test func quietReadsNeverThrow() {
    let host = FakeHost(["list": ["a", 4, 4.5, true, ["k": 1], .null, []]])
    #expect(host.draw(Quiet.self) == GALLEY_OK)
    #expect(
      host.calls == [
        "run \"a\"", "run \"4\" role 0", "run \"-1\" role 0", "run \"yes\"", "run \"k\"",
        "run \"nothing\"", "run \"nothing\"", "run \"absent\"", "run \"empty\"",
      ]
    )
  }
}
