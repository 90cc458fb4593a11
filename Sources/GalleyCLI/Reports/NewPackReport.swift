internal import JSONText
internal import PackTemplates
internal import Platform

/// What `galley new` says of the folder that it has made.
enum NewPackReport {
  /// What was made, and what to do next; never laid out, so that the commands can be copied.
  static func text(_ pack: NewPack, in folder: FilePath) -> String {
    """
    made \(folder.printable), a pack in \(pack.language.title) that draws \(pack.identity.type)

      cd \(folder.printable)
      \(pack.build)
      galley render page.json --pack \(pack.library)

    """
  }

  /// The pack as one JSON object on one line: `folder`, `language`, `id`, `type`, `files`, `build`
  /// (the command), `library` (where that leaves it).
  static func json(_ pack: NewPack, in folder: FilePath) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.member("folder", folder.text)
    writer.member("language", pack.language.rawValue)
    writer.member("id", pack.identity.id)
    writer.member("type", pack.identity.type)
    writer.member("files", pack.files.map(\.path))
    writer.member("build", pack.build)
    writer.member("library", pack.library)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }
}
