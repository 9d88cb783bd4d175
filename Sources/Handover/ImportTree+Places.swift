import JSON
import Standards

/// Finding what a table of mappings speaks of.
extension ImportTree {
  /// The objects at the end of `path`, and whether each stands for all records of a list.
  func anchors(
    _ path: DraftPath, _ place: [Int], _ around: MappingTable.Row?
  ) -> [(place: [Int], isTemplate: Bool)] {
    let start = path.isAbsolute ? [top] : place
    var found = places(path.steps, start).map { (place: $0, isTemplate: false) }
    if let template = path.template { found += places(template, start).map { ($0, true) } }
    if let fold = around?.fold, case .entry(fold.entries)? = path.steps.first {
      found += places(DraftPath(fold.template).steps + path.steps.dropFirst(), start).map { ($0, true) }
    }
    var seen: Set<Int> = []
    return found.filter { place, _ in place.last.map { seen.insert($0).inserted } ?? false }
  }

  /// The `most` of `anchors` in which most stands, in their order.
  func largest(
    _ most: Int, of anchors: [(place: [Int], isTemplate: Bool)]
  ) -> [(place: [Int], isTemplate: Bool)] {
    guard anchors.count > most else { return anchors }
    let sizes = anchors.map { $0.place.last.map { size(of: $0) } ?? 0 }
    let kept = anchors.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }.prefix(most).sorted()
    return kept.map { anchors[$0] }
  }

  /// How many values `node` is, those in it included.
  private func size(of node: Int) -> Int {
    var (count, open) = (0, [node])
    while let next = open.popLast() {
      count += 1
      open += inside(next)
    }
    return count
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
        case .member("value") where scalar(own) != nil: return [place + [own]]
        case .member(let name): return member(name, of: own).map { [place + [$0]] } ?? []
        case .entry(let name), .limited(let name, _): return entries(name, of: own).map { place + [$0] }
        case .placed(let name, let index):
          return entries(name, of: own).dropFirst(index - 1).prefix(1).map { place + [$0] }
        case .reused(let name, let key, let value):
          return entries(name, of: own).filter { isSame(member(key, of: $0), .string(value)) }
            .map { place + [$0] }
        }
      }
    }
    return open
  }

  /// The value at the end of `path` from the object of `option`: of several the first that is not yet taken over.
  func node(at path: DraftPath, _ option: ImportOption) -> Int? {
    let found = places(path.steps, path.isAbsolute ? [top] : option.place).compactMap(\.last)
    if let entry = option.entry, found.contains(entry) { return entry }
    guard case .entry? = path.steps.last else { return found.first.map(leaf) }
    return found.first { !nodes[$0].isRead }
  }

  /// Whether `node` says `value`, in whatever case; of what an object is the last word counts.
  func isSame(_ node: Int?, _ value: JSONValue) -> Bool {
    guard let node else { return false }
    guard let own = string(node), let wanted = value.string else { return json(node) == value }
    func word(_ text: String) -> Substring { text.lowercased().split(separator: ".").last.map { $0 } ?? "" }
    if nodes[node].name == "_Type", wanted.contains(".") {
      // “Card.Type.Header” and “CardHeader.Type.Header” differ in what people know by heart.
      return own.lowercased() == wanted.lowercased() || word(own) == word(wanted)[...]
    }
    return own.lowercased() == wanted.lowercased()
  }

  /// The list furthest out around `node` and in `owner`.
  func outermostList(around node: Int, below owner: Int?) -> Int? {
    var found: Int?
    var place = nodes[node].parent
    while let own = place, own != owner {
      if list(own) != nil { found = own }
      place = nodes[own].parent
    }
    return found
  }

  /// What `node` says by itself: some write an object with a value in it.
  func leaf(_ node: Int) -> Int {
    member("value", of: node).flatMap { scalar($0) == nil ? nil : $0 } ?? node
  }

  /// The values that were not taken over: where nothing in one was, that one and not what is in it.
  ///
  /// To `isSilent` an object or a list is read where something in it is.
  func lost(_ isSilent: (ImportTree, Int) -> Bool) -> [Int] {
    var hasRead = [Bool](repeating: false, count: nodes.count)
    var order: [Int] = []
    var open = [top]
    while let node = open.popLast() {
      order.append(node)
      open += inside(node).reversed()
    }
    for node in order.reversed() {
      if nodes[node].isRead { hasRead[node] = true }
      if hasRead[node], let parent = nodes[node].parent { hasRead[parent] = true }
    }
    var marked = self
    for node in hasRead.indices where hasRead[node] && scalar(node) == nil { marked.nodes[node].isRead = true }
    var found: [Int] = []
    open = [top]
    while let node = open.popLast() {
      if isSilent(marked, node) { continue }
      if scalar(node) != nil {
        if !nodes[node].isRead || nodes[node].rest != nil { found.append(node) }
        continue
      }
      let inside = inside(node)
      if !hasRead[node], !inside.isEmpty, node != top, !inside.contains(where: { isSilent(marked, $0) }) {
        found.append(node)
      } else {
        open += inside.reversed()
      }
    }
    return found
  }
}

extension ImportTree {
  /// How the texts of the file write numbers.
  var numbers: NumberFormat { NumberFormat(string(find("lang")).flatMap { LanguageTag($0) }) }
}

extension NumberFormat {
  /// The number that `text` is in this format, as JSON writes it; nil where it is none.
  func plain(_ text: String) -> String? {
    let sign = text.hasPrefix(minus) ? "-" : ""
    var unsigned = String.UnicodeScalarView()
    for scalar in text.dropFirst(sign.isEmpty ? 0 : minus.count).unicodeScalars {
      let isArabic = (0x660...0x669).contains(scalar.value)
      unsigned.append(isArabic ? Unicode.Scalar(scalar.value - 0x660 + 0x30) ?? scalar : scalar)
    }
    let pieces = String(unsigned).split(omittingEmptySubsequences: false) { !$0.isASCII || !$0.isNumber }
    let front: String = sign + pieces.dropLast().joined()
    let last = String(pieces.last ?? "")
    return [front + last, front + "." + last].first { !$0.isEmpty && number($0, inGroups: true) == text }
  }
}
