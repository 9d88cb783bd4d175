package import SchemaModel
import SourceText
import Standards

/// Says what is wrong with a value, and which values are right, in words.
struct ValueDescription {
  let schema: Schema

  /// How many listed values a message names.
  private static let shownValues = 12

  /// The kind of finding and its message.
  func message(
    _ problem: ValueProblem, _ text: String, _ type: SimpleTypeID, owner: String
  ) -> (DiagnosticKind, String) {
    let shown = text.isEmpty ? "The empty value" : "“\(Self.shortened(text))”"
    let facets = schema[problem.type].facets
    switch problem.reason {
    case .surroundingSpace:
      return (.valueInvalid, "White space may not stand around \(shown) in \(owner)")
    case .enumeration:
      return (
        .valueNotAllowed, "\(shown) is not allowed for \(owner); use \(list(problem.type))\(advice(text, problem.type))"
      )
    case .union:
      return (
        schema.enumeration(of: type).isEmpty ? .valueInvalid : .valueNotAllowed,
        "\(shown) is not allowed for \(owner); use \(expected(problem.type))\(advice(text, type))"
      )
    case .lexical:
      let kind: DiagnosticKind = schema.isEnumerated(problem.type) ? .valueNotAllowed : .valueInvalid
      return (kind, "\(shown) is not allowed for \(owner); use \(expected(problem.type))")
    case .pattern:
      let needed = expected(problem.type)
      if let words = Self.words(facets), words == needed {
        return (.valuePattern, "\(shown) is not allowed for \(owner); use \(words)")
      }
      let meant = meant(text, problem).map { "; did you mean “\($0)”?" } ?? ""
      return (.valuePattern, "\(shown) does not have the form that \(owner) needs: \(needed)\(meant)")
    case .length(let actual):
      return (.valueLength, "\(owner) \(lengthDemand(facets, actual))")
    case .tooSmall, .tooLarge:
      return (.valueRange, "\(shown) is out of bounds for \(owner); use \(bounds(facets))\(unit(problem.type))")
    case .totalDigits:
      return (.valueDigits, "\(shown) has too many digits for \(owner); at most \(facets.totalDigits ?? 0) are allowed")
    case .fractionDigits:
      return (
        .valueDigits,
        "\(shown) has too many digits after the point for \(owner); at most \(facets.fractionDigits ?? 0) are allowed"
      )
    case .prefix:
      return (.valueInvalid, "The prefix of “\(Self.shortened(text))” is not declared")
    }
  }

  /// What `text` means in other libraries, at the end of a message.
  private func advice(_ text: String, _ type: SimpleTypeID) -> String {
    Synonyms.meaning(of: text, among: schema.enumeration(of: type)).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The value that `text`, which has not the form that it needs, most likely is: in small letters, or with one of
  /// the words of the form that is spelt otherwise, written in capitals or longer; nil when there is none.
  func meant(_ text: String, _ problem: ValueProblem) -> String? {
    guard case .pattern = problem.reason, text.utf8.count <= Self.longestMeant,
      let patterns = schema[problem.type].facets.patterns.last?.texts
    else { return nil }
    let lowercased = text.lowercased()
    if lowercased != text, schema.problem(of: lowercased, as: problem.type) == nil { return lowercased }
    let words = patterns.flatMap { $0.split { !$0.isLetter }.map(String.init) }.filter { $0.count > 2 }
    for written in text.split(whereSeparator: { !$0.isLetter }) {
      let small = written.lowercased()
      guard let word = Spelling.nearest(to: String(written), among: words) ?? words.first(where: small.hasPrefix),
        case let meant = text[..<written.startIndex] + word + text[written.endIndex...],
        schema.problem(of: String(meant), as: problem.type) == nil
      else { continue }
      return String(meant)
    }
    return nil
  }

  /// Nobody misspells one word of a longer value.
  private static let longestMeant = 200

  /// What a value of `facets` is written as, where its patterns are but words; nil for others.
  private static func words(_ facets: Facets) -> String? {
    guard let patterns = facets.patterns.last?.texts,
      patterns.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    return patterns.joined(separator: " or ")
  }

  /// What `type` counts in, as the schema notes it, at the end of a number.
  private func unit(_ type: SimpleTypeID) -> String {
    schema[type].documentation.notes(named: "unit").first?["name"].map { " " + $0 } ?? ""
  }

  /// Which values `type` has, in words.
  func expected(_ type: SimpleTypeID) -> String {
    let facets = schema[type].facets
    if facets.enumeration != nil { return list(type) }
    switch schema[type].variety {
    case .union(let members):
      var seen: Set<String> = []
      let parts = members.map { expected($0) }.filter {
        seen.insert($0).inserted && ($0 != Self.anyText || members.count == 1)
      }
      return parts.joined(separator: ", or ")
    case .list(let item): return "a list of " + expected(item)
    case .atomic(let builtIn):
      var text = Self.words(builtIn)
      if facets.isBounded { text = Self.bounded(text, bounds(facets)) }
      if let words = Self.words(facets) { return words }
      if let pattern = facets.patterns.last {
        let form = example(of: type, pattern.texts) ?? Self.form(pattern.texts)
        text = schema[type].name == nil ? "\(text) \(form)" : "\(Self.noun(schema.displayName(of: type))) \(form)"
      }
      return text
    }
  }

  /// A number in words with its bounds: “a whole number from 1 to 20”.
  private static func bounded(_ text: String, _ bounds: String) -> String {
    for least in ["0", "1"] where text == "a whole number, \(least) or more" && bounds.hasSuffix(" or less") {
      if !bounds.contains(" and ") { return "a whole number from \(least) to \(bounds.dropLast(" or less".count))" }
    }
    return text + (bounds.hasPrefix("from ") ? " " : ", ") + bounds
  }

  /// The first value of `type` that its documentation shows, for those who do not read patterns; nil when it shows none.
  private func example(of type: SimpleTypeID, _ patterns: [String]) -> String? {
    guard patterns.joined() != Self.braces else { return nil }
    let spans = schema[type].documentation.text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, span) in spans.enumerated() where index % 2 == 1 && schema.problem(of: String(span), as: type) == nil {
      let binding =
        patterns.joined(separator: " or ").hasSuffix("|" + Self.braces) ? ", or a binding such as {path}" : ""
      return "such as “\(span)”" + binding
    }
    return nil
  }

