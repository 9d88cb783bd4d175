import CardAnalysis
import JSON
import JSONRPC
import SourceText
import Standards
import Workspace
import XMLSyntax

/// One prompt: the row drives `prompts/list`, `prompts/get` and the completion of its arguments.
struct AgentPrompt: Sendable {
  /// An argument, and what it may be.
  struct Argument: Sendable {
    let name: String
    let summary: String
    let isRequired: Bool
    let values: @Sendable (AgentRequest) throws -> [String]
  }

  let name: String
  let title: String
  let summary: String
  let arguments: [Argument]
  /// What the person says, by the values of the arguments.
  let messages: @Sendable (AgentRequest, [String: String]) throws -> [JSONValue]

  /// Every prompt.
  static let all: [AgentPrompt] = [review, make]

  private static let review = AgentPrompt(
    name: "review_card", title: "Review a card",
    summary: "Reads a card as a designer would, beside what validate finds.",
    arguments: [
      Argument(name: "path", summary: "The card's file.", isRequired: true) { request in
        CardOpener.names(in: try request.folders)
      }
    ]
  ) { request, values in
    let folders = try request.folders
    let path = values["path"] ?? ""
    let card = try request.server.cards.open(path: path, text: nil, in: folders)
    let findings = Findings(in: card, try card.beside(request))
    let task = """
      Review the card \(path), an SAP Fiori mobile card. What validate says of it:

      \(findings.text)\(ConfigurationNotes(for: card).text)
      Say first what the card is for and whether a person on the phone sees that at once. Then go through what is wrong, the \
      gravest first: for each the element's path, why it matters (explain tells the guideline), and the edit that mends it. \
      Look at the drawing (render), also with the largest text size and dark. Change nothing before you are asked to.
      """
    return [
      ["role": "user", "content": ["type": "text", "text": .string(task)]],
      [
        "role": "user",
        "content": [
          "type": "resource",
          "resource": [
            "uri": .string(FileURI.uri(card.path ?? path)), "mimeType": "application/xml",
            "text": .string(card.decoding.text.string),
          ],
        ],
      ],
    ]
  }

  private static let make = AgentPrompt(
    name: "make_card", title: "Make a card from a description",
    summary: "Makes a card of what a person says that it shows.",
    arguments: [
      Argument(name: "description", summary: "What the card shows and what one can do with it.", isRequired: true) {
        _ in []
      },
      Argument(name: "family", summary: "The root element, if it is known.", isRequired: false) { request in
        request.server.cards.language().schema.map(CardFactory.families) ?? []
      },
    ]
  ) { request, values in
    let families = request.server.cards.language().schema.map(CardFactory.families) ?? []
    let family = values["family"].map { "It is to be of the family \($0)." }
    let task = """
      Make an SAP Fiori mobile card of this description:

      \(values["description"] ?? "")

      \(family ?? "Choose its family among \(families.joined(separator: ", ")); search_docs and hover tell what each is for.")
      Call new_card with the facts of the description, and invent none. complete tells what may stand at a place, edit puts it \
      there. Then validate, mend what is found with fix or edit, and look at it with render. Show the card's text and its \
      picture, and say what you left open.
      """
    return [["role": "user", "content": ["type": "text", "text": .string(task)]]]
  }

  /// The prompt as `prompts/list` tells it.
  var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "arguments": .array(
        arguments.map {
          ["name": .string($0.name), "description": .string($0.summary), "required": .bool($0.isRequired)]
        }),
    ]
  }

  private static func named(_ name: String) throws(ResponseError) -> AgentPrompt {
    if let prompt = all.first(where: { $0.name == name }) { return prompt }
    throw ResponseError(
      .invalidParams, "There is no prompt “\(name)”; there are \(all.map(\.name).joined(separator: ", "))")
  }

  /// `prompts/get`.
  static func get(_ request: AgentRequest) throws -> JSONObject {
    let prompt = try named(request.params["name"]?.string ?? "")
    var values: [String: String] = [:]
    for member in request.params["arguments"]?.object?.members ?? [] { values[member.name] = member.value.string }
    if let missing = prompt.arguments.first(where: { $0.isRequired && (values[$0.name] ?? "").isEmpty }) {
      throw ResponseError(.invalidParams, "\(prompt.name) needs the text \(missing.name)")
    }
    return JSONObject([
      .init("description", .string(prompt.summary)), .init("messages", .array(try prompt.messages(request, values))),
    ])
  }

  /// `completion/complete`, of an argument of a prompt or of an address of resources.
  static func complete(_ request: AgentRequest) throws -> JSONObject {
    let reference = request.params["ref"] ?? .null
    let name = request.params["argument"]?["name"]?.string ?? ""
    let typed = request.params["argument"]?["value"]?.string ?? ""
    let values: [String]
    if reference["type"] == "ref/prompt" {
      let prompt = try named(reference["name"]?.string ?? "")
      guard let argument = prompt.arguments.first(where: { $0.name == name }) else {
        throw ResponseError(.invalidParams, "\(prompt.name) has no argument “\(name)”")
      }
      values = try request.granted { try argument.values(request) }.filter {
        $0.lowercased().hasPrefix(typed.lowercased())
      }
    } else {
      values = try AgentResource.values(of: reference["uri"]?.string ?? "", typed, request)
    }
    // More than a hundred are not told, by the protocol.
    return JSONObject([
      .init(
        "completion",
        [
          "values": .array(values.prefix(100).map { .string($0) }), "total": .integer(values.count),
          "hasMore": .bool(values.count > 100),
        ])
    ])
  }
}
