internal import JSONText
internal import Pages
internal import StateEngine

/// What came of playing a scenario with its answers in every order.
struct ExplorationReport {
  private let exploration: Exploration
  private let limit: Int

  /// How many orders in which something is wrong are shown.
  private static let most = 5

  init(_ exploration: Exploration, limit: Int) {
    self.exploration = exploration
    self.limit = limit
  }

  /// The count, then what was wrong in the shortest orders, step by step.
  var text: String {
    var lines = [summary]
    for violation in worst {
      lines += Self.indented(violation.message)
      for (index, step) in violation.steps.enumerated() {
        lines.append("  \(index + 1) \(QuotedText.escaped(step))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ message: String) -> [String] {
    message.split(separator: "\n").enumerated().map { index, line in
      (index == 0 ? "failed: " : "  ") + QuotedText.escaped(String(line))
    }
  }

  /// One object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.member("orders", exploration.orders)
    writer.member("complete", exploration.isComplete)
    writer.member("wrong", exploration.violations.count)
    writer.key("violations")
    writer.begin(.array)
    for violation in worst {
      writer.begin(.object)
      writer.member("message", violation.message)
      writer.member("steps", violation.steps)
      writer.end(.object)
    }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private var worst: [Exploration.Violation] {
    let sorted = exploration.violations.enumerated().sorted {
      ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset)
    }
    return sorted.prefix(Self.most).map(\.element)
  }

  private var summary: String {
    let count = exploration.orders
    let orders = Counted.text(count, "order")
    let wrong = exploration.violations.count
    let end = wrong == 0 ? "none is wrong" : "\(wrong) of them wrong"
    guard exploration.isComplete else {
      return "explored the first \(orders): \(end); there are more, see --orders"
    }
    return "explored all orders, \(count) in all: \(end)"
  }
}
