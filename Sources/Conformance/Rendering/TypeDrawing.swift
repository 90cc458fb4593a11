internal import JSONText
internal import PackHost
internal import Pages
internal import Platform

/// Draws one type with good and bad data, and sees what the pack makes of it.
struct TypeDrawing: ~Copyable {
  let type: ProbedType
  /// The sample, or an empty object where there is none.
  let sample: JSONTree
  private var session: ProbeSession
  private var other: ProbeSession
  /// A session with more time, for data that takes any renderer long.
  private var patient: ProbeSession
  /// What is found; a breach that shows with all data is noted once.
  private(set) var findings: [CheckFinding] = []
  /// With what the pack is being drawn.
  private var situation = ""
  /// What the sample's drawing read and did.
  private(set) var first = DrawFacts()

  /// Prepares to draw a type: in one process, for comparison in another, and in one with more time.
  init(
    _ type: ProbedType,
    _ session: consuming ProbeSession,
    _ other: consuming ProbeSession,
    _ patient: consuming ProbeSession
  ) {
    self.type = type
    self.session = session
    self.other = other
    self.patient = patient
    sample = JSONTree(parsing: type.sample) ?? .object([])
  }

  /// Makes all checks; the first that costs the process is the last, as the others would only find
  /// the same fault again.
  mutating func run() -> [CheckFinding] {
    for check in TypeDrawing.order {
      do throws(ProbeFault) {
        try make(check)
      } catch {
        note(check, "\(situation), it \(error)")
        break
      }
      if isTooSlow { break }
    }
    return findings
  }

  private static let order: [CheckID] = [
    .renderSample, .renderRepeats, .renderWidths, .renderMeasure, .renderEvents, .renderEmpty,
    .renderNull, .renderWrongTypes, .renderHostFailures, .renderFuzz, .renderGrowth,
  ]

  /// Whether thousands of drawings would take minutes.
  private var isTooSlow: Bool { findings.contains { $0.check == .renderTime } }

  private mutating func make(_ check: CheckID) throws(ProbeFault) {
    switch check {
    case .renderSample: try drawSample()
    case .renderRepeats: try drawElsewhere()
    case .renderWidths: try drawWidths()
    case .renderMeasure: try measure()
    case .renderEvents: try sendEvents()
    case .renderEmpty: try drawEmpty()
    case .renderNull: try drawNull()
    case .renderWrongTypes: try drawWrongTypes()
    case .renderHostFailures: try drawWithFailures()
    case .renderFuzz: try drawFuzz()
    default: try drawOften()
    }
  }

  /// Notes a finding once.
  mutating func note(_ check: CheckID, _ message: String) {
    if findings.contains(where: { $0.check == check }) { return }
    let text = QuotedText.shortened(message, to: 400)
    findings.append(CheckFinding(check, text, type: type.text))
  }

  /// A page of the type.
  func page(_ data: JSONTree?) -> DrawPlan {
    DrawPlan(document: WidgetPage.document(type: type.name, data: data))
  }

  /// Draws a page, and notes what goes beyond bad data.
  mutating func draw(
    _ plan: DrawPlan,
    for check: CheckID
  ) throws(ProbeFault) -> DrawFacts {
    let facts = try session.draw(plan)
    for finding in DrawFindings(facts: facts).findings { note(finding.check, finding.message) }
    for failure in DrawFindings(facts: facts).failures {
      note(check, "\(situation), \(failure)")
    }
    return facts
  }

  private mutating func draw(_ data: JSONTree?, for check: CheckID) throws(ProbeFault) {
    _ = try draw(page(data), for: check)
  }
}

extension TypeDrawing {
  private static let longest: UInt64 = 100_000_000

