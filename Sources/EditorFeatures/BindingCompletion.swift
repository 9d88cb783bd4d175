import CardAnalysis
import CardModel
import Guidelines
import JSON
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Completes paths into the sample data.
struct BindingCompletion {
  let caret: Caret
  private var bytes: [UInt8] { caret.bytes }
  private var offset: Int { caret.offset }
  /// The paths of more records are not offered.
  private static let mostRecords = 20
  /// No more are proposed where none is begun.
  private static let mostProposals = 8

  /// After `{` in a value that may hold bindings, or at the beginning of one that must be a binding.
  ///
  /// - Returns: whether nothing but a binding can stand here.
  func complete(_ value: ValuePlace, _ schema: Schema, _ draft: inout CompletionDraft) -> Bool {
    guard schema.problem(of: "{x}", as: value.type) == nil else { return false }
    let isAlone =
      schema.problem(of: "x", as: value.type) != nil && !value.contents.contains(.sampleFile)
      && value.contents.contains(.bindingPath) && schema.enumeration(of: value.type).isEmpty
      && schema.problem(of: "1", as: value.type) != nil && schema.problem(of: "2026-01-01", as: value.type) != nil
    let brace = Self.openBrace(bytes, from: value.range.start, to: offset)
    guard brace != nil || isAlone && offset == value.range.start else { return false }
    let wantsList = isAlone && value.isRepetition
    if let data = caret.snapshot.sampleFinder.data(at: value.node, inside: !wantsList) {
      paths(data, brace: brace, in: value.range, wantsList: wantsList, holder(of: value, schema), &draft)
    }
    return true
  }

  /// A few bindings that a value may be, where it is empty, behind all else that it may be: those to what it can hold.
  func propose(_ value: ValuePlace, _ schema: Schema, _ draft: inout CompletionDraft) {
    guard value.range.isEmpty, !value.contents.contains(.sampleFile), schema.problem(of: "{x}", as: value.type) == nil,
      let data = caret.snapshot.sampleFinder.data(at: value.node)
    else { return }
    let values = data.records.values(at: "").prefix(Self.mostRecords)
    let own = values.first.map { [Step(".", $0, nil)] } ?? []
    let holder = holder(of: value, schema)
    let steps = (own + steps(at: "", values, data.shape)).lazy.filter { !$0.leadsOn && holder.suits($0) }
    for step in steps.prefix(Self.mostProposals) {
      let written = "{" + XMLEscape.doubleQuoted.escaped(step.name) + "}"
      draft.add("{\(step.name)}", .binding, detail: step.detail, insert: written)
      draft.filterLast(by: written)
    }
  }

  /// What an attribute cannot hold is offered last; a text holds everything.
  private func holder(of value: ValuePlace, _ schema: Schema) -> Holder {
    var shown = caret.snapshot.shownValues
    return Holder(column: value.isText ? shown.columnType(of: value.node) : nil) {
      value.isText || schema.problem(of: $0, as: value.type) == nil && FileCompletion.mayStand($0, in: value)
    }
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

  private func paths(
    _ data: SampleData, brace: Int?, in range: ByteRange, wantsList: Bool, _ holder: Holder,
    _ draft: inout CompletionDraft
  ) {
    let start = brace ?? offset
    let path = caret.tree.characters(in: ByteRange(start, offset))
    var end = offset
    while end < range.end, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{"), !bytes[end].isXMLSpace {
      end += 1
    }
    let isClosed = brace != nil && end < range.end && bytes[end] == UInt8(ascii: "}")
    draft.insertRange = ByteRange(start, offset)
    draft.replaceRange = ByteRange(start, isClosed ? end : offset)
    // A full stop divides steps as well; alone it is the item itself.
    let isStep = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") }
    let parent = path == "." ? "" : path.utf8.lastIndex(where: isStep).map { String(path[...$0]) } ?? ""
    let opening = brace == nil ? "{" : ""
    let closing = isClosed ? "" : "}"
    let values = data.records.values(at: parent).prefix(Self.mostRecords)
    if parent.isEmpty, values.contains(where: { fits(Step($0), wantsList) }) {
      draft.add(".", .binding, detail: values[0].preview, insert: opening + "." + closing)
    }
    let steps = steps(at: parent, values, data.shape)
    // What fits comes first, and before it what the column or the attribute holds; lists and objects lead on to what may.
    let fitting = steps.filter { fits($0, wantsList) }
    let suits = fitting.map(holder.suits)
    let ordered =
      zip(fitting, suits).filter { $0.1 }.map { $0.0 } + zip(fitting, suits).filter { !$0.1 }.map { $0.0 }
      + steps.filter { !fits($0, wantsList) && $0.leadsOn }
    for step in ordered {
      let text = parent + step.name
      let written = opening + XMLEscape.doubleQuoted.escaped(text)
      let end = fits(step, wantsList) ? closing : parent.hasSuffix(".") ? "." : "/"
      draft.add(text, .binding, detail: step.detail, insert: written + end)
      draft.filterLast(by: written)
    }
  }

  /// What holds the value that the path leads to.
  private struct Holder {
    /// What the column holds whose cell it is.
    let column: ColumnType?
    /// Whether the attribute that it is may have a text as its value.
    let isAllowed: (String) -> Bool

    /// Whether it may hold what `step` leads to.
    func suits(_ step: Step) -> Bool {
      step.value.flatMap(SampleScope.text).map { text in (column?.allows(text) ?? true) && isAllowed(text) } ?? true
    }
  }

  /// What a path can go on to: a value of the sample, what its schema says of it, or both.
  private struct Step {
    var name = ""
    var value: JSONValue?
    var shape: JSONSchema?

    init(_ value: JSONValue) { self.value = value }

    init(_ name: String, _ value: JSONValue?, _ shape: JSONSchema?) {
      (self.name, self.value, self.shape) = (name, value, shape)
    }

    var isList: Bool { value.map { $0.array != nil } ?? shape?.types.contains(.array) ?? false }

    var isObject: Bool { value.map { $0.object != nil } ?? shape?.types.contains(.object) ?? false }

    /// Whether more can follow.
    var leadsOn: Bool { isList || isObject }

    /// The value, and what the schema says of it.
    var detail: String {
      [value?.preview, shape?.inWords].compactMap { $0 }.joined(separator: " – ")
    }
  }

  private func fits(_ step: Step, _ wantsList: Bool) -> Bool { wantsList ? step.isList : !step.leadsOn }

  /// What the path `parent` can go on to: what the records have, then what else their schema describes.
  private func steps(at parent: String, _ values: ArraySlice<JSONValue>, _ shape: SampleShape?) -> [Step] {
    var seen: Set<String> = []
    let start = shape.flatMap { $0.at(parent.isEmpty ? "." : parent).schema }
    var steps = values.flatMap { $0.steps }.filter { SampleScope.isStep($0.name) && seen.insert($0.name).inserted }
      .map { Step($0.name, $0.value, start?.part($0.name).schema) }
    for (name, schema) in start?.properties ?? [] where SampleScope.isStep(name) && seen.insert(name).inserted {
      steps.append(Step(name, nil, schema))
    }
    return steps
  }
}
