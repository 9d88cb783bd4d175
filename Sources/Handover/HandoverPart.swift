import CardModel
import JSON
import SourceText
import Standards
import XMLSyntax

/// A card file as a table of mappings reads it: elements with what stands in them as it is written, bindings included.
///
/// One object, as every part that is looked at holds it.
final class HandoverReading {
  let tree: XMLTree
  private let words: [CardWord]

  init(_ tree: XMLTree) {
    self.tree = tree
    words = CardWord.words(of: tree)
  }

  /// The root element.
  var root: HandoverPart? { tree.root.map { HandoverPart(self, $0) } }

  /// The element at `node`.
  func part(_ node: NodeID) -> HandoverPart { HandoverPart(self, node) }

  /// The elements of the language that have an `id`, in their order, and it.
  var identified: [(part: HandoverPart, id: String)] {
    tree.nodes.indices.compactMap { index in
      let node = NodeID(index)
      guard tree[node].kind == .element else { return nil }
      let part = HandoverPart(self, node)
      return part.name == .other ? nil : part.attribute(.id).map { (part, $0) }
    }
  }

  fileprivate func word(_ name: UInt32) -> CardWord { words[Int(name)] }
}

extension HandoverValue {
  /// The attributes that it reads for `part`: none behind a condition that does not hold.
  func attributes(readFor part: HandoverPart) -> [AttributeName] {
    switch self {
    case .when(let name, let wanted, let value):
      guard let own = part.attribute(name), wanted == nil || wanted == own else { return [name] }
      return [name] + value.attributes(readFor: part)
    case .first(let values): return values.flatMap { $0.attributes(readFor: part) }
    case .joined(let value, _): return value.attributes(readFor: part)
    default: return attributes
    }
  }
}

/// An element of a card file.
struct HandoverPart {
  private let reading: HandoverReading
  let node: NodeID
  let name: ElementName

  fileprivate init(_ reading: HandoverReading, _ node: NodeID) {
    (self.reading, self.node) = (reading, node)
    name = reading.word(reading.tree[node].name).element
  }

  /// What finding of it shows: the start tag.
  var range: ByteRange {
    let record = reading.tree[node]
    return ByteRange(Int(record.start), Int(record.startTagEnd))
  }

  /// The element around it; nil for the root.
  var parent: HandoverPart? {
    guard let parent = reading.tree.parent(of: node), parent != .document else { return nil }
    return HandoverPart(reading, parent)
  }

  /// The elements in it that belong to the language.
  var children: [HandoverPart] {
    reading.tree.childElements(of: node).compactMap { node in
      let part = HandoverPart(reading, node)
      return part.name == .other ? nil : part
    }
  }

  /// Another element of its file.
  func element(at node: NodeID) -> HandoverPart { HandoverPart(reading, node) }

  func child(_ name: ElementName) -> HandoverPart? { children.first { $0.name == name } }

  /// Its own text, white space collapsed.
  var text: String {
    guard children.isEmpty else { return "" }
    return CardText.collapsed(reading.tree.textContent(of: node))
  }

  private var records: ArraySlice<XMLAttribute> {
    let record = reading.tree[node]
    let first = Int(record.firstAttribute)
    return reading.tree.attributes[first..<first + Int(record.attributeCount)]
  }

  /// The attributes that it has, and where they stand.
  var attributes: [(name: AttributeName, range: ByteRange)] {
    records.compactMap { record in
      reading.word(record.name).attribute.map { ($0, ByteRange(Int(record.nameStart), Int(record.end))) }
    }
  }

  /// The value of an attribute as it is written, white space collapsed; nil where there is none.
  func attribute(_ name: AttributeName) -> String? {
    records.first { reading.word($0.name).attribute == name }
      .map { CardText.collapsed(reading.tree.value(of: $0)) }
  }

  /// The paths of the bindings in it and in everything inside it, in their order.
  var bindings: [String] {
    let record = reading.tree[node]
    return Binding.all(in: reading.tree.text.bytes, ByteRange(Int(record.start), Int(record.end)))
      .map { reading.tree.text[$0.range] }
  }

  /// Whether there is a binding in it.
  var hasBinding: Bool { !bindings.isEmpty }

  /// Whether another one like it is for narrow screens or for iOS, where it is for wide ones or for Android.
  var isSecondVariant: Bool {
    guard attribute(.in) == "regular" || attribute(.platform) == "android" else { return false }
    let siblings = (parent?.children ?? []).filter { $0.name == name }
    return attribute(.in) == "regular" && siblings.contains { $0.attribute(.in) == "compact" }
      || attribute(.platform) == "android" && siblings.contains { $0.attribute(.platform) == "ios" }
  }

  /// `text` with the values of these attributes in it, numbers and days as its language has them, and its own text for `@text`; nil
  /// where one is missing.
  func phrase(_ text: String, _ names: [AttributeName]) -> String? {
    guard !text.contains("@text") || !self.text.isEmpty else { return nil }
    var text = text.replacing("@text", with: self.text)
    for name in names {
      guard let value = attribute(name), !value.isEmpty else { return nil }
      let day = [.date, .end].contains(name) ? CardDate(value)?.medium(language) : nil
      let written = day ?? NumberFormat(language).number(value, inGroups: true)
      text = text.replacing("@\(name.rawValue)", with: written)
    }
    return text
  }

  /// What the drawing says for it without a text.
  var ownWord: String? {
    let word = name == .seeAll ? DrawnWord.seeAll : attribute(.purpose).flatMap(ActionPurpose.init)?.word
    return word?(language)
  }

  /// The language of its texts; nil where none is named.
  var language: LanguageTag? { languageName.flatMap { LanguageTag($0) } }

  /// The same as it is written, there or around it.
  var languageName: String? {
    var part: HandoverPart? = self
    while let own = part {
      if let tag = own.attribute(.lang) { return tag }
      part = own.parent
    }
    return nil
  }
}

extension HandoverPart {
  /// The children, the primary action where a row of the table has it.
  func children(primary order: MappingTable.Row.Order?) -> [HandoverPart] {
    var children = children
    guard let order else { return children }
    let primary =
      children.lastIndex { $0.attribute(.role) == "primary" }
      ?? children.lastIndex { $0.name == .action && $0.attribute(.role) != "tertiary" }
    guard let primary else { return children }
    let action = children.remove(at: primary)
    children.insert(action, at: order == .first ? 0 : children.count)
    return children
  }
}