  private mutating func drawSample() throws(ProbeFault) {
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
  private mutating func drawElsewhere() throws(ProbeFault) {
    situation = "with its sample in another process"
    let facts = try other.draw(page(sample))
    if facts.output != first.output {
      note(.renderRepeats, "the same data is drawn differently in another process")
    }
  }

  private mutating func drawWidths() throws(ProbeFault) {
    for width in 0...500 {
      var plan = page(sample)
      plan.width = width
      situation = "at width \(width)"
      _ = try draw(plan, for: .renderWidths)
    }
  }

  private mutating func measure() throws(ProbeFault) {
    guard type.measures else { return }
    for width in 0...500 {
      var plan = page(sample)
      plan.width = width
      plan.measures = true
      situation = "measured at width \(width)"
      let facts = try draw(plan, for: .renderMeasure)
      guard let sizes = facts.sizes, width >= sizes.toldMinWidth else { continue }
      if sizes.toldHeight != sizes.drawnHeight {
        note(
          .renderMeasure,
          "\(situation), it tells \(sizes.toldHeight) lines and draws \(sizes.drawnHeight)"
        )
      }
      if sizes.toldMinWidth > sizes.toldWidth {
        note(
          .renderMeasure,
          "it tells \(sizes.toldMinWidth) cells at least and prefers \(sizes.toldWidth)"
        )
      }
    }
  }

  private static let values: [StateValue?] = [
    nil, .boolean(true), .integer(.min), .integer(.max), .number(.infinity), .number(.nan),
    .string(""), .string("a\u{0}\u{202E}b"),
  ]

  private mutating func sendEvents() throws(ProbeFault) {
    guard type.answersEvents else { return }
    for name in ["tap", "change", "", "an event that nobody knows"] {
      for value in TypeDrawing.values {
        var plan = page(sample)
        plan.event = name
        plan.value = value
        situation = "told of the event \(QuotedText.quoted(name))"
        _ = try draw(plan, for: .renderEvents)
      }
    }
  }

  private mutating func drawEmpty() throws(ProbeFault) {
    situation = "with {} for data"
    try draw(.object([]), for: .renderEmpty)
    situation = "without data"
    try draw(nil, for: .renderEmpty)
  }

  private mutating func drawNull() throws(ProbeFault) {
    situation = "with null for data"
    try draw(.null, for: .renderNull)
  }

  /// The places in the data that the sample's drawing looked at.
  private var places: [[JSONPath.Step]] {
    let start = WidgetPage.dataPath
    var seen: Set<[JSONPath.Step]> = []
    return first.reads.filter { $0.steps.starts(with: start) && $0.steps.count > start.count }
      .map { Array($0.steps.dropFirst(start.count)) }
      .filter { seen.insert($0).inserted }
  }

  private static let mostPlaces = 60
  private static let wrongValues: [JSONTree] = [
    .null, .boolean(true), .number("-1.5"), .string(""), .string("text"), .array([]),
    .array([.null]), .object([]), .object([("text", .number("5"))]),
  ]

  private mutating func drawWrongTypes() throws(ProbeFault) {
    for place in places.prefix(TypeDrawing.mostPlaces) {
      for value in TypeDrawing.wrongValues {
        guard let data = sample.replacing(place[...], with: value) else { continue }
        situation = "with \(value.shown) for \(JSONPath(place))"
        try draw(data, for: .renderWrongTypes)
      }
    }
  }

  private static let mostCalls = 300

  private mutating func drawWithFailures() throws(ProbeFault) {
    for call in 0..<min(first.calls, TypeDrawing.mostCalls) {
      var plan = page(sample)
      plan.failing = call + 1
      situation = "with its sample, where call \(call + 1) to the host fails"
      _ = try session.draw(plan)
    }
  }

  private static let seeds: ClosedRange<UInt64> = 1...100

  private mutating func drawFuzz() throws(ProbeFault) {
    let places = self.places
    for seed in TypeDrawing.seeds {
      var fuzz = Fuzz(seed: seed)
      let data = fuzz.data(like: sample, places)
      situation = "with random data (\(data.shown))"
      try draw(data, for: .renderFuzz)
    }
    for place in places.prefix(3) {
      guard let data = sample.replacing(place[...], with: Fuzz.large) else { continue }
      situation = "with a megabyte of text for \(JSONPath(place))"
      _ = try patient.draw(page(data))
    }
  }

  private static let mostGrowth = 16_000

  private mutating func drawOften() throws(ProbeFault) {
    var plan = page(sample)
    plan.rounds = 1_100
    situation = "with its sample a thousand times"
    let facts = try draw(plan, for: .renderGrowth)
    if facts.growth > TypeDrawing.mostGrowth {
      note(.renderGrowth, "1,000 times take \(facts.growth) bytes of memory and give none back")
    }
  }
}
