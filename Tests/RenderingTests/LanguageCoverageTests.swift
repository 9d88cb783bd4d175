import BundledData
import CardAnalysis
import CardLayout
import CardModel
import Foundation
import LayoutCore
import Rendering
import SchemaModel
import SchemaReader
import SourceText
import Testing
import XMLSyntax

/// Schema, card model and drawing know the same language: nothing that may be written is parsed and then ignored.
///
/// Every element and attribute is changed in an example, and the change must be seen in what is read and, for elements, in
/// a drawing.
@Suite struct LanguageCoverageTests {
  /// An element, or one of its attributes, by the names of the schema.
  struct Name: Hashable, Comparable, CustomStringConvertible {
    var element: String
    var attribute: String?
    var description: String { attribute.map { "\(element)@\($0)" } ?? element }
    static func < (lhs: Name, rhs: Name) -> Bool { lhs.description < rhs.description }
  }

  /// What is read and has its meaning elsewhere than in a picture, with the reason.
  private static let notDrawn: [(reason: String, names: Set<String>)] = [
    (
      "behaviour over time, which a simulator runs",
      [
        "Scenario", "Step", "Expect", "Restore", "On", "Push", "Pop", "Swap", "Move", "Drag", "Page", "SetMap",
        "SetTitle", "Zoom", "Overlays", "Info", "Shortcut",
      ]
    )
  ]

  private static let noTitle = "the sign for leaving the app stands beside the title of a card or a cell"

  /// Attributes that the model does not hold, by name or with their element, with the reason.
  private static let notRead: [String: String] = [
    "lang": "the words that the drawing adds, which most parts have none of; DrawnLanguageTests draw them",
    "id": "names a part for others; what only holds parts has no name in the model",
    "schema": "says what the sample must be, which findings tell",
    "each": "repeats a part over a sample; the examples without one show nothing",
    "Cell@column": "the examples name the columns in their order, which cells without a name have",
    "CardCarousel@snapping": "scrolling over time",
    "DataTable@partialRows": "a card shows whole rows only",
    "Event@external": noTitle, "KPI@external": noTitle, "Map@external": noTitle, "Pin@external": noTitle,
    "ProgressKPI@external": noTitle, "SeeAll@external": noTitle, "TableRow@external": noTitle,
    "TimelineEntry@external": noTitle, "Action@external": noTitle, "HeaderAction@external": noTitle,
    "Action@target": "navigation", "HeaderAction@target": "navigation", "SeeAll@target": "navigation",
  ]

  // MARK: The schema

