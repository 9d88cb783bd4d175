import SchemaModel
import SourceText
import XMLSyntax

/// A generator whose numbers depend on its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Damages documents in the ways in which people do, and in some in which they do not.
struct Mutator {
  private let sources: [(text: SourceText, tree: XMLTree)]
  private let elementNames: [String]
  private let attributeNames: [String]
  private let values: [String]
  private var random: SeededGenerator

  /// - Parameters:
  ///   - documents: what is damaged.
  ///   - schema: whose names and values are written where they may not stand.
  init(documents: [[UInt8]], schema: Schema, seed: UInt64) {
    sources = documents.map { bytes in
      let text = SourceText(bytes)
      return (text, XMLParser.parse(text))
    }
    elementNames = Array(Set(schema.elements.map(\.localName))).sorted()
    attributeNames = Array(Set(schema.complexTypes.flatMap { $0.attributes.map(\.localName) })).sorted()
    var values = Set(schema.simpleTypes.flatMap { ($0.facets.enumeration?.values ?? []).map(\.value) })
    for source in sources {
      for attribute in source.tree.attributes { values.insert(source.tree.value(of: attribute)) }
    }
    self.values = values.sorted().filter { $0.utf8.count < 80 }
    random = SeededGenerator(seed: seed)
  }

  /// The next mutant: one of the documents with one to three changes.
  mutating func next() -> [UInt8] {
    var text = sources[pick(sources.count)].text
    var tree: XMLTree?
    let rounds = [1, 1, 1, 2, 3][pick(5)]
    for round in 0..<rounds {
      let current = tree ?? XMLParser.parse(text)
      let edits = edits(current)
      text = text.applying(edits) ?? text
      tree = round + 1 < rounds ? XMLParser.parse(text) : nil
    }
    return text.bytes
  }

  private mutating func pick(_ count: Int) -> Int { count < 1 ? 0 : Int.random(in: 0..<count, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[pick(elements.count)]
  }

  private mutating func edits(_ tree: XMLTree) -> [TextEdit] {
    let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }.map { NodeID($0) }
    guard let element = pick(elements) else { return damage(tree.text) }
    switch pick(24) {
    case 0: return [.delete(tree.range(of: element))]
    case 1: return [.insert(tree.text[tree.range(of: element)], at: tree.range(of: element).end)]
    case 2: return swap(tree, element)
    case 3: return rename(tree, element, to: pick(elementNames) ?? "")
    case 4: return rename(tree, element, to: misspelled(tree.name(of: element).local))
    case 5: return move(tree, element, pick(elements) ?? element)
    case 6, 7: return insert(tree, element)
    case 8, 9, 10, 11: return changeValue(tree)
    case 12: return renameAttribute(tree)
    case 13: return deleteAttribute(tree)
    case 14, 15: return addAttribute(tree, element)
    case 16, 17: return changeText(tree, element)
    case 18: return damage(tree.text)
    case 19: return changeNamespace(tree, element)
    case 20: return cut(tree.text)
    case 21: return graft(tree, element)
    case 22: return [.delete(tree.contentRange(of: element))]
    default: return unwrap(tree, element)
    }
  }

  private mutating func swap(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    guard let parent = tree.parent(of: element) else { return [] }
    let siblings = Array(tree.childElements(of: parent))
    guard let index = siblings.firstIndex(of: element), index + 1 < siblings.count else { return [] }
    let (left, right) = (tree.range(of: element), tree.range(of: siblings[index + 1]))
    return [TextEdit(left, tree.text[right]), TextEdit(right, tree.text[left])]
  }

  private func rename(_ tree: XMLTree, _ element: NodeID, to local: String) -> [TextEdit] {
    let name = tree.name(of: element)
    let renamed = name.prefix.isEmpty ? local : name.prefix + ":" + local
    var edits = [TextEdit(tree.nameRange(of: element), renamed)]
    if let end = tree.endTagRange(of: element) {
      edits.append(TextEdit(ByteRange(end.start + 2, end.start + 2 + name.qualified.utf8.count), renamed))
    }
    return edits
  }

