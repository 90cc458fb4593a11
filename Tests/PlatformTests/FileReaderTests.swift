import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileReaderTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func readsFilesOfEverySize(_ count: Int) throws {
    let scratch = Scratch()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileWriter.replace(scratch.path("file"), with: bytes)
    #expect(try FileReader.contents(of: scratch.path("file")) == bytes)
  }

  @Test func readsFilesThatClaimToBeEmpty() throws {
    #expect(try !FileReader.contents(of: "/proc/self/status").isEmpty)
  }

  @Test func readsPipesInPieces() throws {
    let scratch = Scratch()
    let fifo = scratch.fifo("pipe")
    let bytes = [UInt8](repeating: 7, count: 300_000)
    let writer = Thread {
      guard let descriptor = try? FileDescriptor(opening: fifo, for: .append) else { return }
      try? descriptor.write(bytes.span)
    }
    writer.start()
    #expect(try FileReader.contents(of: fifo) == bytes)
  }

  @Test func readsNamesThatAreNotText() throws {
    let scratch = Scratch()
    for name in [[0xFF, 0xFE], Array("new\nline".utf8), Array("-x.json".utf8)] as [[UInt8]] {
      let file = try scratch.file(FilePath(bytes: name), "content")
      #expect(try FileReader.contents(of: file) == Array("content".utf8))
    }
  }

  @Test func readsPathsOf4000Bytes() throws {
    let scratch = Scratch()
    _ = try scratch.file("file", "content")
    let detour = String(repeating: "./", count: 1_985) + "file"
    let path = scratch.path(FilePath(detour))
    #expect(path.bytes.count > 3_990)
    #expect(try FileReader.contents(of: path) == Array("content".utf8))
  }

  struct Failure: Sendable {
    let name: FilePath
    let message: String
  }

  @Test(arguments: [
    Failure(name: "none", message: "it does not exist; check the name"),
    Failure(name: "dir", message: "it is a directory"),
    Failure(name: "file/x", message: "a part of the path is not a directory"),
    Failure(name: "loop", message: "too many symbolic links"),
    Failure(name: "nowhere", message: "it is a symbolic link to gone, which does not exist"),
    Failure(name: "socket", message: "it is a socket"),
    Failure(
      name: FilePath(String(repeating: "n", count: 300)),
      message: "the name is too long"
    ),
    Failure(
      name: FilePath(String(repeating: "./", count: 3_000)),
      message: "the name is too long"
    ),
    Failure(name: FilePath(bytes: [0x61, 0, 0x62]), message: "the name is not valid"),
  ])
  func namesTheCauseOfAFailure(_ row: Failure) throws {
    let scratch = Scratch()
    _ = try scratch.file("file")
    _ = scratch.link("loop", to: "loop")
    _ = scratch.link("nowhere", to: "gone")
    _ = scratch.folder("dir")
    _ = scratch.socket("socket")
    let path = scratch.path(row.name)
    let error = #expect(throws: FileError.self) { try FileReader.contents(of: path) }
    let text = error.map { FileErrorText($0).description }
    #expect(text == "can't read \(path.printable): \(row.message)")
  }

  @Test func namesMissingPermission() async {
    await #expect(processExitsWith: .exitCode(EACCES)) {
      let scratch = Scratch()
      let file = try scratch.file("file", "secret")
      scratch.setPermissions(0, of: "file")
      scratch.setPermissions(0o755, of: ".")
      seteuid(65_534)
      let error = #expect(throws: FileError.self) { try FileReader.contents(of: file) }
      seteuid(getuid())
      scratch.remove()
      guard case .system(let cause) = error?.cause else { exit(1) }
      exit(cause.code)
    }
  }

  @Test func refusesMoreThanTheLimit() throws {
    let scratch = Scratch()
    let file = try scratch.file("file", "12345")
    #expect(try FileReader.contents(of: file, limit: 5).count == 5)
    let error = #expect(throws: FileError.self) { try FileReader.contents(of: file, limit: 4) }
    #expect(error?.cause == .tooLarge(limit: 4))
  }
}
