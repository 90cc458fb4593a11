/// The checks by their stable ids: an id is never given to another check, nor changed.
package enum CheckID: String, CaseIterable, Hashable, Sendable {
  // What the file is.
  case fileReadable = "file-readable"
  case filePermissions = "file-permissions"

  // What the loader is asked for.
  case elfForm = "elf-form"
  case elfPlatform = "elf-platform"
  case elfKind = "elf-kind"
  case elfEntry = "elf-entry"
  case elfEntryCode = "elf-entry-code"
  case elfStack = "elf-stack"
  case elfTextRelocations = "elf-text-relocations"
  case elfWritableCode = "elf-writable-code"
  case elfStaticThreadStorage = "elf-static-tls"
  case elfLibraries = "elf-libraries"
  case elfNeedsPack = "elf-needs-pack"
  case elfSanitizer = "elf-sanitizer"
  case elfExports = "elf-exports"
  case elfUniqueSymbols = "elf-unique-symbols"
  case elfRunPath = "elf-run-path"
  case elfRelativePath = "elf-relative-path"
  case elfOldRunPath = "elf-old-run-path"
  case elfBuildID = "elf-build-id"

  // What the pack says of itself.
  case manifestPresent = "manifest-present"
  case manifestForm = "manifest-form"
  case manifestID = "manifest-id"
  case manifestABI = "manifest-abi"
  case manifestHost = "manifest-host"
  case manifestRequires = "manifest-requires"
  case manifestTypes = "manifest-types"
  case manifestOverrides = "manifest-overrides"
  case manifestAfter = "manifest-after"
  case manifestVersion = "manifest-version"
  case manifestKeys = "manifest-keys"

  // What a team has decided to live with.
  case waiverExpired = "waiver-expired"
  case waiverUnused = "waiver-unused"
}
