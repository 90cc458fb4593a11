internal import PackHost
internal import Pages

/// Draws one type with good and bad data, and sees what the pack makes of it.
struct TypeDrawing: ~Copyable {
  let type: ProbedType
  /// The sample, or an empty object where there is none.
  let sample: JSONTree
  var session: ProbeSession
  var other: ProbeSession
  /// A session with more time, for data that takes any renderer long.
  var patient: ProbeSession
  /// What is found; a breach that shows with all data is noted once.
  private(set) var findings: [CheckFinding] = []
  /// The checks that were not made any more, as the others would only find the same fault again.
  private(set) var unmade: ArraySlice<CheckID> = []
  /// With what the pack is being drawn.
  var situation = ""
  /// What the sample's drawing read and did.
  var first = DrawFacts()

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

  /// Makes all checks; the first that costs the process is the last, and so is one that shows
  /// thousands of drawings to take minutes.
  mutating func run() {
    unmade = TypeDrawing.order[...]
    while !isTooSlow, let check = unmade.popFirst() {
      do throws(ProbeFault) {
        try make(check)
      } catch {
        return note(check, "\(situation), it \(error)")
      }
    }
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

  /// Draws a page with data for a check.
  mutating func draw(_ data: JSONTree?, for check: CheckID) throws(ProbeFault) {
    _ = try draw(page(data), for: check)
  }
}
