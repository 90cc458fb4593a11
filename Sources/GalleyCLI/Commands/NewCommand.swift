internal import PackTemplates
internal import Platform

/// `galley new NAME --lang LANGUAGE`: a folder with a pack in it, to start from.
package struct NewCommand: Command {
  package static let name = "new"
  package static let summary = "make a folder with a pack that builds, to start from"
  package static let examples = [
    "galley new price-card --lang c",
    "galley new price-card --lang swift --id org.example.price --directory packs",
  ]
  package static var operands: [Operand] {
    [Operand("NAME", "the folder's name: " + PackName.expectation)]
  }
  package static var groups: [OptionGroup<Self>] { [.newPack] }

  /// The form of what it says.
  fileprivate var format = ReportFormat.text
  /// What the pack is written in.
  fileprivate var language: PackLanguage?
  /// Its id, where it isn't made from the name.
  fileprivate var id: String?
  /// The type that its widget draws, where it isn't made from the name.
  fileprivate var type: String?
  /// Where its folder goes; nil: here.
  fileprivate var directory: FilePath?
  private var packName: PackName?

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if packName != nil { throw .extraOperand(operand) }
    packName = PackName(operand)
    if packName != nil { return }
    throw .badOperand(
      "NAME",
      value: operand,
      expected: PackName.expectation,
      nearest: PackName.near(operand)
    )
  }

  package mutating func finish() throws(UsageError) {
    if packName == nil { throw .missingOperand("NAME") }
    if language == nil {
      throw .missingOption("lang", placeholder: PackLanguage.alternatives)
    }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    guard let packName, let language else { return .usage }
    var identity = PackIdentity(packName)
    identity.id = id ?? identity.id
    identity.type = type ?? identity.type
    let pack = NewPack(identity, in: language)
    let own = FilePath(packName.text)
    let folder = directory?.appending(own) ?? own
    try make(folder, pack.files)
    switch format {
    case .json: try context.console.show(NewPackReport.json(pack, in: folder))
    case .text: try context.console.show(NewPackReport.text(pack, in: folder))
    }
    return .done
  }

  private func make(_ folder: FilePath, _ files: [NewFile]) throws(CommandError) {
    let entries = files.map { file in
      FolderWriter.Entry(
        FilePath(file.path),
        bytes: Array(file.text.utf8),
        isProgram: file.isProgram
      )
    }
    do throws(FileError) {
      try FolderWriter.create(folder, entries)
    } catch {
      throw .folder(error)
    }
  }
}

extension PackLanguage: OptionChoice {}

extension OptionGroup where Target == NewCommand {
  /// What a new pack is and where it goes.
  fileprivate static var newPack: OptionGroup {
    OptionGroup(
      "Pack",
      [
        .choice("lang", "what it is written in") { $0.language = $1 },
        .name("id", "ID", PackIdentity.id, PackIdentity.idExpectation, "com.example.NAME") {
          $0.id = $1
        },
        .name(
          "type",
          "TYPE",
          PackIdentity.type,
          PackIdentity.typeExpectation,
          "NAME with underscores"
        ) { $0.type = $1 },
        .bytes("directory", "DIR", "where to make the folder (default: here)") {
          $0.directory = FilePath(bytes: $1)
        },
        .choice("format", "form of what is said (default: text)") { $0.format = $1 },
      ]
    )
  }
}

extension CommandOption<NewCommand> {
  /// Makes an option that takes a name.
  fileprivate static func name(
    _ name: String,
    _ placeholder: String,
    _ check: @escaping ([UInt8]) -> String?,
    _ expected: String,
    _ initial: String,
    _ apply: @escaping (inout NewCommand, String) -> Void
  ) -> Self {
    let checked = { (target: inout NewCommand, value: [UInt8]) throws(ValueError) in
      guard let text = check(value) else { throw ValueError(expected: expected) }
      apply(&target, text)
    }
    let help = "its \(name): \(expected) (default: \(initial))"
    return CommandOption(name: name, help: help, form: .value(placeholder, checked))
  }
}
