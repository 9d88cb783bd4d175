import BundledData
import CardAnalysis
import CardModel
import Guidelines
import SceneMotion
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Completes values, of attributes and of elements that hold only text.
struct ValueCompletion {
  let caret: Caret
  private var tree: XMLTree { caret.tree }

  /// In the value of an attribute.
  func inAttribute(_ place: AttributeValuePlace, _ draft: inout CompletionDraft) {
    if MarkupCompletion(caret: caret).reference(in: place.value, &draft) { return }
    draft.insertRange = place.typed
    draft.replaceRange = place.value
    let attribute = tree.attributes[place.attribute]
    if attribute.flags.contains(.namespaceDeclaration) {
      if tree.name(of: attribute).prefix.isEmpty, let schema = caret.schema, !schema.targetNamespace.isEmpty {
        draft.add(schema.targetNamespace, .enumValue, detail: "The namespace of the language")
        draft.preselectLast()
      }
    } else if let grammar = caret.grammar,
      let declaration = grammar.declaration(of: place.element) ?? caret.contentDeclaration(of: place.element)
    {
      if let use = grammar.use(of: attribute, in: declaration) {
        let role =
          use.location == .builtIn ? .none : Identifiers(grammar: grammar).role(of: attribute, on: place.element)
        var type = use.type
        if case .list(let item) = grammar.schema[type].variety {
          type = item
          draft.replaceWord(in: place.value) { $0 > 0x20 }
        }
        let value = ValuePlace(
          node: place.element, declaration: declaration, use: use, type: type,
          contents: grammar.schema.contentKinds(of: use), range: place.value)
        complete(value, role, grammar, &draft)
        draft.rank()
      } else if let instance = InstanceAttribute(attribute, in: tree) {
        for value in grammar.values(of: instance, on: place.element, declaration) { draft.add(value, .enumValue) }
      }
    }
    // What is missing around the value comes with it.
    guard place.quote == .none || !place.isClosed else { return }
    let quote = place.quote == .single ? "'" : "\""
    for index in draft.items.indices {
      let opening = place.quote == .none ? quote : ""
      let closing = draft.items[index].kind == .folder ? "" : quote
      draft.items[index].snippet = draft.items[index].snippet.map { opening + $0 + closing }
      draft.items[index].insertText = opening + draft.items[index].insertText + closing
    }
  }

  /// In the text of an element that holds a value of `type`.
  func inText(of node: NodeID, _ declaration: ElementID, _ type: SimpleTypeID, _ draft: inout CompletionDraft) {
    guard let grammar = caret.grammar else { return }
    let written = tree.contentRange(of: node).trimmed(in: caret.bytes)
    let start = min(written.start, caret.offset)
    let value = ValuePlace(
      node: node, declaration: declaration, use: nil, type: type,
      contents: grammar.schema.contentKinds(of: declaration),
      range: ByteRange(start, written.isEmpty ? caret.offset : max(written.end, caret.offset)))
    draft.insertRange = ByteRange(start, caret.offset)
    draft.replaceRange = value.range
    complete(value, .none, grammar, &draft)
    draft.rank()
  }

  private func complete(
    _ value: ValuePlace, _ role: Identifiers.Role, _ grammar: Grammar, _ draft: inout CompletionDraft
  ) {
    if BindingCompletion(caret: caret).complete(value, grammar.schema, &draft) { return }
    if parts(role, value, grammar, &draft) { return }
    for (index, listed) in grammar.schema.enumeration(of: value.type).enumerated() {
      draft.add(
        listed.value, .enumValue, detail: listed.documentation.sentence,
        documentation: listed.documentation.isEmpty ? nil : .value(index, of: value.type))
      let synonyms = listed.documentation.notes(named: "synonym").compactMap { $0["name"] }
      guard !synonyms.isEmpty else { continue }
      // What is typed may be the other word by the next letter.
      draft.isIncomplete = true
      let typed = draft.typed.lowercased()
      if !typed.isEmpty, !listed.value.hasPrefix(typed), let synonym = synonyms.first(where: { $0.hasPrefix(typed) }) {
        draft.filterLast(by: synonym)
      }
    }
    words(value, grammar.schema, &draft)
    addresses(value, grammar, &draft)
    references(role, value, grammar, &draft)
    date(value, grammar.schema, &draft)
    for kind in value.contents {
      switch kind {
      case .colorToken:
        for token in Usual(value, kind).first(Palette.tokens, named: { $0.name }) {
          draft.add(token.name, .color, detail: token.light.hex, documentation: .color(token.name))
        }
      case .iconName: icons(Usual(value, kind), &draft)
      case .unit: units(MeasurementUnit.units, &draft)
      case .currency: units(MeasurementUnit.currencies, &draft)
      case .imageFile, .sampleFile, .cardFile: FileCompletion(caret: caret).complete(kind, in: value, &draft)
      case .traceEntry: traceEntries(grammar, &draft)
      case .bindingPath, .idReference, .languageTag: break
      }
    }
    BindingCompletion(caret: caret).propose(value, grammar.schema, &draft)
  }