  /// The name of a type as people write it: “a screen point”.
  private static func noun(_ name: String) -> String {
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    return (words.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + words
  }

  /// What any text is.
  private static let anyText = "a text"

  /// A value in braces, as a pattern writes it, alone or as its last choice.
  private static let braces = #"\{[^\{\}]+\}"#

  /// What `patterns` ask for; a value in braces is shown rather than described.
  private static func form(_ patterns: [String]) -> String {
    let whole = patterns.joined(separator: " or ")
    if whole == braces { return "such as {path}" }
    guard whole.hasSuffix("|" + braces) else { return "matching \(whole)" }
    return "matching \(whole.dropLast(braces.utf8.count + 1)), or a binding such as {path}"
  }

  private func list(_ type: SimpleTypeID) -> String {
    let values = schema.enumeration(of: type).map { $0.value }
    guard values.count > 1 else { return values.map { "“\($0)”" }.joined() }
    if values.count > Self.shownValues {
      return values.prefix(Self.shownValues).joined(separator: ", ")
        + " or one of \(values.count - Self.shownValues) more"
    }
    return values.dropLast().joined(separator: ", ") + " or " + (values.last ?? "")
  }

  private func bounds(_ facets: Facets) -> String {
    var parts: [String] = []
    if let least = facets.minInclusive, let greatest = facets.maxInclusive {
      return "from \(least.text) to \(greatest.text)"
    }
    if let bound = facets.minInclusive { parts.append("\(bound.text) or more") }
    if let bound = facets.minExclusive { parts.append("more than \(bound.text)") }
    if let bound = facets.maxInclusive { parts.append("\(bound.text) or less") }
    if let bound = facets.maxExclusive { parts.append("less than \(bound.text)") }
    return parts.joined(separator: " and ")
  }

  private func lengthDemand(_ facets: Facets, _ actual: Int) -> String {
    if actual == 0 { return "must not be empty" }
    if let exact = facets.length { return "must have the length \(exact), not \(actual)" }
    if let least = facets.minLength, actual < least { return "must have a length of \(least) or more, not \(actual)" }
    return "must have a length of \(facets.maxLength ?? 0) or less, not \(actual)"
  }

  private static func words(_ type: BuiltInType) -> String {
    switch type {
    case .boolean: "true or false"
    case .decimal: "a number such as 4 or 4.5"
    case .float, .double: "a number such as 4.5 or 1e6"
    case .integer, .long, .int, .short, .byte: "a whole number"
    case .nonNegativeInteger, .unsignedLong, .unsignedInt, .unsignedShort, .unsignedByte: "a whole number, 0 or more"
    case .positiveInteger: "a whole number, 1 or more"
    case .nonPositiveInteger: "a whole number, 0 or less"
    case .negativeInteger: "a whole number, -1 or less"
    case .duration: "a duration such as P1DT12H"
    case .dateTime: "a date and time such as 2026-03-14T09:30:00"
    case .time: "a time such as 09:30:00"
    case .date: "a date such as 2026-03-14"
    case .gYearMonth: "a month such as 2026-03"
    case .gYear: "a year such as 2026"
    case .gMonthDay: "a day of the year such as --03-14"
    case .gDay: "a day of the month such as ---14"
    case .gMonth: "a month such as --03"
    case .hexBinary: "pairs of hexadecimal digits"
    case .base64Binary: "Base64 data"
    case .anyURI: "an address"
    case .qName, .notation: "a name, with a declared prefix if it has one"
    case .language: "a language tag such as en or pt-BR"
    case .nmtoken, .nmtokens: "letters, digits, “.”, “-”, “_” and “:”, without spaces"
    case .name: "a name: a letter, “_” or “:”, then letters, digits, “.”, “-”, “_” and “:”"
    case .ncName, .id, .idref, .idrefs, .entity, .entities:
      "a name: a letter or “_”, then letters, digits, “.”, “-” and “_”"
    case .anySimpleType, .string, .normalizedString, .token: anyText
    }
  }

  private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(57) + "…" : text }
}

extension Schema {
  /// Which values `type` has, other than bindings, in words.
  package func wordsForValues(of type: SimpleTypeID) -> String {
    let description = ValueDescription(schema: self)
    guard case .union(let members) = self[type].variety else { return description.expected(type) }
    var seen: Set<String> = []
    return members.filter { problem(of: "{x}", as: $0) != nil }.map(wordsForValues).filter { seen.insert($0).inserted }
      .joined(separator: ", or ")
  }
}
