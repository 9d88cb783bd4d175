import CardAnalysis
import CardModel
import JSON
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Takes the literal texts of an element into sample data, and leaves bindings to them.
///
/// What buttons say stays where it is: it is no data. So do the notes of scenarios, which nobody shows, and what is repeated, as each
/// of its records would get the same.
struct SampleExtraction {
  private let snapshot: DocumentSnapshot
  private let tree: XMLTree
  private let grammar: Grammar
  private let node: NodeID

  init(_ snapshot: DocumentSnapshot, _ grammar: Grammar, _ node: NodeID) {
    (self.snapshot, tree, self.grammar, self.node) = (snapshot, snapshot.tree, grammar, node)
  }

  /// The change; nil where there is nothing to take, or no object to which it could be added.
  var offer: CodeActionOffer? {
    let texts = texts()
    guard !texts.isEmpty, let target = target() else { return nil }
    let title = "Extract \(texts.count) text\(texts.count == 1 ? "" : "s") into \(target.path)"
    let file =
      target.existing.map { CodeActionOffer.File.edit(path: target.path, bytes: $0.document.bytes) }
      ?? .create(path: target.path)
    return CodeActionOffer(title, .extract, file: file) { action(title, texts, target) }
  }

  private func action(_ title: String, _ texts: [ValuePlace], _ target: Target) -> CodeAction? {
    var names = SampleNames(target.object, besides: tree.text.bytes)
    var edits = target.edits
    for place in texts {
      let text = Self.collapsed(tree.characters(in: place.range))
      let value = value(of: text, place)
      let name = tree.name(of: place.node).local
      let base = (name == name.uppercased() ? name.lowercased() : name.prefix(1).lowercased() + name.dropFirst())
      edits.append(TextEdit(place.range, "{" + names.name(of: value, base) + "}"))
    }
    guard let file = target.file(names.added) else { return nil }
    var action = CodeAction(title, .extract, edits: edits)
    action.files = [file]
    return action
  }

  // MARK: Texts

