import CardLayout
import CardModel
import LayoutCore
import SourceText
import XMLSyntax

/// Puts into words what has become of the elements of a card.
struct ChangedElements {
  private(set) var changes: [CardChange] = []
  private let old: XMLTree
  private let new: XMLTree
  private let match: ElementMatch
  private let oldPaths: ElementPaths
  private let newPaths: ElementPaths
  /// The nodes now of which something is told.
  private var told: Set<Int> = []
  /// Those of them that say or show something else.
  private var says: Set<Int> = []
  /// By node now: the element before it in the same parent; nil for the first.
  private let siblings: [Int?]

  /// Less, in points, is no other size.
  private static let leastDifference = 0.5
  /// What holds more nodes is not called by its text.
  private static let mostNamed = 64

  init(_ old: XMLTree, _ new: XMLTree, _ match: ElementMatch) {
    (self.old, self.new, self.match) = (old, new, match)
    (oldPaths, newPaths) = (ElementPaths(old), ElementPaths(new))
    var last: [UInt32: Int] = [:]
    siblings = new.nodes.enumerated().map { index, node in
      node.isElement ? last.updateValue(index, forKey: node.parent) : nil
    }
  }

  // MARK: What is written

  /// Tells what stands elsewhere, says something else, came or went.
  mutating func tellElements() {
    if let root = old.root, match.newNodes[root.index] == nil { addRemoved(root) }
    var reordered: Set<Int> = []
    for index in new.nodes.indices.dropFirst() where new.nodes[index].isElement {
      let parent = Int(new.nodes[index].parent)
      guard let before = match.oldNodes[index] else {
        // What is inside of a new part is new with it.
        if parent == 0 || match.oldNodes[parent] != nil { add(.added, index, "\(name(index, new)) is new") }
        continue
      }
      reordered.formUnion(match.reordered(in: index))
      tellPlace(index, before, isReordered: reordered.contains(index))
      tellAttributes(index, before)
      tellText(index, before)
      for child in old.childElements(of: NodeID(before)) where match.newNodes[child.index] == nil {
        addRemoved(child)
      }
    }
  }

  private mutating func addRemoved(_ node: NodeID) {
    changes.append(
      CardChange(
        kind: .removed, path: oldPaths.path(of: node), sentence: "\(name(node.index, old)) is gone",
        range: old.range(of: node)))
  }

  private mutating func tellPlace(_ node: Int, _ before: Int, isReordered: Bool) {
    let (parent, formerly) = (Int(new.nodes[node].parent), Int(old.nodes[before].parent))
    if parent == 0 || formerly == 0 {
      let (name, former) = (new.name(of: NodeID(node)).local, old.name(of: NodeID(before)).local)
      if parent == formerly, name != former {
        add(.root, node, "The root is \(name) in place of \(former)", old: former, new: name)
      }
      guard parent != formerly else { return }
    }
    if match.newNodes[formerly] == parent {
      guard isReordered else { return }
      let place = siblings[node].map { "behind \(name($0, new))" } ?? "first"
      add(.moved, node, "\(name(node, new)) now stands \(place)", from: before)
    } else {
      let (here, there) = (newPaths.path(of: NodeID(parent)), oldPaths.path(of: NodeID(formerly)))
      add(.moved, node, "\(name(node, new)) moved from \(there) to \(here)", from: before)
    }
  }

  private mutating func tellAttributes(_ node: Int, _ before: Int) {
    func values(_ node: Int, _ tree: XMLTree) -> [(name: String, value: String)] {
      tree.attributes(of: NodeID(node)).filter { !$0.flags.contains(.namespaceDeclaration) }
        .map { (tree.name(of: $0).qualified, tree.value(of: $0)) }
    }
    let (past, present) = (values(before, old), values(node, new))
    let known = Dictionary(past, uniquingKeysWith: { first, _ in first })
    let name = name(node, new)
    for (attribute, value) in present where known[attribute] != value {
      let former = known[attribute]
      let place = former.map { "in place of \(Words.quoted($0))" } ?? "where it had none"
      add(
        .attribute, node, "\(name) has \(attribute) \(Words.quoted(value)) \(place)", attribute: attribute, old: former,
        new: value)
    }
    let left = Set(present.map(\.name))
    for (attribute, value) in past where !left.contains(attribute) {
      add(
        .attribute, node, "\(name) has no \(attribute) any more, which was \(Words.quoted(value))",
        attribute: attribute,
        old: value)
    }
  }

