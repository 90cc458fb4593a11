package import JSONText

/// Why a document is no page at all.
package enum PageError: Error, Sendable {
  /// The text isn't JSON (RFC 8259).
  case invalidJSON(JSONError)
  /// The text is JSON, but its root holds no page.
  case notAPage(found: String)
  /// The document asks for more than a limit allows.
  case limitExceeded(JSONError)
}

extension PageError {
  /// The error as the one diagnostic of its page.
  package var diagnostic: Diagnostic {
    switch self {
    case .invalidJSON(let error):
      Diagnostic(.invalidJSON, line: error.line, column: error.column, message: error.message)
    case .limitExceeded(let error):
      Diagnostic(.limitExceeded, line: error.line, column: error.column, message: error.message)
    case .notAPage(let found):
      Diagnostic(
        .notAPage,
        message: "expected an object with an object \"page\", found \(found)"
      )
    }
  }
}

extension JSONError {
  /// Whether a limit stopped the parser, rather than the grammar.
  var isLimit: Bool {
    switch kind {
    case .documentTooLarge, .nestingTooDeep: true
    default: false
    }
  }
}
