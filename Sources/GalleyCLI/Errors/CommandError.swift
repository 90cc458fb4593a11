package import Collisions
package import Conformance
package import PackFiles
package import PackHost
package import Pages
package import Platform
package import Playback
package import Proofs

/// Why a command couldn't do its work.
package enum CommandError: Error {
  /// The command line can't be followed; the command is nil where none was recognised.
  case usage(UsageError, command: String?)
  /// A file can't be read.
  case input(FileError)
  /// A folder can't be made.
  case folder(FileError)
  /// A file isn't a snapshot of widget state.
  case state(FilePath, StateSnapshotError)
  /// A file isn't a list of waivers.
  case waivers(FilePath, WaiverFile.Fault)
  /// A document isn't a page.
  case page(FilePath, PageError)
  /// A file isn't a baseline.
  case baseline(FilePath, BaselineError)
  /// There is no baseline of this name.
  case noBaseline(FilePath)
  /// A folder of pages has none.
  case noPages(FilePath)
  /// No loaded pack has this name.
  case unknownPack([UInt8], nearest: String?)
  /// A file isn't a scenario.
  case scenario(FilePath, ScenarioError)
  /// The trace can't be written.
  case trace(FileError)
  /// The packs can't be looked for.
  case packs(PackSearchError)
  /// A file isn't a lock.
  case lock(FilePath, PackLockError)
  /// The file of a lock can't be read.
  case lockAbsent(FileError)
  /// The packs aren't those of a lock.
  case drift(FilePath, [PackDrift])
  /// There is no process to load packs into.
  case worker(WatchedSession.OpenError)
  /// The starter pack isn't where it is installed.
  case starterMissing
  /// Pages can't be proved.
  case proof(ProofError)
  /// Standard output doesn't take what is written.
  case output(SystemError)
}
