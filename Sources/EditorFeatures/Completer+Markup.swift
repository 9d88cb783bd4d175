import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// Before or after the root element.
  mutating func atDocumentLevel(_ place: ContentPlace, isBeforeRoot: Bool) {
    replaceName(in: tree.text.range)
    if tree.root == nil {
      roots(open: "<", nameOnly: false)
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if insertRange.start == start, !hasDeclaration {
        add(
          "<?xml", .snippet, detail: "XML declaration", insert: #"<?xml version="1.0" encoding="UTF-8"?>"#)
        filterLast(by: "<?xml")
      }
    }
    if insertRange.isEmpty { snippets(allowsText: false, open: "<") }
  }

  private var hasDeclaration: Bool { tree.nodes.contains { $0.kind == .xmlDeclaration } }

  /// The documents that can be written: one for each element that may be a root.
  mutating func roots(open: String, nameOnly: Bool) {
    guard let schema else { return }
    for element in schema.documentElements {
      let name = schema[element].localName
      guard !nameOnly else {
        add(name, .snippet, detail: summary(of: element), insert: open + name, documentation: .element(element))
        continue
      }
      var template = ElementTemplate(schema: schema, prefix: "")
      let namespace = schema.targetNamespace
      template.write(element, extra: namespace.isEmpty ? [] : [("xmlns", namespace)])
      add(
        name, .snippet, detail: summary(of: element), insert: open + template.result.plain,
        snippet: open + template.result.snippet, documentation: .element(element))
    }
  }

  /// The end tag of `node`, if it has none.
  mutating func endTag(of node: NodeID, open: String) {
    guard node != .document, tree[node].flags.contains(.missingEndTag) else { return }
    let name = tree.name(of: node).qualified
    add(
      "</\(name)>", .endTag, detail: "Close <\(name)>", insert: open + name + ">")
    filterLast(by: open + name + ">")
    if items.count == 1 { preselectLast() }
  }

  /// After `</`.
  mutating func inEndTag(_ place: EndTagPlace) {
    insertRange = place.typed
    replaceRange = place.name
    // Between `<` and `/` there is nothing to complete.
    guard offset >= place.name.start, let element = place.element,
      tree[element].flags.contains(.missingEndTag) || tree.endTagRange(of: element) == place.tag
    else { return }
    let name = tree.name(of: element).qualified
    add(
      name, .endTag, detail: "Close <\(name)>", insert: place.isClosed ? name : name + ">")
    filterLast(by: name)
    preselectLast()
  }

  /// After `<!`.
  mutating func inMarkupDeclaration(_ range: ByteRange) {
    insertRange = ByteRange(range.start, offset)
    replaceRange = insertRange
    let parent = tree.node(at: range.start)
    let element = tree[parent].kind == .element ? parent : tree.parent(of: parent) ?? .document
    let declaration = contentDeclaration(of: element)
    snippets(
      allowsText: element != .document && (declaration.map { schema?.allowsText($0) ?? true } ?? true), open: "<")
  }

  /// Comments, and where text may stand a CDATA section.
  mutating func snippets(allowsText: Bool, open: String) {
    add(
      "<!-- -->", .snippet, detail: "Comment", insert: open + "!--  -->", snippet: open + "!-- $1 -->$0")
    filterLast(by: open + "!--")
    if allowsText {
      add(
        "<![CDATA[ ]]>", .snippet, detail: "Text as it is, markup included", insert: open + "![CDATA[]]>",
        snippet: open + "![CDATA[$1]]>$0")
      filterLast(by: open + "![CDATA[")
    } else {
      add(
        "<!-- #region -->", .snippet, detail: "Fold what stands in between",
        insert: open + "!-- #region --><!-- #endregion -->",
        snippet: open + "!-- #region $1 -->\n$0\n<!-- #endregion -->")
      filterLast(by: open + "!-- #region")
    }
  }

  /// After `&` in text or a value: the references that XML knows by itself.
  ///
  /// - Returns: whether the caret stands in a reference.
  mutating func reference(in range: ByteRange) -> Bool {
    var start = offset
    while start > range.start, (bytes[start - 1] | 0x20) &- 0x61 < 26 { start -= 1 }
    guard start > range.start, bytes[start - 1] == UInt8(ascii: "&") else { return false }
    insertRange = ByteRange(start - 1, offset)
    var end = offset
    while end < range.end, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    if end < range.end, bytes[end] == UInt8(ascii: ";") { end += 1 }
    replaceRange = ByteRange(start - 1, end)
    for (name, meaning) in [("lt", "<"), ("amp", "&"), ("gt", ">"), ("quot", "\""), ("apos", "'")] {
      add("&\(name);", .enumValue, detail: meaning)
    }
    return true
  }
}
