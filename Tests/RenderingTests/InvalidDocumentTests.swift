import Foundation
import Platform
import Testing

/// Documents that aren't pages end the program with status 2 and a message that says where.
@Suite struct InvalidDocumentTests {
  static let names =
    (try? Repository.documents(in: Repository.root.appending("Fixtures/invalid"))) ?? []

  @Test(arguments: names)
  func theMessageIsAsRecorded(name: String) throws {
    let run = try Program.render("\(name.split(separator: "/")[1]).json", in: "Fixtures/invalid")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    try Golden(name: "\(name).stderr").expect(run.errors)
  }

  @Test(arguments: names)
  func standardInputBehavesAlike(name: String) throws {
    let file = "\(name.split(separator: "/")[1]).json"
    let named = try Program.render(file, in: "Fixtures/invalid")
    let piped = try Program.render("-", in: "Fixtures/invalid", input: file)
    #expect(piped.status == 2)
    #expect(piped.output.isEmpty)
    let errors = String(decoding: named.errors, as: UTF8.self)
    let expected = errors.replacing("\(file):", with: "<stdin>:")
    #expect(String(decoding: piped.errors, as: UTF8.self) == expected)
  }

  @Test func thereAreInvalidDocuments() {
    #expect(InvalidDocumentTests.names.count > 15)
  }
}
