internal import JSONText
internal import PackHost

extension TypeDrawing {
  /// Draws an empty object, and no data at all.
  mutating func drawEmpty() throws(ProbeFault) {
    situation = "with {} for data"
    try draw(.object([]), for: .renderEmpty)
    situation = "without data"
    try draw(nil, for: .renderEmpty)
  }

  /// Draws null.
  mutating func drawNull() throws(ProbeFault) {
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

  /// Puts values of all types where the sample's drawing looked.
  mutating func drawWrongTypes() throws(ProbeFault) {
    for place in places.prefix(TypeDrawing.mostPlaces) {
      for value in TypeDrawing.wrongValues {
        guard let data = sample.replacing(place[...], with: value) else { continue }
        situation = "with \(value.shown) for \(JSONPath(place))"
        try draw(data, for: .renderWrongTypes)
      }
    }
  }

  private static let seeds: ClosedRange<UInt64> = 1...100

  /// Draws random data, and a megabyte of text.
  mutating func drawFuzz() throws(ProbeFault) {
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
}
