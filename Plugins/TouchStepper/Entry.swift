public import GalleyPack

/// Registers a stepper with keys large enough for a thumb, and a row of stars.
@c(galley_pack_v1)
public func registerTouchStepper(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
  Pack(id: "com.example.touch-stepper", version: "1.0.0").register(host, registrar) { pack in
    pack.add(TouchStepperRow.self)
    pack.add(RatingRow.self)
  }
}
