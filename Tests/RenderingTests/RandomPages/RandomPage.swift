import Testing

/// A page of random widgets, the same for the same seed.
struct RandomPage: CustomTestStringConvertible {
  /// How sections arrange their widgets, as members of a section's layout.
  static let arrangements = [
    #""arrangement":"vertical""#,
    #""arrangement":"vertical","item_spacing":16,"insets":{"left":16,"right":8,"top":16}"#,
    #""arrangement":"grid","columns":2"#,
    #""arrangement":"grid","columns":5,"item_spacing":16"#,
    #""arrangement":"carousel","item_spacing":8"#,
  ]

  /// What a widget's layout may be.
  static let layouts = [
    "{}", "{}", #"{"width":"hug"}"#, #"{"width":0.5}"#,
    ##"{"padding":{"left":16,"right":8,"top":16},"background":"#223344"}"##,
    #"{"border":{"width":1},"corner_radius":8,"margin":{"left":8,"bottom":16}}"#,
    #"{"border":{"width":4},"padding":{"left":8,"right":8},"width":"hug"}"#,
    ##"{"border":{"width":1,"dash_width":2},"gradient":{"colors":["#000000","#FFFFFF"],"angle":30}}"##,
  ]

  let testDescription: String
  let document: [UInt8]
  let widgets: [RandomWidget]

  /// A page with a section of each arrangement.
  init(seed: Int) {
    var random = RandomTexts(seed: UInt64(seed))
    var widgets: [RandomWidget] = []
    var sections: [String] = []
    for (number, arrangement) in Self.arrangements.enumerated() {
      let inside = (0..<3).map { index in
        let layout = Self.layouts[random.number(Self.layouts.count)]
        return RandomWidget(id: "w\(number)-\(index)", &random, layout: layout)
      }
      widgets += inside
      let list = inside.map(\.json).joined(separator: ",")
      sections.append(#"{"id":"s\#(number)","layout":{\#(arrangement)},"widgets":[\#(list)]}"#)
    }
    let direction = seed % 3 == 0 ? "rtl" : "ltr"
    let all = sections.joined(separator: ",")
    document = Array(#"{"page":{"id":"p","dir":"\#(direction)","sections":[\#(all)]}}"#.utf8)
    self.widgets = widgets.flatMap(\.all)
    testDescription = "page \(seed)"
  }

  /// A page of one widget.
  init(_ widget: RandomWidget, name: String) {
    document = Array(#"{"page":{"id":"p","sections":[{"widgets":[\#(widget.json)]}]}}"#.utf8)
    widgets = widget.all
    testDescription = name
  }
}
