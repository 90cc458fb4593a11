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

  /// Whether the process has more rights than whoever started it.
  package static var isPrivileged: Bool { platform_is_secure() != 0 }
}
