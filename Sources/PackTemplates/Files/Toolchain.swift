/// How a language's packs are built, and from what.
struct Toolchain: Sendable {
  /// What to run in the folder.
  let build: String
  /// Where the library is then, with names to fill in.
  let library: String
  /// What else has to be installed, for the README.
  let needs: String
  /// What the tool leaves in the folder, for `.gitignore`.
  let leavings: String
  /// The language's own files.
  let templates: [Template]
}

extension PackLanguage {
  /// The language's tool and files.
  var toolchain: Toolchain {
    switch self {
    case .c: .c
    case .cpp: .cpp
    case .swift: .swift
    case .rust: .rust
    }
  }
}
