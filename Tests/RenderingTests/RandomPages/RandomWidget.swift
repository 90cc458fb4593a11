import JSONText

/// A widget of the starter pack with random texts.
struct RandomWidget {
  let id: String
  let json: String
  /// What it types, in order.
  let texts: [String]
  /// What it types around them.
  let marks: String
  /// Whether its texts stand one after the other, and not side by side.
  let isLinear: Bool
  /// The places of texts that go where another takes no cells, by the places of those.
  let labels: [Int: Int]
  /// The widgets inside it.
  let items: [RandomWidget]

  /// What a widget's data are, as members of a JSON object.
  struct Recipe {
    let type: String
    let data: String
    var marks = ""
    var isLinear = true
    /// Names of texts in the data, in the order in which they are typed.
    let texts: Int
    /// The places of texts that go where another takes no cells, by the places of those.
    var labels: [Int: Int] = [:]
  }

  /// Recipes of all widgets that type texts; `@` stands for a text.
  static let recipes = [
    Recipe(type: "text_block", data: #""text":@"#, texts: 1),
    Recipe(type: "title_block", data: #""title":@,"subtitle":@"#, texts: 2),
    Recipe(
      type: "image_text_card",
      data: #""image":{"url":"u","alt":@},"title":@,"subtitle":@,"tags":[@,@]"#,
      marks: "[img:]‹›",
      texts: 5
    ),
    Recipe(type: "button_row", data: #""buttons":[{"title":@},@]"#, marks: "[]", texts: 2),
    Recipe(type: "tag_rail", data: #""tags":[@,{"text":@},@]"#, marks: "‹›", texts: 3),
    Recipe(
      type: "banner",
      data: #""image":{"url":"u","alt":@},"title":@,"subtitle":@"#,
      marks: "[img:]",
      texts: 3
    ),
    Recipe(
      type: "stepper_row",
      data: #""title":@,"subtitle":@"#,
      marks: "[]-+0",
      isLinear: false,
      texts: 2
    ),
    Recipe(
      type: "image",
      data: #""image":{"url":"u","alt":@},"caption":@"#,
      marks: "[img:]",
      texts: 2
    ),
    Recipe(
      type: "list_row",
      data: #""title":@,"subtitle":@,"value":@"#,
      isLinear: false,
      texts: 3,
      labels: [2: 2]
    ),
    Recipe(
      type: "key_value",
      data: #""items":[{"label":@,"value":@},{"label":@,"value":@}]"#,
      marks: ":",
      isLinear: false,
      texts: 4
    ),
    Recipe(type: "notice", data: #""title":@,"message":@"#, texts: 2),
    Recipe(type: "toggle_row", data: #""title":@"#, marks: "[]", isLinear: false, texts: 1),
    Recipe(type: "input_row", data: #""label":@,"initial":@"#, marks: "[]_", texts: 2),
    Recipe(
      type: "choice_row",
      data: #""label":@,"options":[{"id":"a","label":@},{"id":"b","label":@}],"selected":"a""#,
      marks: "()•",
      texts: 3
    ),
    Recipe(
      type: "table",
      data: #""columns":[{"key":"a","title":@},{"key":"b","title":@}],"rows":[{"a":@,"b":@}]"#,
      marks: ":",
      isLinear: false,
      texts: 4,
      labels: [2: 0, 3: 1]
    ),
    Recipe(type: "progress", data: #""label":@,"value":0.5"#, marks: "50%█░", texts: 1),
    Recipe(
      type: "accordion",
      data: #""header":@,"initially_expanded":true,"items":[#]"#,
      marks: "▾",
      texts: 1
    ),
    Recipe(type: "card", data: #""header":@,"items":[#],"footer":@"#, texts: 2),
    Recipe(
      type: "tabs",
      data: #""tabs":[{"id":"a","title":@,"items":[#]},{"id":"b","title":@}]"#,
      marks: "[]",
      texts: 2
    ),
  ]
}

extension RandomWidget {
  /// A random widget, with others inside it unless it is deep.
  init(id: String, _ random: inout RandomTexts, layout: String = "{}", depth: Int = 0) {
    let recipe = Self.recipes[random.number(Self.recipes.count)]
    self.init(id: id, recipe, &random, layout: layout, depth: depth)
  }

  /// A widget of a recipe.
  init(
    id: String,
    _ recipe: Recipe,
    _ random: inout RandomTexts,
    layout: String = "{}",
    depth: Int = 0
  ) {
    let count = depth < 2 && recipe.data.contains("#") ? 1 + random.number(2) : 0
    items = (0..<count).map { RandomWidget(id: "\(id).\($0)", &random, depth: depth + 1) }
    texts = (0..<recipe.texts).map { _ in random.text() }
    var data = ""
    var text = texts.makeIterator()
    for character in recipe.data {
      switch character {
      case "@": data += JSONWriter.quoted(text.next() ?? "")
      case "#": data += items.map(\.json).joined(separator: ",")
      default: data.append(character)
      }
    }
    json = #"{"type":"\#(recipe.type)","id":"\#(id)","layout":\#(layout),"data":{\#(data)}}"#
    self.id = id
    marks = recipe.marks
    isLinear = recipe.isLinear
    labels = recipe.labels
  }

  /// The widget and all inside it.
  var all: [RandomWidget] { [self] + items.flatMap(\.all) }
}
