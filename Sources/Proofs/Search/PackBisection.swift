package import PackHost

/// Finds the pack that breaks or changes a page, by rendering it with the first so many packs.
package struct PackBisection<Failure: Error> {
  /// What a pack does to the page.
  package enum Question: String, CaseIterable, Sendable {
    /// A pack crashes, hangs or harms its process.
    case fault
    /// The page is another one than without the packs.
    case output
    /// Other diagnostics are given.
    case diagnostics
  }

  /// What was found.
  package struct Answer: Sendable {
    /// What was asked; nil: the packs do nothing to the page.
    package var question: Question?
    /// The place of the first pack with which it is so.
    package var culprit: Int?
    /// Whether it is so with this pack alone.
    package var isEnoughAlone = false
    /// Whether it isn't so without this pack.
    package var isNeeded = true
    /// All places where one more pack makes it so or not so, where there is more than one.
    package var turns: [Int] = []
    /// How often the page was rendered.
    package var runs = 0
  }

  private let count: Int
  private let render: ([Int]) throws(Failure) -> RenderResponse
  private var question: Question?
  private var bare = RenderResponse()
  private var answer = Answer()

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - count: How many packs there are, in load order.
  ///   - question: What to look for; nil: what is there, a fault first.
  ///   - render: Renders the page with the packs at some places.
  package init(
    count: Int,
    question: Question?,
    render: @escaping ([Int]) throws(Failure) -> RenderResponse
  ) {
    self.count = count
    self.question = question
    self.render = render
  }

  /// Searches: by halves, then with the pack alone and without it; where that shows that more than
  /// one pack matters, pack by pack.
  ///
  /// - Throws: what `render` throws.
  package mutating func run() throws(Failure) -> Answer {
    let all = Array(0..<count)
    bare = try response([])
    let full = try response(all)
    guard let question = question.map({ differs(full, $0) ? $0 : nil }) ?? found(in: full) else {
      return answer
    }
    answer.question = question
    let culprit = try firstPrefix(question) - 1
    answer.culprit = culprit
    answer.isEnoughAlone = differs(try response([culprit]), question)
    answer.isNeeded = !differs(try response(all.filter { $0 != culprit }), question)
    if !answer.isNeeded || !answer.isEnoughAlone { answer.turns = try turns(question) }
    return answer
  }

  /// The least count of packs with which it is so; it isn't with none, and is with all.
  private mutating func firstPrefix(_ question: Question) throws(Failure) -> Int {
    var (without, with) = (0, count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if differs(try response(Array(0..<middle)), question) {
        with = middle
      } else {
        without = middle
      }
    }
    return with
  }

  /// Where one more pack turns the answer, or, where the output counts, changes the page.
  private mutating func turns(_ question: Question) throws(Failure) -> [Int] {
    var last = bare
    var turns: [Int] = []
    for place in 0..<count {
      let next = try response(Array(0...place))
      let isTurn = differs(last, question) != differs(next, question)
      if isTurn || (question == .output && last.output != next.output) { turns.append(place) }
      last = next
    }
    return turns
  }

  private mutating func response(_ places: [Int]) throws(Failure) -> RenderResponse {
    answer.runs += 1
    return try render(places)
  }

  private func differs(_ response: RenderResponse, _ question: Question) -> Bool {
    switch question {
    case .fault: response.hasPackFault && !bare.hasPackFault
    case .output: response.output != bare.output
    case .diagnostics: response.diagnostics != bare.diagnostics
    }
  }

  private func found(in full: RenderResponse) -> Question? {
    Question.allCases.first { differs(full, $0) }
  }
}
