import CardAnalysis
import Guidelines
import JSON
import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// After `{` in a value that may hold bindings, or at the beginning of one that must be a binding.
  ///
  /// - Returns: whether nothing but a binding can stand here.
  mutating func bindings(in value: ValuePlace) -> Bool {
    guard let schema, schema.problem(of: "{x}", as: value.type) == nil else { return false }
    let isAlone =
      schema.problem(of: "x", as: value.type) != nil && !value.contents.contains(.sampleFile)
      && value.contents.contains(.bindingPath) && schema.enumeration(of: value.type).isEmpty
      && schema.problem(of: "1", as: value.type) != nil && schema.problem(of: "2026-01-01", as: value.type) != nil
    let brace = Self.openBrace(bytes, from: value.range.start, to: offset)
    guard brace != nil || isAlone && offset == value.range.start else { return false }
    let notes = value.use?.documentation.notes(named: "content").compactMap { $0["kind"] } ?? []
    let wantsList = isAlone && notes.contains(ContentKind.bindingPath.rawValue)
    guard let scope = snapshot.sampleScope(at: value.node, insideRepetition: !wantsList) else { return true }
    paths(scope, brace: brace, in: value.range, wantsList: wantsList)
    return true
  }

  /// The place after the `{` that is open at `offset`; `{{` is a brace as text.
  static func openBrace(_ bytes: [UInt8], from start: Int, to offset: Int) -> Int? {
    var brace: Int?
    var index = start
    while index < offset {
      if bytes[index] == UInt8(ascii: "{") {
        if brace == nil, index + 1 < offset, bytes[index + 1] == UInt8(ascii: "{") {
          index += 1
        } else {
          brace = index + 1
        }
      } else if bytes[index] == UInt8(ascii: "}") {
        brace = nil
      }
      index += 1
    }
    return brace
  }

  private mutating func paths(_ scope: SampleScope, brace: Int?, in range: ByteRange, wantsList: Bool) {
    let start = brace ?? offset
    let path = tree.text[ByteRange(start, offset)]
    var end = offset
    while end < range.end, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{"), !bytes[end].isXMLSpace {
      end += 1
    }
    let isClosed = brace != nil && end < range.end && bytes[end] == UInt8(ascii: "}")
    if brace != nil, !isClosed { end = offset }
    insertRange = ByteRange(start, offset)
    replaceRange = ByteRange(start, brace == nil ? offset : end)
    let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    let opening = brace == nil ? "{" : ""
    let closing = isClosed ? "" : "}"
    let values = scope.values(at: parent)
    if parent.isEmpty, values.contains(where: { wantsList ? $0.array != nil : $0.object == nil && $0.array == nil }) {
      add(".", .binding, detail: values.first.map(SampleValue.preview) ?? "", insert: opening + "." + closing)
    }
    var seen: Set<String> = []
    var steps: [(name: String, value: JSONValue)] = []
    for value in values {
      for member in value.object?.members ?? [] where seen.insert(member.name).inserted {
        steps.append((member.name, member.value))
      }
    }
    // What fits comes first; lists and objects lead on to what may.
    func fits(_ value: JSONValue) -> Bool { wantsList ? value.array != nil : value.array == nil && value.object == nil }
    func leadsOn(_ value: JSONValue) -> Bool { value.object != nil || value.array != nil }
    for step in steps.filter({ fits($0.value) }) + steps.filter({ !fits($0.value) && leadsOn($0.value) }) {
      let text = parent + step.name
      let isFinal = fits(step.value)
      add(
        text, .binding, detail: SampleValue.preview(step.value),
        insert: opening + text + (isFinal ? closing : "/"))
      filterLast(by: opening + text)
      if items.count >= Self.mostItems { break }
    }
  }
}
