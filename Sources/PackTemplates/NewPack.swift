/// A new pack: a folder that builds, with a widget, a page that shows it, and what that looks like.
package struct NewPack: Sendable {
  /// What it is called.
  package let identity: PackIdentity
  /// What it is written in.
  package let language: PackLanguage

  /// Plans a pack.
  package init(_ identity: PackIdentity, in language: PackLanguage) {
    self.identity = identity
    self.language = language
  }

  /// The command that builds it in its folder.
  package var build: String { language.toolchain.build }

  /// Where the library is in the folder once it is built.
  package var library: String { Template.fill(language.toolchain.library, names) }

  /// The files, in the order in which one would read them.
  package var files: [NewFile] {
    let own = language.toolchain.templates + [.page, .golden, .check]
    let files = own.map { $0.filled(names) }
    let table = files.map { "| `\($0.path)` | \($0.purpose) |" }.joined(separator: "\n")
    let readme = Template.readme.filled(names + [("FILES", table)])
    return [readme] + files + [Template.gitignore.filled(names)]
  }

  private var names: [(key: String, value: String)] {
    let name = identity.name
    let toolchain = language.toolchain
    let simple = [
      (key: "NAME", value: name.text), ("ID", identity.id), ("TYPE", identity.type),
      ("PRODUCT", name.product), ("UNDERSCORED", String(name.product.map { $0 == "-" ? "_" : $0 })),
      ("MODULE", name.moduleName), ("LANGUAGE", language.title), ("BUILD", toolchain.build),
      ("NEEDS", toolchain.needs), ("LEAVINGS", toolchain.leavings),
    ]
    return [("LIBRARY", Template.fill(toolchain.library, simple))] + simple
  }
}
