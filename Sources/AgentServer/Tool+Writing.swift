import CardAnalysis
import EditorFeatures
import FileSystem
import JSON
import JSONRPC
import Reporting
import SchemaModel
import SourceText
import Synchronization
import XMLSyntax

extension Tool {
  private static let write = Argument(
    "write", "boolean",
    "Whether the file at path is changed; unless it is true nothing is written, and text tells what it would be.")

  /// What tools tell that change cards.
  private static let changed: [Argument] =
    [
      .init(
        "text", "string",
        "The whole text of the card behind the changes; left out where it is long and path says where it belongs."),
      .init(
        "diff", "string", "What is different, as diff -u has it; its first lines where that is long.", isRequired: true),
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
      .init("changes", of: CardEditor.schema, "The changes, made one after the other.", isRequired: true),
      write,
    ],
    results: changed, effect: .changing
  ) { call in
    let target = try CardTarget(call)
    var editor = CardEditor(target.card.snapshot, target.card.formatting)
    try editor.make(call.arguments["changes"]?.array ?? []) { try call.request.flag.check() }
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
      where: { kind == nil || $0.kind.code == kind?.code }, while: { !call.request.flag.isRaised },
      beside: target.beside)
    return try target.result(
      repair.snapshot, words: "\(repair.count) fix\(repair.count == 1 ? "" : "es")",
      members: [.init("count", .integer(repair.count))])
  }

  private static let newCard = Tool(
    name: "new_card", title: "Make a card",
    summary: """
      Makes a valid card from a family and facts. A fact is called like an element or attribute and finds its place by the \
      schema: {"title": "Order 12", "status": {"text": "High", "kind": "negative"}, "action": [{"id": "approve", "text": \
      "Approve"}]}. What holds elements takes an object, what stands several times a list. A fact that the part itself does not \
      take goes into what it holds, one or two levels below, but never into a part of which a list is given.
      """,
    arguments: [
      .init("family", "string", "The root element: ObjectCardView, Card, ObjectCellList and others.", isRequired: true),
      .init("facts", ["type": "object", "description": "What is known, by the names of elements and attributes."]),
      .init("id", "string", "The card's id; by default from the file's name or the title."),
      .init("path", "string", "The file of the new card, which must not be there, in a folder that is granted."), write,
    ],
    results: [
      .init(
        "missing", of: ["type": "string"], "Paths of values that only stand in for facts which were not said.",
        isRequired: true)
    ] + changed, effect: .adding
  ) { call in
    guard let schema = call.request.server.cards.language().schema else { throw ToolError("the schema cannot be read") }
    let facts = call.arguments["facts"]?.object ?? JSONObject()
    let name = call.text("path")?.split(separator: "/").last.map { String($0.dropLast(CardLanguage.fileSuffix.count)) }
    let title = facts.members.first { $0.name.lowercased() == "title" }?.value.string
    let id = [
      call.text("id"), facts["id"]?.string, DraftCompletion.id(name ?? ""), DraftCompletion.id(title ?? ""), "card",
    ]
    .compactMap { $0 }.first { !$0.isEmpty }
    let factory = try CardFactory(schema, family: call.text("family") ?? "", id: id, facts: facts)
    let target = try CardTarget(new: factory.text, call)
    let repair = DocumentRepair(target.card.snapshot, .preferred, while: { !call.request.flag.isRaised })
    let laidOut = repair.snapshot.edited(by: Formatter.edits(in: repair.snapshot, target.card.formatting))
    let mended = repair.count == 0 ? "" : ", with \(repair.count) fix\(repair.count == 1 ? "" : "es")"
    let invented = factory.missing.isEmpty ? "" : ", with stand-ins for \(factory.missing.joined(separator: ", "))"
    return try target.result(
      laidOut ?? repair.snapshot, words: "made" + mended + invented,
      members: [.init("missing", .array(factory.missing.map { .string($0) }))])
  }
}

/// The card that a tool changes, and where the change goes.
private struct CardTarget {
  let card: OpenCard
  /// What is wrong with a version of it beside other cards.
  let beside: (DocumentSnapshot) -> [Diagnostic]
  private let call: ToolCall
  private let isNew: Bool

  /// The card that `call` is about, which may be changed as it asks.
  init(_ call: ToolCall) throws {
    card = try call.card()
    (self.call, isNew) = (call, false)
    if call.isSet("write") {
      guard card.path != nil, call.text("text") == nil else {
        throw ToolError("write goes with path alone: the file is changed as it is")
      }
      guard card.decoding.encoding == .utf8 else {
        throw ToolError("\(card.name) is not stored as UTF-8, and only such files are changed")
      }
    }
    beside = try card.beside(call.request)
  }

  /// A new card `text` where `call` wants it.
  init(new text: String, _ call: ToolCall) throws {
    card = try call.card(text: text)
    (self.call, isNew) = (call, true)
    if call.isSet("write") {
      guard let place = card.path else { throw ToolError("say the path of the file that is to be written") }
      if File(place).exists { throw Self.present(card) }
    }
    beside = try card.beside(call.request)
  }

  private static func present(_ card: OpenCard) -> ToolError {
    ToolError("\(card.name) is there already; choose another name, or change it with edit")
  }

  /// Writes `snapshot` if that is wanted, and tells what it is.
  func result(
    _ snapshot: DocumentSnapshot, words: String, members: [JSONObject.Member] = []
  ) throws -> ToolResult {
    let findings = Findings(in: card.with(snapshot), beside, room: AnswerRoom(AnswerRoom.most / 2))
    try call.request.flag.check()
    let text = snapshot.text
    let isSame = !isNew && text == card.snapshot.text
    let isWritten = try !isSame && write(snapshot)
    let before = isNew ? SourceText([]) : card.snapshot.text
    let diff = AnswerRoom.lines(
      String(decoding: UnifiedDiff(of: before, by: text, path: card.name).bytes, as: UTF8.self),
      AnswerRoom.most / 2)
    var told: [JSONObject.Member] = [.init("diff", .string(diff)), .init("written", .bool(isWritten))]
    // What has no file is nowhere else.
    if card.path == nil || text.count <= AnswerRoom.most / 2 { told.append(.init("text", .string(text.string))) }
    let what = isNew ? AnswerRoom.lines(text.string, AnswerRoom.most / 2) : diff
    return ToolResult(
      structured: JSONObject(members + told + findings.members),
      text: "\(isSame ? "nothing changed" : words); \(isWritten ? "written" : "not written")\n\(findings.text)\n\(what)"
    )
  }

  /// Writes `snapshot` if that is wanted; whether it did.
  private func write(_ snapshot: DocumentSnapshot) throws -> Bool {
    guard call.isSet("write"), let path = card.path else { return false }
    let errors = isNew ? CardEditor.errors(of: snapshot) : []
    guard errors.isEmpty else {
      throw ToolError("nothing was written, as the card would be wrong: " + errors.prefix(5).joined(separator: "; "))
    }
    try call.request.server.writing.withLock { _ in
      if isNew {
        guard try File(path).create(with: snapshot.text.bytes) else { throw Self.present(card) }
      } else if try !File(path).replace(card.bytes, with: snapshot.text.bytes) {
        throw ToolError("nothing was written, as \(card.name) has changed meanwhile; try again")
      }
    }
    call.request.log(.info, "wrote \(path)")
    return true
  }
}