  /// Behind the `#` of a value that names card files: the ids of the parts of that file, or of this one where none stands before it.
  ///
  /// - Returns: whether the caret stands there.
  private func parts(
    _ role: Identifiers.Role, _ value: ValuePlace, _ grammar: Grammar, _ draft: inout CompletionDraft
  ) -> Bool {
    guard value.contents.contains(.cardFile),
      let mark = caret.bytes[draft.insertRange.start..<draft.insertRange.end].firstIndex(of: UInt8(ascii: "#"))
    else { return false }
    let path = tree.characters(in: ByteRange(value.range.start, mark))
    (draft.insertRange.start, draft.replaceRange.start) = (mark + 1, mark + 1)
    if path.isEmpty {
      references(role, value, grammar, &draft)
    } else if let bytes = caret.snapshot.resources.bytes(path),
      let other = Grammar(
        DocumentSnapshot(uri: "", version: 0, text: SourceText(bytes), language: caret.snapshot.language))
    {
      let letters = LetterFilter(draft.typed)
      let found = Identifiers(grammar: other).candidates(for: .reference(.marked), limit: .max) { _, range in
        letters.matches(other.tree.text[range])
      }
      list(letters.best(found, named: { other.tree.text[$0.range] }), of: other.tree, &draft)
    }
    return true
  }

  /// The ids that the value may name, with what they are: those that stand in the same child of the root first, and those of the parts
  /// around it last, as hardly anything leads to itself, and not at all where files may be named instead.
  private func references(
    _ role: Identifiers.Role, _ value: ValuePlace, _ grammar: Grammar, _ draft: inout CompletionDraft
  ) {
    guard role != .none else { return }
    let letters = LetterFilter(draft.typed)
    let choice = ReferenceChoice(value.use, on: value.node, in: tree)
    // Of many that have the letters the best may be the last; without letters they are as good as each other.
    let limit = draft.typed.isEmpty ? CompletionDraft.mostItems : .max
    let found = Identifiers(grammar: grammar).candidates(for: role, limit: limit) { node, range in
      choice.contains(node, range) && letters.matches(tree.text[range])
    }
    if found.count >= CompletionDraft.mostItems { draft.isIncomplete = true }
    let around = Set(tree.ancestors(of: value.node)).union([value.node])
    let part = tree.root.flatMap { root in around.first { tree.parent(of: $0) == root } }
    let near = part.map { $0.index..<Int(tree[$0].subtreeEnd) } ?? 0..<0
    let nearest = found.filter { near.contains($0.node.index) } + found.filter { !near.contains($0.node.index) }
    let best = letters.best(nearest, named: { tree.text[$0.range] })
    let last = value.contents.contains(.cardFile) ? [] : best.filter { around.contains($0.node) }
    list(best.filter { !around.contains($0.node) } + last, of: tree, &draft)
  }

  /// Adds the ids `found` in `tree`, with what they are.
  private func list(_ found: [Identifiers.Occurrence], of tree: XMLTree, _ draft: inout CompletionDraft) {
    if found.count > CompletionDraft.mostItems { draft.isIncomplete = true }
    for occurrence in found.prefix(CompletionDraft.mostItems) {
      let name = tree.name(of: occurrence.node).qualified
      let first: String? = tree.childElements(of: occurrence.node).prefix(3).lazy.compactMap { tree.plainText(of: $0) }
        .first
      let title = tree.plainText(of: occurrence.node) ?? first
      draft.add(tree.text[occurrence.range], .reference, detail: title.map { "\(name) “\($0)”" } ?? name)
    }
  }

