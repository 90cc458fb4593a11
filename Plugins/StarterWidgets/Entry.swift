public import GalleyPack

/// Registers the widgets that every page can count on.
@c(galley_pack_v1)
public func registerStarterWidgets(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
  Pack(id: "dev.galley.starter", version: "1.0.0").register(host, registrar) { pack in
    pack.add(TitleBlock.self)
  }
}
