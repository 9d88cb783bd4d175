import BundledData
package import CardAnalysis
import CardModel
import Guidelines
import JSON
import Markdown
import SchemaModel
import SourceText
import XMLSyntax

/// Explains the names and values of a document.
package struct HoverFinder {
  private let snapshot: DocumentSnapshot

  /// Explains what stands in `snapshot`.
  package init(_ snapshot: DocumentSnapshot) { self.snapshot = snapshot }

  /// What explains the name or value at the byte `offset`; nil where there is nothing to explain.
  package func hover(at offset: Int) -> Hover? {
    if case .processingInstruction(let node) = snapshot.tree.cursorContext(at: offset) {
      return IgnoreCompletion(snapshot: snapshot, node: node).hover(at: offset)
    }
    guard let grammar = Grammar(snapshot), offset >= 0, offset <= snapshot.text.count,
      let subject = grammar.subject(at: offset), var hover = explanation(of: subject, offset, grammar)
    else { return nil }
    if let node = snapshot.tree.element(at: subject.range.start),
      let outcome = ScenarioExplainer(snapshot: snapshot, grammar: grammar).text(of: node, attribute: subject.attribute)
    {
      hover.contents = hover.contents.headed(outcome)
    }
    if hover.element != nil, let node = snapshot.tree.element(at: subject.range.start) {
      hover.contents = hover.contents.followed(by: handover(of: node))
    }
    return hover
  }

  /// What the targets of the project, or else all, make of the element at `node`; nothing for what they know nothing of.
  private func handover(of node: NodeID) -> MarkupText {
    list(snapshot.language.handover?.outcomes(node, snapshot.tree, snapshot.targets) ?? [])
  }

  private func list(_ outcomes: [HandoverKnowledge.Outcome]) -> MarkupText {
    var writer = ExplanationWriter()
    writer.list(outcomes.map { ("In \($0.target)", MarkdownSpan.spans(of: $0.text)) })
    return writer.text
  }

  /// What the schema, or what it names, says of `subject`.
  private func explanation(of subject: Subject, _ offset: Int, _ grammar: Grammar) -> Hover? {
    let explainer = Explainer(schema: grammar.schema)
    switch subject.kind {
    case .element(let element):
      var hover = Hover(
        explainer.element(element), range: subject.range,
        page: DocumentationPage.element(grammar.schema[element].localName))
      if grammar.schema[element].expandedName.namespace == grammar.schema.targetNamespace {
        hover.element = grammar.schema[element].localName
      }
      return hover
    case .attribute(let use, let owner):
      return Hover(
        explainer.attribute(use, of: owner), range: subject.range,
        page: DocumentationPage.attribute(use.localName, of: owner))
    case .instanceAttribute(let attribute):
      return Hover(Explainer.instanceAttribute(attribute), range: subject.range)
    case .namespace(let attribute):
      let tree = snapshot.tree
      return explainer.namespace(tree.name(of: attribute).qualified, tree.value(of: attribute))
        .map { Hover($0, range: subject.range) }
    case .value(let place):
      return binding(place, offset, grammar.schema) ?? value(place, grammar, explainer)
        ?? mention(offset, place, grammar) ?? words(place, explainer)
    }
  }

  /// What explains a value that is spelled in a few words, such as keys: its attribute.
  private func words(_ place: ValuePlace, _ explainer: Explainer) -> Hover? {
    let (schema, owner) = (explainer.schema, explainer.schema[place.declaration].localName)
    guard let use = place.use, let pattern = schema[place.type].facets.patterns.first,
      pattern.expression.words(after: "") != nil,
      schema.problem(of: snapshot.text[place.range], as: place.type) == nil
    else { return nil }
    return Hover(
      explainer.attribute(use, of: owner), range: place.range,
      page: DocumentationPage.attribute(use.localName, of: owner))
  }

  /// What explains a value by its type: one that is listed, a colour, an icon.
  private func value(_ place: ValuePlace, _ grammar: Grammar, _ explainer: Explainer) -> Hover? {
    let element = grammar.schema[place.declaration].localName
    let value = snapshot.text[place.range]
    if let listed = grammar.listedValue(at: place) {
      let page =
        place.use.map { DocumentationPage.attribute($0.localName, of: element) } ?? DocumentationPage.element(element)
      guard listed.documentation.isEmpty else {
        return Hover(explainer.value(listed, of: place.use?.writtenName ?? element), range: place.range, page: page)
      }
      return place.use.map { Hover(explainer.attribute($0, of: element), range: place.range, page: page) }
    }
    if place.contents.contains(.colorToken), let token = Palette.token(named: value) {
      return Hover(Explainer.color(token), range: place.range, page: DocumentationPage.color(value))
    }
    guard place.contents.contains(.iconName), IconCatalogue.contains(value) else { return nil }
    let outcomes = snapshot.language.handover?.icons(value, snapshot.targets) ?? []
    return Hover(
      MarkupText.heading(value, "icon of SAP Fiori for iOS").followed(by: list(outcomes)), range: place.range,
      page: DocumentationPage.icon(value))
  }

  /// What a value names: another part, a file, an address.
  private func mention(_ offset: Int, _ place: ValuePlace, _ grammar: Grammar) -> Hover? {
    let identifiers = Identifiers(grammar: grammar)
    let explanation: MarkupText
    if let found = identifiers.occurrence(at: offset) {
      guard let key = identifiers.key(of: found) else { return nil }
      explanation = text(of: key, identifiers)
    } else if let link = DocumentLinks(snapshot).link(at: offset) {
      explanation = text(of: link, isSample: place.contents.contains(.sampleFile))
    } else {
      return nil
    }
    return Hover(explanation, range: place.range)
  }

  /// Says what an id stands for and what refers to it.
  private func text(of key: Identifiers.Occurrence, _ identifiers: Identifiers) -> MarkupText {
    let tree = snapshot.tree
    var writer = ExplanationWriter()
    writer.heading(tree.text[key.range], "id of `<\(tree.name(of: key.node).qualified)>`")
    let title =
      tree.plainText(of: key.node) ?? tree.childElements(of: key.node).lazy.compactMap { tree.plainText(of: $0) }.first
    if let title { writer.paragraph([.text("“\(title)”")]) }
    let count = identifiers.occurrences(like: key).count { !$0.isKey }
    writer.prose(
      count == 0 ? "Nothing refers to it." : count == 1 ? "Referred to once." : "Referred to \(count) times.")
    return writer.text
  }

  private func text(of link: DocumentLink, isSample: Bool) -> MarkupText {
    switch link.target {
    case .address(let address): return .heading(address, "address")
    case .file(let path, let fragment):
      let bytes = snapshot.resources.bytes(path)
      let file = MarkupText.heading(
        snapshot.text[link.range], bytes.map { "file, \($0.count) bytes" } ?? "file that is not there")
      guard isSample, !fragment.isEmpty, let pointer = JSONPointer(fragment: fragment),
        let sample = snapshot.resources.sample(path)
      else { return file }
      return file.followed(by: text(of: sample[pointer], at: pointer))
    }
  }

  /// What stands at a place in a sample, in a few lines; `value` is nil where nothing does.
  private func text(of value: JSONValue?, at pointer: JSONPointer) -> MarkupText {
    var writer = ExplanationWriter()
    guard let value else {
      writer.paragraph([.text("Nothing stands at "), .code("\(pointer)"), .text(".")])
      return writer.text
    }
    let what: MarkdownSpan = value.object == nil ? .code(value.preview) : .text(value.kindInWords)
    writer.paragraph([.text("At "), .code("\(pointer)"), .text(": "), what])
    let steps = value.steps
    var lines: [(label: String, text: [MarkdownSpan])] = steps.prefix(Self.shownSteps).map {
      ($0.name, [.code($0.value.preview)])
    }
    if steps.count > Self.shownSteps { lines.append(("", [.text("and \(steps.count - Self.shownSteps) more")])) }
    writer.list(lines)
    return writer.text
  }

  /// More members or items of a value than these are only counted.
  private static let shownSteps = 8

  /// Of which sample set the data is, as the end of a few words; nothing where it is the card's own.
  private var sampleSet: String {
    snapshot.resources.set.flatMap { snapshot.sampleSets.contains($0) ? " of “\($0.name)”" : nil } ?? ""
  }

  /// What a binding under the pointer gives, by the sample data.
  private func binding(_ place: ValuePlace, _ offset: Int, _ schema: Schema) -> Hover? {
    let bytes = snapshot.text.bytes
    guard schema.problem(of: "{x}", as: place.type) == nil,
      let start = BindingCompletion.openBrace(bytes, from: place.range.start, to: min(offset + 1, place.range.end))
        ?? BindingCompletion.openBrace(bytes, from: place.range.start, to: offset),
      let end = bytes[start..<place.range.end].firstIndex(of: UInt8(ascii: "}")), end > start
    else { return nil }
    let path = snapshot.tree.characters(in: ByteRange(start, end))
    let range = ByteRange(start - 1, end + 1)
    let finder = snapshot.sampleFinder
    guard let data = finder.data(at: place.node, inside: !place.isRepetition) else {
      let file = finder.place(at: place.node, inside: !place.isRepetition).file
      return file.isEmpty
        ? nil : Hover(.heading("{\(path)}", "binding; the sample data\(sampleSet) has no record here"), range: range)
    }
    let (records, shape) = (data.records, data.shape?.at(path).schema)
    let values = records.values(at: path)
    var writer = ExplanationWriter()
    var kinds: [String] = []
    for value in values where !kinds.contains(value.kindInWords) { kinds.append(value.kindInWords) }
    writer.heading(
      "{\(path)}", values.isEmpty ? "not in the sample data\(sampleSet)" : "binding, " + kinds.joined(separator: " or ")
    )
    if !values.isEmpty {
      var written = snapshot.shownValues
      let previews = values.prefix(3).map { place.isText ? written.preview($0, of: place.node) : $0.preview }
      let shown = Array(previews.map { [MarkdownSpan.code($0)] }.joined(separator: [.text(", ")]))
      let more = values.count > 3 ? " and \(values.count - 3) more" : ""
      let missing = records.scopes.count - values.count
      writer.paragraph(
        [.text("In the sample\(sampleSet): ")] + shown
          + [.text(more + (missing > 0 ? "; missing in \(missing) of \(records.scopes.count) records" : ""))])
    }
    if let shape {
      writer.paragraph([.text("By its schema: \(shape.inWords)" + (shape.summary.map { ". \($0)" } ?? ""))])
    }
    return Hover(writer.text, range: range)
  }
}
