internal import CPlatform
internal import Synchronization

/// The users and groups that the system knows.
package enum Accounts {
  private struct Question: Hashable {
    let group: UInt32
    let users: [UInt32]
  }

  /// What was found out before: with directories of users elsewhere, that takes its time.
  private static let answers = Mutex<[Question: Bool]>([:])

  /// Whether a group has a member who is neither root nor one of some users.
  ///
  /// Both kinds of members count: those whom the group lists, and those whose first group it is.
  package static func group(_ group: UInt32, hasOthersThan users: [UInt32]) -> Bool {
    let question = Question(group: group, users: users)
    return answers.withLock { answers in
      if let known = answers[question] { return known }
      let answer = unsafe platform_group_has_others(group, users, users.count) != 0
      answers[question] = answer
      return answer
    }
  }
}
