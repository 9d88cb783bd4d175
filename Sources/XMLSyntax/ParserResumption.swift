package import SourceText

/// Where a text that has changed is parsed anew: from an element before the change to one behind it.
///
/// What was parsed without any finding depends on nothing but the elements that were open where it begins, the prefixes
/// declared there and its own bytes. So all before the first finding and the change stands, and so does all behind the last
/// one from any place where the same elements are open again.
struct ParserResumption {
  /// Elements of at most so many nodes are parsed as a whole.
  private static let wholeElement = 128

  let old: XMLTree
  let edit: Replacement
  /// The elements around the change that are still open where parsing begins, outermost first.
  let ancestors: [Int]
  /// The element with which parsing begins.
  let first: Int
  /// The end of all that may have changed, in the text before.
  private let end: Int
  /// The element, in the tree before, at which parsing may end.
  private(set) var candidate: Int?

  /// Nil when the whole text has to be parsed.
  init?(_ old: XMLTree, _ edit: Replacement) {
    guard old.diagnostics.count < XMLInput.maximumFindings, UInt64(old.text.count) < UInt64(UInt32.max),
      UInt64(old.text.count + edit.shift) < UInt64(UInt32.max), let root = old.root,
      // Identifiers are unique in the whole document.
      !old.names.contains(XMLName(prefix: "xml", local: "id"))
    else { return nil }
    let start = old.diagnostics.reduce(edit.start) { min($0, $1.range.start) }
    end = old.diagnostics.reduce(edit.oldEnd) { max($0, $1.range.end) }
    var ancestors: [Int] = []
    var first: Int?
    var element = root.index
    while Self.isWhole(old.nodes[element]), Int(old.nodes[element].startTagEnd) <= start,
      let child = Self.lastChild(of: element, before: start, old)
    {
      ancestors.append(element)
      first = child
      if Int(old.nodes[child].subtreeEnd) - child <= Self.wholeElement || Int(old.nodes[child].endTagStart) <= start {
        break
      }
      element = child
    }
    guard let first else { return nil }
    (self.old, self.edit, self.ancestors, self.first) = (old, edit, ancestors, first)
    candidate = first
    // What borders on the change counts as changed too, as findings look at the white space around an element.
    while let next = candidate, Int(old.nodes[next].start) < end { advance() }
    advance()
  }

  /// Goes on to the next element at which parsing may end.
  mutating func advance() {
    guard let last = candidate else { return }
    var (index, parent) = (last, Int(old.nodes[last].parent))
    // The children of a tag that broke off stand beside it, and only its parent's end tells that they are not inside.
    if old.nodes[last].flags.contains(.unterminated) { (index, parent) = (parent, Int(old.nodes[parent].parent)) }
    while index > 0 {
      let siblingsEnd = Int(old.nodes[parent].subtreeEnd)
      index = Int(old.nodes[index].subtreeEnd)
      while index < siblingsEnd, !old.nodes[index].isElement { index = Int(old.nodes[index].subtreeEnd) }
      if index < siblingsEnd { return candidate = index }
      (index, parent) = (parent, Int(old.nodes[parent].parent))
    }
    candidate = nil
  }

  /// Whether an element has both its tags, and nothing is wrong with them.
  private static func isWhole(_ node: XMLNode) -> Bool { node.flags.isEmpty && node.endTagStart < node.end }

  /// The last of the child elements of `parent` that begins before `offset`.
  private static func lastChild(of parent: Int, before offset: Int, _ tree: XMLTree) -> Int? {
    var found: Int?
    var index = parent + 1
    let end = Int(tree.nodes[parent].subtreeEnd)
    while index < end, Int(tree.nodes[index].start) < offset {
      if tree.nodes[index].isElement { found = index }
      index = Int(tree.nodes[index].subtreeEnd)
    }
    return found
  }
}

extension XMLParser {
  /// Parses `text`, which is the text of `old` after `edit`, as far as it can mean something else than before.
  ///
  /// The tree is that of ``parse(_:)``, but for the order of its names.
  ///
  /// - Returns: nil for the change when all of it was parsed.
  package static func parse(
    _ text: SourceText, after old: XMLTree, _ edit: Replacement
  ) -> (tree: XMLTree, change: TreeChange?) {
    guard var resumption = ParserResumption(old, edit), var parser = XMLParser(text, resuming: resumption) else {
      return (parse(text), nil)
    }
    guard let found = parser.parse(&resumption) else { return (parse(text), nil) }
    return found
  }

  /// Takes up parsing where the elements around the change are open.
  private init?(_ text: SourceText, resuming resumption: ParserResumption) {
    let old = resumption.old
    self.init(text)
    builder = XMLTreeBuilder(end: input.end, old, upTo: resumption.first)
    for (name, place) in zip(old.names, old.namePlaces(resumption.edit)).dropFirst() {
      builder.names.add(name, at: place, input.bytes)
    }
    for ancestor in resumption.ancestors {
      let height = builder.scope.height
      let record = builder.nodes[ancestor]
      let end = Int(record.firstAttribute + record.attributeCount)
      namespaces.redeclare(Int(record.firstAttribute)..<end, &builder, &input)
      builder.reopen(ancestor, scope: height)
    }
    // Prefixes that are declared elsewhere too would change what namespaces there are.
    guard builder.scope.namespaces == old.namespaces, input.diagnostics.isEmpty else { return nil }
    hasRoot = true
    input.position = Int(old.nodes[resumption.first].start)
  }

  /// Parses until the same elements are open as before; nil when that does not suffice.
  private mutating func parse(_ resumption: inout ParserResumption) -> (tree: XMLTree, change: TreeChange)? {
    let (old, edit) = (resumption.old, resumption.edit)
    let firstAttribute = Int(old.nodes[resumption.first].firstAttribute)
    var (oldNodes, oldAttributes) = (old.nodes.count, old.attributes.count)
    while let candidate = resumption.candidate {
      let place = Int(old.nodes[candidate].start) + edit.shift
      parseContent(upTo: place)
      if input.position == place, builder.open.last?.node ?? 0 == old.nodes[candidate].parent {
        (oldNodes, oldAttributes) = (candidate, Int(old.nodes[candidate].firstAttribute))
        break
      }
      resumption.advance()
    }
    if resumption.candidate == nil {
      parseContent(upTo: input.end)
      finishElements()
    }
    let change = TreeChange(
      bytes: edit, nodes: Replacement(from: resumption.first, to: oldNodes, newEnd: builder.nodes.count),
      attributes: Replacement(from: firstAttribute, to: oldAttributes, newEnd: builder.attributes.count),
      parent: NodeID(Int(old.nodes[resumption.first].parent)))
    if resumption.candidate != nil { builder.append(old, change) }
    let tree = builder.finish(SourceText(input.bytes), input.findings)
    // New namespaces would stand in another order.
    guard tree.namespaces == old.namespaces else { return nil }
    return (tree.withoutUnusedNames, change)
  }
}
