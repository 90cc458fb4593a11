/// Loaded packs that render pages; whether in this process or in a watched one is its own affair.
package protocol PackSession {
  /// Every pack file that was looked at, in load order.
  var packs: [PackReport] { get }
  /// Every type, bytewise by name, told from the packs when somebody asks.
  var types: [TypeReport] { get }
  /// Renders one page.
  mutating func render(_ request: RenderRequest) -> RenderResponse
  /// Renders pages one after the other.
  mutating func render(_ requests: [RenderRequest]) -> [RenderResponse]
}

extension PackSession {
  package var types: [TypeReport] { TypeReport.all(of: packs) }

  package mutating func render(_ requests: [RenderRequest]) -> [RenderResponse] {
    requests.map { render($0) }
  }
}