  /// What cards, map contents and the scene itself can be told.
  private func traceEntries(_ grammar: Grammar, _ draft: inout CompletionDraft) {
    guard let root = tree.root else { return }
    let identifiers = Identifiers(grammar: grammar)
    for (key, subject) in [("sceneCard", TraceCall.Subject.card), ("sceneMap", .map)] {
      guard let index = grammar.schema.identityConstraints.firstIndex(where: { $0.name.local == key }) else { continue }
      let role = Identifiers.Role.keyReference(to: index, scope: root, .trace)
      for found in identifiers.candidates(for: role, limit: .max, where: { _, _ in true }) {
        add(subject, of: tree.text[found.range], found.node, to: &draft)
      }
    }
    if let id = tree.value(ofAttribute: "id", of: root) { add(.scene, of: id, root, to: &draft) }
  }

  private func add(_ subject: TraceCall.Subject, of id: String, _ node: NodeID, to draft: inout CompletionDraft) {
    let letters = LetterFilter(draft.typed)
    for label in TraceCall.names(for: subject).map({ "\(id).\($0)" }) where letters.matches(label) {
      draft.add(label, .reference, detail: tree.name(of: node).qualified)
    }
  }

  /// The icons whose names have the typed letters in this order, those that are usual here first.
  private func icons(_ usual: Usual, _ draft: inout CompletionDraft) {
    let found = LetterFilter(draft.typed).best(usual.first(IconCatalogue.names, named: { $0 }), named: { $0 })
    for name in found.prefix(CompletionDraft.mostItems) { draft.add(name, .icon) }
    if found.count > CompletionDraft.mostItems { draft.isIncomplete = true }
  }

  /// What the value can be, or go on with, where its pattern is of a few words.
  private func words(_ value: ValuePlace, _ schema: Schema, _ draft: inout CompletionDraft) {
    let patterns = schema[value.type].facets.patterns
    guard patterns.count == 1, let found = patterns[0].expression.words(after: draft.typed) else { return }
    let kept = String(decoding: draft.typed.utf8.prefix(found.start), as: UTF8.self)
    // A boolean with a pattern has them as values that are listed, too.
    let listed = schema.enumeration(of: value.type).map { $0.value }
    for text in found.words.map({ kept + $0 }) where !listed.contains(text) {
      draft.add(text, .enumValue, insert: XMLEscape.doubleQuoted.escaped(text))
    }
  }

  /// How the address begins that does what the action is for, such as `tel:`.
  private func addresses(_ value: ValuePlace, _ grammar: Grammar, _ draft: inout CompletionDraft) {
    guard value.contents.contains(.cardFile), let purpose = tree.value(ofAttribute: "purpose", of: value.node),
      let scheme = ActionPurpose(rawValue: purpose)?.scheme
    else { return }
    let use = grammar.schema.attributes(of: value.declaration).first { $0.localName == "purpose" }
    let listed = use.flatMap { grammar.schema.enumeration(of: $0.type).first { $0.value == purpose } }
    draft.add(scheme + ":", .enumValue, detail: listed?.documentation.sentence ?? "")
  }

  private func units(_ units: [MeasurementUnit], _ draft: inout CompletionDraft) {
    for unit in units { draft.add(unit.sign, .enumValue, detail: unit.name) }
  }

  /// The date of today, where a date stands.
  private func date(_ value: ValuePlace, _ schema: Schema, _ draft: inout CompletionDraft) {
    guard let today = caret.today, schema.problem(of: today, as: value.type) == nil,
      schema.problem(of: "x", as: value.type) != nil
    else { return }
    draft.add(today, .enumValue, detail: "Today")
  }
}

/// What is usual at one place among many values, as its note `<g:content kind="…" first="…"/>` says: those whose names begin
/// with one of these words, word by word.
private struct Usual {
  private let beginnings: [String]

  init(_ value: ValuePlace, _ kind: ContentKind) {
    let notes = value.use?.documentation.notes(named: "content") ?? []
    let words = notes.first { $0["kind"] == kind.rawValue }?["first"] ?? ""
    beginnings = words.split(separator: " ").map(String.init)
  }

  /// `values` with those that are usual first, else in their order.
  func first<Value>(_ values: [Value], named name: (Value) -> String) -> [Value] {
    guard !beginnings.isEmpty else { return values }
    var groups = Array(repeating: [Value](), count: beginnings.count + 1)
    for value in values {
      let name = name(value)
      groups[beginnings.firstIndex { name.hasPrefix($0) } ?? beginnings.count].append(value)
    }
    return Array(groups.joined())
  }
}
