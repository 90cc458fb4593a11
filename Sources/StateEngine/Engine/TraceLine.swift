/// What one action did: its cause, the paths that changed, and the effects that came and went.
public struct TraceLine: Hashable, Sendable {
  /// An effect, as a trace names it.
  public struct EffectNote: Hashable, Sendable {
    /// What became of the effect.
    public enum Fate: String, Hashable, Sendable {
      /// It began.
      case began
      /// It ended by itself.
      case ended
      /// It was cancelled.
      case cancelled
      /// It wasn't begun, because one with its id is pending.
      case kept
      /// It answered after it was cancelled, and the answer was thrown away.
      case late
    }

    /// The effect's id.
    public let id: EffectID

    /// The start that is meant; `nil` if there was none.
    public let token: EffectToken?

    /// What became of it.
    public let fate: Fate

    /// The command or the length of the delay, as text.
    public let work: String
  }

  /// Counts the actions of the engine from 1; 0 for a line that tells of effects only.
  public let number: Int

  /// The action, as text; empty for a line that tells of effects only.
  public let action: String

  /// Where the action came from.
  public let cause: ActionCause?

  /// The version of the store after the action and those that were published with it.
  public internal(set) var version: Version

  /// The paths of the state that the action changed.
  public let changed: [String]

  /// The effects that came and went, in order.
  public let effects: [EffectNote]

  /// The labels of the readers that ran because of it; whoever draws fills this in.
  public var rendered: [String] = []
}
