import PackFiles
import Testing

@Suite struct PackManifestTests {
  @Test func readsEveryKey() throws {
    let manifest = try PackManifest(
      parsing: Array(
        """
        {"id":"com.example.shop","version":"2.1.0","abi":3,"min_abi":2,"future":[1],
         "widgets":[{"type":"card","revision":7},{"type":"chart"}],"overrides":["card"],
         "after":["dev.galley.starter"],"requires":["galley.images/1"],"license":"MIT",
         "url":"https://example.com"}
        """.utf8
      )
    )
    #expect(manifest.id == "com.example.shop")
    #expect(manifest.version == "2.1.0")
    #expect(manifest.abi == 3)
    #expect(manifest.leastABI == 2)
    #expect(manifest.widgets.map(\.type) == ["card", "chart"])
    #expect(manifest.widgets.map(\.revision) == [7, 0])
    #expect(manifest.overrides == ["card"])
    #expect(manifest.after == ["dev.galley.starter"])
    #expect(manifest.requires == ["galley.images/1"])
    #expect(manifest.license == "MIT")
    #expect(manifest.url == "https://example.com")
  }

  @Test func needsNoMoreThanThreeKeys() throws {
    let manifest = try PackManifest(parsing: Array(#"{"id":"a.b","version":"1","abi":1}"#.utf8))
    #expect(manifest.leastABI == 1)
    #expect(manifest.widgets.isEmpty && manifest.after.isEmpty && manifest.url == nil)
  }

  struct Fault: Sendable {
    let json: String
    let message: String
  }

  @Test(arguments: [
    Fault(json: "[]", message: "\"manifest\" is an array, expected an object"),
    Fault(json: #"{"version":"1","abi":1}"#, message: "\"id\" is missing; add it"),
    Fault(json: #"{"id":"a.b","abi":1}"#, message: "\"version\" is missing; add it"),
    Fault(json: #"{"id":"a.b","version":"1"}"#, message: "\"abi\" is missing; add it"),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":0}"#,
      message: "\"abi\" is a number of another kind, expected a whole number from 1"
    ),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":1.5}"#,
      message: "\"abi\" is a number of another kind, expected a whole number from 1"
    ),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":"1"}"#,
      message: "\"abi\" is a string, expected a whole number from 1"
    ),
    Fault(
      json: #"{"id":"a.b","version":null,"abi":1}"#,
      message: "\"version\" is null, expected a string without control characters that isn't empty"
    ),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":1,"widgets":{}}"#,
      message: "\"widgets\" is an object, expected an array"
    ),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":1,"widgets":[{"type":"x"},{}]}"#,
      message: "\"widgets.1.type\" is missing; add it"
    ),
    Fault(
      json: #"{"id":"a.b","version":"1","abi":1,"after":["x.y",""]}"#,
      message:
        "\"after.1\" is a string of another kind, expected a string without control characters"
        + " that isn't empty"
    ),
    Fault(
      json: #"{"id":"plain","version":"1","abi":1}"#,
      message: "\"id\" is plain, expected a reverse DNS name like com.example.widgets"
    ),
    Fault(
      json: #"{"id":"a..b","version":"1","abi":1}"#,
      message: "\"id\" is a..b, expected a reverse DNS name like com.example.widgets"
    ),
    Fault(
      json: #"{"id":"a.b","id":"a.c","version":"1","abi":1}"#,
      message: "the key id stands twice; remove one"
    ),
  ])
  func saysWhatIsWrongAndWhere(_ row: Fault) throws {
    let error = #expect(throws: PackManifestError.self) {
      try PackManifest(parsing: Array(row.json.utf8))
    }
    #expect(error.map { PackManifestErrorText($0).description } == row.message)
  }

  @Test func pointsIntoTextThatIsNoJSON() throws {
    let error = #expect(throws: PackManifestError.self) {
      try PackManifest(parsing: Array("{\"id\":}".utf8))
    }
    let text = error.map { PackManifestErrorText($0).description } ?? ""
    #expect(text.hasPrefix("not JSON: line 1, column 7"))
  }
}
