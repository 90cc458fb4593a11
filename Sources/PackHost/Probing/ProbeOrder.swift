/// What a worker is told to find out about a pack.
enum ProbeOrder {
  case load(LoadPlan)
  case draw(DrawPlan)
}

/// What it found out.
enum ProbeAnswer {
  case loaded(LoadFacts)
  case drawn(DrawFacts)
  /// The document isn't a page, or no pack is loaded.
  case failed
}
