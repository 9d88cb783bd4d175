import SchemaModel
import SourceText
import Standards
import XMLSyntax

// The values of attributes and elements by their simple types.
extension AssessedDocument {
  /// What keeps a value from being one of `type`, names with prefixes resolved at `index`.
  func problem(of value: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, at index: Int) -> ValueProblem? {
    // A closure that captures would cost an allocation for each value.
    guard checker.needsNamespaces(type) else {
      return checker.problem(of: value, range, as: type)
    }
    let scope = PrefixScope(tree: tree, node: index)
    return checker.problem(of: value, range, as: type) { scope.namespace(ofPrefix: $0) }
  }

  /// Whether both texts are one and the same value of `type`.
  func isEqual(_ value: [UInt8], _ range: Range<Int>, _ other: [UInt8], _ type: SimpleTypeID, at index: Int) -> Bool {
    let scope = PrefixScope(tree: tree, node: index)
    let resolve: SimpleValue.Resolver = { scope.namespace(ofPrefix: $0) }
    let left = checker.value(of: value, range, as: type, resolve: resolve)
    let right = checker.value(of: other, other.indices, as: type, resolve: resolve)
    return left == right
  }

  // The value and where it stands in its bytes go together.
  // swift-format-ignore
  mutating func reportValue(
    _ problem: ValueProblem, _ value: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ place: ValuePlace
  ) {
    if isFull { return }
    var place = place
    var text = String(decoding: value[range], as: UTF8.self)
    if let item = problem.item {
      text = String(decoding: value[item], as: UTF8.self)
      if place.isVerbatim {
        place = ValuePlace(
          owner: place.owner, node: place.node, range: ByteRange(item.lowerBound, item.upperBound), isVerbatim: true)
      }
    }
    let description = ValueDescription(schema: schema)
    if problem.item == nil, let closing = closingBrace(of: text.trimmingSpaces, type) {
      let kind = description.message(problem, text, type, owner: "").0
      return reportOpenBrace(text.trimmingSpaces, closing, kind, place)
    }
    let (kind, message) = description.message(problem, text.trimmingSpaces, type, owner: ownerName(place))
    // A value that is not listed as it is written, such as the language en_GB.
    let isListed = !schema.enumeration(of: problem.item == nil ? type : problem.type).isEmpty
    let mended = isListed ? mended(text.trimmingSpaces, type).map { "; did you mean “\($0)”?" } : nil
    report(
      kind, message + (mended ?? ""), at: place.range,
      fixes: valueFixes(text.trimmingSpaces, problem, type, place))
  }

