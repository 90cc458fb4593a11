package import JSONText

/// Why a file isn't a lock.
package enum PackLockError: Error, Hashable, Sendable {
  /// It isn't JSON.
  case notJSON(JSONError)
  /// It is of a form that this program doesn't know.
  case version(Int64)
  /// It lacks something at a place.
  case unexpected(String, JSONPosition)
}
