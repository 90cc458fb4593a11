package import Platform

/// A command that works on one page.
package protocol TakesOnePage: Command {
  /// The page's file; nil until it is read from the command line.
  var page: FilePath? { get set }
}

extension TakesOnePage {
  package static var operands: [Operand] {
    [Operand("PAGE", "a page document in JSON; - for standard input")]
  }

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if page != nil { throw .extraOperand(operand) }
    page = FilePath(bytes: operand)
  }

  package mutating func finish() throws(UsageError) { try requirePage() }

  /// Throws where no page is named.
  func requirePage() throws(UsageError) {
    if page == nil { throw .missingOperand("PAGE") }
  }
}