  /// Where the `}` belongs that the first open brace in `text` lacks, behind the path, and where that brace stands; nil when none
  /// is open, or when the text is no value of `type` with it either.
  private func closingBrace(of text: String, _ type: SimpleTypeID) -> (open: Int, end: Int)? {
    let bytes = Array(text.utf8)
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      if open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "{") {
        index = open + 2
        continue
      }
      let next = bytes[(open + 1)...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      if let next, bytes[next] == UInt8(ascii: "}") {
        index = next + 1
        continue
      }
      var end = open + 1
      while end < bytes.count, Self.mayStandInPath(bytes[end]) { end += 1 }
      // A point at the end ends the sentence.
      if end > open + 1, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
      let closed = String(decoding: bytes[..<end] + [UInt8(ascii: "}")] + bytes[end...], as: UTF8.self)
      return end > open + 1 && schema.problem(of: closed, as: type) == nil ? (open, end) : nil
    }
    return nil
  }

  /// Whether the byte may be part of a path that is read as one.
  private static func mayStandInPath(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_-./".utf8.contains(byte)
  }

  private mutating func reportOpenBrace(
    _ text: String, _ closing: (open: Int, end: Int), _ kind: DiagnosticKind, _ place: ValuePlace
  ) {
    let written = tree.text[place.range]
    let bytes = Array(text.utf8)
    let path = String(decoding: bytes[(closing.open + 1)..<closing.end], as: UTF8.self)
    let start = place.range.start + written.utf8.prefix { Facets.WhiteSpace.isXMLSpace($0) }.count
    // What stands behind the path may still be part of it.
    let fix = Fix("Add }", [.insert("}", at: start + closing.end)], isPreferred: closing.end == bytes.count)
    report(
      kind, "The brace of the binding is not closed; write {\(path)}", at: place.range,
      fixes: written.trimmingSpaces == text ? [fix] : [])
  }

  mutating func reportFixed(_ fixed: String, _ place: ValuePlace) {
    report(
      .valueFixed, "\(ownerName(place)) must be “\(fixed)”", at: place.range,
      fixes: [
        Fix("Replace by “\(fixed)”", [replacement(of: place, by: fixed)], isPreferred: true)
      ])
  }

  private func ownerName(_ place: ValuePlace) -> String {
    switch place.owner {
    case .attribute(let position): tree.name(of: tree.attributes[position]).qualified
    case .element: "<\(tree.name(of: NodeID(place.node)).qualified)>"
    }
  }

  private func valueFixes(
    _ text: String, _ problem: ValueProblem, _ type: SimpleTypeID, _ place: ValuePlace
  ) -> [Fix] {
    guard tree.text[place.range].trimmingSpaces == text else { return [] }
    if problem.reason == .surroundingSpace {
      return [Fix("Remove the white space", [replacement(of: place, by: text)], isPreferred: true)]
    }
    let removals = text.isEmpty ? [removal(of: place)].compactMap { $0 } : []
    let values = schema.enumeration(of: problem.item == nil ? type : problem.type)
    let allowed = values.map { $0.value }
    guard !allowed.isEmpty else {
      // Other uses of the same name are to change with it.
      let form = ValueDescription(schema: schema).meant(text, problem)
      return (form ?? number(in: text, type) ?? joined(text, type) ?? slashed(text, type)).map {
        [Fix("Replace by “\($0)”", [replacement(of: place, by: $0)])]
      }
        ?? removals
    }
    let mended = mended(text, type)
    // What has names, too, is no share: half of a width is not 50 points.
    let number = text.hasSuffix("%") ? nil : number(in: text, type)
    let closest =
      mended ?? number ?? Synonyms.meaning(of: text, among: values) ?? begun(text, among: allowed)
      ?? Spelling.nearest(to: text, among: allowed)
    var offered = allowed.count <= 8 ? allowed : []
    if let closest {
      offered.removeAll { $0 == closest }
      offered.insert(closest, at: 0)
    }
    return removals
      + offered.map { value in
        Fix(
          "Replace by “\(value)”", [replacement(of: place, by: value)],
          isPreferred: value == closest && (mended != nil || number == nil && Spelling.haveSameDigits(text, value)))
      }
  }

  /// Writes `value` at `place`, with the closing quote where that is missing.
  private func replacement(of place: ValuePlace, by value: String) -> TextEdit {
    let escaped = XMLEscape.doubleQuoted.escaped(value)
    guard case .attribute(let position) = place.owner, case let attribute = tree.attributes[position],
      attribute.flags.contains(.missingCloseQuote), !attribute.flags.contains(.missingOpenQuote),
      place.range == tree.valueRange(of: attribute)
    else { return TextEdit(place.range, escaped) }
    // Another sign may stand in the place of the quote.
    return TextEdit(
      ByteRange(place.range.start, Int(attribute.end)),
      escaped + (attribute.flags.contains(.singleQuoted) ? "'" : "\""))
  }

  /// Takes the attribute out whose value stands at `place`; nil for one that must be there, and for a text.
  private func removal(of place: ValuePlace) -> Fix? {
    guard case .attribute(let position) = place.owner,
      AssessedDocument.use(uses[position], schema)?.isRequired == false
    else { return nil }
    return Fix("Remove \(ownerName(place))", [repairs.removal(ofAttribute: position)], isPreferred: true)
  }

  /// The only one of `allowed` of which `text`, three letters or more, is the beginning.
  private func begun(_ text: String, among allowed: [String]) -> String? {
    let letters = text.lowercased()
    let begun = letters.count < 3 ? [] : allowed.filter { $0.lowercased().hasPrefix(letters) }
    return begun.count == 1 ? begun.first : nil
  }

  /// The value of `type` that is the same as `text` with `-` in place of spaces and of other signs, as in `my-card`, and with `_` in front
  /// where it may not begin as it does; nil without one.
  private func joined(_ text: String, _ type: SimpleTypeID) -> String? {
    // What names a colour or an icon names nothing with other signs.
    let content = schema[type].documentation.notes(named: "content")
    // Nor is the path of a binding an id.
    if text.utf8.contains(0x7B) || content.contains(where: { $0["kind"] != "idReference" }) { return nil }
    let words = text.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }
    let joined = words.joined(separator: "-")
    // The number in `-5%` is another.
    if joined.allSatisfy({ $0.isNumber || $0 == "." }), text.first.map({ !$0.isNumber }) ?? true { return nil }
    return [joined, "_" + joined].first { $0 != text && schema.problem(of: $0, as: type) == nil }
  }

  /// The value of `type` that is `text` with `/` behind its `#`, as places in files begin, such as `orders.json#/0`; nil without one.
  private func slashed(_ text: String, _ type: SimpleTypeID) -> String? {
    guard let mark = text.firstIndex(of: "#") else { return nil }
    let slashed = String(text[...mark]) + "/" + String(text[text.index(after: mark)...])
    return schema.problem(of: slashed, as: type) == nil ? slashed : nil
  }

  /// The value of `type` that is the number in `text`, without its unit and with a point in place of a decimal comma: 45 for `45px`; nil
  /// without one.
  private func number(in text: String, _ type: SimpleTypeID) -> String? {
    let digits = text.prefix { "+-.,0123456789".contains($0) }
    let unit = String(text[digits.endIndex...]).trimmingSpaces.lowercased()
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    // A comma before three digits may part thousands.
    guard ["", "px", "pt", "dp", "s", "%"].contains(unit), parts.count < 3,
      parts.allSatisfy({ !$0.isEmpty }), parts.dropFirst().allSatisfy({ $0.count != 3 })
    else { return nil }
    let number = parts.joined(separator: ".")
    return number != text && !number.isEmpty && schema.problem(of: number, as: type) == nil ? number : nil
  }

  /// The value of `type` that is the same as `text` but for `_` in place of `-` and `-` at the ends, as in `de_DE`; nil without one.
  private func mended(_ text: String, _ type: SimpleTypeID) -> String? {
    var parts = text.split { $0 == "-" || $0 == "_" }
    // Regions of languages are written in capitals.
    if let last = parts.last, parts.count > 1, last.utf8.count == 2 { parts[parts.count - 1] = last.uppercased()[...] }
    let mended = parts.joined(separator: "-")
    return mended != text && !mended.isEmpty && schema.problem(of: mended, as: type) == nil ? mended : nil
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while let first = text.utf8.first, Facets.WhiteSpace.isXMLSpace(first) { text = text.dropFirst() }
    while let last = text.utf8.last, Facets.WhiteSpace.isXMLSpace(last) { text = text.dropLast() }
    return String(text)
  }
}
