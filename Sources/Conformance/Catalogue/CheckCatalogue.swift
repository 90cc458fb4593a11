/// All checks, in the order in which they are made and listed.
package enum CheckCatalogue {
  /// The checks.
  package static let all: [Check] = file + elf + manifest + load + render + together + waivers

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The check of an id.
  static func check(_ id: CheckID) -> Check {
    guard let check = byID[id] else { preconditionFailure("\(id) is in no list") }
    return check
  }

  /// The check that an id's spelling names.
  package static func check(named name: String) -> Check? {
    CheckID(rawValue: name).map(check)
  }
}
