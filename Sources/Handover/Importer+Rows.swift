import CardModel
import JSON
import SchemaModel
import SourceText
import Standards

/// One thing that a value of a file may be.
struct ImportOption {
  typealias Chain = [(name: ElementName, form: String?)]

  /// An element that has no object of its own in the file, and stands around others.
  struct Container {
    let element: ElementID
    let row: MappingTable.Row
  }

  let containers: [Container]
  let element: ElementID
  let chain: Chain
  let row: MappingTable.Row
  /// The object at hand, behind those in which it stands.
  var place: [Int]
  /// The entry of a list of single values that is looked at.
  var entry: Int?
  /// Whether it stands for all records of a list.
  var isTemplate: Bool
  /// How far from the row that says the same it is.
  let weight: Int
  /// Its place among all that may stand in the same element.
  let order: Int
}

/// What came of an option.
struct Attempt {
  let part: ElementDraft
  let values: ImportedValues
  /// What it takes over.
  let reads: [(node: Int, rest: String?)]
  let told: [Diagnostic]
  let ids: Set<String>
  /// How many single values that are.
  let count: Int
  /// How far it is from what the file says, where another takes over as many.
  var penalty: Int

  /// Whether it takes over more than `other`, or the same in a better way.
  func isBetter(than other: Attempt) -> Bool { (count, -penalty) > (other.count, -other.penalty) }
}

/// Which options there are.
extension Importer {
  /// A value of the file and what it may be.
  struct Claim {
    /// What is claimed.
    let key: Int
    var options: [ImportOption]
    /// What was found to be best.
    typealias Best = (option: ImportOption, attempt: Attempt)
    var best: Best?
    /// When it is looked at.
    var rank = 0
  }

  /// What of the file may stand in an element with the object at `place`, in the order in which it is looked at.
  func claims(
    in element: ElementID, _ chain: ImportOption.Chain, _ place: [Int], _ around: MappingTable.Row
  ) -> [Claim] {
    var claims: [Claim] = []
    var indices: [Int: Int] = [:]
    var seen: Set<String> = []
    for candidate in format.candidates(in: element, chain, knowledge) {
      for (key, option) in options(candidate, place, around) {
        let name = option.chain[0].name.rawValue
        let fields = option.row.fields.map(\.path.shown).joined(separator: ";")
        let containers = option.containers.map { "\($0.element.index)" }.joined(separator: ">")
        guard seen.insert("\(key) \(containers) \(name) \(option.chain[0].form ?? "") \(fields)").inserted else {
          continue
        }
        if let index = indices[key] {
          claims[index].options.append(option)
        } else {
          indices[key] = claims.count
          claims.append(Claim(key: key, options: [option]))
        }
      }
    }
    return claims
  }

  /// When each of `claims` is looked at: what stands in one list, and in the same elements, one behind the other.
  struct Ranks {
    private var orders: [String: Int] = [:]
    private let lists: [Int: Int]

    init(_ claims: [Claim], _ importer: Importer, below owner: Int?) {
      var lists: [Int: Int] = [:]
      for claim in claims { lists[claim.key] = importer.tree.outermostList(around: claim.key, below: owner) }
      self.lists = lists
      for claim in claims {
        for option in claim.options {
          let group = group(of: option, claim.key)
          orders[group] = min(orders[group] ?? option.order, option.order)
        }
      }
    }

    private func group(of option: ImportOption, _ key: Int) -> String {
      option.containers.map { "\($0.element.index)" }.joined(separator: ">") + " "
        + (lists[key].map(String.init) ?? "\(option.order)")
    }

    /// When `option` for the value `key` comes.
    func rank(of option: ImportOption, _ key: Int) -> Int { orders[group(of: option, key)] ?? option.order }
  }

  /// What `candidate` may be made from, and by which value that is claimed.
  private func options(
    _ candidate: ImportOption, _ place: [Int], _ around: MappingTable.Row
  ) -> [(key: Int, option: ImportOption)] {
    var option = candidate
    guard case .made(let path) = candidate.row.effect else { return [] }
    if let path {
      return tree.anchors(path, place, around).compactMap { place, isTemplate in
        (option.place, option.isTemplate) = (place, isTemplate)
        return place.last.map { ($0, option) }
      }
    }
    option.place = place
    guard let field = candidate.row.fields.first(where: { !$0.value.isConstant }) else { return [] }
    if case .entry(let name)? = field.path.steps.last {
      let owners = tree.places(Array(field.path.steps.dropLast()), field.path.isAbsolute ? [tree.top] : place)
      return owners.flatMap { owner in tree.entries(name, of: owner[owner.count - 1]) }.map { entry in
        option.entry = entry
        return (entry, option)
      }
    }
    for field in candidate.row.fields where !field.value.isConstant {
      if let node = tree.node(at: field.path, option), !tree.nodes[node].isRead || tree.nodes[node].rest != nil {
        return [(node, option)]
      }
    }
    return []
  }

}

extension MappingTable {
  /// What says that the first of `chain` has its form, if that is an attribute.
  func saying(_ chain: ImportOption.Chain) -> (name: AttributeName, value: String)? {
    let own = forms[chain[0].name]?.last { Self.matches($0.chain, chain.map { ($0.name, nil) }) }
    guard let own, let attribute = own.attribute, chain[0].form != own.standard else { return nil }
    return own.choices.first { $0.value == chain[0].form && !$0.key.isEmpty }.map { (attribute, $0.key) }
  }
}

extension HandoverValue {
  /// The values of attributes in `text`, which says them as `pattern` does: `@value / 5`; nil where it says something else.
  static func values(
    of pattern: String, in text: String, _ numbers: NumberFormat
  ) -> [(name: AttributeName, value: String)]? {
    var found: [(name: AttributeName, value: String)] = []
    var (rest, open) = (text[...], pattern[...])
    while let mark = open.firstIndex(of: "@") {
      guard rest.hasPrefix(open[..<mark]) else { return nil }
      rest = rest.dropFirst(open[..<mark].count)
      let name = open[open.index(after: mark)...].prefix { $0.isLetter }
      open = open[name.endIndex...]
      let between = open.prefix { $0 != "@" }
      let end = between.isEmpty ? rest.endIndex : rest.firstRange(of: String(between))?.lowerBound
      guard let attribute = AttributeName(rawValue: String(name)), let end, end > rest.startIndex else { return nil }
      let value = String(rest[..<end])
      found.append((attribute, numbers.plain(value) ?? value))
      rest = rest[end...]
    }
    return rest == open ? found : nil
  }

  /// Whether it is always the same.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// Whether it is the text of its element.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is the frame of a picture.
  var isShape: Bool { if case .circle = self { true } else { false } }

  /// Whether it is the name of the object at hand.
  var isName: Bool {
    switch self {
    case .identifier: true
    case .within(_, _, let value): value.isName
    default: false
    }
  }
}
