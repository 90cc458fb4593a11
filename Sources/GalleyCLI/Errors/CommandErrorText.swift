internal import Collisions
internal import Conformance
internal import PackFiles
internal import PackHost
internal import Pages
internal import Platform
internal import Proofs

/// What people read when a command couldn't do its work: what, where, and what to do.
enum CommandErrorText {
  /// The lines of a message, free of control characters; nil where saying nothing is right.
  static func lines(_ error: CommandError) -> [String]? {
    switch error {
    case .usage(let error, let command): [UsageErrorText.sentence(error), remedy(command)]
    case .input(let error): [FileErrorText(error).description]
    case .folder(let error):
      [FileErrorText(error).description, "choose another NAME, or another place: --directory=DIR"]
    case .state(let file, let error):
      [StateErrorText.sentence(error, in: file)]
    case .waivers(let file, let fault): [WaiverErrorText.sentence(fault, in: file)]
    case .page(let file, let error): PageErrorText.lines(error, in: file)
    case .baseline(let file, let error): ["\(file.printable): \(error)"]
    case .noBaseline(let file):
      [
        "\(file.printable): there is no such baseline",
        "make it from what fails now: --update-baseline",
      ]
    case .noPages(let folder):
      ["\(folder.printable): no page in this folder; pages are files that end in .json"]
    case .unknownPack(let name, let nearest):
      [
        "no loaded pack is called \(QuotedArgument.text(name))"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        "'galley packs' lists them; an id, a path or a file's name will do",
      ]
    case .scenario(let file, let error): ScenarioErrorText.lines(error, in: file)
    case .trace(let error): [FileErrorText(error).description]
    case .packs(let error): [PackSearchErrorText(error).description]
    case .lock(let file, let error): [LockErrorText.sentence(error, in: file)]
    case .lockAbsent(let error):
      [FileErrorText(error).description, "make it with the same options: galley lock"]
    case .drift(let file, let drift): LockErrorText.lines(drift, from: file)
    case .worker(let error): ["\(error)", "try --in-process"]
    case .starterMissing:
      [
        "the starter pack is missing: libStarterWidgets.so is neither beside the program "
          + "nor in ../lib/galley", "install it, or go without it: --no-starter",
      ]
    case .proof(let error): [error.description]
    case .output(let error) where error.isBrokenPipe: nil
    case .output(let error): ["can't write to standard output: \(error)"]
    }
  }

  private static func remedy(_ command: String?) -> String {
    "try 'galley \(command.map { $0 + " " } ?? "")--help'"
  }
}
