internal import CPlatform
internal import Glibc

/// The environment variables, as bytes.
package enum Environment {
  /// A variable's value, nil where it isn't set.
  package static func value(_ name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe FilePath(cString: value).bytes
  }

  /// A variable's value; nil where whoever started the process must not steer it.
  ///
  /// A set-user-id program or one with file capabilities runs for somebody else.
  package static func trustedValue(_ name: String) -> [UInt8]? {
    guard let value = unsafe platform_secure_getenv(name) else { return nil }
    return unsafe FilePath(cString: value).bytes
  }

  /// All variables as `NAME=value`, in the order in which they stand.
  package static var all: [[UInt8]] {
    var variables: [[UInt8]] = []
    guard var next = unsafe platform_environment() else { return [] }
    while let variable = unsafe next.pointee {
      unsafe variables.append(FilePath(cString: variable).bytes)
      unsafe next += 1
    }
    return variables
  }

  /// Whether the process has more rights than whoever started it.
  package static var isPrivileged: Bool { platform_is_secure() != 0 }
}
