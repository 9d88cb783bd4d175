import CardModel
import JSON
import Standards

/// What a member of a handed-over object is made from.
indirect enum HandoverValue: Sendable {
  /// Always the same.
  case constant(JSONValue)
  /// The element's own text, else what is spoken for it.
  case text, title
  /// A name that no other part of the file has.
  case identifier
  /// What a tap does.
  case press
  /// Where the items come from that a template repeats.
  case data
  /// One for a round image, another for a square one.
  case circle(JSONValue, JSONValue)
  /// What a telephone number, a mail address and the like is without its scheme.
  case address
  /// The text, or the value of an attribute, if it is a number or a fraction.
  case figure, figureOf(AttributeName)
  /// The value of an attribute with its bindings filled in from the sample, where the target binds nothing.
  case literal(AttributeName)
  /// The text between the values of two attributes, its units.
  case amount(AttributeName, AttributeName)
  /// A text with the values of attributes in it, if all of them are there.
  case phrase(String, [AttributeName])
  /// What a part reads that has a sample of its own.
  case ownSample
  /// The name of an illustration, as UI5 spells it.
  case illustration
  /// The title of the card around it, if that stands among others.
  case heading
  case attribute(AttributeName), number(AttributeName), flag(AttributeName), not(AttributeName)
  /// A width in points as a length of style sheets.
  case pixels(AttributeName)
  /// The value of an attribute by a table of words.
  case word(AttributeName, String)
  case icon(AttributeName), image(AttributeName)
  /// A column of what a chart shows.
  case chart(ChartRecords.Part)
  /// The same of the element around it; of the column of a cell.
  case parent(HandoverValue), column(HandoverValue)
  /// The same if an attribute is there, or has this value.
  case when(AttributeName, String?, HandoverValue)
  /// The value if there is no such attribute, and no icon by its purpose.
  case without(AttributeName, HandoverValue)
  /// The value if an attribute of the element around it has this value.
  case within(AttributeName, String, HandoverValue)
  /// The first that says something.
  case first([HandoverValue])
  /// Behind what stands there already, with this between them.
  case joined(HandoverValue, String)
}

extension HandoverValue {
  /// The attributes of the element itself that it reads.
  var attributes: [AttributeName] {
    switch self {
    case .attribute(let name), .number(let name), .flag(let name), .not(let name), .pixels(let name): [name]
    case .word(let name, _), .image(let name), .figureOf(let name), .literal(let name): [name]
    case .icon(.icon): [.icon, .purpose]
    case .icon(let name): [name]
    case .title: [.label]
    case .address: [.target]
    case .circle: [.shape, .represents]
    case .amount(let first, let last): [first, last]
    case .phrase(_, let names): names
    case .illustration: [.name]
    case .data: [.each, .sample]
    case .ownSample: [.sample]
    case .chart: [.type]
    case .when(let name, _, let value), .without(let name, let value): [name] + value.attributes
    case .first(let values): values.flatMap(\.attributes)
    case .joined(let value, _), .within(_, _, let value): value.attributes
    case .constant, .text, .identifier, .press, .figure, .heading, .parent, .column: []
    }
  }

  /// Whether it shows the text of its element.
  var showsText: Bool {
    switch self {
    case .text, .title, .figure, .amount: true
    case .phrase(let text, _): text.contains("@text")
    case .first(let values): values.contains(where: \.showsText)
    case .when(_, _, let value), .joined(let value, _), .without(_, let value): value.showsText
    default: false
    }
  }
}

// MARK: Reading

extension HandoverValue {
  /// The value that `text` spells in a table of mappings; nil when it spells none.
  init?(_ text: String) {
    let choices = Self.split(text, at: "|")
    if choices.count > 1 {
      let values = choices.compactMap { HandoverValue($0) }
      guard values.count == choices.count else { return nil }
      self = .first(values)
      return
    }
    let word = choices.first ?? ""
    if let first = word.first, "\"[{-0123456789".contains(first) || word == "true" || word == "false" {
      guard let value = try? JSONParser.parse(Array(word.utf8)) else { return nil }
      self = .constant(value)
      return
    }
    let joined = Self.split(word, at: "+")
    if joined.count == 2, let value = HandoverValue(joined[0]),
      case .constant(.string(let between)) = HandoverValue(joined[1])
    {
      self = .joined(value, between)
      return
    }
    guard let open = word.firstIndex(of: "("), word.last == ")" else {
      guard let value = Self.plain[word] else { return nil }
      self = value
      return
    }
    let arguments = Self.split(String(word[word.index(after: open)...].dropLast()), at: ",")
    self.init(String(word[..<open]), arguments)
  }

