import Foundation
import Platform
import TestSupport
import Testing

@Suite struct DescriptorWriterTests {
  @Test(arguments: [1, 7, 64, 100_000])
  func writesEveryByteInOrder(_ capacity: Int) throws {
    let scratch = Scratch()
    let target = scratch.path("out")
    var writer = DescriptorWriter(
      try FileDescriptor(opening: target, for: .replace),
      capacity: capacity
    )
    var expected: [UInt8] = []
    for count in [0, 1, 6, 7, 8, 63, 64, 65, 5_000] {
      let piece = (0..<count).map { UInt8(truncatingIfNeeded: $0 + count) }
      expected += piece
      try writer.write(piece)
    }
    try writer.write("é\n")
    try writer.finish()
    #expect(try FileReader.contents(of: target) == expected + Array("é\n".utf8))
  }

  @Test func reportsAFullDisk() throws {
    var writer = DescriptorWriter(try FileDescriptor(opening: "/dev/full", for: .append))
    try writer.write("short")
    let error = #expect(throws: SystemError.self) { try writer.flush() }
    #expect(error?.code == ENOSPC)
    #expect(throws: SystemError.self) { try writer.write("more") }
    #expect(finishing(writer) == error?.code)
  }

  @Test func reportsAFullDiskAtTheEnd() throws {
    var writer = DescriptorWriter(try FileDescriptor(opening: "/dev/full", for: .append))
    try writer.write("short")
    #expect(finishing(writer) == ENOSPC)
  }

  @Test func reportsAClosedPipe() throws {
    ThisProcess.reportBrokenPipes()
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    close(ends[0])
    var writer = DescriptorWriter(FileDescriptor(borrowing: ends[1]))
    try writer.write("lost")
    let error = #expect(throws: SystemError.self) { try writer.flush() }
    #expect(error?.code == EPIPE)
    #expect(finishing(writer) == EPIPE)
    close(ends[1])
  }

  @Test func waitsForSlowReadersOfPipesThatDontBlock() throws {
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let source = ends[0]
    let sink = ends[1]
    let bytes = [UInt8](repeating: 9, count: 1_000_000)
    let thread = Thread {
      var writer = DescriptorWriter(FileDescriptor(borrowing: sink))
      try? writer.write(bytes)
      try? writer.finish()
      close(sink)
    }
    thread.start()
    let read = try FileDescriptor(borrowing: source).readToEnd(limit: .max)
    #expect(read == bytes)
    close(source)
  }

  private func finishing(_ writer: consuming DescriptorWriter) -> Int32? {
    do throws(SystemError) {
      try writer.finish()
      return nil
    } catch {
      return error.code
    }
  }
}
