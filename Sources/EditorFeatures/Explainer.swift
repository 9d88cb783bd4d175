import BundledData
import CardAnalysis
import Guidelines
import SchemaModel

/// Explains parts of the schema to people.
struct Explainer {
  let schema: Schema

  /// More values than this are not listed.
  private static let mostValues = 40

  func element(_ element: ElementID) -> MarkupText {
    var writer = MarkupWriter()
    writer.heading(code: "<\(schema[element].localName)>", "")
    let documentation = schema.documentation(of: element)
    writer.prose(documentation.text)
    var facts: [(label: String, text: String)] = []
    if let type = schema.textType(of: element) {
      facts += valueFacts(of: type, constraint: schema[element].constraint, documentation)
    } else {
      let children = schema.children(of: element).map { "`\(schema[$0].localName)`" }
      if !children.isEmpty { facts.append(("Holds", children.joined(separator: ", "))) }
    }
    let required = schema.requiredAttributes(of: element).map { "`\($0.localName)`" }
    if !required.isEmpty { facts.append(("Must have", required.joined(separator: ", "))) }
    writer.list(facts)
    notes(documentation, &writer)
    return writer.text
  }

  func attribute(_ use: AttributeUse, of element: String) -> MarkupText {
    var writer = MarkupWriter()
    let place = element.isEmpty ? "" : " of `<\(element)>`"
    writer.heading(code: use.localName, (use.isRequired ? "required attribute" : "attribute") + place)
    let documentation = schema.documentation(of: use)
    writer.prose(documentation.text)
    writer.list(valueFacts(of: use.type, constraint: use.constraint, documentation))
    notes(documentation, &writer)
    return writer.text
  }

  /// A value that a type lists, in the attribute or element called `owner`.
  func value(_ value: EnumerationValue, of owner: String) -> MarkupText {
    var writer = MarkupWriter()
    writer.heading(code: value.value, owner.isEmpty ? "" : "value of `\(owner)`")
    writer.prose(value.documentation.text)
    notes(value.documentation, &writer)
    return writer.text
  }

  /// An attribute of XSD's own.
  static func instanceAttribute(_ attribute: InstanceAttribute) -> MarkupText {
    var writer = MarkupWriter()
    writer.heading(code: InstanceAttribute.usualPrefix + ":" + attribute.rawValue, "attribute of every XML Schema")
    writer.prose(attribute.summary + ".")
    writer.prose(attribute.advice)
    return writer.text
  }

  static func color(_ token: PaletteToken) -> MarkupText {
    var writer = MarkupWriter()
    writer.heading(code: token.name, "colour")
    writer.table(["Appearance", "Value"], token.shades.map { [$0.appearance, $0.color.hex] })
    return writer.text
  }

  /// What is known of values of `type`.
  private func valueFacts(
    of type: SimpleTypeID, constraint: ValueConstraint?, _ documentation: Documentation
  ) -> [(label: String, text: String)] {
    var facts: [(label: String, text: String)] = [("Type", "`\(schema.displayName(of: type))`")]
    if let bounds = schema[type].facets.boundsInWords { facts.append(("Range", bounds)) }
    if case .fixed(let value) = constraint {
      facts.append(("Always", "`\(value)`"))
    } else if let value = constraint?.value ?? documentation.notes(named: "default").first?.text {
      facts.append(("Default", constraint == nil ? value : "`\(value)`"))
    }
    let values = schema.enumeration(of: type)
    guard values.count <= Self.mostValues else {
      facts.append(("Values", "\(values.count), offered by completion"))
      return facts
    }
    for value in values {
      let summary = Completer.firstSentence(value.documentation.summary)
      facts.append(("", "`\(value.value)`" + (summary.isEmpty ? "" : " — " + summary)))
    }
    return facts
  }

  /// Guidance, platforms, figures, related parts and sources.
  private func notes(_ documentation: Documentation, _ writer: inout MarkupWriter) {
    writer.list(
      [("do", "Do:"), ("dont", "Don’t:"), ("ios", "iOS:"), ("android", "Android:")].flatMap { name, label in
        documentation.notes(named: name).map { (label, $0.text) }
      })
    writer.list(
      documentation.notes(named: "figure").map { figure in
        let unit = figure["unit"].map { " " + $0 } ?? ""
        return ("\(figure["name"] ?? "figure"):", (figure["value"] ?? figure.text) + unit)
      })
    let related = documentation.notes(named: "related").compactMap { $0["part"] }
    if !related.isEmpty { writer.prose("See also " + related.map { "`\($0)`" }.joined(separator: ", ")) }
    writer.links("Source", documentation.notes(named: "source").compactMap { $0["ref"] }.map(Self.source))
  }

  /// The source with this key.
  private static func source(_ key: String) -> (title: String, address: String) {
    GuidelineSource.named(key).map { ($0.title, $0.address) } ?? (key, "")
  }
}
