internal import GalleyPack

/// The numbers that a stepper takes.
struct StepRange {
  let least: Int
  let most: Int
  let initial: Int

  init(_ data: Content) throws(WidgetFailure) {
    least = try data.optionalInteger("min") ?? 0
    most = try data.optionalInteger("max") ?? .max
    guard least <= most else { throw data.failure("min is above max", at: "min") }
    let wanted = try data.optionalInteger("initial") ?? min(max(0, least), most)
    initial = min(max(wanted, least), most)
    if initial != wanted {
      data["initial"].replaced("initial lies outside min and max; the nearer of them is shown")
    }
  }

  /// The count as it stands.
  func count(_ state: WidgetState) -> Int {
    clamped(state.integer("count", default: initial))
  }

  /// A count after a step, within the limits.
  func clamped(_ count: Int, step: Int = 0) -> Int {
    let (sum, overflows) = count.addingReportingOverflow(step)
    return min(max(overflows ? count : sum, least), most)
  }
}
