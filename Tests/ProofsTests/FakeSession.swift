import PackHost

/// A session without packs that answers with the document it gets.
struct FakeSession: PackSession {
  var packs: [PackReport] = []
  var types: [TypeReport] = []

  mutating func render(_ request: RenderRequest) -> RenderResponse {
    var response = RenderResponse()
    response.output = request.document
    return response
  }
}