  private mutating func tellText(_ node: Int, _ before: Int) {
    let (past, present) = (text(before, old), text(node, new))
    guard past != present else { return }
    let name = new.name(of: NodeID(node)).local
    let sentence =
      past.isEmpty
      ? "\(name) says \(Words.quoted(present)) where it said nothing"
      : present.isEmpty
        ? "\(name) says nothing in place of \(Words.quoted(past))"
        : "\(name) says \(Words.quoted(present)) in place of \(Words.quoted(past))"
    add(.text, node, sentence, old: past, new: present)
  }

  // MARK: What is drawn

  /// Tells which parts say the same in the file and show something else.
  mutating func tellShown(_ before: PositionedScene, _ now: PositionedScene) {
    func texts(_ scene: PositionedScene) -> [Int: [String]] {
      scene.parts.reduce(into: [:]) { result, part in
        guard let node = part.source?.node.index, case .text(let text) = part.content else { return }
        result[node, default: []].append(Words.text(text.fullText))
      }
    }
    let (past, present) = (texts(before), texts(now))
    for node in new.nodes.indices where !told.contains(node) {
      guard let former = match.oldNodes[node], past[former] != present[node] else { continue }
      let (gone, come) = (past[former] ?? [], present[node] ?? [])
      guard let sentence = Self.difference(gone, come) else { continue }
      add(
        .shown, node, new.name(of: NodeID(node)).local + " " + sentence, old: gone.joined(separator: "\n"),
        new: come.joined(separator: "\n"))
    }
  }

  /// What of `present` is not in `past`, and the other way round.
  private static func difference(_ past: [String], _ present: [String]) -> String? {
    func without(_ texts: [String], _ others: [String]) -> [String] {
      var counts = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return texts.filter { text in
        guard let count = counts[text], count > 0 else { return true }
        counts[text] = count - 1
        return false
      }
    }
    let (gone, come) = (without(past, present), without(present, past))
    func list(_ texts: [String]) -> String {
      texts.prefix(3).map { Words.quoted($0) }.joined(separator: ", ")
        + (texts.count > 3 ? " and \(texts.count - 3) more" : "")
    }
    if gone.isEmpty, come.isEmpty { return past == present ? nil : "shows its texts in another order" }
    if gone.isEmpty { return "shows \(list(come)) as well" }
    return come.isEmpty ? "does not show \(list(gone)) any more" : "shows \(list(come)) in place of \(list(gone))"
  }

  /// Tells which parts have another size in which of `drawings`: the whole, and the innermost whose sizes are not those of what
  /// they hold.
  mutating func tellSizes(_ drawings: some Sequence<(name: String, before: PositionedScene, now: PositionedScene)>) {
    var places: [Int: [String]] = [:]
    var first: [Int: (before: Size, now: Size)] = [:]
    for (name, before, now) in drawings {
      for (node, sizes) in resized(before, now) {
        places[node, default: []].append(name)
        if first[node] == nil { first[node] = sizes }
      }
    }
    for (node, sizes) in first.sorted(by: { $0.key < $1.key }) {
      let names = places[node] ?? []
      let more = names.count > 1 ? " and in \(names.count - 1) more" : ""
      add(
        .resized, node,
        "\(name(node, new, withText: false)) is \(Self.difference(sizes.before, sizes.now, says.contains(node))) on \(names.first ?? "")\(more)",
        old: Self.text(sizes.before), new: Self.text(sizes.now))
    }
  }

