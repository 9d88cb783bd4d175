import CardModel
import JSON
import SchemaModel

/// A card of any shape that the schema allows, the same one for a seed.
struct RandomCard {
  /// What it reads: texts, a number, and lists in lists that lack what others have.
  static let sample: JSONValue = [
    "t": "One", "n": 3, "u": ["v": "Two"], "kind": "negative", "flag": true, "date": "2026-03-04",
    "url": "https://x.y/z",
    "rows": [
      ["t": "a", "n": 1.5, "kind": "critical", "rows": [["t": "b"], ["t": "c", "n": 2]]],
      ["t": "d {x} ${y}", "u": ["v": "e"], "rows": []],
    ],
  ]
  /// Attributes that name other parts of a card, or its data.
  private static let names: Set<String> = [
    "sample", "schema", "column", "focus", "highlight", "map", "each", "id", "lang",
  ]

  private(set) var text = ""
  private let schema: Schema
  private var dice: Dice
  private var count = 0

  init(_ seed: UInt64, _ schema: Schema) {
    self.schema = schema
    dice = Dice(state: seed)
    let roots = schema.documentElements.filter { schema[$0].localName != ElementName.cardScene.rawValue }
    let root = dice.one(roots)
    text = write(root, depth: 0)
    let name = schema[root].localName
    text = text.replacing(name, with: "\(name) xmlns=\"urn:cardwright:1\" sample=\"a.json\"", maxReplacements: 1)
  }

  private mutating func write(_ element: ElementID, depth: Int) -> String {
    var head = schema[element].localName
    for attribute in schema.attributes(of: element) where attribute.isRequired || dice.chance(0.3) {
      if let value = value(attribute, depth) { head += " \(attribute.localName)=\"\(value)\"" }
    }
    var content = ""
    var cursor = ContentCursor(schema.contentModel(of: element))
    var children = 0
    while !cursor.isAccepting || children < 6 && dice.chance(depth < 7 ? 0.6 : 0) {
      let choices = cursor.expected.compactMap(\.element)
      guard !choices.isEmpty else { break }
      // What closes a content soon stands in front.
      let child = children < 8 ? dice.one(choices) : choices[choices.count - 1]
      _ = cursor.step(schema[child].name)
      content += write(child, depth: depth + 1)
      children += 1
    }
    if children == 0, schema.allowsText(element) { content = words(element) }
    return "<\(head)>\(content)</\(schema[element].localName)>"
  }

  private mutating func words(_ element: ElementID) -> String {
    count += 1
    let choices = [
      "T\(count)t", "{t}", "Job {t}, {u/v}", "T\(count) ${{x}} {{y}} *z*", "{/t}", "\(count)", "{n}", "{a b}",
    ]
    guard let type = schema.textType(of: element) else { return dice.one(choices) }
    return dice.one(choices.filter { schema.problem(of: $0, as: type) == nil })
  }

  private mutating func value(_ attribute: AttributeUse, _ depth: Int) -> String? {
    count += 1
    let name = attribute.localName
    if name == "id" { return "i\(count)" }
    if name == "src" { return dice.one(["p\(count).png", "{url}", "data:image/png;base64,AA"]) }
    if name == "each" { return depth > 0 ? dice.one(["{rows}", "{/rows}", "{u/none}"]) : nil }
    if Self.names.contains(name), !attribute.isRequired { return nil }
    let listed = schema.enumeration(of: attribute.type).map(\.value)
    let choices =
      listed + [
        "{t}", "{n}", "{kind}", "{flag}", "{url}", "https://x.y/\(count)", "a/{t}.card.xml", "tel:+49", "p\(count).png",
        "2",
        "0.5", "true", "2026-03-04", "{date}", "actions.add", "V\(count)v", "1,2 3,4 5,6", "tintColor",
      ]
    let legal = choices.filter { schema.problem(of: $0, as: attribute.type) == nil }
    return legal.isEmpty ? nil : dice.one(legal)
  }
}

/// Numbers that are the same in every run (SplitMix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}
