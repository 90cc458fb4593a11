import CGalley
import Platform

/// A pack of Plugins, loaded from beside the tests, and what it registered.
@safe
struct LoadedPack {
  let registrar = FakeRegistrar()
  let status: Int32

  /// Loads a product by its name.
  init(_ name: String) throws {
    let directory = (ThisProcess.executable ?? "").parent
    let library = try DynamicLibrary(loading: directory.appending(FilePath("lib\(name).so")))
    guard let symbol = unsafe library.symbol("galley_pack_v1") else { throw NoEntry() }
    let entry = unsafe unsafeBitCast(symbol, to: galley_pack_fn.self)
    status = unsafe registrar.load { host, registrar in unsafe entry(host, registrar) }
  }

  struct NoEntry: Error {}

  /// The descriptor of a type.
  func widget(_ type: String) throws -> galley_widget {
    let found = unsafe registrar.widgets.first { unsafe $0.type.swift == type }
    guard let widget = unsafe found else { throw NoSuchType(type: type) }
    return unsafe widget
  }

  struct NoSuchType: Error {
    let type: String
  }
}