  private mutating func misspelled(_ text: String) -> String {
    var letters = Array(text)
    guard !letters.isEmpty else { return "x" }
    let index = pick(letters.count)
    switch pick(5) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2:
      letters[index] =
        letters[index].isUppercase ? Character(letters[index].lowercased()) : Character(letters[index].uppercased())
    case 3: letters.append(["s", "1", "-", "."][pick(4)])
    default: letters.swapAt(index, pick(letters.count))
    }
    return String(letters)
  }

  private mutating func move(_ tree: XMLTree, _ element: NodeID, _ target: NodeID) -> [TextEdit] {
    let range = tree.range(of: element)
    let place = pick(2) == 0 ? tree.range(of: target).start : tree.contentRange(of: target).start
    if range.start <= place, place <= range.end { return [] }
    return [.delete(range), .insert(tree.text[range], at: place)]
  }

  private mutating func insert(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    let pieces = [
      "x", " ", "\n", "&#32;", "&amp;", "&#x20;&#10;", "<!-- c -->", "<?p i?>", "<![CDATA[]]>", "<![CDATA[ ]]>",
      "<![CDATA[x]]>", "&lt;", "]]>", "é", "{path}", "{", "<x:y xmlns:x='urn:x'/>", "<x:y xmlns:x='urn:x'>z</x:y>",
      "<\(pick(elementNames) ?? "x")/>", "<y xmlns=''/>", "&#0;", "&nbsp;",
    ]
    let content = tree.contentRange(of: element)
    let children = Array(tree.children(of: element))
    let places = [content.start, content.end] + children.map { tree.range(of: $0).end }
    return [.insert(pick(pieces) ?? "x", at: pick(places) ?? content.start)]
  }

  private mutating func nearMiss(_ value: String) -> String {
    switch pick(14) {
    case 0: return ""
    case 1: return " " + value + " "
    case 2: return misspelled(value)
    case 3: return value + "&#32;"
    case 4: return ["-1", "0", "1", "2", "999999999999", "1.5", "+1", "01", "1e3", "1.", ".5", "-0"][pick(12)]
    case 5: return ["true", "false", "1", "TRUE", "yes"][pick(5)]
    case 6: return ["{path}", "{", "}", "{{", "{}", "a{b}c", "{a}{b}"][pick(7)]
    case 7: return ["a b", "a\tb", "a&#9;b", "é", "日本", "a&amp;b", "&#x1F600;", "a:b", "-a", "1a", "_"][pick(11)]
    case 8: return ["2026-02-30", "2026-02-28", "2026-02-28Z", "12:00:00", "2024-02-29", "2026-13-01"][pick(6)]
    case 9: return value.uppercased()
    case 10: return value + value
    default: return pick(values).map { ElementText.escaped($0) } ?? value
    }
  }

  private mutating func changeValue(_ tree: XMLTree) -> [TextEdit] {
    guard let attribute = pick(tree.attributes) else { return [] }
    return [TextEdit(tree.valueRange(of: attribute), nearMiss(tree.text[tree.valueRange(of: attribute)]))]
  }

  private mutating func renameAttribute(_ tree: XMLTree) -> [TextEdit] {
    guard let attribute = pick(tree.attributes) else { return [] }
    let name = pick(2) == 0 ? misspelled(tree.name(of: attribute).qualified) : pick(attributeNames) ?? "x"
    return [TextEdit(tree.nameRange(of: attribute), name)]
  }

  private mutating func deleteAttribute(_ tree: XMLTree) -> [TextEdit] {
    guard let attribute = pick(tree.attributes) else { return [] }
    return [.delete(tree.range(of: attribute))]
  }

  private mutating func addAttribute(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    let instance = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
    let names = pick(attributeNames) ?? "x"
    let pieces = [
      " \(names)=\"\(pick(values).map { ElementText.escaped($0) } ?? "")\"",
      " \(names)=\"\(pick(values).map { ElementText.escaped($0) } ?? "")\"",
      " \(instance) xsi:nil='true'", " \(instance) xsi:nil='maybe'", " \(instance) xsi:type='string'",
      " \(instance) xsi:schemaLocation='urn:cardwright:1 card.xsd'", " \(instance) xsi:foo='1'",
      " \(instance) xsi:noNamespaceSchemaLocation='x.xsd'", " xml:lang='en'", " xml:space='preserve'", " xml:id='a'",
      " xmlns:n='urn:n' n:note='x'", " n:note='x'", " xmlns:c='urn:cardwright:1' c:id='x'",
      " xmlns:q='urn:cardwright:1'",
      " \(instance) xmlns:c='urn:cardwright:1' xsi:type='c:\(pick(elementNames) ?? "x")'",
    ]
    return [.insert(pick(pieces) ?? "", at: tree.nameRange(of: element).end)]
  }

  private mutating func changeText(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    let texts = tree.children(of: element).filter { tree[$0].kind == .text }
    guard let text = pick(texts) else { return [] }
    return [TextEdit(tree.range(of: text), nearMiss(tree.text[tree.range(of: text)]))]
  }

  private mutating func damage(_ text: SourceText) -> [TextEdit] {
    let place = pick(text.count)
    let pieces = ["<", ">", "/", "\"", "'", "=", "&", " ", "a", "!", "-", "]", "\u{0}", "\u{1}", "\t", ":", ";", "?"]
    switch pick(3) {
    case 0: return [.delete(ByteRange(place, min(place + 1, text.count)))]
    case 1: return [.insert(pick(pieces) ?? "", at: place)]
    default: return [TextEdit(ByteRange(place, min(place + 1, text.count)), pick(pieces) ?? "")]
    }
  }

  private mutating func changeNamespace(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    let declarations = tree.attributes.filter { $0.flags.contains(.namespaceDeclaration) }
    switch pick(4) {
    case 0:
      guard let declaration = pick(declarations) else { return [] }
      let names = ["urn:cardwright:2", "", "urn:cardwright:1", "URN:cardwright:1", " urn:cardwright:1"]
      return [TextEdit(tree.valueRange(of: declaration), pick(names) ?? "")]
    case 1:
      guard let declaration = pick(declarations) else { return [] }
      return [.delete(tree.range(of: declaration))]
    case 2:
      let name = tree.name(of: element).local
      return rename(tree, element, to: "c:" + name)
        + [.insert(" xmlns:c='urn:cardwright:1'", at: tree.nameRange(of: element).end)]
    default: return [.insert(" xmlns='urn:x'", at: tree.nameRange(of: element).end)]
    }
  }

  private mutating func cut(_ text: SourceText) -> [TextEdit] {
    let start = pick(text.count)
    if pick(2) == 0 { return [.delete(ByteRange(start, text.count))] }
    return [.delete(ByteRange(start, min(text.count, start + pick(40))))]
  }

  /// Puts an element of another document here.
  private mutating func graft(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    let other = sources[pick(sources.count)]
    let elements = other.tree.nodes.indices.filter { other.tree.nodes[$0].kind == .element }
    guard let index = pick(elements), index > 1 else { return [] }
    let text = other.text[other.tree.range(of: NodeID(index))]
    let place = pick(2) == 0 ? tree.contentRange(of: element).start : tree.range(of: element).end
    return [.insert(text, at: place)]
  }

  /// Takes both tags of an element away, its content stays.
  private func unwrap(_ tree: XMLTree, _ element: NodeID) -> [TextEdit] {
    guard let end = tree.endTagRange(of: element) else { return [] }
    return [.delete(tree.startTagRange(of: element)), .delete(end)]
  }
}

/// Text as it may stand in an attribute or in content.
enum ElementText {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
