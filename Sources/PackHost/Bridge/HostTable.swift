internal import CGalley
internal import PackFiles
internal import Platform

/// The table of functions behind `galley.h`: one for the whole process, made at first use.
@safe
enum HostTable {
  /// The table that packs get; it lives while the process does.
  ///
  /// A probe puts another one in its place before it loads a pack, on the thread that calls packs.
  nonisolated(unsafe) static var shared: UnsafePointer<galley_host> = {
    let table = UnsafeMutablePointer<galley_host>.allocate(capacity: 1)
    unsafe table.initialize(to: make())
    return unsafe UnsafePointer(table)
  }()

  private static func make() -> galley_host {
    var table = unsafe galley_host()
    unsafe table.size = UInt32(MemoryLayout<galley_host>.size)
    unsafe table.abi = HostVersion.abi
    unsafe table.name = galley_str(literal: "galley")
    unsafe table.version = unsafe galley_str(literal: HostVersion.program)
    unsafe installGeneral(&table)
    unsafe installContent(&table)
    unsafe installCheckedReads(&table)
    unsafe installAtoms(&table)
    unsafe installState(&table)
    unsafe installMetrics(&table)
    unsafe installOutput(&table)
    unsafe installAtomOutput(&table)
    unsafe installBoxes(&table)
    unsafe installNesting(&table)
    unsafe installDiagnostics(&table)
    unsafe installActions(&table)
    return unsafe table
  }

  @unsafe
  private static func installGeneral(_ table: inout galley_host) {
    unsafe table.extension = { _ in nil }
    unsafe table.log = { severity, message in
      unsafe PackLog.shared.add(
        PackLog.Entry(pack: callingPack(), severity: severity, message: message.text)
      )
    }
    unsafe table.scratch = { context, bytes, alignment in
      guard unsafe isActive(context) else { return nil }
      if unsafe activeCall.scratch == nil {
        unsafe activeCall.scratch = Scratch()
      }
      return unsafe activeCall.scratch?.allocate(bytes, alignment: alignment)
    }
  }
}
