package import JSON
import Standards
package import XMLSyntax

/// How the numbers of a sample are written in a text.
enum SampleNumbers {
  /// As JSON has them: in values that are not shown as they are.
  case plain
  /// With the signs and digits of a language; in groups where it has decimals, as a whole number may be a name.
  case text(LanguageTag?)
  /// In groups, too: what is certainly an amount.
  case amount(LanguageTag?)
  /// In groups and with so many decimals at least: an amount among others.
  case amounts(LanguageTag?, places: Int)

  /// How `value` reads; nil for arrays and objects, which are not text.
  func text(_ value: JSONValue) -> String? {
    let text = SampleScope.text(value)
    switch value {
    case .integer, .number: return text.map(number)
    default: return text
    }
  }

  /// `text`, which is written as JSON has it, with zeros behind its decimals until it has `places` of them; as it stands where it has an
  /// exponent.
  private static func padded(_ text: String, _ places: Int) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last, last.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2D }) else {
      return text
    }
    let missing = places - (parts.count > 1 ? last.utf8.count : 0)
    return missing > 0 ? text + (parts.count > 1 ? "" : ".") + String(repeating: "0", count: missing) : text
  }

  private func number(_ text: String) -> String {
    switch self {
    case .plain: text
    case .text(let language): NumberFormat(language).number(text, inGroups: text.utf8.contains(0x2E))
    case .amount(let language): NumberFormat(language).number(text, inGroups: true)
    case .amounts(let language, let places):
      NumberFormat(language).number(Self.padded(text, places), inGroups: true)
    }
  }
}

/// Tells how a drawing of one tree writes the values of its sample.
package struct ShownValues {
  private let reading: CardReading
  /// The row whose cells were asked for last, as one cell is asked for after the other.
  private var row: (node: NodeID, types: [NodeID: ColumnType])?

  /// That of `tree`, whose names mean `words`.
  package init(_ tree: XMLTree, words: [CardWord]) {
    reading = CardReading(tree, words: words, without: [], in: nil) { _ in nil }
  }

  /// How `value` reads where the text of the element `node` is a binding to it; nil for arrays and objects.
  package mutating func text(_ value: JSONValue, of node: NodeID) -> String? {
    let element = CardElement(reading, node, scope: 0)
    let language = language(node)
    switch element.name {
    case .kpi: return KPI.numbers(element.choice(.format, .number), language).text(value)
    case .progressKPI: return SampleNumbers.amount(language).text(value)
    case .cell:
      let type = type(of: element)
      return type.numbers(language).text(value).map { type.shown($0, language) }
    default: return SampleNumbers.text(language).text(value)
    }
  }

  /// What the column of the element `node` holds, where not any text is its value; nil for what is no cell of such a column.
  package mutating func columnType(of node: NodeID) -> ColumnType? {
    let element = CardElement(reading, node, scope: 0)
    guard element.name == .cell else { return nil }
    let type = type(of: element)
    return type.valueName == nil ? nil : type
  }

  /// The type of the column of `cell`; text where there is none.
  private mutating func type(of cell: CardElement) -> ColumnType {
    guard let parent = cell.parent else { return .text }
    let row = row?.node == parent.node ? row : (parent.node, ColumnType.inCells(of: parent))
    self.row = row
    return row?.types[cell.node] ?? .text
  }

  private func language(_ node: NodeID) -> LanguageTag? {
    guard reading.hasLanguages else { return nil }
    var node = node
    while node != .document {
      if let tag = CardElement(reading, node, scope: 0).attribute(.lang) { return LanguageTag(tag) }
      node = NodeID(Int(reading.tree.nodes[node.index].parent))
    }
    return nil
  }
}
