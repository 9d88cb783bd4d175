import DesignRules
import JSON
import JSONRPC
import SourceText

/// One tool: the row drives `tools/list`, the check of arguments, the call and the documentation.
struct Tool: Sendable {
  let name: String
  let title: String
  /// What it does, for the model that chooses.
  let summary: String
  let arguments: [Argument]
  /// The members of its structured result.
  let results: [Argument]
  /// What it does to files, when it is told to write.
  var effect = Effect.none
  /// Whether a call with such arguments starts a browser: these are worked off one after the other, while others go on.
  var startsBrowser: @Sendable (JSONValue) -> Bool = { _ in false }
  let run: @Sendable (ToolCall) throws -> ToolResult

  /// What a tool can do to files.
  enum Effect {
    case none
    /// Makes new ones.
    case adding
    /// Changes those that are there.
    case changing
  }

  /// An argument, or a member of a result, with its JSON Schema.
  struct Argument: Sendable {
    let name: String
    let schema: JSONValue
    var isRequired = false

    /// A value called `name` of `type` and what it is.
    init(_ name: String, _ type: String, _ summary: String, isRequired: Bool = false) {
      self.init(name, ["type": .string(type), "description": .string(summary)], isRequired: isRequired)
    }

    /// A value called `name` as `schema` says.
    init(_ name: String, _ schema: JSONValue, isRequired: Bool = false) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }

    /// A list called `name` of what `items` says, and what it is.
    init(_ name: String, of items: JSONValue, _ summary: String, isRequired: Bool = false) {
      self.init(
        name, ["type": "array", "items": items, "description": .string(summary)], isRequired: isRequired)
    }
  }

  /// The schema of an object with `members`.
  static func schema(_ members: [Argument], isOpen: Bool = false) -> JSONValue {
    var schema = JSONObject([
      .init("type", "object"),
      .init("properties", .object(JSONObject(members.map { .init($0.name, $0.schema) }))),
      .init("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
    ])
    if !isOpen { schema["additionalProperties"] = false }
    return .object(schema)
  }

  /// The tool as `tools/list` tells it.
  var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": Self.schema(arguments), "outputSchema": Self.schema(results),
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(effect == .none),
        "destructiveHint": .bool(effect == .changing), "idempotentHint": .bool(effect == .none), "openWorldHint": false,
      ],
    ]
  }

  /// Every tool.
  static let all: [Tool] = reading + comparing + writing + showing + documentation

  /// `tools/call`.
  static func call(_ request: AgentRequest) throws -> JSONObject {
    let name = request.params["name"]?.string ?? ""
    guard let tool = request.server.tools.first(where: { $0.name == name }) else {
      let names = request.server.tools.map(\.name)
      let near = Spelling.nearest(to: name, among: names).map { "did you mean \($0)?" }
      throw ResponseError(
        .invalidParams, "There is no tool “\(name)”; \(near ?? "there are \(names.joined(separator: ", "))")")
    }
    // Some models say null for what they leave out.
    let said = request.params["arguments"]?.object?.members ?? []
    let arguments = JSONValue.object(JSONObject(said.filter { $0.value != .null }))
    do {
      try tool.check(arguments)
      return try tool.run(ToolCall(request: request, arguments: arguments)).json
    } catch let error as ResponseError {
      throw error
    } catch let question as FoldersWanted {
      throw question
    } catch let question as FoldersAwaited {
      throw question
    } catch {
      return ToolResult.failure("\(error)")
    }
  }

  /// - Throws: which of `arguments` is wrong, and how.
  private func check(_ arguments: JSONValue) throws(ToolError) {
    guard let schema = JSONSchema(Self.schema(self.arguments)),
      let problem = schema.problems(in: arguments, most: 1).first
    else { return }
    let tokens = problem.place.tokens
    let place = tokens.isEmpty ? "The arguments of \(name)" : tokens.joined(separator: "/")
    throw ToolError("\(place) \(problem.words)" + advice(tokens, arguments))
  }

  /// What may have been meant by what is wrong at `place` in `arguments`.
  private func advice(_ place: [String], _ arguments: JSONValue) -> String {
    let names = self.arguments.map(\.name)
    var near: String?
    if place.isEmpty {
      let unknown = arguments.object?.names.first { !names.contains($0) }
      near = unknown.flatMap { Spelling.nearest(to: $0, among: names) }
    } else if place.count == 1, let said = arguments[place[0]]?.string,
      let argument = self.arguments.first(where: { $0.name == place[0] })
    {
      near = Spelling.nearest(to: said, among: (argument.schema["enum"]?.array ?? []).compactMap(\.string))
    }
    if let near { return "; did you mean \(near)?" }
    return place.isEmpty ? "; \(name) takes \(names.joined(separator: ", "))" : ""
  }
}

/// One call of a tool.
struct ToolCall: Sendable {
  let request: AgentRequest
  let arguments: JSONValue

  /// The text called `name`, if there is one.
  func text(_ name: String) -> String? { arguments[name]?.string }

  /// Whether `name` is true; false where it is not said.
  func isSet(_ name: String) -> Bool { arguments[name]?.bool ?? false }

  /// The card that it is about.
  ///
  /// - Parameter text: Its text where the call does not say it.
  func card(text: String? = nil) throws -> OpenCard {
    let path = self.text("path")
    return try request.server.cards.open(
      path: path, text: text ?? self.text("text"), in: path == nil ? [] : try request.folders)
  }

  /// The kind of finding that is called `code`.
  func kind(_ code: String) throws(ToolError) -> DiagnosticKind {
    let kinds = request.server.kinds
    if let kind = kinds.first(where: { $0.code == code }) { return kind }
    let near = Explanation.nearest(to: code, among: kinds).map { "did you mean “\($0)”?" }
    throw ToolError("there is no finding “\(code)”; \(near ?? "search_docs finds them by words")")
  }

  /// The most of anything that one answer tells.
  static let most = 5000

  /// The number called `name`, from `least` to `most`; `usual` where it is not said.
  func number(_ name: String, _ usual: Int, from least: Int = 1, to most: Int = most) -> Int {
    max(least, min(most, arguments[name]?.integer ?? usual))
  }
}

/// What a tool gives back.
struct ToolResult: Sendable {
  /// The same for programs.
  let structured: JSONObject
  /// What people and models read.
  let text: String
  /// Pictures and resources behind the text.
  var content: [JSONValue] = []

  var json: JSONObject {
    JSONObject([
      .init("content", .array([["type": "text", "text": .string(text)]] + content)),
      .init("structuredContent", .object(structured)), .init("isError", false),
    ])
  }

  /// The result of a call that failed because of `reason`.
  static func failure(_ reason: String) -> JSONObject {
    JSONObject([
      .init(
        "content",
        [["type": "text", "text": .string(reason.hasSuffix(".") || reason.hasSuffix("?") ? reason : reason + ".")]]),
      .init("isError", true),
    ])
  }
}
