/// Runs a closure again when, and only when, a value that it read differs.
///
/// The closure reads any number of stores through its context. It runs at once, and again in
/// ``update()`` if it would read something else than it did. So a value that changed and changed
/// back is no change, and a thousand commits cost one comparison.
///
/// ```swift
/// let header = StoreReader("header") { context in
///   print(context.read(shop).owner.name)
/// }
/// shop.commit { $0.owner.name = "Ada" }
/// header.update()
/// ```
///
/// A commit during a run stops the program. A reader made or updated by another one's closure keeps
/// its own reads. A reader stays on the thread or actor that made it; what it reads may be
/// committed to from anywhere.
public final class StoreReader {
  /// The reader's label, and where it was made.
  public let site: Site

  /// How often the closure has run.
  public private(set) var runs = 0

  private weak let loop: ReaderLoop?
  private let number: UInt64
  private let recorder: Recorder
  private let body: (ReadContext) -> Void
  private var isCancelled = false

  /// Makes a reader and runs it.
  ///
  /// - Parameters:
  ///   - label: The reader's name in messages and traces.
  ///   - loop: The loop that updates the reader, or `nil` if ``update()`` is called on it.
  ///   - file: Where the reader is made.
  ///   - line: Where the reader is made.
  ///   - body: Reads, and does something with what it read.
  public init(
    _ label: String = "",
    in loop: ReaderLoop? = nil,
    file: String = #fileID,
    line: UInt = #line,
    _ body: @escaping (ReadContext) -> Void
  ) {
    site = Site(label, file: file, line: line)
    self.body = body
    self.loop = loop
    if let place = loop?.makeRecorder(site) {
      (number, recorder) = place
    } else {
      (number, recorder) = (0, Recorder(ReaderMark(site)))
    }
    loop?.add(self, number)
    run()
  }

  deinit { loop?.remove(number) }

  /// Whether a value that the closure read differs.
  public var needsUpdate: Bool {
    !isCancelled && recorder.run == 0 && recorder.isStale
  }

  /// Whether a value is known to differ, without another look.
  var isStale: Bool { !isCancelled && recorder.mark.isStale }

  /// Runs the closure if a value that it read differs.
  ///
  /// - Returns: Whether it ran. It never does inside its own run or after ``cancel()``.
  @discardableResult
  public func update() -> Bool {
    guard needsUpdate else { return false }
    run()
    return true
  }

  /// The paths of the values that the last run read, in order.
  public var reads: [String] { recorder.paths }

  /// The values whose change made the closure run the last time, by path; none at first.
  public var why: [ReadChange] {
    recorder.why.map(ReadChange.init).sorted { $0.path < $1.path }
  }

  /// Ends the reader, which reads nothing any more.
  public func cancel() {
    isCancelled = true
    if recorder.run == 0 { recorder.leave() }
  }

  private func run() {
    recorder.begin()
    runs += 1
    ThreadScope.run(.reader, site) { body(ReadContext(recorder)) }
    recorder.finish()
    if isCancelled { recorder.leave() }
  }
}
