/// The parts of a page document that the benchmark pages have, as a program would declare them.
struct Envelope: Decodable {
  let page: PageStruct
}

struct PageStruct: Decodable {
  let id: String?
  let sections: [SectionStruct]
}

struct SectionStruct: Decodable {
  let id: String?
  let widgets: [WidgetStruct]
}

struct WidgetStruct: Decodable {
  let type: String
  let id: String?
  let layout: LayoutStruct?
  let data: DataStruct?
}

struct LayoutStruct: Decodable {
  let padding: [String: Double]?
  let cornerRadius: Double?
  let border: [String: Double]?
  let background: String?

  enum CodingKeys: String, CodingKey {
    case padding
    case cornerRadius = "corner_radius"
    case border
    case background
  }
}

/// The union of the data of the ten kinds of widget on the page.
struct DataStruct: Decodable {
  let title: TextStruct?
  let text: TextStruct?
  let buttons: [ButtonStruct]?
  let value: ValueStruct?
  let header: TextStruct?
  let items: [WidgetStruct]?
  let columns: [ColumnStruct]?
  let rows: [[String: String]]?
  let label: String?
  let level: String?
  let message: String?
  let initiallyExpanded: Bool?
  let tags: [String]?

  enum CodingKeys: String, CodingKey {
    case title
    case text
    case buttons
    case value
    case header
    case items
    case columns
    case rows
    case label
    case level
    case message
    case initiallyExpanded = "initially_expanded"
    case tags
  }
}

/// A text, or a bare string.
enum TextStruct: Decodable {
  case bare(String)
  case full(Full)

  struct Full: Decodable {
    let text: String
    let font: [String: String]?
    let color: String?
    let maxLines: Int?

    enum CodingKeys: String, CodingKey {
      case text
      case font
      case color
      case maxLines = "max_lines"
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .bare(text)
    } else {
      self = .full(try container.decode(Full.self))
    }
  }
}

/// A string or a number.
enum ValueStruct: Decodable {
  case string(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }
}

struct ButtonStruct: Decodable {
  let title: String
  let style: String?
}

struct ColumnStruct: Decodable {
  let key: String
  let title: String
  let align: String?
}
