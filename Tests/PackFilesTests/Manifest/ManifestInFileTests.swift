import PackFiles
import TestSupport
import Testing

/// Manifests are read where they stand in a file, and most in a shorter way than as any JSON text:
/// both must come to the same.
@Suite struct ManifestInFileTests {
  /// A pack whose manifest can be another text, no longer than its own.
  struct Pack {
    private var image: ELFImage
    let room: Range<Int>

    init() throws {
      let bytes = try PackFixtures.plainBytes()
      let start = bytes.indices.first { bytes[$0...].starts(with: "{\"id\":".utf8) } ?? 0
      room = start..<(bytes[start...].firstIndex(of: 0) ?? 0)
      image = ELFImage(bytes: bytes)
    }

    var text: [UInt8] {
      get { Array(image.bytes[room]) }
      set { for (index, byte) in zip(room, newValue) { image.bytes[index] = byte } }
    }

    /// What the file's manifest comes to.
    func inFile() throws -> String {
      let file = try image.parse()
      return described { () throws(PackRefusal.Cause) in
        try image.withSpan { span throws(PackRefusal.Cause) in
          try PackManifest.find(in: span, file)
        }
      }
    }

    /// What the same text comes to as JSON.
    func asJSON() -> String {
      described { () throws(PackRefusal.Cause) in
        do throws(PackManifestError) {
          return try PackManifest(parsing: Array(text.prefix { $0 != 0 }))
        } catch {
          throw .manifest(error)
        }
      }
    }

    private func described(_ read: () throws(PackRefusal.Cause) -> PackManifest?) -> String {
      do throws(PackRefusal.Cause) {
        guard let manifest = try read() else { return "none" }
        let types = manifest.widgets.map { "\($0.type) \($0.revision)" }
        let lists = [manifest.overrides, manifest.after, manifest.requires, manifest.otherKeys]
        return "\(manifest.id) \(manifest.version) \(manifest.abi) \(manifest.leastABI) \(types)"
          + " \(lists) \(manifest.license ?? "-") \(manifest.url ?? "-")"
      } catch {
        return "\(error)"
      }
    }
  }

  @Test(arguments: [
    #"{"id":"a.b","version":"1","abi":1}"#,
    " {\t\"id\" : \"a.b\" ,\r\n\"version\":\"1\",\"abi\" : 1 } \n",
    #"{"id":"a.b","version":"1","abi":1,"overrides":["x","y"],"after":[],"requires":[ "z" ]}"#,
    #"{"id":"a.b","version":"1","abi":1,"license":"MIT","url":"https://example.com"}"#,
    #"{"id":"a.b","version":"1","abi":1,"widgets":[{"type":"x","revision":0},{"type":"y"}]}"#,
    #"{"id":"a.b","version":"1","abi":1,"widgets":[{"revision":2,"type":"x"}]}"#,
    #"{"id":"a.b","version":"1","abi":1,"widgets":[{"type":"x","note":1}],"future":[1]}"#,
    #"{"id":"a.b","version":"é","abi":1,"widgets":[{"type":"\u0041\n"}]}"#,
    #"{"id":"a.b","version":"1","abi":01}"#, #"{"id":"a.b","version":"1","abi":1.0}"#,
    #"{"id":"a.b","version":"1","abi":4294967295}"#,
    #"{"id":"a.b","version":"1","abi":4294967296}"#,
    #"{"id":"a.b","version":"1","abi":0}"#, #"{"id":"a.b","version":"1","abi":-1}"#,
    #"{"id":"a.b","version":"1","abi":1,"id":"c.d"}"#, #"{"id" "version":"1","abi":1}"#,
    #"{"id":"a.b","version":"1","abi":1}}"#, #"{"id":"a.b","version":"1","abi":1,}"#,
    #"{"id":"a.b","version":"1","abi":1,"widgets":[{"type":"x"},{}]}"#,
    #"{"id":"a.b","version":"1","abi":1,"widgets":[{"type":"x"}"#,
    #"{"id":"","version":"1","abi":1}"#, #"{"id":"ab","version":"1","abi":1}"#,
    #"{"id":"a.b","version":1,"abi":1}"#, "{}", "[]", "null", "\u{FEFF}{}", "{\"id\":\"a.b",
  ])
  func readsTheSameAsFromJSON(_ json: String) throws {
    var pack = try Pack()
    #expect(json.utf8.count <= pack.room.count)
    pack.text = Array(json.utf8) + [UInt8](repeating: 0, count: pack.room.count - json.utf8.count)
    #expect(try pack.inFile() == pack.asJSON())
  }

  @Test func readsTheSameWhateverByteIsAnother() throws {
    var pack = try Pack()
    let good = pack.text
    #expect(try pack.inFile().hasPrefix("test.galley.plain 1.2.3 1 1 [\"plain 4\"]"))
    for index in good.indices {
      for byte in " \"\\,:{}[]0a\u{7F}".utf8 + [0, 9, 0x1F, 0xC3, 0xFF] {
        var text = good
        text[index] = byte
        pack.text = text
        let found = try pack.inFile()
        #expect(found == pack.asJSON(), "byte \(index) is \(byte)")
      }
    }
  }
}
