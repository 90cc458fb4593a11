extension Border {
  var horizontal: Mark {
    switch kind {
    case .heavy: .heavyHorizontal
    case .double: .doubleHorizontal
    case .dashed: .dashedHorizontal
    case .none, .line, .rounded, .bar: .lineHorizontal
    }
  }

  var vertical: Mark {
    switch kind {
    case .heavy: .heavyVertical
    case .double: .doubleVertical
    case .dashed: .dashedVertical
    case .bar: .bar
    case .none, .line, .rounded: .lineVertical
    }
  }

  var topLeft: Mark {
    corner(.topLeft, .lineTopLeft, .heavyTopLeft, .doubleTopLeft, .roundTopLeft)
  }

  var topRight: Mark {
    corner(.topRight, .lineTopRight, .heavyTopRight, .doubleTopRight, .roundTopRight)
  }

  var bottomLeft: Mark {
    corner(.bottomLeft, .lineBottomLeft, .heavyBottomLeft, .doubleBottomLeft, .roundBottomLeft)
  }

  var bottomRight: Mark {
    corner(
      .bottomRight,
      .lineBottomRight,
      .heavyBottomRight,
      .doubleBottomRight,
      .roundBottomRight
    )
  }

  private func corner(
    _ place: Corners,
    _ line: Mark,
    _ heavy: Mark,
    _ double: Mark,
    _ rounded: Mark
  ) -> Mark {
    switch kind {
    case .heavy: heavy
    case .double: double
    case .rounded: round.contains(place) ? rounded : line
    case .none, .line, .dashed, .bar: line
    }
  }
}
