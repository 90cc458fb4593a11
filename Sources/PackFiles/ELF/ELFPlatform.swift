/// What an ELF file was built for: the start of its header (System V ABI, chapter 4).
package struct ELFPlatform: Hashable, Sendable {
  /// `e_machine`.
  package let machine: UInt16
  /// Whether addresses have 64 bits.
  package let is64Bit: Bool
  /// Whether numbers start with their lowest byte.
  package let isLittleEndian: Bool

  /// A platform of these properties.
  package init(machine: UInt16, is64Bit: Bool = true, isLittleEndian: Bool = true) {
    self.machine = machine
    self.is64Bit = is64Bit
    self.isLittleEndian = isLittleEndian
  }

  /// What this program was built for.
  package static var host: ELFPlatform {
    #if arch(x86_64)
    ELFPlatform(machine: 62)
    #elseif arch(arm64)
    ELFPlatform(machine: 183)
    #else
    #error("name the machine's number in the ELF header")
    #endif
  }

  /// The platform's usual name, with what the machine's own name leaves open.
  package var name: String {
    switch (machine, is64Bit) {
    case (3, _): "i386"
    case (8, _): "mips"
    case (20, _): "ppc"
    case (21, _): isLittleEndian ? "ppc64le" : "ppc64"
    case (22, true): "s390x"
    case (40, _): "arm (32-bit)"
    case (62, true): "x86_64"
    case (62, false): "x32"
    case (183, true): isLittleEndian ? "aarch64" : "aarch64 (big-endian)"
    case (183, false): "aarch64 (32-bit)"
    case (243, true): "riscv64"
    case (243, false): "riscv32"
    case (258, true): "loongarch64"
    default:
      "machine \(machine)\(is64Bit ? "" : " (32-bit)")\(isLittleEndian ? "" : " (big-endian)")"
    }
  }
}
