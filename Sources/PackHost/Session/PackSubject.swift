internal import PackFiles
internal import Pages
internal import Platform

/// The file that a report is on; words are made of it when somebody asks.
enum PackSubject: Sendable {
  /// As it was found.
  case found(PackEntry)
  /// As it was told, by the pack or by another process.
  case told(PackDescription)

  var file: String {
    switch self {
    case .found(let entry): entry.path.text
    case .told(let description): description.file
    }
  }

  var origin: String {
    switch self {
    case .found(let entry): entry.origin.description
    case .told(let description): description.origin
    }
  }

  var id: String {
    switch self {
    case .found(let entry): entry.manifest?.id ?? QuotedText.escaped(entry.stem)
    case .told(let description): description.id
    }
  }

  var version: String {
    switch self {
    case .found(let entry): entry.manifest?.version ?? ""
    case .told(let description): description.version
    }
  }

  var fingerprint: PackFingerprint? {
    switch self {
    case .found(let entry): entry.fingerprint
    case .told(let description): description.fingerprint
    }
  }
}

/// What was told of a file; an object, so that reports are small.
final class PackDescription: Sendable {
  let file: String
  let origin: String
  let id: String
  let version: String
  let fingerprint: PackFingerprint?

  init(
    _ file: String,
    _ origin: String,
    _ id: String,
    _ version: String,
    _ fingerprint: PackFingerprint?
  ) {
    self.file = file
    self.origin = origin
    self.id = id
    self.version = version
    self.fingerprint = fingerprint
  }
}
