import CardAnalysis
import CardModel
import JSON
import XMLSyntax

extension DocumentSnapshot {
  /// Tells how the drawing writes their values.
  var shownValues: ShownValues { ShownValues(tree, words: CardWord.words(of: tree)) }
}

extension JSONValue {
  /// What a path can go on to: members, or the elements of an array by their numbers.
  var steps: [(name: String, value: JSONValue)] {
    object?.members.map { ($0.name, $0.value) } ?? (array ?? []).enumerated().map { (String($0.offset), $0.element) }
  }

  /// The value in a few words.
  var preview: String {
    switch self {
    case .array(let items): return items.count == 1 ? "list of 1" : "list of \(items.count)"
    case .object(let object): return "object: " + object.names.prefix(4).joined(separator: ", ")
    default:
      let text = string ?? text()
      return text.count > 60 ? text.prefix(59) + "…" : text
    }
  }

  /// What kind of value it is, in a word.
  var kindInWords: String {
    switch self {
    case .null: "nothing"
    case .bool: "true or false"
    case .integer, .number: "number"
    case .string: "text"
    case .array: "list"
    case .object: "object"
    }
  }
}

extension ShownValues {
  /// `value` in a few words, as the drawing writes it where the text of the element `node` is a binding to it.
  mutating func preview(_ value: JSONValue, of node: NodeID) -> String {
    let text = text(value, of: node) ?? ""
    return text.isEmpty ? value.preview : JSONValue.string(text).preview
  }
}

extension JSONSchema {
  /// What it says in a few words: the values that it lists, or the types that it allows.
  var inWords: String {
    let what = enumeration.isEmpty ? (hasTypes ? wordsForTypes : "anything") : wordsForValues
    return format.map { "\(what), \($0)" } ?? what
  }
}
