import JSON
import SourceText
import Synchronization
import TestSupport
import Testing
import WebCore

/// A page that has one core.
final class WebClient {
  private let core: WebCore
  private let answers: AnswerList
  private var lastID = 0
  /// Everything that the core has said besides responses, the oldest first.
  private(set) var told: [JSONValue] = []

  static let uri = "file:///p/order.card.xml"

  /// A page with these capabilities, which has begun.
  init(
    _ capabilities: JSONValue = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]],
    options: JSONValue = [:]
  ) {
    let answers = AnswerList()
    core = WebCore(version: "1.2.3", tell: answers.add)
    self.answers = answers
    request("initialize", ["capabilities": capabilities, "initializationOptions": options])
    notify("initialized", [:])
  }

  /// Opens `text` as version 1 of the document at `uri`.
  func open(_ text: String, at uri: String = WebClient.uri) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "xml", "version": 1, "text": .string(text)]])
  }

  /// Says `message` and takes what comes of it.
  @discardableResult
  func say(_ message: String) -> [JSONValue] {
    core.answer(Array(message.utf8))
    let answers = answers.take()
    told += answers.filter { $0["method"] != nil }
    return answers
  }

  func notify(_ method: String, _ params: JSONValue) {
    _ = say(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// What comes back for a request: the response as a whole.
  @discardableResult
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    lastID += 1
    let id = lastID
    let answers = say(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params])
    let responses = answers.filter { $0["id"]?.integer == id && $0["method"] == nil }
    #expect(responses.count == 1, "\(method) has one response")
    return responses.first ?? .null
  }

  /// The result of a request about the document at `uri`.
  func ask(_ method: String, at offset: Int? = nil, in text: String = "", _ more: JSONObject = JSONObject())
    -> JSONValue
  {
    var members: [JSONObject.Member] = [.init("textDocument", ["uri": .string(Self.uri)])]
    if let offset { members.append(.init("position", Self.position(offset, in: text))) }
    let response = request(method, .object(JSONObject(members + more.members)))
    #expect(response["error"] == nil, "\(response["error"]?["message"]?.string ?? "")")
    return response["result"] ?? .null
  }

  /// Has a page of the preview begin; its number.
  func openPreview(_ uri: String? = nil) -> JSONValue {
    let argument: JSONValue = uri.map { ["uri": .string($0)] } ?? [:]
    let params: JSONValue = ["command": "cardwright.preview.open", "arguments": [argument]]
    return request("workspace/executeCommand", params)["result"]?["page"] ?? .null
  }

  /// The error of a request.
  func trouble(_ method: String, _ params: JSONValue) -> String {
    request(method, params)["error"]?["message"]?.string ?? "no error"
  }

  /// Forgets what was told so far.
  func forget() { told = [] }

  /// What was told by notifications and requests of this name.
  func told(_ method: String) -> [JSONValue] {
    told.filter { $0["method"]?.string == method }.compactMap { $0["params"] }
  }

  /// The messages of the findings that were told last of the document at `uri`; nil for none told.
  func findings(in uri: String = WebClient.uri) -> [String]? {
    told("textDocument/publishDiagnostics").last { $0["uri"]?.string == uri }?["diagnostics"]?.array?.compactMap {
      $0["message"]?.string
    }
  }

  /// The position of the byte `offset` in `text`.
  static func position(_ offset: Int, in text: String) -> JSONValue {
    let position = LineTable(SourceText(text)).position(of: offset, in: .utf16)
    return ["line": .integer(position.line), "character": .integer(position.character)]
  }

  private func say(_ message: JSONValue) -> [JSONValue] { say(String(decoding: message.jsonBytes, as: UTF8.self)) }
}

/// What a core says, as values.
final class AnswerList: Sendable {
  private let messages: Mutex<[JSONValue]> = Mutex([])

  func add(_ message: [UInt8]) {
    guard let value = try? JSONParser.parse(message) else {
      Issue.record("no JSON: \(String(decoding: message, as: UTF8.self))")
      return
    }
    messages.withLock { $0.append(value) }
  }

  /// What was said since this was asked last.
  func take() -> [JSONValue] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}

/// A card that holds `element`.
func card(_ element: String) -> String {
  "<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>Pump</Title>\(element)</ObjectCardView>"
}
