/// What packs may take before they are stopped.
package struct WatchLimits: Sendable {
  /// How long one call into a pack may last, without the calls that it leads to.
  package var call: Duration
  /// How many bytes of memory the worker may use while a pack is called, beside 32 for each of
  /// the document.
  package var memory = 512 << 20
  /// How many bytes packs may write to standard output, and to standard error.
  package var output = 16 << 20

  /// How long a pack's constructors, or its entry function, may run.
  package var load: Duration { call * 5 / 2 }

  /// How long our own code may run between two calls, beside a second for each MiB of the document.
  var host: Duration { call * 30 }

  /// Limits with a time for one call.
  package init(call: Duration = .seconds(2)) {
    self.call = call
  }

  /// How many calls of one pack may end a worker before the whole pack is put aside; one that
  /// costs time or memory counts as `slowWeight` of them.
  static let strikes = 24
  static let slowWeight = 8
  /// How many workers are started for one page before it is drawn without any pack.
  static let restarts = 64
}
