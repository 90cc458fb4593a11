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

  @Test func opensTheRegularFilesOfADirectoryAlone() throws {
    let scratch = Scratch()
    var scanner = FileScanner()
    _ = try scratch.file("file", "content")
    let link = scratch.link("link", to: "file")
    _ = scratch.fifo("fifo")
    _ = scratch.folder("folder")
    #expect(try scanner.open(link).size == 7)
    _ = try scratch.file("gone")
    let directory = try FileDescriptor(opening: scratch.directory, for: .search)
    let listing = try DirectoryListing(of: scratch.directory)
    try scratch.delete("gone")
    for index in 0..<listing.count {
      let name = listing.path(at: index, in: scratch.directory).lastName
      let facts = scanner.open(index, of: listing, in: directory)
      #expect(facts?.size == (name == "file" ? 7 : nil), "\(name.printable)")
      #expect(content(scanner) == (name == "file" ? Array("content".utf8) : []))
    }
    #expect(throws: SystemError.self) {
      _ = try FileDescriptor(opening: scratch.path("file"), for: .search)
    }
  }

  private func content(_ scanner: borrowing FileScanner) -> [UInt8] {
    scanner.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
  }
}