  private func resized(_ before: PositionedScene, _ now: PositionedScene) -> [Int: (before: Size, now: Size)] {
    let (past, present) = (Self.sizes(before), Self.sizes(now))
    var found: [Int: (before: Size, now: Size)] = [:]
    var isInside: Set<Int> = []
    let root = new.root?.index
    func differs(_ before: Double, _ now: Double) -> Bool { abs(before - now) > Self.leastDifference }
    for node in new.nodes.indices.reversed() {
      let parent = Int(new.nodes[node].parent)
      if isInside.contains(node) { isInside.insert(parent) }
      // Other words have another width.
      guard let former = match.oldNodes[node], let size = past[former], let other = present[node],
        differs(size.height, other.height) || !says.contains(node) && differs(size.width, other.width)
      else { continue }
      if node == root || !isInside.contains(node) { found[node] = (size, other) }
      isInside.insert(parent)
    }
    return found
  }

  /// The size of each element in `scene`, by its node: of what is first drawn of it and holds nothing else, such as the row that
  /// begins with it.
  private static func sizes(_ scene: PositionedScene) -> [Int: Size] {
    var held = scene.parts.map { $0.source?.range }
    for index in scene.parts.indices.reversed() {
      guard let parent = scene.parts[index].parent, let range = held[index] else { continue }
      held[parent] = held[parent].map { ByteRange(min($0.start, range.start), max($0.end, range.end)) } ?? range
    }
    return zip(scene.parts, held).reduce(into: [:]) { result, part in
      guard let source = part.0.source, source.item == 0, source.range == part.1, result[source.node.index] == nil
      else {
        return
      }
      result[source.node.index] = Size(part.0.frame.width, part.0.frame.height)
    }
  }

  /// How `now` differs from `before`; where words changed, their width says nothing.
  private static func difference(_ before: Size, _ now: Size, _ hasOtherWords: Bool) -> String {
    func words(_ difference: Double, _ more: String, _ less: String) -> String? {
      abs(difference) <= leastDifference ? nil : "\(number(abs(difference))) pt \(difference > 0 ? more : less)"
    }
    return [
      hasOtherWords ? nil : words(now.width - before.width, "wider", "narrower"),
      words(now.height - before.height, "taller", "shorter"),
    ].compactMap(\.self).joined(separator: " and ")
  }

  private static func text(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  // MARK: Words

  private mutating func add(
    _ kind: CardChange.Kind, _ node: Int, _ sentence: String, attribute: String? = nil, old: String? = nil,
    new value: String? = nil
  ) {
    told.insert(node)
    if kind == .text || kind == .shown { says.insert(node) }
    changes.append(
      CardChange(
        kind: kind, path: newPaths.path(of: NodeID(node)), attribute: attribute, old: old, new: value,
        sentence: sentence,
        range: new.range(of: NodeID(node))))
  }

  private mutating func add(_ kind: CardChange.Kind, _ node: Int, _ sentence: String, from before: Int) {
    add(kind, node, sentence)
    changes[changes.count - 1].oldPath = oldPaths.path(of: NodeID(before))
  }

  /// What people call the element `node`: by its id, or the text that it has.
  private func name(_ node: Int, _ tree: XMLTree, withText: Bool = true) -> String {
    let name = tree.name(of: NodeID(node)).local
    if let id = tree.value(ofAttribute: "id", of: NodeID(node)) { return "\(name) #\(id)" }
    guard withText, Int(tree.nodes[node].subtreeEnd) - node <= Self.mostNamed else { return name }
    let words = Self.words(in: node, tree)
    return words.isEmpty ? name : "\(name) \(Words.quoted(words))"
  }

  /// All that stands in `node`; what stands in several elements is not one word.
  private static func words(in node: Int, _ tree: XMLTree) -> String {
    var (words, last) = ("", tree.nodes[node].parent)
    for index in node..<Int(tree.nodes[node].subtreeEnd) where [.text, .cdataSection].contains(tree.nodes[index].kind) {
      if tree.nodes[index].parent != last { words += " " }
      words += tree.textContent(of: NodeID(index))
      last = tree.nodes[index].parent
    }
    return Words.text(words)
  }

  /// The text of `node` and of nothing inside it.
  private func text(_ node: Int, _ tree: XMLTree) -> String {
    var pieces = ""
    for child in tree.children(of: NodeID(node)) where [.text, .cdataSection].contains(tree[child].kind) {
      if !tree[child].flags.contains(.whitespaceOnly) { pieces += tree.textContent(of: child) }
    }
    return Words.text(pieces)
  }
}
