package import PackHost
internal import Pages

/// How `galley render` would have ended over a page; its raw value is the exit status.
package enum PageStatus: Int, Comparable, Sendable {
  case done = 0
  /// Diagnostics of warning or above, where these count.
  case findings = 1
  /// The document isn't a page.
  case notAPage = 2
  /// A pack crashed, hung or harmed its process.
  case packFault = 3

  /// The status of a response.
  ///
  /// - Parameters:
  ///   - response: What came of a page.
  ///   - isStrict: Whether diagnostics of warning or above count.
  package init(_ response: RenderResponse, isStrict: Bool) {
    if response.failure != nil {
      self = .notAPage
    } else if response.hasPackFault {
      self = .packFault
    } else {
      let counts = isStrict && response.diagnostics.contains { $0.severity >= .warning }
      self = counts ? .findings : .done
    }
  }

  package static func < (left: PageStatus, right: PageStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
