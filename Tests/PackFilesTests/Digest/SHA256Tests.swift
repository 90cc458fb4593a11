import Foundation
import PackFiles
import Platform
import TestSupport
import Testing

@Suite struct SHA256Tests {
  private func digest(_ bytes: [UInt8]) -> String {
    unsafe bytes.withUnsafeBytes { unsafe SHA256.digest(of: $0.bytes) }.description
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    var times = 1
    let digest: String
    var testDescription: String { "\(text) × \(times)" }
  }

  /// The examples of FIPS 180-2 and its successors, and nothing at all.
  @Test(arguments: [
    Row(text: "", digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Row(text: "abc", digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Row(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    Row(
      text: "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      digest: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    Row(
      text: "a",
      times: 1_000_000,
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func publishedExamples(_ row: Row) {
    #expect(digest(Array(repeatElement(row.text, count: row.times).joined().utf8)) == row.digest)
  }

  /// Every length around the ends of blocks, beside Debian's `sha256sum`.
  @Test func lengthsAroundBlocks() throws {
    let scratch = Scratch()
    var generator = SeededGenerator(seed: 180)
    var expected: [String] = []
    for length in 0...200 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try scratch.file(FilePath("\(length)"), bytes: bytes)
      expected.append("\(digest(bytes))  \(length)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = (0...200).map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.directory.printable)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) == expected
    )
  }

  @Test func digestsAreReadAsTheyAreWritten() {
    let text = "00" + String(repeating: "0f", count: 31)
    #expect(SHA256Digest(text)?.description == text)
    #expect(SHA256Digest(text)?.short == "000f0f0f0f0f")
    #expect(SHA256Digest("") == nil)
    #expect(SHA256Digest(String(text.dropLast())) == nil)
    #expect(SHA256Digest(text + "0") == nil)
    #expect(SHA256Digest(text.uppercased()) == nil)
    #expect(SHA256Digest(String(repeating: "+f", count: 32)) == nil)
  }
}
