internal import Pages
internal import TextLayout

/// What came of a call into a renderer, and what it depends on.
///
/// A renderer gets nothing but through the host, so what it read there is all that its result
/// depends on: slots of its widget's state, the width of its box, and sizes of child widgets.
class Dependent {
  let widget: WidgetNode
  /// The slots that were read.
  var slots: [ExactString] = []
  /// Whether any slot of the widget may matter: the call ended before it could be seen.
  var dependsOnAllSlots = false
  /// The sizes of children that were read.
  var sizes: [SizeRead] = []
  /// Why the call has to be made again; empty: it hasn't.
  var causes: [RenderCause] = []
  /// The step in which this was found to hold.
  var checkedStep: UInt64 = 0
  /// Where on the page it shows, or showed last.
  var block: PageBlock?
  /// The call.
  var frame: RenderFrame?

  init(_ widget: WidgetNode) { self.widget = widget }

  /// Notes what was read, as far as it can change.
  func note(_ read: ReadLog.Read) {
    guard case .state(let key) = read else { return }
    let slot = ExactString(key)
    if !slots.contains(slot) { slots.append(slot) }
  }

  /// Notes why the call has to be made again.
  func note(_ cause: RenderCause) {
    if causes.count < Dependent.mostCauses { causes.append(cause) }
  }

  /// More causes than these aren't kept.
  private static let mostCauses = 8
}

/// A size that a renderer was told of a child widget.
struct SizeRead {
  let child: WidgetNode
  let width: Int
  let size: WidgetSize?
}

/// What a renderer said of its widget's size at a width.
final class KeptSize: Dependent {
  /// Nil where the renderer can't tell.
  var size: WidgetSize?
}

/// What a renderer drew for a widget.
final class KeptDrawing: Dependent {
  /// Something in the log that isn't the flow's affair.
  enum Foreign {
    case child(WidgetNode, Box?)
    case note(Diagnostic)
  }

  /// The width of the box that it was drawn in, and whether the renderer has asked for it.
  let width: Int
  var dependsOnWidth = false
  /// How many sizes were being found out when the renderer was called.
  var measurements = 0
  /// The calls that it made.
  var log = FlowLog()
  var foreign: [Foreign] = []
  /// Who drew: the renderer on top and those that it asked for what is underneath, each with the
  /// number that it had then.
  var owners: [(number: UInt32, owner: Owner)] = []
  /// What can be tapped, by owners as counted above.
  var regions: [Region] = []
  /// How the call ended.
  var status = RenderStatus.done
  /// Why the renderer was called, and in which step.
  var reasons: [RenderCause] = []
  var step: UInt64 = 0

  init(_ widget: WidgetNode, width: Int) {
    self.width = width
    super.init(widget)
  }

  override func note(_ read: ReadLog.Read) {
    if case .width = read { dependsOnWidth = true }
    super.note(read)
  }

  /// The place of an owner among this drawing's.
  func place(ofOwner number: UInt32) -> Int {
    owners.lastIndex { $0.number == number } ?? 0
  }
}
