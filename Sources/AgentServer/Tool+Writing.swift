import CardAnalysis
import EditorFeatures
import FileSystem
import JSON
import JSONRPC
import Reporting
import SourceText
import XMLSyntax

extension Tool {
  private static let write = Argument(
    "write", "boolean",
    "Whether the file at path is changed; unless it is true nothing is written, and text tells what it would be.")

  /// What tools tell that change cards.
  private static let changed: [Argument] =
    [
      .init("text", "string", "The whole text of the card behind the changes.", isRequired: true),
      .init("diff", "string", "What is different, as diff -u has it.", isRequired: true),
      .init("written", "boolean", "Whether the file holds it now.", isRequired: true),
    ] + Findings.schema

  /// The tools that change cards, and files where they are told to.
  static let writing: [Tool] = [edit, fix, newCard]

  private static let edit = Tool(
    name: "edit", title: "Change a card",
    summary: """
      Sets attributes and texts, adds and removes elements, all or none; refused when XML or schema had something new against \
      it. Tells the new text and what is to be said of it.
      """,
    arguments: card + [
      .init(
        "changes",
        ["type": "array", "description": "The changes, made one after the other.", "items": CardEditor.schema],
        isRequired: true),
      write,
    ],
    results: changed, effect: .changing
  ) { call in
    let target = try CardTarget(call)
    var editor = CardEditor(target.card.snapshot, try call.formatting(of: target.card))
    try editor.make(call.arguments["changes"]?.array ?? [])
    return try target.result(editor.snapshot, words: "changed")
  }

  private static let fix = Tool(
    name: "fix", title: "Mend a card",
    summary: "Makes the fixes of the findings, as far as they leave the card better, and tells what is left.",
    arguments: card + [
      .init("code", "string", "The kind of finding that is fixed alone."),
      .init("unsafe", "boolean", "Whether fixes are made as well that may change what the card says."), write,
    ],
    results: [.init("count", "integer", "How many fixes were made.", isRequired: true)] + changed, effect: .changing
  ) { call in
    let target = try CardTarget(call)
    let kind = try call.text("code").map { code throws(ToolError) in try call.kind(code) }
    let repair = DocumentRepair(
      target.card.snapshot, call.isSet("unsafe") ? .every : .preferred,
      where: { kind == nil || $0.kind.code == kind?.code }, beside: target.card.related)
    return try target.result(
      repair.snapshot, words: "\(repair.count) fix\(repair.count == 1 ? "" : "es")",
      members: [.init("count", .integer(repair.count))])
  }

  private static let newCard = Tool(
    name: "new_card", title: "Make a card",
    summary: """
      Makes a valid card from a family and facts. A fact is called like an element or attribute and finds its place by the \
      schema: {"title": "Order 12", "status": {"text": "High", "kind": "negative"}, "action": [{"id": "approve", "text": \
      "Approve"}]}. What holds elements takes an object, what stands several times a list.
      """,
    arguments: [
      .init("family", "string", "The root element: ObjectCardView, Card, ObjectCellList and others.", isRequired: true),
      .init("facts", ["type": "object", "description": "What is known, by the names of elements and attributes."]),
      .init("id", "string", "The card's id; by default from the file's name or the title."),
      .init("path", "string", "The file of the new card, which must not be there, in a folder that is granted."), write,
    ],
    results: [
      .init(
        "missing",
        [
          "type": "array", "items": ["type": "string"],
          "description": "Paths of values that only stand in for facts which were not said.",
        ], isRequired: true)
    ] + changed, effect: .adding
  ) { call in
    guard let schema = call.request.server.cards.language().schema else { throw ToolError("the schema cannot be read") }
    let facts = call.arguments["facts"]?.object ?? JSONObject()
    let name = call.text("path")?.split(separator: "/").last.map { String($0.dropLast(CardLanguage.fileSuffix.count)) }
    let title = facts.members.first { $0.name.lowercased() == "title" }?.value.string
    let id = [call.text("id"), facts["id"]?.string, CardFactory.id(name ?? ""), CardFactory.id(title ?? ""), "card"]
      .compactMap { $0 }.first { !$0.isEmpty }
    let factory = try CardFactory(schema, family: call.text("family") ?? "", id: id, facts: facts)
    let target = try CardTarget(new: factory.text, call)
    let raw = target.card.snapshot
    let laidOut = raw.text.applying(Formatter.edits(in: raw, try call.formatting(of: target.card))) ?? raw.text
    let repair = DocumentRepair(target.snapshot(of: laidOut), .preferred)
    let invented = factory.missing.isEmpty ? "" : ", with stand-ins for \(factory.missing.joined(separator: ", "))"
    return try target.result(
      repair.snapshot, words: "made" + invented,
      members: [.init("missing", .array(factory.missing.map { .string($0) }))])
  }
}

