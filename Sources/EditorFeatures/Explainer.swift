import BundledData
package import CardAnalysis
import Guidelines
import Markdown
import SchemaModel

/// Explains parts of the schema to people.
struct Explainer {
  let schema: Schema

  /// More values than this are not listed.
  private static let mostValues = 40

  func element(_ element: ElementID) -> MarkupText {
    var writer = ExplanationWriter()
    writer.heading("<\(schema[element].localName)>")
    let documentation = schema.documentation(of: element)
    writer.prose(documentation.text)
    var facts: [Fact] = []
    if let type = schema.textType(of: element) {
      facts += valueFacts(of: type, constraint: schema[element].constraint, documentation)
    } else {
      let children = schema.children(of: element).map { schema[$0].localName }
      if !children.isEmpty { facts.append(("Holds", Self.codes(children))) }
    }
    let required = schema.requiredAttributes(of: element).map { $0.writtenName }
    if !required.isEmpty { facts.append(("Must have", Self.codes(required))) }
    writer.list(facts)
    notes(documentation, &writer)
    return writer.text
  }

  func attribute(_ use: AttributeUse, of element: String) -> MarkupText {
    var writer = ExplanationWriter()
    let place = element.isEmpty ? "" : " of `<\(element)>`"
    writer.heading(use.writtenName, (use.isRequired ? "required attribute" : "attribute") + place)
    let documentation = schema.documentation(of: use)
    writer.prose(documentation.text)
    writer.list(valueFacts(of: use.type, constraint: use.constraint, documentation))
    notes(documentation, &writer)
    return writer.text
  }

  /// A value that a type lists, in the attribute or element called `owner`.
  func value(_ value: EnumerationValue, of owner: String) -> MarkupText {
    var writer = ExplanationWriter()
    writer.heading(value.value, owner.isEmpty ? "" : "value of `\(owner)`")
    writer.prose(value.documentation.text)
    notes(value.documentation, &writer)
    return writer.text
  }

  /// An attribute of XSD's own.
  static func instanceAttribute(_ attribute: InstanceAttribute) -> MarkupText {
    var writer = ExplanationWriter()
    writer.heading(InstanceAttribute.usualPrefix + ":" + attribute.rawValue, "attribute of every XML Schema")
    writer.prose(attribute.summary + ".")
    writer.prose(attribute.advice)
    return writer.text
  }

  /// The declaration of a namespace as `value`, whose attribute is called `name`; nil for one of which nothing is known.
  func namespace(_ name: String, _ value: String) -> MarkupText? {
    let own = schema.targetNamespace
    var writer = ExplanationWriter()
    writer.heading(name, "declaration of a namespace")
    if value == InstanceAttribute.namespace {
      writer.prose("The namespace of the attributes that XML Schema knows on every element.")
    } else if !own.isEmpty, value == own {
      writer.prose("The namespace of the language: what is in it is known.")
    } else if !own.isEmpty, name == "xmlns" {
      writer.prose("The namespace of the language is `\(own)`: nothing is known of what is in another.")
    } else {
      return nil
    }
    return writer.text
  }

  static func color(_ token: PaletteToken) -> MarkupText {
    var writer = ExplanationWriter()
    writer.heading(token.name, "colour")
    writer.table(["Appearance", "Value"], token.shades.map { [$0.appearance, $0.color.hex] })
    return writer.text
  }

  /// What is known of something, after a label.
  private typealias Fact = (label: String, text: [MarkdownSpan])

  /// Names, one after the other.
  private static func codes(_ names: [String]) -> [MarkdownSpan] {
    Array(names.map { [MarkdownSpan.code($0)] }.joined(separator: [.text(", ")]))
  }

  /// What is known of values of `type`.
  private func valueFacts(
    of type: SimpleTypeID, constraint: ValueConstraint?, _ documentation: Documentation
  ) -> [Fact] {
    var facts: [Fact] = [("Type", [.code(schema.displayName(of: type))])]
    if let bounds = schema[type].facets.boundsInWords { facts.append(("Range", [.text(bounds)])) }
    if case .fixed(let value) = constraint {
      facts.append(("Always", [.code(value)]))
    } else if let value = constraint?.value {
      facts.append(("Default", [.code(value)]))
    } else if let note = documentation.notes(named: "default").first {
      facts.append(("Default", MarkdownSpan.spans(of: note.text)))
    }
    let values = schema.enumeration(of: type)
    guard values.count <= Self.mostValues else {
      facts.append(("Values", [.text("\(values.count), offered by completion")]))
      return facts
    }
    for value in values {
      let summary = value.documentation.sentence
      facts.append(
        ("", [.code(value.value)] + (summary.isEmpty ? [] : [.text(" — ")] + MarkdownSpan.spans(of: summary))))
    }
    return facts
  }

  /// Guidance, platforms, figures, related parts and sources.
  private func notes(_ documentation: Documentation, _ writer: inout ExplanationWriter) {
    writer.list(
      [("do", "Do:"), ("dont", "Don’t:"), ("ios", "iOS:"), ("android", "Android:")].flatMap { name, label in
        documentation.notes(named: name).map { (label, MarkdownSpan.spans(of: $0.text)) }
      })
    writer.list(
      documentation.notes(named: "figure").map { figure in
        let unit = figure["unit"].map { " " + $0 } ?? ""
        return ("\(figure["name"] ?? "figure"):", [.text((figure["value"] ?? figure.text) + unit)])
      })
    let related = documentation.notes(named: "related").compactMap { $0["part"] }
    if !related.isEmpty { writer.paragraph([.text("See also ")] + Self.codes(related)) }
    let sources = documentation.notes(named: "source").compactMap { $0["ref"] }.map(Self.source)
    if !sources.isEmpty { writer.paragraph([.text("Source: ")] + sources.joined(separator: [.text(" · ")])) }
  }

  /// The source with this key.
  private static func source(_ key: String) -> [MarkdownSpan] {
    guard let source = GuidelineSource.named(key) else { return [.text(key)] }
    return source.address.isEmpty ? [.text(source.title)] : [.link([.text(source.title)], target: source.address)]
  }
}

extension Documentation {
  /// The first sentence of what it says, without its full stop.
  var sentence: String {
    let sentence = summary.firstSentence
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}

extension CardLanguage {
  /// The explanation behind a completion item's key; nil when there is none.
  package func documentation(for key: DocumentationKey) -> MarkupText? {
    guard let schema else { return nil }
    let explainer = Explainer(schema: schema)
    switch key.subject(in: schema) {
    case .element(let element): return explainer.element(element)
    case .attribute(let type, let index): return explainer.attribute(schema[type].attributes[index], of: "")
    case .value(let type, let index): return explainer.value(schema.enumeration(of: type)[index], of: "")
    case .color(let name): return Palette.token(named: name).map(Explainer.color)
    case nil: return nil
    }
  }
}
