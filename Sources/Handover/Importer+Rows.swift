import CardModel
import JSON
import SchemaModel
import SourceText

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

  /// The forms that an element may have in `chain`.
  func forms(of name: ElementName, _ chain: ImportOption.Chain) -> [String?] {
    let table = format.target.table
    let bare = [(name: name, form: String?.none)] + chain
    let forms = (table.forms[name] ?? []).filter { MappingTable.matches($0.chain, bare) }
    guard let form = forms.max(by: { $0.chain.count < $1.chain.count }) else { return [nil] }
    let others = (format.extra.forms[name] ?? []).filter { MappingTable.matches($0.chain, bare) }.map(\.standard)
    return Set(form.choices.values).union([form.standard]).union(others).sorted()
  }

  /// The rows for an element, and how far from its own each is.
  func rows(_ chain: ImportOption.Chain) -> [(row: MappingTable.Row, weight: Int)] {
    let extra = format.extra.rows(for: chain)
    let isUnread = extra.contains { if case .lost = $0.effect { true } else { false } }
    let own = isUnread ? [] : format.target.table.rows(for: chain)
    return own.map { ($0, $0.note == nil ? 0 : 2) } + extra.map { ($0, 1) }
  }

  /// What may stand in an element, whatever the file says, those in elements without an object of their own included.
  func candidates(in element: ElementID, _ chain: ImportOption.Chain) -> [ImportOption] {
    let way = chain.map { $0.name.rawValue + "@" + ($0.form ?? "") }.joined(separator: "<")
    return knowledge.options(format.name + " " + way) {
      var found: [ImportOption] = []
      collect(element, chain, [], &found)
      return found
    }
  }

  private func collect(
    _ element: ElementID, _ chain: ImportOption.Chain, _ containers: [ImportOption.Container],
    _ found: inout [ImportOption]
  ) {
    for child in schema.children(of: element) {
      guard let name = ElementName(rawValue: schema[child].localName), name != .other else { continue }
      for form in forms(of: name, chain) {
        let own = [(name: name, form: form)] + chain
        for (row, weight) in rows(own) {
          guard case .made(let path) = row.effect else { continue }
          if path == nil, row.fields.allSatisfy({ $0.value.isConstant }) {
            guard containers.count < 4 else { continue }
            collect(child, own, containers + [.init(element: child, row: row)], &found)
          } else {
            found.append(
              ImportOption(
                containers: containers, element: child, chain: own, row: row, place: [], entry: nil, isTemplate: false,
                weight: weight, order: found.count))
          }
        }
      }
    }
  }

  /// What of the file may stand in an element with the object at `place`, in the order in which it is looked at.
  func claims(
    in element: ElementID, _ chain: ImportOption.Chain, _ place: [Int], _ around: MappingTable.Row
  ) -> [Claim] {
    var claims: [Claim] = []
    var indices: [Int: Int] = [:]
    var seen: Set<String> = []
    for candidate in candidates(in: element, chain) {
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
      for claim in claims { lists[claim.key] = importer.outermostList(around: claim.key, below: owner) }
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

  /// The list furthest out around `node` and in `owner`.
  fileprivate func outermostList(around node: Int, below owner: Int?) -> Int? {
    var found: Int?
    var place = tree.nodes[node].parent
    while let own = place, own != owner {
      if tree.list(own) != nil { found = own }
      place = tree.nodes[own].parent
    }
    return found
  }

  /// What `candidate` may be made from, and by which value that is claimed.
  private func options(
    _ candidate: ImportOption, _ place: [Int], _ around: MappingTable.Row
  ) -> [(key: Int, option: ImportOption)] {
    var option = candidate
    guard case .made(let path) = candidate.row.effect else { return [] }
    if let path {
      return anchors(path, place, around).compactMap { place, isTemplate in
        (option.place, option.isTemplate) = (place, isTemplate)
        return place.last.map { ($0, option) }
      }
    }
    option.place = place
    guard let field = candidate.row.fields.first(where: { !$0.value.isConstant }) else { return [] }
    if case .entry(let name)? = field.path.steps.last {
      let owners = places(Array(field.path.steps.dropLast()), field.path.isAbsolute ? [tree.top] : place)
      return owners.flatMap { owner in tree.entries(name, of: owner[owner.count - 1]) }.map { entry in
        option.entry = entry
        return (entry, option)
      }
    }
    for field in candidate.row.fields where !field.value.isConstant {
      if let node = node(at: field.path, option), !tree.nodes[node].isRead || tree.nodes[node].rest != nil {
        return [(node, option)]
      }
    }
    return []
  }

  /// The objects at the end of `path`, and whether each stands for all records of a list.
  func anchors(
    _ path: DraftPath, _ place: [Int], _ around: MappingTable.Row?
  ) -> [(place: [Int], isTemplate: Bool)] {
    let start = path.isAbsolute ? [tree.top] : place
    var found = places(path.steps, start).map { (place: $0, isTemplate: false) }
    if let template = path.template { found += places(template, start).map { ($0, true) } }
    if let fold = around?.fold, case .entry(fold.entries)? = path.steps.first {
      found += places(DraftPath(fold.template).steps + path.steps.dropFirst(), start).map { ($0, true) }
    }
    var seen: Set<Int> = []
    return found.filter { place, _ in place.last.map { seen.insert($0).inserted } ?? false }
  }

  /// The ways along `steps` from `start`, which lists the object at hand last.
  func places(_ steps: [DraftPath.Step], _ start: [Int]) -> [[Int]] {
    var open = [start]
    for step in steps {
      open = open.flatMap { place -> [[Int]] in
        guard let own = place.last else { return [] }
        switch step {
        case .up: return [place.count > 1 ? Array(place.dropLast()) : place]
        // Where a value stands in an object, some write it alone.
        case .member("value") where tree.scalar(own) != nil: return [place + [own]]
        case .member(let name): return tree.member(name, of: own).map { [place + [$0]] } ?? []
        case .entry(let name): return tree.entries(name, of: own).map { place + [$0] }
        case .reused(let name, let key, let value):
          return tree.entries(name, of: own).filter { isSame(tree.member(key, of: $0), .string(value)) }
            .map { place + [$0] }
        }
      }
    }
    return open
  }

  /// The value at the end of `path` from the object of `option`: of several the first that is not yet taken over.
  func node(at path: DraftPath, _ option: ImportOption) -> Int? {
    let found = places(path.steps, path.isAbsolute ? [tree.top] : option.place).compactMap(\.last)
    if let entry = option.entry, found.contains(entry) { return entry }
    guard case .entry? = path.steps.last else { return found.first.map(leaf) }
    return found.first { !tree.nodes[$0].isRead }
  }

  /// What `node` says by itself: some write an object with a value in it.
  private func leaf(_ node: Int) -> Int {
    tree.member("value", of: node).flatMap { tree.scalar($0) == nil ? nil : $0 } ?? node
  }

  /// Whether `node` says `value`, in whatever case; of what an object is the last word counts.
  func isSame(_ node: Int?, _ value: JSONValue) -> Bool {
    guard let node else { return false }
    guard let own = tree.string(node), let wanted = value.string else { return tree.json(node) == value }
    func word(_ text: String) -> Substring { text.lowercased().split(separator: ".").last.map { $0 } ?? "" }
    if tree.nodes[node].name == "_Type", wanted.contains(".") {
      // “Card.Type.Header” and “CardHeader.Type.Header” differ in what people know by heart.
      return own.lowercased() == wanted.lowercased() || word(own) == word(wanted)[...]
    }
    return own.lowercased() == wanted.lowercased()
  }
}

extension HandoverValue {
  /// Whether it is always the same.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// Whether it is the text of its element.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is the name of the object at hand.
  var isName: Bool {
    switch self {
    case .identifier: true
    case .within(_, _, let value): value.isName
    default: false
    }
  }
}
