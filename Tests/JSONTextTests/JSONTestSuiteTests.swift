import Foundation
import JSONText
import Testing

/// The folder `test_parsing` of the public suite, where there is one.
private let suiteFolder = ProcessInfo.processInfo.environment["GALLEY_JSON_TEST_SUITE"]

/// The public JSONTestSuite (github.com/nst/JSONTestSuite), which is not part of this repository.
///
/// Enabled where `GALLEY_JSON_TEST_SUITE` names its folder `test_parsing`, as
/// `.ci/checks/10-json-test-suite` does; our own tables in the other suites always run.
@Suite(.enabled(if: suiteFolder != nil))
struct JSONTestSuiteTests {
  /// The `i_` files that are accepted; ParsingDecisions says why, and why the others are not.
  static let accepted: Set = [
    "i_number_double_huge_neg_exp", "i_number_huge_exp", "i_number_neg_int_huge_exp",
    "i_number_pos_double_huge_exp", "i_number_real_neg_overflow", "i_number_real_pos_overflow",
    "i_number_real_underflow", "i_number_too_big_neg_int", "i_number_too_big_pos_int",
    "i_number_very_big_negative_int", "i_structure_500_nested_arrays",
    "i_structure_UTF-8_BOM_empty_object",
  ]

  static func files(_ prefix: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: suiteFolder ?? "/nowhere")
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    let data = try #require(FileManager.default.contents(atPath: "\(suiteFolder ?? "")/\(name)"))
    return Array(data)
  }

  @Test func validFilesAreAccepted() throws {
    let files = try Self.files("y_")
    #expect(files.count == 95)
    for name in files {
      #expect(throws: Never.self, "\(name)") { try JSONDocument(parsing: Self.bytes(name)) }
    }
  }

  @Test func invalidFilesAreRefusedWithAPlace() throws {
    let files = try Self.files("n_")
    #expect(files.count == 188)
    for name in files {
      let bytes = try Self.bytes(name)
      let error = #expect(throws: JSONError.self, "\(name)") { try JSONDocument(parsing: bytes) }
      guard let error else { continue }
      #expect(0...bytes.count ~= error.offset && error.line > 0 && error.column > 0, "\(name)")
    }
  }

  @Test func filesAreJudgedTheSameInsideAPage() throws {
    let before = Array(#"{"page":{"sections":[{"widgets":[{"type":"card","data":"#.utf8)
    let after = Array("}]}]}}".utf8)
    for name in try Self.files("y_") + Self.files("n_") {
      let page = try before + Self.bytes(name) + after
      let isAccepted = (try? JSONDocument(parsing: page)) != nil
      #expect(isAccepted == name.hasPrefix("y_"), "\(name)")
    }
  }

  @Test func openFilesAreDecidedAsDocumented() throws {
    let files = try Self.files("i_")
    #expect(files.count == 35)
    for name in files {
      let bytes = try Self.bytes(name)
      let isAccepted = (try? JSONDocument(parsing: bytes)) != nil
      #expect(isAccepted == Self.accepted.contains(String(name.dropLast(5))), "\(name)")
    }
  }
}