  private static let plain: [String: HandoverValue] = [
    "text": .text, "title": .title, "id": .identifier, "press": .press, "data": .data, "address": .address,
    "figure": .figure, "heading": .heading, "illustration": .illustration, "sample": .ownSample,
  ]

  private init?(_ function: String, _ arguments: [String]) {
    switch (function, arguments.count) {
    case ("chart", 1):
      guard let part = ChartRecords.Part(rawValue: arguments[0]) else { return nil }
      self = .chart(part)
    case ("circle", 2):
      guard case .constant(let round) = HandoverValue(arguments[0]),
        case .constant(let square) = HandoverValue(arguments[1])
      else { return nil }
      self = .circle(round, square)
    case ("phrase", 1):
      guard case .constant(.string(let text)) = HandoverValue(arguments[0]) else { return nil }
      let names = text.split(separator: "@").dropFirst(text.first == "@" ? 0 : 1).map { $0.prefix { $0.isLetter } }
      self = .phrase(text, names.compactMap { AttributeName(rawValue: String($0)) })
    case ("parent", 1), ("column", 1):
      guard let value = HandoverValue(arguments[0]) else { return nil }
      self = function == "parent" ? .parent(value) : .column(value)
    case ("if", 2), ("within", 2):
      let test = Self.split(arguments[0], at: "=")
      guard let name = AttributeName(rawValue: test[0]), let value = HandoverValue(arguments[1]) else { return nil }
      let wanted = test.count > 1 ? test[1] : nil
      self = function == "if" ? .when(name, wanted, value) : .within(name, wanted ?? "", value)
    case ("amount", 2):
      guard let first = AttributeName(rawValue: arguments[0]), let last = AttributeName(rawValue: arguments[1]) else {
        return nil
      }
      self = .amount(first, last)
    case ("without", 2):
      guard let name = AttributeName(rawValue: arguments[0]), let value = HandoverValue(arguments[1]) else {
        return nil
      }
      self = .without(name, value)
    case ("word", 2):
      guard let name = AttributeName(rawValue: arguments[0]) else { return nil }
      self = .word(name, arguments[1])
    case (_, 1):
      guard let name = AttributeName(rawValue: arguments[0]), let make = Self.ofAttribute[function] else { return nil }
      self = make(name)
    default: return nil
    }
  }

  private static let ofAttribute: [String: @Sendable (AttributeName) -> HandoverValue] = [
    "attr": { .attribute($0) }, "number": { .number($0) }, "flag": { .flag($0) }, "not": { .not($0) },
    "icon": { .icon($0) }, "image": { .image($0) }, "figure": { .figureOf($0) }, "literal": { .literal($0) },
    "pixels": { .pixels($0) },
  ]

  /// The pieces of `text` between the `separator`s, which are ASCII, that stand in no quotes and no brackets, without the spaces around
  /// them.
  static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var depth = 0
    var isQuoted = false
    return text.utf8.split(omittingEmptySubsequences: false) { byte in
      let scalar = Unicode.Scalar(byte)
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if !isQuoted, ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      return scalar == separator && depth == 0 && !isQuoted
    }
    .map { piece in
      guard let first = piece.firstIndex(where: { $0 != 0x20 }), let last = piece.lastIndex(where: { $0 != 0x20 })
      else { return "" }
      return String(Substring(piece[first...last]))
    }
  }
}

extension HandoverValue {
  /// Whether it is what the column says above a cell.
  var isOfColumn: Bool { if case .column = self { true } else { false } }

  /// What stands between it and what is there before it; nil where it takes the place of that.
  var between: String? { if case .joined(_, let text) = self { text } else { nil } }
}
