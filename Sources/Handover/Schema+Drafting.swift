import CardModel
import SchemaModel
import Standards
import XMLSyntax

/// Saying something of an element that is being made, as far as it may be said.
extension Schema {
  /// Gives `part` an attribute, if it may have it with that value, and tells whether it has.
  @discardableResult func set(_ name: AttributeName, _ value: String, of part: ElementDraft) -> Bool {
    let value = Self.legal(value)
    let space = name == .lang ? XMLName.xmlNamespace : ""
    guard let use = attribute(ExpandedName(namespace: space, local: name.rawValue), of: part.declaration),
      problem(of: value, as: use.type) == nil
    else { return false }
    part.set(name == .lang ? "xml:lang" : name.rawValue, value)
    return true
  }

  /// Gives `part` its text, if it may have that.
  func setText(_ text: String, of part: ElementDraft) -> Bool {
    let text = Self.legal(text)
    guard allowsText(part.declaration), let type = textType(of: part.declaration),
      problem(of: text, as: type) == nil
    else { return false }
    part.text = text
    return true
  }

  /// `text` without what XML cannot hold.
  static func legal(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(XMLEscape.isLegal) { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.filter(XMLEscape.isLegal))
    return String(result)
  }

  /// What rows say of columns.
  func addColumns(_ columns: [[(name: AttributeName?, value: String)]], to table: ElementDraft) {
    guard let column = children(of: table.declaration).first(where: { self[$0].localName == "Column" }) else {
      return
    }
    var known = table.children.filter { $0.declaration == column }
    for (index, values) in columns.enumerated() {
      if index == known.count {
        let new = ElementDraft(column)
        guard table.insert(new, self) else { return }
        known.append(new)
      }
      for (name, value) in values {
        if let name {
          set(name, value, of: known[index])
        } else if known[index].text == nil {
          known[index].text = value
        }
      }
    }
  }
}