  /// The literal texts in the element, in document order.
  private func texts() -> [ValuePlace] {
    var found: [ValuePlace] = []
    var index = node.index
    while index < Int(tree[node].subtreeEnd) {
      let child = NodeID(index)
      guard tree[child].kind == .element else {
        index += 1
        continue
      }
      if isRepeated(child) || child != node && isSampleRoot(child) || isNoData(child) {
        index = Int(tree[child].subtreeEnd)
        continue
      }
      index += 1
      let content = tree.children(of: child)
      guard content.allSatisfy({ tree[$0].kind == .text }), let place = grammar.text(of: child), !place.range.isEmpty,
        !snapshot.text[place.range].utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }),
        grammar.schema.problem(of: "{x}", as: place.type) == nil
      else { continue }
      found.append(place)
    }
    return found
  }

  private func isRepeated(_ node: NodeID) -> Bool { tree.attribute(AttributeName.each.rawValue, of: node) != nil }

  private func isSampleRoot(_ node: NodeID) -> Bool { tree.attribute(AttributeName.sample.rawValue, of: node) != nil }

  private func isNoData(_ node: NodeID) -> Bool {
    let names: [ElementName] = [.action, .headerAction, .seeAll, .scenario]
    return names.contains { $0.rawValue == tree.name(of: node).local }
  }

  /// The text with each run of white space as one space.
  private static func collapsed(_ text: String) -> String {
    // XML's white space alone: a space that does not break is somebody's choice.
    text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
  }

  /// A number where nothing else could stand.
  private func value(of text: String, _ place: ValuePlace) -> JSONValue {
    guard grammar.schema.problem(of: "x", as: place.type) != nil, let number = try? JSONParser.parse(text) else {
      return .string(text)
    }
    return number
  }

  // MARK: Sample

  /// The object that gets the texts.
  private struct Target {
    let path: String
    /// The members that it has.
    var object = JSONObject()
    /// What names the sample in the card.
    var edits: [TextEdit] = []
    /// The file, and the place of the object in it; none for a new file.
    var existing: (document: JSONDocument, node: Int)?

    /// The file with `members`.
    func file(_ members: [JSONObject.Member]) -> CodeAction.File? {
      guard let (document, node) = existing else {
        return .create(path: path, text: JSONValue.object(JSONObject(members)).text(.indented) + "\n")
      }
      let text = SourceText(document.bytes)
      guard !members.isEmpty else { return .edit(path: path, text: text, edits: []) }
      let written = members.map { "\(JSONValue.string($0.name).text()): \($0.value.text())" }
      let (whole, children) = (document.nodes[node].range, document.nodes[node].children)
      guard let last = children.last, let name = document.nodes[last].nameRange else {
        return .edit(
          path: path, text: text,
          edits: [TextEdit(ByteRange(whole.lowerBound, whole.upperBound), "{" + written.joined(separator: ", ") + "}")])
      }
      // As the last member stands: on a line of its own, or beside the others.
      let start = document.bytes.lineStart(of: name.lowerBound)
      let isOwnLine = document.bytes.isFirstOnLine(name.lowerBound)
      let space =
        isOwnLine ? text.lineEnd + text[ByteRange(start, name.lowerBound)] : " "
      return .edit(
        path: path, text: text,
        edits: [
          .insert(written.map { "," + space + $0 }.joined(), at: document.nodes[last].range.upperBound)
        ])
    }
  }

  private func target() -> Target? {
    let lineage = grammar.lineage(of: node)
    // Between the sample and the element nothing may lead to other records.
    for (ancestor, _) in lineage {
      if isRepeated(ancestor) { return nil }
      if let reference = tree.value(ofAttribute: AttributeName.sample.rawValue, of: ancestor) {
        return target(reference)
      }
    }
    let sample = ExpandedName(namespace: "", local: AttributeName.sample.rawValue)
    guard
      let owner = lineage.first(where: { entry in
        entry.declaration.map { grammar.schema.attribute(sample, of: $0) != nil } ?? false
      }), let path = newPath()
    else { return nil }
    let end = tree.attributes(of: owner.node).last.map { tree.range(of: $0).end } ?? tree.nameRange(of: owner.node).end
    return Target(path: path, edits: [.insert(" \(sample.local)=\"\(path)\"", at: end)])
  }

  /// The object that `reference` names.
  private func target(_ reference: String) -> Target? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let path = parts.first, let pointer = JSONPointer(fragment: parts.count > 1 ? parts[1] : "") else {
      return nil
    }
    // The file that is called so is changed, whichever stands in its place.
    guard let bytes = snapshot.resources.own.bytes(path) else {
      return pointer.tokens.isEmpty ? Target(path: path) : nil
    }
    let document = JSONDocument(bytes)
    guard document.problems.isEmpty, document.comments.isEmpty, !document.nodes.isEmpty else { return nil }
    var node = 0
    for token in pointer.tokens {
      let children = document.nodes[node].children
      let next =
        document.nodes[node].content == .array
        ? Int(token).flatMap { children.indices.contains($0) ? children[$0] : nil }
        : children.last { document.nodes[$0].name == token }
      guard let next else { return nil }
      node = next
    }
    guard let object = try? JSONParser.parse(Array(bytes[document.nodes[node].range])).object else { return nil }
    return Target(path: path, object: object, existing: (document, node))
  }

  /// The path of a sample that is not there yet, called as the card.
  private func newPath() -> String? {
    guard let last = snapshot.uri.split(separator: "/").last, let bytes = PercentEncoding.decoded(last) else {
      return nil
    }
    let name = String(decoding: bytes, as: UTF8.self).split(separator: ".").first.map(String.init) ?? "sample"
    let isPlain = name.utf8.allSatisfy {
      $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || "-_".utf8.contains($0) || $0 > 0x7F
    }
    let folder = snapshot.resources.names("").contains("samples/") ? "samples/" : ""
    return ([""] + (2...99).map { "-\($0)" }).lazy.map { folder + (isPlain ? name : "sample") + $0 + ".json" }
      .first { snapshot.resources.own.bytes($0) == nil }
  }
}

/// The names that values get in a sample: one for what is the same, and none that stands for something else.
private struct SampleNames {
  /// What is new.
  private(set) var added: [JSONObject.Member] = []
  /// The names in the sample, and those that bindings read already.
  private var taken: Set<String>
  /// The name of each value, by what it would be called without a number.
  private var names: [String: String] = [:]
  /// The last number behind each name.
  private var last: [String: Int] = [:]

  /// Names beside those in `object`, and in the bindings of a card with these `bytes`.
  init(_ object: JSONObject, besides bytes: [UInt8]) {
    taken = Set(object.members.map { $0.name })
    for member in object.members {
      let base = String(member.name.prefix { !$0.isNumber })
      let key = Self.key(member.value, base)
      if names[key] == nil { names[key] = member.name }
    }
    for part in bytes.split(separator: 0x7B).dropFirst() {
      // Also behind the steps of a path: “{/name}”, “{../name}”.
      let name = part.drop { " ./".utf8.contains($0) }.prefix {
        $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 > 0x7F
      }
      taken.insert(String(decoding: name, as: UTF8.self))
    }
  }

  /// The name of `value`, which is `base`, or that with a number.
  mutating func name(of value: JSONValue, _ base: String) -> String {
    if let known = names[Self.key(value, base)] { return known }
    var number = last[base] ?? 1
    while taken.contains(number == 1 ? base : base + String(number)) { number += 1 }
    let name = number == 1 ? base : base + String(number)
    last[base] = number
    taken.insert(name)
    names[Self.key(value, base)] = name
    added.append(.init(name, value))
    return name
  }

  private static func key(_ value: JSONValue, _ base: String) -> String { base + "\0" + value.text() }
}
