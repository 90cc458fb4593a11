/// What came of loading a pack for a probe.
package struct LoadFacts: Sendable {
  /// Why the host refused the file, with the part of the contract; nil: it didn't.
  package var refusal: String?
  /// Whether that was because its entry lies in another file.
  package var isEntryElsewhere = false
  /// What the entry function returned.
  package var status: Int32 = 0
  /// What was wrong with what it registered.
  package var complaints: [String] = []
  /// What it registered, in order.
  package var types: [ProbedType] = []
  /// Why the registry didn't take it, for its policies; nil: it did.
  package var conflict: String?
  /// What it did to its process.
  package var harm: [ProbeHarm] = []
  /// Which functions it called that work in callbacks only, or from another thread.
  package var breaches: [ProbeBreach] = []
  /// How long constructors and entry took, in nanoseconds.
  package var nanoseconds: UInt64 = 0

  /// Facts of a pack that hasn't done anything yet.
  package init() {}
}

/// A widget type as a probed pack registered it.
package struct ProbedType: Sendable {
  package var name: [UInt8]
  package var revision: UInt32
  package var summary: String
  /// The schema of its data, as JSON text.
  package var props: [UInt8]
  /// Data that draws well, as JSON text.
  package var sample: [UInt8]
  package var measures: Bool
  package var answersEvents: Bool
  /// The callbacks whose addresses aren't code.
  package var strayCallbacks: [String]
}

/// Something that a pack did to its process.
package struct ProbeHarm: Hashable, Sendable {
  /// What it concerns.
  package enum Part: UInt8, CaseIterable, Sendable {
    case signals
    case locale
    case fileModeMask
    case directory
    case environment
    case descriptors
    case output
    case threads
  }

  package var part: Part
  /// What was done, to follow the pack's name.
  package var words: String
}

/// A call to the host that the contract doesn't allow.
package struct ProbeBreach: Hashable, Sendable {
  /// Which rule it breaks.
  package enum Rule: UInt8, CaseIterable, Sendable {
    /// From a thread that the host didn't call on.
    case thread
    /// In another phase than it works in, or with the context of a call that has returned.
    case phase
    /// With an argument against the rules, such as the end of a box that isn't open.
    case argument
    /// Text with control characters.
    case controlCharacter
  }

  package var rule: Rule
  /// The function of the host's table.
  package var function: String
}
