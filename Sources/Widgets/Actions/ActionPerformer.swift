package import Pages

/// What performs actions of one type, wherever its code comes from.
package protocol ActionPerformer: Sendable {
  /// Performs an action; what it comes to is left in the context.
  func perform(_ call: ActionCall, _ context: RenderContext) -> ActionStatus
}

/// How a performer's call ended.
package enum ActionStatus: Equatable, Sendable {
  case done
  /// The action is for somebody else.
  case declined
  /// The performer can't go on for a reason of its own.
  case failed(Int32)
}

/// A pack's claim to perform the actions of a type.
package struct ActionClaim: Sendable {
  /// The type.
  package let type: TypeName
  /// A sentence for listings.
  package let summary: String
  /// What performs it.
  package let performer: any ActionPerformer

  /// Describes a claim.
  package init(type: TypeName, summary: String = "", performer: any ActionPerformer) {
    self.type = type
    self.summary = summary
    self.performer = performer
  }
}
