internal import Pages

/// Finds the known name that a misspelt one was most likely meant to be.
enum NearestName {
  /// The nearest of some names, when it is near enough to suggest.
  ///
  /// What is the beginning of one name only was meant as that name; else spelling decides.
  static func find(_ typed: some Collection<UInt8>, among names: [String]) -> String? {
    let beginning = names.filter { typed.count > 1 && $0.utf8.starts(with: typed) }
    if beginning.count == 1 { return beginning[0] }
    return NearestNames.near(String(decoding: typed, as: UTF8.self), among: names, limit: 1).first
  }
}
