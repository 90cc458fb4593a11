internal import CGalley
package import Platform

/// Decides whether a file may be loaded as a pack, without running any of it.
///
/// A truncated file would end the process inside the loader, a FIFO would block it for ever, and
/// the loader's own messages mislead, so all of this comes first.
package struct PackFileCheck: Sendable {
  /// The revision of the ABI that the host speaks.
  private let abi: UInt32
  /// The extensions that the host has.
  private let extensions: Set<String>
  let trust: PackTrust
  /// Whether it finds out what all bytes of a file come to.
  private let digests: Bool

  /// Checks for a host.
  ///
  /// - Parameters:
  ///   - abi: the revision of the ABI that it speaks.
  ///   - extensions: the extensions that it has.
  ///   - allowsWritableByOthers: takes files that other users could change.
  ///   - digests: finds out what all bytes of a file come to.
  package init(
    abi: UInt32 = HostVersion.abi,
    extensions: Set<String> = [],
    allowsWritableByOthers: Bool = false,
    digests: Bool = false
  ) {
    self.abi = abi
    self.extensions = extensions
    trust = PackTrust(isLenient: allowsWritableByOthers)
    self.digests = digests
  }

  /// Checks a file.
  ///
  /// - Returns: what is known of a file that may be loaded.
  /// - Throws: the first reason not to load it.
  package func check(_ path: FilePath) throws(PackRefusal) -> PackFile {
    do throws(PackRefusal.Cause) {
      let location = try location(of: path)
      var scanner = FileScanner()
      return try check(location, namedAs: path, with: &scanner)
    } catch {
      throw PackRefusal(path, error)
    }
  }

  /// Finds a file.
  func location(of path: FilePath) throws(PackRefusal.Cause) -> PackLocation {
    let directory = try PackDirectory(path.parent, trust: trust)
    return try PackLocation(path, in: directory, trust: trust)
  }

  /// Checks a file that has been found.
  ///
  /// The type is looked at before the file is opened: opening a device may have effects.
  func check(
    _ location: PackLocation,
    namedAs path: FilePath,
    with scanner: inout FileScanner
  ) throws(PackRefusal.Cause) -> PackFile {
    if location.facts.type != .regular { throw .unreadable(.wrongType(location.facts.type)) }
    try judge(location)
    let facts: FileFacts
    do throws(FileError) {
      facts = try scanner.open(location.path)
    } catch {
      throw .unreadable(error.cause)
    }
    let opened = PackLocation(location.path, facts, in: location.directory)
    return try read(opened, namedAs: path, with: scanner)
  }

  /// Checks a file that was found, known for a regular one, and opened; its facts are those of the
  /// open file.
  func check(
    opened location: PackLocation,
    namedAs path: FilePath,
    with scanner: borrowing FileScanner
  ) throws(PackRefusal.Cause) -> PackFile {
    try judge(location)
    return try read(location, namedAs: path, with: scanner)
  }

  private func read(
    _ location: PackLocation,
    namedAs path: FilePath,
    with scanner: borrowing FileScanner
  ) throws(PackRefusal.Cause) -> PackFile {
    try scanner.withBytes { bytes throws(PackRefusal.Cause) in
      let elf = try library(bytes)
      let manifest = try PackManifest.find(in: bytes, elf)
      if let manifest { try check(manifest) }
      let entry = try entry(bytes, elf)
      let digest = digests ? SHA256.digest(of: bytes) : nil
      return PackFile(
        path,
        at: location,
        elf,
        entry,
        manifest,
        ELFImprint(bytes, elf),
        digest
      )
    }
  }

  /// Whether only people who may be trusted can change a file.
  private func judge(_ location: PackLocation) throws(PackRefusal.Cause) {
    if let distrust = trust.distrust(location.path, location.facts) { throw distrust }
    if let distrust = location.directory.distrust { throw distrust }
  }

  private func library(_ bytes: RawSpan) throws(PackRefusal.Cause) -> ELFFile {
    let elf: ELFFile
    do throws(ELFFault) {
      elf = try ELFFile(parsing: bytes)
    } catch {
      throw PackRefusal.Cause(error)
    }
    if elf.header.platform != .host { throw .wrongPlatform(elf.header.platform, host: .host) }
    if elf.header.kind != .sharedObject || elf.dynamic?.isProgram == true {
      throw .notALibrary(elf.header.kind)
    }
    do throws(ELFFault) {
      try ELFLoadability.check(bytes, elf)
    } catch {
      throw PackRefusal.Cause(error)
    }
    return elf
  }

  /// Where the entry function lies.
  private func entry(_ bytes: RawSpan, _ elf: ELFFile) throws(PackRefusal.Cause) -> UInt64 {
    guard let entry = elf.symbols?.address(of: "galley_pack_v1", in: bytes) else {
      throw .noEntry(others: otherEntries(bytes, elf))
    }
    if !elf.table.isCode(entry) { throw .entryNotCode }
    return entry
  }

  private func otherEntries(_ bytes: RawSpan, _ elf: ELFFile) -> [String] {
    let exports = (try? elf.symbols?.exports(in: bytes)) ?? []
    return exports.map { String(decoding: $0.name, as: UTF8.self) }
      .filter { $0.hasPrefix("galley_pack_v") && !$0.dropFirst(13).contains { !$0.isNumber } }
      .sorted()
  }

  private func check(_ manifest: PackManifest) throws(PackRefusal.Cause) {
    if manifest.leastABI > abi { throw .hostTooOld(needs: manifest.leastABI, speaks: abi) }
    for id in manifest.requires where !extensions.contains(id) { throw .missingExtension(id) }
  }
}

extension PackFileCheck {
  /// Every reason not to load a file, the one that `check` gives first; those that hide others
  /// stand alone.
  func faults(_ location: PackLocation, _ bytes: RawSpan) -> [PackRefusal.Cause] {
    var faults: [PackRefusal.Cause] = []
    func note(_ test: () throws(PackRefusal.Cause) -> Void) {
      do throws(PackRefusal.Cause) { try test() } catch { faults.append(error) }
    }
    note { () throws(PackRefusal.Cause) in try judge(location) }
    note { () throws(PackRefusal.Cause) in
      let elf = try library(bytes)
      note { () throws(PackRefusal.Cause) in
        if let manifest = try PackManifest.find(in: bytes, elf) { try check(manifest) }
      }
      note { () throws(PackRefusal.Cause) in _ = try entry(bytes, elf) }
    }
    return faults
  }
}
