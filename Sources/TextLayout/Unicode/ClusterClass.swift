/// What the cluster automaton and the width policy ask about a scalar.
struct ClusterClass {
  /// The width, and times 4 the class.
  let rawValue: Int

  /// The cells of the scalar by itself, 0 to 2.
  @inline(__always)
  var width: Int { rawValue & 3 }

  @inline(__always)
  var number: Int { rawValue &>> 2 }

  /// Whether terminals disagree on the width of clusters with the scalar in them.
  @inline(__always)
  var isContested: Bool { ClusterTable.contested &>> UInt32(number) & 1 != 0 }

  /// Whether it is a control, which cleaning looks closer at.
  @inline(__always)
  var isControl: Bool { ClusterTable.controls &>> UInt32(number) & 1 != 0 }
}
