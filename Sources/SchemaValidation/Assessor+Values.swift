import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Whose value is wrong, and where it stands.
struct ValuePlace {
  /// Whose value it is.
  enum Owner {
    /// The attribute with this index.
    case attribute(Int)
    /// The text of the element.
    case element
  }

  let owner: Owner
  let node: Int
  let range: ByteRange
  /// Whether the text holds the value as it is, so that offsets in it are offsets in the text.
  let isVerbatim: Bool
}

extension Assessor {
  /// Looks at the text of an element that holds nothing else.
  mutating func checkText(_ frame: Frame) {
    let code = frame.type
    let type = code < 0 ? Int(-1 - code) : Int(tables.complex[Int(code)].simple)
    guard type >= 0, !frame.hasChildren else { return }
    let isConstrained = frame.element >= 0 && tables.elementFlags[Int(frame.element)].rawValue & 4 != 0
    if !frame.hasText, isConstrained { return }
    let id = SimpleTypeID(type)
    let (value, range) = tree.withTextBytes(of: NodeID(frame.node)) { ($0, $1) }
    if let problem = problem(of: value, range, id, at: frame.node) {
      var place = textPlace(frame)
      if problem.reason == .surroundingSpace {
        let content = tree.contentRange(of: NodeID(frame.node))
        place = ValuePlace(owner: .element, node: frame.node, range: content, isVerbatim: false)
      }
      return reportValue(problem, value, range, id, place)
    }
    // Like libxml2, and unlike XSD, the fixed value of an element is compared as it is written.
    if isConstrained, case .fixed(let fixed) = schema.elements[Int(frame.element)].constraint,
      !fixed.utf8.elementsEqual(value[range])
    {
      reportFixed(fixed, textPlace(frame))
    }
  }

  /// Looks at the text of a mixed element that has a fixed value.
  mutating func checkMixedValue(_ frame: Frame) {
    guard case .fixed(let fixed) = schema.elements[Int(frame.element)].constraint else { return }
    if !frame.hasText, !frame.hasChildren { return }
    if frame.hasChildren || tree.textContent(of: NodeID(frame.node)) != fixed { reportFixed(fixed, textPlace(frame)) }
  }

  /// Where the text of an element stands, white space around it left out; its name when there is none.
  private func textPlace(_ frame: Frame) -> ValuePlace {
    let node = NodeID(frame.node)
    var range = tree.contentRange(of: node)
    func isSpace(_ offset: Int) -> Bool { Facets.WhiteSpace.isXMLSpace(bytes[offset]) }
    while range.start < range.end, isSpace(range.start) { range.start += 1 }
    while range.start < range.end, isSpace(range.end - 1) { range.end -= 1 }
    if range.isEmpty { range = tree.nameRange(of: node) }
    return ValuePlace(owner: .element, node: frame.node, range: range, isVerbatim: false)
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
    let (kind, message) = description.message(problem, text.trimmingSpaces, type, owner: ownerName(place))
    report(kind, message, at: place.range, fixes: valueFixes(text.trimmingSpaces, problem, type, place))
  }

  mutating func reportFixed(_ fixed: String, _ place: ValuePlace) {
    report(
      .valueFixed, "\(ownerName(place)) must be “\(fixed)”", at: place.range,
      fixes: [
        Fix("Replace by “\(fixed)”", [TextEdit(place.range, XMLEscape.doubleQuoted.escaped(fixed))], isPreferred: true)
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
      let content = ByteRange(place.range.start, place.range.end)
      return [
        Fix("Remove the white space", [TextEdit(content, XMLEscape.doubleQuoted.escaped(text))], isPreferred: true)
      ]
    }
    let allowed = schema.enumeration(of: problem.item == nil ? type : problem.type).map(\.value)
    guard !allowed.isEmpty else { return [] }
    let closest = Spelling.nearest(to: text, among: allowed)
    var offered = allowed.count <= 8 ? allowed : []
    if let closest {
      offered.removeAll { $0 == closest }
      offered.insert(closest, at: 0)
    }
    return offered.map { value in
      Fix(
        "Replace by “\(value)”", [TextEdit(place.range, XMLEscape.doubleQuoted.escaped(value))],
        isPreferred: value == closest)
    }
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
