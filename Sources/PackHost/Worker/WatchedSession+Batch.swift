extension WatchedSession {
  /// How many bytes of orders may lie in the socket while their worker writes answers: both ends
  /// would wait for each other if they were more than it holds.
  private static let mostAhead = 48 * 1024
  private static let mostOrders = 32

  /// Renders pages one after the other; the worker gets the next before it has done with one.
  ///
  /// Each response is what `render(_:)` of a single request gives. A page that a worker fails over
  /// is rendered again by the next one, as are those that it hadn't come to.
  package func render(_ requests: [RenderRequest]) -> [RenderResponse] {
    var responses: [RenderResponse] = []
    while responses.count < requests.count {
      if worker?.isGrown == true { worker = nil }
      renderAhead(requests[responses.count...], into: &responses)
      guard responses.count < requests.count else { break }
      responses.append(render(requests[responses.count]))
    }
    return responses
  }

  /// Renders until a page needs more than one attempt; not at all where the first one is known to.
  private func renderAhead(
    _ requests: ArraySlice<RenderRequest>,
    into responses: inout [RenderResponse]
  ) {
    guard worker != nil, requests.count > 1, let first = requests.first else { return }
    turn(to: first.document)
    guard worker != nil, ledger.aside.isEmpty else { return }
    var unsent = requests
    var ahead: [(request: RenderRequest, bytes: Int)] = []
    while true {
      do throws(WorkerFault) {
        send(&unsent, &ahead)
        guard let first = ahead.first else { return }
        turn(to: first.request.document)
        guard let response = try awaitResponse(first.request) else {
          worker = nil
          return
        }
        responses.append(response)
        ahead.removeFirst()
      } catch {
        return note(error)
      }
    }
  }

  /// Hands over as many requests as there is room for, but always one.
  private func send(
    _ unsent: inout ArraySlice<RenderRequest>,
    _ ahead: inout [(request: RenderRequest, bytes: Int)]
  ) {
    while let next = unsent.first, ahead.count < Self.mostOrders {
      let message = Worker.message(.render(WorkerOrder.Render(request: next)))
      let bytes = ahead.reduce(message.count) { $0 + $1.bytes }
      if !ahead.isEmpty, bytes > Self.mostAhead { return }
      worker?.send(message)
      ahead.append((next, message.count))
      unsent.removeFirst()
    }
  }

  /// The response to a request that has been handed over; nil: another worker is to render it.
  private func awaitResponse(_ request: RenderRequest) throws(WorkerFault) -> RenderResponse? {
    switch try worker?.answer(memory: request.document.count * 32) {
    case .rendered(let response): return response
    case .notAPage: return .refusal(of: request.document)
    case .needsCare:
      takeCare()
      return nil
    default: return nil
    }
  }
}
