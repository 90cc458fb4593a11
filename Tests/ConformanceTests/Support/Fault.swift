import Conformance
import Foundation
import PackFiles
import Platform
import TestSupport
import Testing

/// A pack with one thing wrong, and the check that finds it.
struct Fault: Sendable, CustomTestStringConvertible {
  let check: CheckID
  /// Macros for `Tests/Packs/Faulty/Faulty.c`.
  var macros: [String] = []
  /// Options for the compiler and the linker.
  var options: [String] = []
  /// The revision of the ABI that the host is to speak.
  var hostABI = HostVersion.abi
  /// Changes the file that was built, or puts another in its place.
  var change: @Sendable (FilePath, Scratch) throws -> Void = { _, _ in }

  var testDescription: String { check.rawValue }

  /// Builds the pack and checks it.
  func report() throws -> ConformanceReport {
    let scratch = Scratch()
    let file = try FaultyPack.build("faulty.so", macros, options, in: scratch)
    try change(file, scratch)
    let check = PackFileCheck(abi: hostABI)
    return ConformanceRun(fileCheck: check, program: FaultyPack.program).report(on: [file])
  }

  /// Expects one finding, the fault's.
  func verify() throws {
    let report = try report()
    let findings = report.timeless(but: check)
    let found = findings.map { "\($0.check.rawValue): \($0.message)" }
    #expect(findings.map(\.check) == [check], "\(found)")
    #expect(findings.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
  }
}

extension Fault {
  /// A fault of the manifest: a pack with another one.
  init(_ check: CheckID, manifest: String, hostABI: UInt32 = HostVersion.abi) {
    self.init(check: check, macros: ["MANIFEST=\(FaultyPack.literal(manifest))"])
    self.hostABI = hostABI
  }
}