  private static let schema: Schema? = try? SchemaReader.read(
    entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })

  /// Every attribute that the schema allows, with its default if it has one; of local elements with one name, together.
  static func attributes() throws -> [Name: (defaults: Set<String>, values: Set<String>)] {
    let schema = try #require(schema)
    var result: [Name: (defaults: Set<String>, values: Set<String>)] = [:]
    for element in schema.elements {
      guard case .complex(let type) = element.type else { continue }
      for use in schema.complexTypes[type.index].attributes {
        let name = Name(element: element.expandedName.local, attribute: use.localName)
        let values = schema.simpleTypes[use.type.index].facets.enumeration.map { Set($0.values.map(\.value)) } ?? []
        result[name, default: ([], [])].defaults.formUnion(use.defaultValue.map { [$0] } ?? [])
        result[name, default: ([], [])].values.formUnion(values)
      }
    }
    return result
  }

  private static func elements() throws -> Set<String> { Set(try #require(schema).elements.map(\.expandedName.local)) }

  // MARK: The examples

  private struct Example {
    var name: String
    var bytes: [UInt8]
    var tree: XMLTree
    var model: String
    var drawings: [Int: [UInt8]] = [:]
  }

  private static func examples() throws -> [Example] {
    try Examples.names.map { name in
      let bytes = try Examples.bytes(name)
      return Example(name: name, bytes: bytes, tree: XMLParser.parse(SourceText(bytes)), model: model(bytes))
    }
  }

  /// The model of a card in words, places in the file left out.
  private static func model(_ bytes: [UInt8]) -> String {
    let words = String(describing: CardDocument(XMLParser.parse(SourceText(bytes)), file: Examples.file))
    return words.components(separatedBy: "SourceText.ByteRange(").enumerated().map { index, part in
      index == 0 ? part : String(part[(part.firstIndex(of: ")") ?? part.startIndex)...])
    }.joined()
      .components(separatedBy: "XMLSyntax.NodeID(").enumerated().map { index, part in
        index == 0 ? part : String(part[(part.firstIndex(of: ")") ?? part.startIndex)...])
      }.joined()
  }

  /// Whether two models are the same; dictionaries may be told in any order.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || first.utf8.count == second.utf8.count && first.utf8.sorted() == second.utf8.sorted()
  }

  /// Every element of a tree.
  private static func elements(of tree: XMLTree) -> [NodeID] {
    var result: [NodeID] = []
    var open = tree.root.map { [$0] } ?? []
    while let node = open.popLast() {
      result.append(node)
      open += tree.childElements(of: node)
    }
    return result
  }

  /// `bytes` with `text` in place of a range.
  private static func replacing(_ range: ByteRange, in bytes: [UInt8], with text: String) -> [UInt8] {
    Array(bytes[..<range.start]) + Array(text.utf8) + Array(bytes[range.end...])
  }

  /// Other values than `value`: what the schema lists, and what numbers, flags, names and texts become.
  private static func others(_ value: String, _ listed: Set<String>) -> [String] {
    var result = listed.sorted()
    if let number = Double(value), number.isFinite {
      result += [number + 1, number * 3, number - 1, 2, 200].map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" }
    }
    result += ["true", "false", value + "x", "actions.home", "chart5", "images/van.png", "{missing}", "2020-02-03"]
    return result.filter { $0 != value }
  }

  // MARK: Reading

  /// Changing any attribute, leaving it out or writing it where the schema allows it changes what is read.
  @Test func everyAttributeIsRead() throws {
    let examples = try Self.examples()
    var left = try Self.attributes().filter { Self.notRead[$0.key.attribute ?? ""] == nil }
    for name in Self.notRead.keys { left = left.filter { "\($0.key)" != name } }
    // Where an attribute stands, and where it does not; what a few places do not show is not read.
    for (isPresent, most) in [(true, 8), (false, 3)] {
      var tries: [Name: Int] = [:]
      for example in examples {
        for node in Self.elements(of: example.tree) {
          let element = example.tree.name(of: node).local
          for (name, known) in left where name.element == element && tries[name, default: 0] < most {
            guard (example.tree.attribute(name.attribute ?? "", of: node) != nil) == isPresent else { continue }
            tries[name, default: 0] += 1
            let mutants = Self.mutants(of: name, known.values, at: node, in: example).prefix(6)
            if mutants.contains(where: { Self.model($0) != example.model }) { left[name] = nil }
          }
        }
      }
    }
    #expect(left.keys.sorted() == [], "attributes that are not read, and nobody says why")
  }

  /// `example` with other values of an attribute of one element, or with the attribute where it has none.
  private static func mutants(
    of name: Name, _ values: Set<String>, at node: NodeID, in example: Example
  ) -> [[UInt8]] {
    guard let attribute = name.attribute else { return [] }
    if let present = example.tree.attribute(attribute, of: node) {
      return [replacing(example.tree.range(of: present), in: example.bytes, with: "")]
        + others(example.tree.value(of: present), values).map {
          replacing(example.tree.valueRange(of: present), in: example.bytes, with: $0)
        }
    }
    let end = example.tree.nameRange(of: node).end
    return others("7", values).map {
      replacing(ByteRange(end, end), in: example.bytes, with: " \(attribute)=\"\($0)\"")
    }
  }

  /// Leaving out any element changes what is read.
  @Test func everyElementIsRead() throws {
    var left = try Self.elements()
    for example in try Self.examples() {
      for node in Self.elements(of: example.tree) where left.contains(example.tree.name(of: node).local) {
        let mutant = Self.replacing(example.tree.range(of: node), in: example.bytes, with: "")
        if !Self.isSame(Self.model(mutant), example.model) { left.remove(example.tree.name(of: node).local) }
      }
    }
    #expect(left.sorted() == [], "elements that are not read, or stand in no example")
  }

  /// Writing the default of an attribute changes nothing: the model's defaults are the schema's.
  @Test func defaultsAreTheSchemas() throws {
    let examples = try Self.examples()
    var tried: Set<Name> = []
    var wrong: [String] = []
    let defaults = try Self.attributes().filter { $0.value.defaults.count == 1 }
    for example in examples {
      for node in Self.elements(of: example.tree) {
        let element = example.tree.name(of: node).local
        for (name, known) in defaults where name.element == element && !tried.contains(name) {
          guard let attribute = name.attribute, let value = known.defaults.first else { continue }
          let without: String
          let written: [UInt8]
          if let present = example.tree.attribute(attribute, of: node) {
            without = Self.model(Self.replacing(example.tree.range(of: present), in: example.bytes, with: ""))
            written = Self.replacing(example.tree.valueRange(of: present), in: example.bytes, with: value)
          } else {
            without = example.model
            let end = example.tree.nameRange(of: node).end
            written = Self.replacing(ByteRange(end, end), in: example.bytes, with: " \(attribute)=\"\(value)\"")
          }
          tried.insert(name)
          if !Self.isSame(Self.model(written), without) { wrong.append("\(name) = \(value) in \(example.name)") }
        }
      }
    }
    #expect(wrong.sorted() == [], "other defaults than the schema's")
    #expect(defaults.keys.filter { !tried.contains($0) }.sorted() == [], "defaults that no example can show")
  }

  // MARK: Drawing

  /// What a card is drawn for until it shows a difference: at rest, and the states that some parts wait for.
  private static let environments: [CardEnvironment] = {
    var result = [CardEnvironment()]
    for name in ["ipad-pro-11", "android-compact"] { result += Device.named(name).map { [CardEnvironment($0)] } ?? [] }
    for state in [CardState.done, .loading, .empty, .menu, .swipe, .selection] {
      var environment = CardEnvironment()
      environment.state = state
      result.append(environment)
    }
    var swipe = CardEnvironment()
    swipe.swipe = .leading
    result.append(swipe)
    for position in CardPosition.allCases {
      var environment = CardEnvironment()
      environment.scenePosition = position
      result.append(environment)
    }
    var own = CardEnvironment()
    own.takesSceneDevice = true
    return result + [own]
  }()

  /// The drawing without the places in the file.
  private static func drawing(_ bytes: [UInt8], _ environment: Int) -> [UInt8] {
    let svg = DocumentSnapshot(SourceText(bytes), file: Examples.file).svg(environments[environment])
    return Array(
      String(decoding: svg, as: UTF8.self).components(separatedBy: " data-source=\"").enumerated().map { index, part in
        index == 0 ? part[...] : part[(part.firstIndex(of: "\"") ?? part.startIndex)...]
      }.joined().utf8)
  }

  /// Whether one of `mutants` is drawn differently in some environment; a scene also with each of its cards on top.
  private static func isSeen(_ mutants: [[UInt8]], _ example: inout Example) -> Bool {
    for environment in environments.indices {
      let known = example.drawings[environment] ?? drawing(example.bytes, environment)
      example.drawings[environment] = known
      if mutants.contains(where: { drawing($0, environment) != known }) { return true }
    }
    let cards = sceneCards(example.tree)
    for (index, card) in cards.enumerated() {
      for environment in [0, environments.count - 2] {
        let key = environments.count * (index + 1) + environment
        let known = example.drawings[key] ?? drawing(onTop(card, example.bytes), environment)
        example.drawings[key] = known
        if mutants.contains(where: { drawing(onTop(card, $0), environment) != known }) { return true }
      }
    }
    return false
  }

  /// The ids of a scene's cards.
  private static func sceneCards(_ tree: XMLTree) -> [String] {
    guard let root = tree.root, tree.name(of: root).local == "CardScene" else { return [] }
    return tree.childElements(of: root).filter { tree.name(of: $0).local.hasSuffix("Card") }
      .compactMap { tree.value(ofAttribute: "id", of: $0) }
  }

  /// A scene that begins with `card` alone.
  private static func onTop(_ card: String, _ bytes: [UInt8]) -> [UInt8] {
    let tree = XMLParser.parse(SourceText(bytes))
    guard let root = tree.root else { return bytes }
    var result = bytes
    for node in tree.childElements(of: root) where tree.name(of: node).local == "Start" {
      result = replacing(tree.range(of: node), in: result, with: "")
    }
    guard let attribute = tree.attribute("root", of: root) else { return result }
    return replacing(tree.valueRange(of: attribute), in: result, with: card)
  }

  private static func reason(_ name: Name) -> String? {
    notDrawn.first { $0.names.contains(name.element) || $0.names.contains(name.description) }?.reason
  }

  /// Leaving out any element changes the drawing, unless there is a reason why not.
  @Test func everyElementIsDrawn() throws {
    var examples = try Self.examples()
    var left = try Self.elements().filter { Self.reason(Name(element: $0)) == nil }
    for index in examples.indices {
      let tree = examples[index].tree
      for node in Self.elements(of: tree) where left.contains(tree.name(of: node).local) {
        var mutants = [Self.replacing(tree.range(of: node), in: examples[index].bytes, with: "")]
        // Figures that are written out as they are by default are seen when they are others.
        for attribute in tree.attributes(of: node) {
          guard let number = Double(tree.value(of: attribute)), number.isFinite else { continue }
          mutants.append(
            Self.replacing(tree.valueRange(of: attribute), in: examples[index].bytes, with: "\(number * 3 + 1)"))
        }
        if Self.isSeen(mutants, &examples[index]) { left.remove(tree.name(of: node).local) }
      }
    }
    #expect(left.sorted() == [], "elements that change no drawing, and nobody says why")
  }
}

/// What a part says of itself in words; its storage is one reference, of which words alone would tell nothing.
extension PartSource: CustomStringConvertible {
  /// Its element, id and conditions; where it stands does not matter here.
  package var description: String {
    "PartSource(\(element), id: \(id ?? "none"), platform: \(platform?.rawValue ?? "any"), in: \(sizeClass?.rawValue ?? "any"))"
  }
}
