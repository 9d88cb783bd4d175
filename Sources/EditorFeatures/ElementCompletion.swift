import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

/// Completes elements: those that keep the content of their parent valid, in schema order.
struct ElementCompletion {
  let caret: Caret
  private var tree: XMLTree { caret.tree }
  private var markup: MarkupCompletion { MarkupCompletion(caret: caret) }

  /// Among the children of an element, with or without half a word before the caret.
  func inContent(_ place: ContentPlace, text: NodeID?, _ draft: inout CompletionDraft) {
    let content = tree.contentRange(of: place.parent)
    if markup.reference(in: content, &draft) { return }
    let declaration = caret.contentDeclaration(of: place.parent)
    let allowsText = caret.allowsText(in: place.parent)
    var isBinding = false
    if let declaration, let schema = caret.schema, let type = schema.textType(of: declaration) {
      ValueCompletion(caret: caret).inText(of: place.parent, declaration, type, &draft)
      isBinding =
        schema.problem(of: "{x}", as: type) == nil
        && BindingCompletion.openBrace(caret.bytes, from: content.start, to: caret.offset) != nil
    } else {
      draft.replaceWord(in: text.map { tree.range(of: $0) } ?? content, where: { $0.isNameByte })
      // Half a word among elements is the name of one to come.
      if text == nil || !allowsText || draft.insertRange.isEmpty { elements(place, declaration, open: "<", &draft) }
    }
    if !isBinding, draft.insertRange.isEmpty || !allowsText {
      markup.endTag(of: place.parent, open: "</", &draft)
      markup.snippets(allowsText: allowsText, open: "<", &draft)
    }
  }

  /// After `<`.
  func inName(_ place: ElementNamePlace, _ draft: inout CompletionDraft) {
    draft.insertRange = place.typed
    draft.replaceRange = place.name
    names(place, &draft)
    guard place.element == nil, place.isClosed, !isNameOnly(place) else { return }
    // The items have ends of their own: the lone `>`, which the editor wrote along with `<`, goes with either way to insert.
    for index in draft.items.indices {
      draft.items[index].insertRange.end = place.name.end + 1
      draft.items[index].replaceRange.end = place.name.end + 1
    }
  }

  private func names(_ place: ElementNamePlace, _ draft: inout CompletionDraft) {
    let (parent, nameOnly) = (place.place.parent, isNameOnly(place))
    if parent == .document {
      guard tree.root == nil || tree.root == place.element else { return }
      markup.roots(open: "", nameOnly: nameOnly, &draft)
      if place.element == nil, !nameOnly { markup.snippets(allowsText: false, open: "", &draft) }
      return
    }
    elements(place.place, caret.contentDeclaration(of: parent), open: "", nameOnly: nameOnly, &draft)
    if place.element == nil ? !nameOnly : place.name.isEmpty {
      markup.endTag(of: parent, open: "/", &draft)
      markup.snippets(allowsText: caret.allowsText(in: parent), open: "", &draft)
    }
  }

  /// Whether the tag has the rest of what a snippet would write: attributes or its `>`, which one without a name has where its end tag
  /// lacks that, too.
  private func isNameOnly(_ place: ElementNamePlace) -> Bool {
    guard let element = place.element else { return !tree.emptiedNames(at: place.name.start).isEmpty }
    return place.isClosed || tree[element].attributeCount > 0
  }

  /// The elements that fit at `place`, in schema order.
  private func elements(
    _ place: ContentPlace, _ declaration: ElementID?, open: String, nameOnly: Bool = false,
    _ draft: inout CompletionDraft
  ) {
    guard let grammar = caret.grammar else { return siblingNames(place, open: open, &draft) }
    guard let declaration else { return }
    let schema = grammar.schema
    let fitting = fittingElements(place, declaration, grammar, typed: draft.typed)
    let prefix = prefix(at: place.parent)
    for element in fitting where !schema[element].isAbstract {
      let name = prefix + schema[element].localName
      draft.add(
        name, .element, detail: schema.documentation(of: element).sentence,
        nameOnly
          ? Snippet(open + name)
          : ElementTemplate.snippet(open, element, in: declaration, schema, prefix: prefix),
        documentation: .element(element))
    }
  }

  /// The elements that keep the content of `declaration` valid when they are put at `place`.
  ///
  /// When none does and the word before the caret begins none, also those that fit once the required ones before them
  /// are written.
  private func fittingElements(
    _ place: ContentPlace, _ declaration: ElementID, _ grammar: Grammar, typed: String
  ) -> [ElementID] {
    let schema = grammar.schema
    var cursor = ContentCursor(schema.contentModel(of: declaration))
    var following: [NameID] = []
    for child in tree.childElements(of: place.parent) {
      if Int(tree[child].end) <= place.offset, place.before.map({ child <= $0 }) ?? false {
        _ = cursor.step(grammar.nameID(of: child), namespace: tree.namespace(of: child))
      } else if let after = place.after, child >= after {
        let name = grammar.nameID(of: child)
        // Three in a row say no more than two.
        if following.count > 1, following[following.count - 1] == name, following[following.count - 2] == name {
          continue
        }
        following.append(name)
        if following.count == 64 { break }
      }
    }
    let strict = cursor.insertable(before: following)
    let letters = LetterFilter(typed)
    if strict.contains(where: { letters.matches(schema[$0].localName) }) { return strict }
    let lenient = cursor.insertable(before: following, skippingRequired: true)
    return strict + lenient.filter { !strict.contains($0) }
  }

  /// Without a schema: the names of the elements around, each once, as they are written.
  private func siblingNames(_ place: ContentPlace, open: String, _ draft: inout CompletionDraft) {
    guard place.parent != .document else { return }
    var seen: Set<String> = []
    for child in tree.childElements(of: place.parent) where child.index != tree.node(at: caret.offset).index {
      let name = tree.name(of: child).qualified
      guard !tree[child].flags.contains(.missingName), tree.nameRange(of: child) != draft.replaceRange,
        seen.insert(name).inserted
      else { continue }
      draft.add(name, .element, insert: open + name + ">", snippet: open + name + ">$1</" + name + ">$0")
    }
  }

  /// The prefix, with colon, that elements of the schema need inside `node`.
  private func prefix(at node: NodeID) -> String {
    guard let schema = caret.schema else { return "" }
    var current = node
    while current != .document {
      if tree.namespace(of: current) == schema.targetNamespace {
        return tree.name(of: current).qualifier
      }
      guard let parent = tree.parent(of: current) else { break }
      current = parent
    }
    return ""
  }
}
