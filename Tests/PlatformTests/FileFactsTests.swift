import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileFactsTests {
  @Test func identifiesOneFileUnderManyNames() throws {
    let scratch = Scratch()
    let file = try scratch.file("file", "12345")
    let link = scratch.link("link", to: "file")
    let other = try scratch.file("other", "12345")
    let facts = try FileFacts(of: file)
    #expect(try facts.identity == FileFacts(of: link).identity)
    #expect(try facts.identity != FileFacts(of: other).identity)
    #expect(facts.type == .regular)
    #expect(facts.size == 5)
    #expect(facts.owner == ThisProcess.effectiveUser)
  }

  @Test func tellsFIFOsFromFiles() throws {
    let scratch = Scratch()
    #expect(try FileFacts(of: scratch.fifo("fifo")).type == .fifo)
    #expect(try FileFacts(of: scratch.directory).type == .directory)
  }

  @Test func mapsOnlyRegularFiles() throws {
    let scratch = Scratch()
    let file = try MappedFile(try scratch.file("file", "12345"))
    let content = file.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
    #expect(content == Array("12345".utf8))
    let error = #expect(throws: FileError.self) { _ = try MappedFile(scratch.fifo("fifo")) }
    #expect(error?.cause == .wrongType(.fifo))
  }
}
