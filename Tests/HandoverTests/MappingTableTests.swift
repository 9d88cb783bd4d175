import BundledData
import CardModel
import SchemaModel
import SchemaReader
import SourceText
import Testing
import XMLSyntax

@testable import Handover

@Suite struct MappingTableTests {
  /// An element of the card families where it stands: innermost first, and its attributes.
  struct Place {
    let chain: [ElementName]
    let attributes: [AttributeName]

    var text: String { chain.reversed().map(\.rawValue).joined(separator: " > ") }
  }

  static let schema = try? SchemaReader.read(
    entry: "card.xsd", files: BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) })

  /// Every place of an element below the roots, scenes left out.
  static let places: [Place] = {
    guard let schema else { return [] }
    var places: [Place] = []
    var open: [(element: ElementID, chain: [ElementName])] = schema.documentElements.compactMap { element in
      ElementName(rawValue: schema[element].localName).map { (element, [$0]) }
    }
    while let (element, chain) = open.popLast() {
      places.append(
        Place(
          chain: chain, attributes: schema.attributes(of: element).compactMap { AttributeName(rawValue: $0.localName) })
      )
      guard chain[0] != .cardScene else { continue }
      for child in schema.children(of: element) {
        if let name = ElementName(rawValue: schema[child].localName), chain.count < 8 {
          open.append((child, [name] + chain))
        }
      }
    }
    return places
  }()

  /// The forms that the elements of `chain` may have, one chain of forms for each.
  static func chains(_ names: [ElementName], _ table: MappingTable) -> [[(name: ElementName, form: String?)]] {
    var chains: [[(name: ElementName, form: String?)]] = [[]]
    for name in names.reversed() {
      chains = chains.flatMap { chain -> [[(name: ElementName, form: String?)]] in
        let bare = [(name: name, form: String?.none)] + chain
        let forms = (table.forms[name] ?? []).filter { MappingTable.matches($0.chain, bare) }
        guard let form = forms.max(by: { $0.chain.count < $1.chain.count }) else { return [bare] }
        return Set(form.choices.values).union([form.standard]).sorted().map { [(name: name, form: $0)] + chain }
      }
    }
    // What decides on a form stands in that alone.
    return chains.filter { chain in
      zip(chain, chain.dropFirst()).allSatisfy { child, parent in
        let forms = (table.forms[parent.name] ?? []).filter {
          $0.place.isEmpty && $0.choices[child.name.rawValue] != nil
        }
        return forms.isEmpty || forms.contains { $0.choices[child.name.rawValue] == parent.form || $0.choices.isEmpty }
          || !forms.contains { $0.standard == parent.form }
      }
    }
  }

  @Test(arguments: HandoverTarget.all.map(\.name)) func everyLineSaysSomething(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    #expect(target.table.defects == [])
    #expect(MappingTable("Card => nothing\n  - nothing").defects.count == 2)
  }

  @Test func anElementIsToldWhereItStands() throws {
    let text = """
      <ObjectCell xmlns="urn:cardwright:1"><Title>A</Title><SwipeActions edge="leading"><Action>B</Action></SwipeActions></ObjectCell>
      """
    let tree = XMLParser.parse(SourceText(text))
    func outcome(_ name: String, _ target: HandoverTarget) -> HandoverOutcome? {
      tree.nodes.indices.map { NodeID($0) }.first { tree[$0].kind == .element && tree.name(of: $0).local == name }
        .flatMap { target.outcome(of: $0, in: tree) }
    }
    #expect(outcome("Title", .mdk)?.becomes == "`Title`")
    #expect(outcome("Action", .adaptive)?.note == "`<SwipeActions>` around it is left out")
    // What a whole family lacks is told at its root.
    #expect(outcome("ObjectCell", .ui5)?.isLost == true && outcome("Title", .ui5) == nil)
  }

  @Test func thereAreManyPlaces() { #expect(Self.places.count > 400) }

  @Test(arguments: HandoverTarget.all.map(\.name)) func everyElementHasARowWhereverItMayStand(name: String) throws {
    let table = try #require(HandoverTarget.all.first { $0.name == name }).table
    var missing: Set<String> = []
    for place in Self.places {
      for chain in Self.chains(place.chain, table) where !Self.isUnreached(chain, table) {
        if table.rows(for: chain).isEmpty { missing.insert("\(place.text) @\(chain.compactMap(\.form))") }
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test(arguments: HandoverTarget.all.map(\.name)) func everyAttributeIsReadOrLost(name: String) throws {
    let table = try #require(HandoverTarget.all.first { $0.name == name }).table
    var missing: Set<String> = []
    for place in Self.places {
      for chain in Self.chains(place.chain, table) where !Self.isUnreached(chain, table) {
        for row in table.rows(for: chain) {
          guard case .made = row.effect else { continue }
          let known = row.readElsewhere.union(row.fields.flatMap(\.value.attributes)).union(row.losses.keys)
            .union(table.losses.keys).union(table.silent).union([.each, .sample])
          for attribute in place.attributes where !known.contains(attribute) {
            missing.insert("\(attribute.rawValue) of \(place.text)")
          }
        }
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test(arguments: HandoverTarget.all.map(\.name)) func everyRowIsForSomePlace(name: String) throws {
    let table = try #require(HandoverTarget.all.first { $0.name == name }).table
    var unused: Set<String> = []
    let chains = Self.places.flatMap { Self.chains($0.chain, table) }
    for rows in table.rows.values {
      for row in rows where !chains.contains(where: { MappingTable.matches(row.chain, $0) }) {
        unused.insert(row.chain.map { "\($0.names.map(\.rawValue))\($0.form ?? "")" }.joined(separator: " < "))
      }
    }
    #expect(unused.sorted() == [])
  }

  /// Whether an element around the first one is lost with everything in it, or says for it what it says.
  private static func isUnreached(_ chain: [(name: ElementName, form: String?)], _ table: MappingTable) -> Bool {
    chain.indices.dropFirst().contains { index in
      let rows = table.rows(for: Array(chain[index...]))
      return rows.isEmpty
        || rows.allSatisfy { row in
          switch row.effect {
          case .lost: true
          case .taken: false
          case .made: false
          }
        }
    }
  }
}
