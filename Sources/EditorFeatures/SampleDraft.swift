package import CardAnalysis
import CardModel
import Guidelines
package import JSON
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Sample data that fit the bindings of a document, made from where these stand, and the schema of the sample if one is named.
package struct SampleDraft {
  /// How many records a list gets, unless the document names one behind these.
  private static let leastItems = 3
  /// No list gets more.
  private static let mostItems = 40
  /// No path is longer: sample data that people read nest a few steps, and each step is a call.
  private static let mostSteps = 32

  /// What files hold, by their path relative to the document, in the order in which it names them; the path is empty for
  /// bindings around which no sample is named.
  package private(set) var files: [(path: String, value: JSONValue)] = []

  /// Data for `snapshot`; none for a language without a schema, or without bindings.
  ///
  /// - Parameter today: The date that dates show, such as `2026-03-14`.
  package init(_ snapshot: DocumentSnapshot, today: String) {
    guard let grammar = Grammar(snapshot) else { return }
    let pictures = Self.pictures(snapshot.resources)
    let (finder, bindings) = (snapshot.sampleFinder, grammar.bindings())
    var shown = snapshot.shownValues
    var cells: Set<NodeID> = []
    var roots: [(path: String, branch: Branch, schema: JSONSchema?)] = []
    for bound in bindings {
      var place = finder.place(at: bound.place.node, inside: !bound.place.isRepetition)
        .appending(grammar.tree.characters(in: bound.range))
      if bound.place.isRepetition { place.names.append(SamplePlace.anyItem) }
      guard place.names.count <= Self.mostSteps else { continue }
      let name = place.names.last { $0 != SamplePlace.anyItem } ?? "value"
      // Of several bindings in a cell the first is what its column holds, and the next, such as a unit, stands beside it.
      let isFirst = !bound.place.isText || cells.insert(bound.place.node).inserted
      let type = bound.place.isText ? shown.columnType(of: bound.place.node) : nil
      let column = isFirst || type?.hasRanges == true ? type : nil
      let choices = bound.place.isRepetition ? [] : Self.choices(bound, name, grammar, column, pictures, today)
      if !roots.contains(where: { $0.path == place.file }) { roots.append((place.file, Branch(), nil)) }
      for index in roots.indices where roots[index].path == place.file {
        roots[index].branch.add(place.names[...], choices, wins: bound.isPartOfAddress)
        if roots[index].schema == nil { roots[index].schema = finder.data(at: bound.place.node)?.shape?.root }
      }
    }
    let count = Self.itemCount(snapshot, grammar.tree, bindings)
    files = roots.map { root in
      guard let schema = root.schema else { return (root.path, root.branch.value(0, of: count)) }
      return (root.path, schema.completed(root.branch.value(0, of: count), today: today))
    }
  }

  /// Pictures in the document's folder and those below it, as many as there are records at most.
  private static func pictures(_ resources: DocumentResources) -> [String] {
    let names = resources.names("").sorted()
    let inside = names.lazy.filter { $0.hasSuffix("/") && !$0.hasPrefix(".") }.flatMap { folder in
      resources.names(folder).sorted().map { folder + $0 }
    }
    return [names, Array(inside)].joined().filter { ContentKind.imageFile.isOf($0) }.prefix(leastItems).map {
      $0
    }
  }

  /// How many items lists get: one more than the largest number that is a step of a path.
  private static func itemCount(_ snapshot: DocumentSnapshot, _ tree: XMLTree, _ bindings: [BoundPath]) -> Int {
    var paths = bindings.map { snapshot.text[$0.range] }
    for index in tree.nodes.indices where tree.nodes[index].isElement {
      for attribute in tree.attributes(of: NodeID(index))
      where tree.name(of: attribute).local == AttributeName.sample.rawValue {
        paths += snapshot.text[tree.valueRange(of: attribute)].split(separator: "#").dropFirst().map(String.init)
      }
    }
    let numbers = paths.flatMap {
      $0.split { $0 == "/" || $0 == "." }.compactMap { Int(spelled: $0) }
    }
    return min(max(leastItems, min(numbers.max() ?? 0, mostItems) + 1), mostItems)
  }

  /// Part of a sample: an object, a list of one kind of item, or a value.
  private struct Branch {
    private var members: [(name: String, branch: Branch)] = []
    /// What each item of a list holds; none when it is no list.
    private var item: [Branch] = []
    private var choices: [JSONValue] = []

    /// Adds one of `choices` at the end of the way that `names` tell, instead of others if it `wins`.
    mutating func add(_ names: ArraySlice<String>, _ choices: [JSONValue], wins: Bool) {
      guard let name = names.first else {
        if self.choices.isEmpty || wins || choices.count > 1 && choices.first?.string == nil { self.choices = choices }
        return
      }
      if name == SamplePlace.anyItem {
        if item.isEmpty { item = [Branch()] }
        item[0].add(names.dropFirst(), choices, wins: wins)
        return
      }
      let index = members.firstIndex { $0.name == name } ?? members.count
      if index == members.count { members.append((name, Branch())) }
      members[index].branch.add(names.dropFirst(), choices, wins: wins)
    }

    /// What it holds in the record `number`, with lists of `count` items; `lists` around it make them shorter.
    func value(_ number: Int, of count: Int, in lists: Int = 0) -> JSONValue {
      // A name tells more than “the value itself”.
      if members.isEmpty, let item = item.first {
        let items = lists == 0 ? count : max(1, SampleDraft.leastItems + 1 - lists)
        return .array((0..<items).map { item.value($0, of: count, in: lists + 1) })
      }
      guard members.isEmpty else {
        return .object(
          JSONObject(members.map { JSONObject.Member($0.name, $0.branch.value(number, of: count, in: lists)) }))
      }
      return choices.isEmpty ? .string("") : choices[number % choices.count]
    }
  }

  /// Values that `bound` can read from the member `name`, one record after the other.
  ///
  /// - Parameters:
  ///   - column: What the column holds in whose cell it stands.
  ///   - pictures: Paths of pictures that there are.
  private static func choices(
    _ bound: BoundPath, _ name: String, _ grammar: Grammar, _ column: ColumnType?, _ pictures: [String], _ today: String
  ) -> [JSONValue] {
    let place = bound.place
    let (schema, type) = (grammar.schema, place.type)
    func fits(_ text: String) -> Bool { schema.problem(of: text, as: type) == nil }
    if bound.isPartOfAddress { return (0..<leastItems).map { .string("\(4711 + $0)") } }
    switch column {
    case .number, .currency: return [.integer(12), .integer(40), .integer(75)]
    case .date: return [.string(today)]
    case .time: return [.string("09:30")]
    case .duration: return [.string("1:30")]
    case .text, .image, .listItem, nil: break
    }
    if place.contents.contains(.imageFile) { return pictures.isEmpty ? [.null] : pictures.map { .string($0) } }
    if place.contents.contains(.iconName) { return [.string("status.highPriority"), .string("actions.filter")] }
    if place.contents.contains(.cardFile) {
      return (1...leastItems).map { .string("https://example.com/\(name)/\($0)") }
    }
    if fits("true"), !fits("x") { return [.bool(true), .bool(false)] }
    let listed = schema.enumeration(of: type).map { $0.value }
    if !listed.isEmpty { return listed.prefix(leastItems).map { .string($0) } }
    let wantsNumber =
      !fits("x") || numeric.contains(schema[place.declaration].localName) && place.use == nil
    if wantsNumber {
      let numbers = [12, 40, 75, 7, 1, 0].filter { fits("\($0)") }
      if !numbers.isEmpty { return numbers.prefix(leastItems).map { .integer($0) } }
      if let time = [today, today + "T09:30:00", today + "T09:30:00Z", "09:30:00", "09:30"].first(where: fits) {
        return [.string(time)]
      }
    }
    return (1...leastItems).map { .string("\(words(name)) \($0)") }
  }

  /// Elements whose text is a number, though any text may stand there.
  private static let numeric: Set<String> = [
    ElementName.kpi.rawValue, ElementName.numericLabel.rawValue, ElementName.counter.rawValue,
  ]

  /// A member's name as a person writes it: `workCenter` is “Work center”.
  private static func words(_ name: String) -> String {
    var words = ""
    for letter in name {
      if letter.isUppercase, let last = words.last, last != " " { words += " " }
      words += letter == "_" || letter == "-" ? " " : words.isEmpty ? letter.uppercased() : letter.lowercased()
    }
    return words
  }
}
