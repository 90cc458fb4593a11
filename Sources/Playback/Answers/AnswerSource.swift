internal import Pages
internal import Platform

/// Finds the answers of a scenario; the same requests in the same order get the same answers.
struct AnswerSource: Equatable {
  private let plan: AnswerPlan
  /// How many answers each list has given.
  private var given: [String: Int] = [:]

  init(_ plan: AnswerPlan) {
    self.plan = plan
  }

  /// The answer to a request.
  mutating func answer(to request: PageRequest) -> ScriptedAnswer {
    switch plan {
    case .script(let script): answer(to: request, by: script)
    case .fixtures(let folder): Self.fixture(request, in: folder)
    case .command(let command, let folder): Self.output(of: command, in: folder, request)
    }
  }

  private mutating func answer(to request: PageRequest, by script: AnswerScript) -> ScriptedAnswer {
    switch request.kind {
    case .initial: return take("initial", script.initial, request)
    case .refresh:
      return script.refresh.isEmpty
        ? take("initial", script.initial, request) : take("refresh", script.refresh, request)
    case .nextPage: return next("next_page", script.nextPages, request)
    case .action: return next("action", script.actions, request)
    }
  }

  private mutating func next(
    _ kind: String,
    _ named: [NamedAnswers],
    _ request: PageRequest
  ) -> ScriptedAnswer {
    let name = request.name ?? ""
    let own = named.first { $0.name.utf8.elementsEqual(name.utf8) }
    let any = named.first { $0.name == "*" }
    guard let list = own ?? any else { return take(kind, [], request) }
    return take("\(kind) \(list.name)", list.answers, request)
  }

  private mutating func take(
    _ list: String,
    _ answers: [ScriptedAnswer],
    _ request: PageRequest
  ) -> ScriptedAnswer {
    guard let last = answers.last else {
      let name = request.name.map { " \(QuotedText.quoted($0))" } ?? ""
      return .failure("the scenario has no answer to \(request.kind.name)\(name)")
    }
    let count = given[list, default: 0]
    given[list] = count + 1
    return count < answers.count ? answers[count] : last
  }

  private static func fixture(_ request: PageRequest, in folder: FilePath) -> ScriptedAnswer {
    let names = FixtureLoader.names(for: request)
    for name in names {
      do throws(FileError) {
        return .document(try FileReader.contents(of: folder.appending(FilePath(name))))
      } catch {
        if error.cause != .absent { return .failure("\(FileErrorText(error))") }
      }
    }
    let list = names.joined(separator: " nor ")
    return .failure("no fixture answers \(request.kind.name): found neither \(list)")
  }

  /// How long a command may take, so that one that hangs is a failed answer and no hanging check.
  private static let longestCommand: Duration = .seconds(60)

  private static func output(
    of command: String,
    in folder: FilePath,
    _ request: PageRequest
  ) -> ScriptedAnswer {
    do throws(ShellCommandError) {
      return .document(
        try ShellCommand.output(
          of: command,
          in: folder,
          input: request.json,
          limits: ShellCommand.Limits(time: longestCommand)
        )
      )
    } catch {
      return .failure("\(error)")
    }
  }
}
