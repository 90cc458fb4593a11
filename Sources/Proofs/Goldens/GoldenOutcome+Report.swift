internal import Platform
package import Reports

extension GoldenOutcome {
  /// What is wrong, where, and what to do, in one line; empty where nothing is.
  package var sentence: String {
    let golden = golden?.printable ?? ""
    let page = page?.printable ?? ""
    return switch verdict {
    case .passed: ""
    case .changed: "changed: \(page) doesn't give \(golden) (\(label))"
    case .missing: "missing: \(golden), \(label) of \(page); --update writes it"
    case .orphaned: "orphaned: \(golden) belongs to no page; --update removes it"
    case .unsteady: "unsteady: \(page) gives two different results one after the other (\(label))"
    case .failed(let steps):
      "failed: \(page), \(label): "
        + (steps.count == 1 ? "a step does" : "\(steps.count) steps do") + " something else"
    case .unreadable(let fault): "unreadable: \(fault)"
    }
  }

  /// The outcome for test reports: the suite is the page, the test what is kept of it.
  package var report: TestOutcome {
    let detail = detail(most: 200).joined(separator: "\n")
    let result: TestOutcome.Result =
      switch verdict {
      case .passed: .passed
      case .unreadable: .broken(sentence, detail: detail)
      default: .failed(sentence, detail: detail)
      }
    let suite = page ?? golden?.parent
    let name = page == nil ? golden?.lastName.printable : label
    return TestOutcome(suite: suite?.printable ?? "", name: name ?? "", result: result)
  }
}
