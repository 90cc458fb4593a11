package import Platform

/// Where the answers of a scenario come from.
package enum AnswerPlan: Equatable, Sendable {
  /// From the scenario itself.
  case script(AnswerScript)
  /// From a folder of fixtures, named as `FixtureLoader` has it.
  case fixtures(FilePath)
  /// From a command of the shell, run in a folder: the request on its standard input, the document on
  /// its standard output.
  case command(String, folder: FilePath)
}

/// The answers that a scenario has itself.
///
/// Each list answers one request after the other; its last answer serves for all that follow.
package struct AnswerScript: Equatable, Sendable {
  /// To the first load and, where `refresh` is empty, to every load after it.
  package var initial: [ScriptedAnswer] = []
  /// To refreshes.
  package var refresh: [ScriptedAnswer] = []
  /// To requests for what follows, by the postback's text.
  package var nextPages: [NamedAnswers] = []
  /// To actions, by their endpoint or type.
  package var actions: [NamedAnswers] = []

  /// Makes a script that answers nothing.
  package init() {}
}

/// Answers to the requests that have a name in common.
package struct NamedAnswers: Equatable, Sendable {
  /// The name, compared byte by byte; `*`: any that no other entry has.
  package var name: String
  package var answers: [ScriptedAnswer]
}

/// One answer.
package enum ScriptedAnswer: Equatable, Sendable {
  /// A document's bytes.
  case document([UInt8])
  /// No document, for this reason.
  case failure(String)
}