/// The card that a tool changes, and where the change goes.
private struct CardTarget {
  let card: OpenCard
  private let call: ToolCall
  private let folders: [String]
  private let isNew: Bool

  /// The card that `call` is about, which may be changed as it asks.
  init(_ call: ToolCall) throws {
    card = try call.card()
    folders = call.text("path") == nil ? [] : try call.request.folders
    (self.call, isNew) = (call, false)
    guard call.isSet("write") else { return }
    guard card.path != nil, call.text("text") == nil else {
      throw ToolError("write goes with path alone: the file is changed as it is")
    }
    guard card.decoding.encoding == .utf8 else {
      throw ToolError("\(card.name) is not stored as UTF-8, and only such files are changed")
    }
  }

  /// A new card `text` where `call` wants it.
  init(new text: String, _ call: ToolCall) throws {
    let path = call.text("path")
    folders = path == nil ? [] : try call.request.folders
    card = try call.request.server.cards.open(path: path, text: text, in: folders)
    (self.call, isNew) = (call, true)
    guard call.isSet("write") else { return }
    guard let place = card.path else { throw ToolError("say the path of the file that is to be written") }
    if File(place).exists {
      throw ToolError("\(card.name) is there already; choose another name, or change it with edit")
    }
  }

  /// The card with another text.
  func snapshot(of text: SourceText) -> DocumentSnapshot {
    call.request.server.cards.snapshot(of: text, at: card.path, in: folders)
  }

  /// Writes `snapshot` if that is wanted, and tells what it is.
  func result(
    _ snapshot: DocumentSnapshot, words: String, members: [JSONObject.Member] = []
  ) throws -> ToolResult {
    try call.request.flag.check()
    let text = snapshot.text
    var isWritten = false
    let isSame = !isNew && text == card.snapshot.text
    if call.isSet("write"), let path = card.path, !isSame {
      if isNew {
        let errors = CardEditor.errors(of: snapshot)
        guard errors.isEmpty else {
          throw ToolError(
            "nothing was written, as the card would be wrong: " + errors.prefix(5).joined(separator: "; "))
        }
        try File(path).replace(with: text.bytes)
      } else if try !File(path).replace(card.bytes, with: text.bytes) {
        throw ToolError("nothing was written, as \(card.name) has changed meanwhile; try again")
      }
      isWritten = true
      call.request.log(.info, "wrote \(path)")
    }
    let before = isNew ? SourceText([]) : card.snapshot.text
    let diff = String(decoding: UnifiedDiff(of: before, by: text, path: card.name).bytes, as: UTF8.self)
    let after = OpenCard(
      path: card.path, name: card.name, bytes: text.bytes, decoding: XMLDecoding.decode(text.bytes), snapshot: snapshot,
      project: card.project)
    let findings = Findings(in: after)
    let told: [JSONObject.Member] = [
      .init("text", .string(text.string)), .init("diff", .string(diff)), .init("written", .bool(isWritten)),
    ]
    return ToolResult(
      structured: JSONObject(members + told + findings.members),
      text:
        "\(isSame ? "nothing changed" : words); \(isWritten ? "written" : "not written")\n\(findings.text)\n\(isNew ? text.string : diff)"
    )
  }
}
