import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// Among the children of an element, with or without half a word before the caret.
  mutating func inContent(_ place: ContentPlace, text: NodeID?) {
    let content = tree.contentRange(of: place.parent)
    if reference(in: content) { return }
    let declaration = contentDeclaration(of: place.parent)
    let allowsText = declaration.map { schema?.allowsText($0) ?? true } ?? true
    if let declaration, let schema, let type = schema.textType(of: declaration) {
      textValue(of: place.parent, declaration, type)
    } else {
      replaceName(in: text.map { tree.range(of: $0) } ?? content)
      // Half a word among elements is the name of one to come.
      if text == nil || !allowsText || insertRange.isEmpty { elements(place, declaration, open: "<") }
    }
    if insertRange.isEmpty || !allowsText {
      endTag(of: place.parent, open: "</")
      snippets(allowsText: allowsText, open: "<")
    }
  }

  /// After `<`.
  mutating func inElementName(_ place: ElementNamePlace) {
    insertRange = place.typed
    replaceRange = place.name
    if place.place.parent == .document {
      guard tree.root == nil || tree.root == place.element else { return }
      roots(open: "", nameOnly: isNameOnly(place))
      if place.element == nil { snippets(allowsText: false, open: "") }
      return
    }
    let declaration = contentDeclaration(of: place.place.parent)
    elements(place.place, declaration, open: "", nameOnly: isNameOnly(place))
    if place.element == nil || place.name.isEmpty {
      endTag(of: place.place.parent, open: "/")
      snippets(allowsText: declaration.map { schema?.allowsText($0) ?? true } ?? true, open: "")
    }
  }

  /// Whether the tag has the rest of what a snippet would write: attributes or its `>`.
  private func isNameOnly(_ place: ElementNamePlace) -> Bool {
    guard let element = place.element else { return false }
    return place.isClosed || tree[element].attributeCount > 0
  }

  /// The elements that fit at `place`, in schema order.
  private mutating func elements(
    _ place: ContentPlace, _ declaration: ElementID?, open: String, nameOnly: Bool = false
  ) {
    guard let schema, let declaration else {
      siblingNames(place, open: open)
      return
    }
    let fitting = fittingElements(place, declaration)
    let prefix = prefix(at: place.parent)
    for element in fitting where !schema[element].isAbstract {
      let name = prefix + schema[element].localName
      let key = DocumentationKey.element(element)
      guard !nameOnly else {
        add(name, .element, detail: summary(of: element), insert: open + name, documentation: key)
        continue
      }
      var template = ElementTemplate(schema: schema, prefix: prefix)
      template.write(element)
      add(
        name, .element, detail: summary(of: element), insert: open + template.result.plain,
        snippet: open + template.result.snippet, documentation: key)
    }
  }

  /// The elements that keep the content of `declaration` valid when they are put at `place`.
  ///
  /// When none does and the
  /// word before the caret begins none, also those that fit once the required ones before them are written.
  private func fittingElements(_ place: ContentPlace, _ declaration: ElementID) -> [ElementID] {
    guard let schema, let grammar else { return [] }
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
    let letters = Array(typed.lowercased().utf8)
    let isEnough = strict.contains { DocumentSnapshot.matches(letters, schema[$0].localName) }
    if isEnough { return strict }
    let lenient = cursor.insertable(before: following, skippingRequired: true)
    return strict + lenient.filter { !strict.contains($0) }
  }

  /// Without a schema: the names of the elements around, each once, as they are written.
  private mutating func siblingNames(_ place: ContentPlace, open: String) {
    guard schema == nil, place.parent != .document else { return }
    var seen: Set<String> = []
    for child in tree.childElements(of: place.parent) where child.index != tree.node(at: offset).index {
      let name = tree.name(of: child).qualified
      guard !tree[child].flags.contains(.missingName), tree.nameRange(of: child) != replaceRange,
        seen.insert(name).inserted
      else { continue }
      add(name, .element, insert: open + name + "></" + name + ">", snippet: open + name + ">$1</" + name + ">$0")
    }
  }

  /// The declaration by which the content of `node` goes.
  ///
  /// A misspelt element counts as the one that was meant, an
  /// unknown one as if it were not there.
  func contentDeclaration(of node: NodeID) -> ElementID? {
    guard let grammar, node != .document else { return nil }
    if let declaration = grammar.declaration(of: node) { return declaration }
    guard let (ancestor, declaration) = grammar.nearestDeclared(node) else { return nil }
    // The unknown element right below the nearest known one may be a misspelt child of it.
    var child = node
    while let parent = tree.parent(of: child), parent != ancestor { child = parent }
    let children = grammar.schema.children(of: declaration)
    let names = children.map { grammar.schema[$0].localName }
    if child == node, let name = Spelling.nearest(to: tree.name(of: child).local, among: names),
      let index = names.firstIndex(of: name)
    {
      return children[index]
    }
    return declaration
  }

  /// The prefix, with colon, that elements of the schema need inside `node`.
  private func prefix(at node: NodeID) -> String {
    guard let schema else { return "" }
    var current = node
    while current != .document {
      if tree.namespace(of: current) == schema.targetNamespace {
        let prefix = tree.name(of: current).prefix
        return prefix.isEmpty ? "" : prefix + ":"
      }
      guard let parent = tree.parent(of: current) else { break }
      current = parent
    }
    return ""
  }

  func summary(of element: ElementID) -> String {
    schema.map { Self.firstSentence($0.documentation(of: element).summary) } ?? ""
  }

  /// The first sentence of `text`, without its full stop.
  static func firstSentence(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x2E, index + 1 == bytes.count || bytes[index + 1] == 0x20 {
        return String(decoding: bytes[..<index], as: UTF8.self)
      }
      index += 1
    }
    return text
  }
}
