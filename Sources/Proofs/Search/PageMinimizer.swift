internal import JSONText
package import PackHost
package import Pages

/// Finds the smallest page that still shows what a page shows.
package struct PageMinimizer {
  /// What a smaller page must still show.
  package struct Symptom: Sendable {
    /// The diagnostic as the whole page shows it.
    package let diagnostic: Diagnostic

    /// The gravest of a response's diagnostics of a kind, or of any; nil: there is none.
    package init?(of response: RenderResponse, kind: String?) {
      let found = response.diagnostics.filter { kind == nil || $0.kind.rawValue == kind }
      guard let gravest = found.map(\.severity).max(),
        let first = found.first(where: { $0.severity == gravest })
      else { return nil }
      diagnostic = first
    }

    /// Whether a response shows it: kind, severity, type and pack are the same, and the cause of a
    /// pack's fault.
    func isShown(by response: RenderResponse) -> Bool {
      response.diagnostics.contains { other in
        other.kind == diagnostic.kind && other.severity == diagnostic.severity
          && other.type == diagnostic.type && other.pack == diagnostic.pack
          && (other.kind != .packFault || Self.cause(other) == Self.cause(diagnostic))
      }
    }

    /// What happened, without the last words of a process.
    private static func cause(_ diagnostic: Diagnostic) -> Substring {
      diagnostic.message.prefix { $0 != ";" }
    }
  }

  /// How many pages have been rendered.
  package private(set) var runs = 0
  private let request: RenderRequest
  private let symptom: Symptom
  private var session: any PackSession

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - request: The page, which shows the symptom, and how it is rendered.
  ///   - symptom: What is to stay.
  ///   - session: The packs.
  package init(_ request: RenderRequest, _ symptom: Symptom, _ session: any PackSession) {
    self.request = request
    self.symptom = symptom
    self.session = session
  }

  /// Takes members, elements, characters and numbers away until nothing more can go.
  ///
  /// - Returns: The page as JSON on one line, the same for the same page and packs; nil where the
  ///   document isn't JSON.
  package mutating func minimize() -> [UInt8]? {
    guard let document = try? JSONDocument(parsing: request.document) else { return nil }
    var page = JSONTree(.root, document)
    while true {
      let smaller = reduced(page) { $0 }
      if smaller.bytes.count >= page.bytes.count { return page.bytes + [0x0A] }
      page = smaller
    }
  }

  private mutating func shows(_ page: JSONTree) -> Bool {
    runs += 1
    var request = request
    request.document = page.bytes
    return symptom.isShown(by: session.render(request))
  }

  /// A part of the page, made smaller.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - whole: The page with another value for the part.
  /// - Returns: The part with which the page still shows the symptom.
  private mutating func reduced(_ part: JSONTree, in whole: (JSONTree) -> JSONTree) -> JSONTree {
    switch part {
    case .scalar: return part
    case .string(let scalars):
      return .string(PartReduction.reduce(scalars) { shows(whole(.string($0))) })
    case .array(let elements):
      var rest = PartReduction.reduce(elements) { shows(whole(.array($0))) }
      for place in rest.indices {
        rest[place] = reduced(rest[place]) { [rest] value in
          var changed = rest
          changed[place] = value
          return whole(.array(changed))
        }
      }
      return .array(rest)
    case .object(let members):
      var rest = PartReduction.reduce(members) { shows(whole(.object($0))) }
      for place in rest.indices {
        rest[place].value = reduced(rest[place].value) { [rest] value in
          var changed = rest
          changed[place].value = value
          return whole(.object(changed))
        }
      }
      return .object(rest)
    }
  }
}
