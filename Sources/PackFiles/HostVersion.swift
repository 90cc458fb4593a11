internal import CGalley

/// The versions that this host speaks and bears.
package enum HostVersion {
  /// The revision of ABI v1.
  package static var abi: UInt32 { UInt32(GALLEY_ABI) }
  /// The program's version.
  package static let program: StaticString = "0.1.0"
}
