import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FolderWriterTests {
  private static let entries = [
    FolderWriter.Entry("a/b/c", bytes: [1, 2]),
    FolderWriter.Entry("run", bytes: Array("#!/bin/sh\n".utf8), isProgram: true),
    FolderWriter.Entry("a/d", bytes: []),
  ]

  @Test func makesFoldersWithAllTheirFiles() throws {
    let scratch = Scratch()
    try FolderWriter.create(scratch.path("new"), Self.entries)
    #expect(try FileReader.contents(of: scratch.path("new/a/b/c")) == [1, 2])
    #expect(try FileReader.contents(of: scratch.path("new/a/d")).isEmpty)
    #expect(try FileFacts(of: scratch.path("new/run")).permissions & 0o100 != 0)
    #expect(try FileFacts(of: scratch.path("new/a/d")).permissions & 0o111 == 0)
    #expect(try DirectoryListing.names(in: scratch.directory) == ["new"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let make: @Sendable (Scratch) throws -> Void
    var testDescription: String { what }
  }

  @Test(arguments: [
    Row(what: "a file") { _ = try $0.file("new", "old") },
    Row(what: "an empty folder") { _ = $0.folder("new") },
    Row(what: "a folder with a file") {
      _ = $0.folder("new")
      _ = try $0.file("new/run", "old")
    },
    Row(what: "a link to nowhere") { _ = $0.link("new", to: "nowhere") },
  ])
  func whatHasTheNameIsLeftAlone(_ row: Row) throws {
    let scratch = Scratch()
    try row.make(scratch)
    let before = try FileFacts(of: scratch.path("new"), followingLinks: false)
    let error = #expect(throws: FileError.self) {
      try FolderWriter.create(scratch.path("new"), Self.entries)
    }
    let name = scratch.path("new").printable
    #expect(error.map { "\(FileErrorText($0))" } == "can't make \(name): it exists already")
    #expect(try FileFacts(of: scratch.path("new"), followingLinks: false) == before)
    #expect(try DirectoryListing.names(in: scratch.directory) == ["new"])
  }

  @Test func nothingIsLeftOfAFolderThatCannotBeFinished() throws {
    let scratch = Scratch()
    let impossible = Self.entries + [FolderWriter.Entry("run/x", bytes: [])]
    #expect(throws: FileError.self) {
      try FolderWriter.create(scratch.path("new"), impossible)
    }
    #expect(try DirectoryListing.names(in: scratch.directory).isEmpty)
  }

  @Test func aPlaceThatIsMissingIsNamed() throws {
    let scratch = Scratch()
    let error = #expect(throws: FileError.self) {
      try FolderWriter.create(scratch.path("no/new"), Self.entries)
    }
    #expect(error?.operation == .create)
    #expect(error?.cause == .absent)
  }
}
