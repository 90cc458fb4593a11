public import GalleyPack

/// Registers the widgets that every page can count on.
@c(galley_pack_v1)
public func registerStarterWidgets(_ host: PackHostRef, _ registrar: PackRegistrarRef) -> Int32 {
  Pack(id: "dev.galley.starter", version: "1.0.0").register(host, registrar) { pack in
    pack.add(TitleBlock.self)
    pack.add(ImageTextCard.self)
    pack.add(Separator.self)
    pack.add(ButtonRow.self)
    pack.add(TagRail.self)
    pack.add(Banner.self)
    pack.add(StepperRow.self)
    pack.add(Accordion.self)
    pack.add(TextBlock.self)
    pack.add(Picture.self)
    pack.add(ListRow.self)
    pack.add(KeyValue.self)
    pack.add(Notice.self)
    pack.add(Card.self)
    pack.add(Tabs.self)
    pack.add(ToggleRow.self)
    pack.add(InputRow.self)
    pack.add(ChoiceRow.self)
    pack.add(DataTable.self)
    pack.add(Progress.self)
  }
}
