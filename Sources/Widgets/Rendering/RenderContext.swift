internal import JSONText
package import Pages
package import TextLayout

/// One rendering of one page: what renderers read from and draw into.
///
/// A context belongs to one thread. `frames` is the stack of the calls into renderers; what
/// renderers ask for goes by the frame on top.
package final class RenderContext {
  package let registry: WidgetRegistry
  package let states: WidgetStateStore
  package let options: RenderOptions
  package let flow: TextFlow
  package internal(set) var diagnostics = DiagnosticList()
  /// Who drew: runs refer to these by index; the first stands for the host itself.
  package internal(set) var owners: [Owner?] = [nil]
  /// What can be tapped: runs refer to these by index plus one.
  package internal(set) var regions: [Region] = []
  package internal(set) var frames: [RenderFrame] = []
  package internal(set) var reads: ReadLog?
  /// What was drawn before, and where it is kept what is drawn; nil: the page is drawn once.
  var cache: RenderCache?
  /// While this isn't 0, sizes are being found out and nothing is reported.
  var measurements = 0
  /// What the event under way sets, in the order of the calls.
  var writes: [StateWrite] = []
  /// What the action under way comes to, and the widget whose event set it off.
  var response: [UInt8]?
  var source: String?
  /// Owners whose widget has state but no id, as far as it has been said.
  var positionalOwners: Set<UInt32> = []
  /// Chains whose accidental override has been said.
  var overriddenChains: Set<Int> = []
  var nestedDecoder = NestedDecoder()
  var sourceMap: SourceMap?
  private var generation: UInt64 = 0

  /// Prepares a rendering.
  package init(
    registry: WidgetRegistry,
    states: WidgetStateStore,
    flow: TextFlow,
    options: RenderOptions
  ) {
    self.registry = registry
    self.states = states
    self.options = options
    self.flow = flow
    reads = options.recordsReads ? ReadLog() : nil
  }

  /// The call on top.
  package var frame: RenderFrame? { frames.last }

  /// Whether a renderer may open another box or table.
  package var mayNest: Bool { flow.depth < RenderContext.mostBoxes }

  /// More boxes in boxes than any page has a use for.
  private static let mostBoxes = 2048

  /// A number for a new call into a renderer.
  func nextGeneration() -> UInt64 {
    generation += 1
    return generation
  }

  /// Notes a finding, unless sizes are being found out.
  package func report(_ make: @autoclosure () -> Diagnostic) {
    if let drawing = cache?.open as? KeptDrawing, drawing.measurements == measurements {
      let diagnostic = make()
      flow.log?.addForeign(drawing.foreign.count)
      drawing.foreign.append(.note(diagnostic))
      if measurements == 0 { diagnostics.append(diagnostic) }
    } else if measurements == 0 {
      diagnostics.append(make())
    }
  }

  /// Notes a read of the renderer on top.
  package func record(_ read: @autoclosure () -> ReadLog.Read) {
    if let open = cache?.open { open.note(read()) }
    guard reads != nil, let owner = frames.last?.owner else { return }
    reads?.add(read(), of: owner)
  }
}
