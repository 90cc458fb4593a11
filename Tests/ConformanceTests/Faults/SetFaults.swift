import Conformance
import TestSupport

/// Faults that show when packs come together.
enum SetFaults {
  static let all = [
    SetFault(.setID, [pack("faulty"), pack("other")]),
    SetFault(
      .setOrder,
      [
        pack("faulty", id: "one", #","after":["com.example.two"]"#),
        pack("other", id: "two", #","after":["com.example.one"]"#),
      ]
    ),
    SetFault(
      .setAfter,
      [pack("faulty", id: "one"), pack("other", id: "two", #","after":["com.example.gone"]"#)]
    ),
    SetFault(.setUndeclaredOverride, [pack("faulty", id: "one"), pack("faulty", id: "two")]),
    SetFault(
      .setOverrideOfNothing,
      [pack("faulty", id: "one"), pack("other", id: "two", #","overrides":["other"]"#)]
    ),
    SetFault(
      .setPolicy,
      [
        pack("faulty", id: "one"),
        pack("faulty", id: "two", declared) + ["POLICY=GALLEY_POLICY_MUST_BE_NEW"],
      ]
    ),
    SetFault(
      .setSharedLibrary,
      [pack("faulty", id: "one"), pack("other", id: "two")],
      needNeighbours: true
    ),
    SetFault(
      .setPageOrder,
      [pack("faulty", id: "one"), pack("faulty", id: "two", declared) + [#"GREETING="Bye, ""#]]
    ),
  ]

  private static let declared = #","overrides":["faulty"]"#

  /// The macros of a pack that draws a type.
  private static func pack(_ type: String, id: String = "faulty", _ rest: String = "") -> [String] {
    let manifest =
      #"{"id":"com.example.\#(id)","version":"1.0.0","abi":1,"#
      + #""widgets":[{"type":"\#(type)","revision":1}]\#(rest)}"#
    return [#"TYPE="\#(type)""#, "MANIFEST=\(FaultyPack.literal(manifest))"]
  }
}
