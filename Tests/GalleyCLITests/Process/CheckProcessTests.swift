import Foundation
import TestSupport
import Testing

/// `galley check` as a script sees it.
@Suite struct CheckProcessTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let status: Int32
    var output = ""
    var errors = ""
    var testDescription: String { script }
  }

  private static let banner = "\"$(dirname \"$GALLEY\")/libSeasonalBanner.so\""
  private static let clash = "\"$(dirname \"$GALLEY\")/libTestPackLeft.so\""

  private func expect(_ row: Row) throws {
    let outcome = try GalleyProcess.run(row.script, in: try Scratch())
    #expect(outcome.status == row.status, "\(outcome.outputText)\(outcome.errorText)")
    #expect(row.output.isEmpty || outcome.outputText.contains(row.output), "\(outcome.outputText)")
    #expect(outcome.errorText.hasPrefix(row.errors), "\(outcome.errorText)")
    #expect(outcome.errors.isEmpty == row.errors.isEmpty)
  }

  @Test(arguments: [
    Row(script: "galley check \(banner)", status: 0, output: " 0 failed"),
    Row(script: "galley check --strict \(banner)", status: 0, output: " 0 failed"),
    Row(script: "galley check \(clash)", status: 0, output: "lint     elf-exports: "),
    Row(script: "galley check --strict \(clash)", status: 1, output: "lint     elf-exports: "),
    Row(script: "galley check", status: 2, errors: "galley: FILE is missing\n"),
    Row(script: "galley check absent.so", status: 2, output: "file-readable: it does not exist"),
    Row(script: "mkfifo a.so; galley check a.so", status: 1, output: "file-readable: it is a FIFO"),
    Row(script: "echo x >a.so; galley check a.so", status: 1, output: "elf-form: not an ELF file"),
    Row(script: "galley check --list", status: 0, output: "elf-build-id (lint): It has a build id"),
    Row(script: "galley check --list --format json", status: 0, output: "\"id\":\"elf-stack\""),
    Row(
      script: "galley check --explain elf-stack",
      status: 0,
      output: "elf-stack (law, from the file alone)\n\nIt needs no executable stack.\n"
    ),
    Row(
      script: "galley check --explain elf-stak",
      status: 2,
      errors: "galley: unknown check 'elf-stak'; did you mean 'elf-stack'?; --list shows all\n"
    ),
    Row(
      script: "echo '{\"waivers\":[{}]}' >w; galley check a.so --waivers w",
      status: 2,
      errors: "galley: w: invalid waivers: expected the id of a check; "
    ),
    Row(
      script: "galley check a.so --waivers absent",
      status: 2,
      errors: "galley: can't read absent: it does not exist"
    ),
  ])
  func statuses(_ row: Row) throws { try expect(row) }

  /// A pack that ends its process while it is loaded, and what is said of it (C12).
  struct Ending: Sendable, CustomTestStringConvertible {
    let fault: String
    let words: String
    var testDescription: String { fault }
  }

  @Test(arguments: [
    Ending(fault: "trap", words: "died by SIGILL while loading"),
    Ending(fault: "abort", words: "died by SIGABRT while loading"),
    Ending(fault: "exit", words: "ended the process with status 0 while loading"),
    Ending(fault: "loop", words: "gave no answer in 0.5 s while loading"),
    Ending(fault: "print", words: "load-output: it writes to standard output"),
    Ending(fault: "close", words: "load-descriptors: it closes or replaces descriptor 0"),
  ])
  func endingsWhileLoading(_ row: Ending) throws {
    for (phase, place) in [("constructor", "before its entry function"), ("entry", "in its entry")]
    {
      let name = "c.\(row.fault).\(phase).so"
      let outcome = try GalleyProcess.run(
        "cp \"$(dirname \"$GALLEY\")/libTestPackFaults.so\" \(name) && galley check"
          + " --width 300 --timeout 0.2 \(name)",
        in: try Scratch()
      )
      #expect(outcome.status == 1)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.outputText.contains(row.words), "\(outcome.outputText)")
      let isEnding = row.words.hasSuffix("loading")
      #expect(!isEnding || outcome.outputText.contains("\(row.words), \(place)"))
    }
  }
}
