import Platform
import TestSupport
import Testing

@Suite struct FileScannerTests {
  @Test func showsOneFileAfterTheOther() throws {
    let scratch = Scratch()
    var scanner = FileScanner()
    for count in [10, 0, 20_000, 262_144, 262_145, 1_000_000, 3] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }
      let facts = try scanner.open(try scratch.file("file", bytes: bytes))
      #expect(facts.size == count)
      #expect(content(scanner) == bytes)
    }
  }

  @Test func hasNoBytesAfterAFailure() throws {
    let scratch = Scratch()
    var scanner = FileScanner()
    _ = try scanner.open(try scratch.file("file", "content"))
    var cause: FileError.Cause?
    do throws(FileError) {
      _ = try scanner.open(scratch.fifo("fifo"))
    } catch {
      cause = error.cause
    }
    #expect(cause == .wrongType(.fifo))
    #expect(content(scanner).isEmpty)
  }

  @Test func followsNoLinkWhereThatIsAskedFor() throws {
    let scratch = Scratch()
    var scanner = FileScanner()
    let file = try scratch.file("file", "content")
    let link = scratch.link("link", to: "file")
    #expect(try scanner.open(link).size == 7)
    #expect(try scanner.open(file, followingLinks: false).size == 7)
    var isRefused = false
    do throws(FileError) {
      _ = try scanner.open(link, followingLinks: false)
    } catch {
      isRefused = true
    }
    #expect(isRefused)
    #expect(content(scanner).isEmpty)
  }

  private func content(_ scanner: borrowing FileScanner) -> [UInt8] {
    scanner.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
  }
}
