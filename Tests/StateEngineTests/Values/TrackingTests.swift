public import StateEngine
import Testing

@Tracking
struct Item: Identifiable {
  let id: Int
  var title: String
  var price = 0
  private var note = ""

  init(_ id: Int, _ title: String, price: Int = 0) {
    self.id = id
    self.title = title
    self.price = price
  }

  mutating func annotate(_ note: String) { self.note = note }
}

@Tracking
struct Owner {
  var name = "ada"
  var age = 36
}

@Tracking
struct Shop {
  static let limit = 3
  var items: [Item] = []
  var owner = Owner()
  var guest: Owner?
  var (left, right) = (1, 2)
  var `default` = false
  var watched = 0 {
    didSet { changes += 1 }
  }
  var changes = 0
  var total: Int { items.reduce(0) { $0 + $1.price } }
  var isEmpty: Bool {
    get { items.isEmpty }
    set { items = newValue ? [] : items }
  }

  init(items: [Item] = []) {
    self.items = items
  }
}

@Tracking
struct Pair<First, Second> {
  var first: First
  var second: Second
}

/// What a library would show of its state.
@Tracking
public struct Exposed {
  /// A part.
  public var number = 0
}

@Suite struct TrackingTests {
  @Test func storedPropertiesAreCompared() {
    var other = Shop()
    #expect(Shop.isSame(Shop(), other))
    other.default = true
    #expect(!Shop.isSame(Shop(), other))
  }

  @Test func everyKindOfStoredPropertyIsAPart() {
    var other = Shop()
    other.left = 5
    other.right = 6
    other.default = true
    other.watched = 9
    other.owner.age = 37
    other.guest = Owner()
    other.items = [Item(1, "tea")]
    #expect(
      StateDifference(from: Shop(), to: other).paths == [
        "items[id: 1]", "owner.age", "guest", "left", "right", "default", "watched", "changes",
      ]
    )
  }

  @Test func aPrivatePropertyIsComparedToo() {
    var other = Item(1, "tea")
    other.annotate("cold")
    #expect(!Item.isSame(Item(1, "tea"), other))
  }

  @Test func propertiesHaveNamesStoredAndComputed() {
    #expect(Shop.partName(of: \.owner) == "owner")
    #expect(Shop.partName(of: \.default) == "default")
    #expect(Shop.partName(of: \.total) == "total")
    #expect(Shop.partName(of: \.isEmpty) == "isEmpty")
    #expect(Shop.partName(of: \.owner.age) == nil)
  }

  @Test func aGenericStructIsTrackableWhereItsParametersAreValues() {
    let old = Pair(first: 1, second: Owner())
    let new = Pair(first: 1, second: Owner(name: "bob"))
    #expect(StateDifference(from: old, to: new).description == #"second.name: "ada" → "bob""#)
    #expect(Pair<Int, Owner>.partName(of: \.second) == "second")
  }

  @Test func aPublicStructIsPubliclyTrackable() {
    #expect(Exposed.partName(of: \.number) == "number")
  }
}
