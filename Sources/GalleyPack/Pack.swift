internal import CGalley

/// A pack: its name, and the widgets that it registers in its entry function.
///
/// ```swift
/// @c(galley_pack_v1)
/// public func entry(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
///   Pack(id: "com.example.hello", version: "1.0.0").register(host, registrar) { pack in
///     pack.add(Hello.self)
///   }
/// }
/// ```
///
/// The function must be `public`, or an optimised build drops it.
public struct Pack {
  let id: StaticString
  let version: StaticString

  /// Names a pack.
  ///
  /// - Parameters:
  ///   - id: a reverse-DNS name, the same as in the pack's manifest.
  ///   - version: a semantic version.
  public init(id: StaticString, version: StaticString) {
    self.id = id
    self.version = version
  }

  /// Registers widgets with the host.
  ///
  /// - Parameters:
  ///   - host: what the entry function got.
  ///   - registrar: what the entry function got.
  ///   - widgets: adds each of the pack's widgets.
  /// - Returns: the status that the entry function returns: 0, the first failure, or a refusal
  ///   when the host is older than the ABI's first revision.
  @safe
  public func register(
    _ host: PackHostRef,
    _ registrar: PackRegistrarRef,
    widgets: (inout WidgetRegistration) -> Void
  ) -> Int32 {
    guard unsafe host.isComplete, unsafe registrar.isComplete else { return GALLEY_REFUSED }
    let status = unsafe registrar.pointee.identify(
      host,
      registrar,
      Phrase(id).host,
      Phrase(version).host
    )
    var registration = unsafe WidgetRegistration(host: host, registrar: registrar, status: status)
    widgets(&registration)
    return registration.status
  }
}
