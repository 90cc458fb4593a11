internal import JSONText
internal import PackHost
internal import Proofs

/// What a search for the pack that breaks or changes a page has found.
struct BisectReport {
  private let answer: PackBisection<CommandError>.Answer
  private let packs: [PackReport]

  /// A report on an answer about these packs.
  init(_ answer: PackBisection<CommandError>.Answer, _ packs: [PackReport]) {
    self.answer = answer
    self.packs = packs
  }

  /// The report for people.
  var text: String {
    let runs = "\(answer.runs) runs\n"
    guard let culprit = answer.culprit, let question = answer.question else {
      return "none of \(packs.count) packs breaks or changes the page\n" + runs
    }
    var lines = ["\(name(culprit)) \(words(question))"]
    if !answer.isEnoughAlone { lines.append("only together with packs before it") }
    if !answer.isNeeded { lines.append("but not it alone: without it another pack does the same") }
    if answer.turns.count > 1 {
      lines.append("pack by pack it turns at: " + answer.turns.map(name).joined(separator: ", "))
    }
    return lines.map { $0 + "\n" }.joined() + runs
  }

  /// The report for programs.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let culprit = answer.culprit, let question = answer.question {
        writer.member("by", question.rawValue)
        writer.member("pack", packs[culprit].id)
        writer.member("file", packs[culprit].file)
        writer.member("alone", answer.isEnoughAlone)
        writer.member("needed", answer.isNeeded)
        writer.member("turns", answer.turns.map { packs[$0].id })
      }
      writer.member("runs", answer.runs)
    }
    writer.newline()
    return writer.bytes
  }

  private func name(_ place: Int) -> String {
    "\(packs[place].id) (\(packs[place].printableFile))"
  }

  private func words(_ question: PackBisection<CommandError>.Question) -> String {
    switch question {
    case .fault: "crashes, hangs or harms its process on the page"
    case .output: "is the first that changes how the page looks"
    case .diagnostics: "is the first that changes what is said about the page"
    }
  }
}
