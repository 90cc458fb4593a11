internal import PackHost
internal import Pages

extension TypeDrawing {
  private static let longest: UInt64 = 100_000_000

  /// Draws the sample a few times, and learns from it what the other checks go by.
  mutating func drawSample() throws(ProbeFault) {
    situation = "with its sample"
    var plan = page(sample)
    plan.rounds = 5
    plan.readsOutput = true
    let facts = try draw(plan, for: .renderSample)
    first = facts
    let hasSample = JSONTree(parsing: type.sample) != nil
    if hasSample, let malformed = facts.diagnostics.first(where: { $0.kind == .malformedPayload }) {
      note(.renderSample, "its own sample is malformed: \(malformed.message)")
    }
    if facts.differs { note(.renderRepeats, "the same data is drawn differently each time") }
    if facts.nanoseconds > TypeDrawing.longest {
      note(.renderTime, "drawing its sample takes \(facts.nanoseconds / 1_000_000) ms")
    }
  }

  /// Draws the sample in another process, where addresses and numbers are others.
  mutating func drawElsewhere() throws(ProbeFault) {
    situation = "with its sample in another process"
    let facts = try other.draw(page(sample))
    if facts.output != first.output {
      note(.renderRepeats, "the same data is drawn differently in another process")
    }
  }

  private static let mostCalls = 300

  /// Lets each call to the host fail once; what is drawn then doesn't matter.
  mutating func drawWithFailures() throws(ProbeFault) {
    for call in 0..<min(first.calls, TypeDrawing.mostCalls) {
      var plan = page(sample)
      plan.failing = call + 1
      situation = "with its sample, where call \(call + 1) to the host fails"
      _ = try session.draw(plan)
    }
  }

  private static let mostGrowth = 16_000

  /// Draws the sample a thousand times and sees what memory that took.
  mutating func drawOften() throws(ProbeFault) {
    var plan = page(sample)
    plan.rounds = 1_100
    situation = "with its sample a thousand times"
    let facts = try draw(plan, for: .renderGrowth)
    if facts.growth > TypeDrawing.mostGrowth {
      note(.renderGrowth, "1,000 times take \(facts.growth) bytes of memory and give none back")
    }
  }
}
