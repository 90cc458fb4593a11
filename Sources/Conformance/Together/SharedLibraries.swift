internal import PackFiles
internal import Platform

/// Libraries that one pack would get because another one brought them along.
///
/// The loader keeps one library of each name: whoever asks for the name later gets the first.
struct SharedLibraries {
  let members: [SetMember]

  func findings() -> [CheckFinding] {
    members.indices.filter { members[$0].isSubject }.flatMap { place in
      members[place].inspection.libraries.compactMap { finding($0, members[place], place) }
    }
  }

  private func finding(
    _ library: PackInspection.Library,
    _ member: SetMember,
    _ place: Int
  ) -> CheckFinding? {
    guard let file = library.outcome.file else { return nil }
    for other in members[..<place] {
      for known in other.inspection.libraries where known.name == library.name {
        guard let first = known.outcome.file, !first.isSameFile(as: file) else { continue }
        let words =
          "it would get \(first.printable), which \(other.name) brings, for its own \(file.printable)"
        return SetChecks.finding(.setSharedLibrary, words, member)
      }
    }
    return nil
  }
}
