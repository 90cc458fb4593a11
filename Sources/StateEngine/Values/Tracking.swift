/// Makes a struct ``Trackable``: readers of one property don't run for another.
///
/// Stored properties are compared one by one; each must be a ``StateValue`` itself. Computed
/// properties follow from them: a reader of one runs when its result differs. A generic struct is
/// trackable where its parameters are.
///
/// ```swift
/// @Tracking
/// struct Cart {
///   var items: [Item] = []
///   var coupon: String?
///   var total: Int { items.reduce(0) { $0 + $1.price } }
/// }
/// ```
@attached(
  extension,
  conformances: Sendable,
  StateValue,
  Trackable,
  names: named(isSame),
  named(addDifferences),
  named(partName)
)
public macro Tracking() = #externalMacro(module: "StateMacros", type: "TrackingMacro")
