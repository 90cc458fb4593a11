internal import PackHost
internal import Pages

/// What a drawing shows of a pack, whatever the data was.
struct DrawFindings {
  let facts: DrawFacts

  /// Rules that the pack broke.
  var findings: [(check: CheckID, message: String)] {
    breaches + harm
      + (facts.changesDocument ? [(.renderInputs, "it writes into the page document")] : [])
      + (leavesOpen ? [(.renderBalanced, "it leaves a box, table or region open")] : [])
  }

  /// What the host reports of the pack that is no answer to bad data.
  var failures: [String] {
    facts.diagnostics
      .filter { $0.kind == .packFault && $0.severity == .error && !isOpen($0) }
      .map(\.message)
  }

  private var breaches: [(check: CheckID, message: String)] {
    facts.breaches.map { breach in
      switch breach.rule {
      case .thread: (.renderThread, "it calls \(breach.function) on a thread of its own")
      case .phase:
        (.renderPhase, "it calls \(breach.function) where that doesn't work, or after returning")
      case .argument where DrawFindings.closing.contains(breach.function):
        (.renderBalanced, "it calls \(breach.function) with nothing open")
      case .argument: (.renderArguments, "the host can't use what it passes to \(breach.function)")
      case .controlCharacter:
        (.renderControls, "it passes control characters of its own to \(breach.function)")
      }
    }
  }

  private static let closing: Set<String> = ["box_end", "table_end", "cell", "tap_end"]

  private var harm: [(check: CheckID, message: String)] {
    facts.harm.map { harm in
      (harm.part == .output ? .renderOutput : .renderProcess, "it \(harm.words) while drawing")
    }
  }

  private var leavesOpen: Bool { facts.diagnostics.contains(where: isOpen) }

  private func isOpen(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind == .packFault && diagnostic.message.hasSuffix(" open")
  }
}
