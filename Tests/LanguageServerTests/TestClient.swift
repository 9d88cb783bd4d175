import CardAnalysis
import CardwrightCore
import JSON
import JSONRPC
import LanguageServer
import Synchronization
import Testing

/// A client in the same process that talks to the server through bytes.
final class TestClient: Sendable {
  private struct Inbox {
    var decoder = FrameDecoder()
    var messages: [JSONValue] = []
  }

  /// What the server has sent; separate from the client, since the server holds it.
  private final class Mailbox: Sendable {
    let inbox = Mutex(Inbox())

    func receive(_ bytes: [UInt8]) {
      inbox.withLock { inbox in
        inbox.decoder.append(bytes)
        while case .body(let body)? = inbox.decoder.next() {
          if let message = try? JSONParser.parse(body) { inbox.messages.append(message) }
        }
      }
    }
  }

  /// The language of cards; other tests look at documents of no language.
  static let cards = CardLanguage.readingBundledSchema()

  let server: LanguageServer
  private let mailbox: Mailbox
  private let nextID = Mutex(1)

  /// A client of a new server; nothing has been said yet.
  init(methods: [Method] = [], language: CardLanguage = CardLanguage()) {
    let mailbox = Mailbox()
    self.mailbox = mailbox
    server = LanguageServer(version: "1.2.3", methods: methods, loadLanguage: { language }) {
      mailbox.receive($0)
    }
  }

  /// A client that has been through `initialize` and `initialized`.
  static func started(
    _ capabilities: JSONValue = [:], options: JSONValue = .null, folders: [String]? = nil, methods: [Method] = [],
    language: CardLanguage = CardLanguage()
  ) async throws -> TestClient {
    let client = TestClient(methods: methods, language: language)
    var params: JSONObject = JSONObject([.init("capabilities", capabilities), .init("initializationOptions", options)])
    if let folders {
      params["workspaceFolders"] = .array(folders.map { ["uri": .string("file://" + $0), "name": "f"] })
    }
    _ = try await client.request("initialize", .object(params))
    client.notify("initialized", [:])
    return client
  }

  /// Hands `bytes` to the server; the exit code, if it is to end.
  @discardableResult
  func send(bytes: String) -> Int32? { server.receive(Array(bytes.utf8)) }

  /// Sends a message with its header.
  @discardableResult
  func send(_ message: JSONValue) -> Int32? {
    let text = message.text()
    return send(bytes: "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
  }

  @discardableResult
  func notify(_ method: String, _ params: JSONValue = .null) -> Int32? {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request without waiting; its id.
  func begin(_ method: String, _ params: JSONValue = .null) -> JSONValue {
    let id = JSONValue.integer(
      nextID.withLock { id in
        defer { id += 1 }; return id
      })
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return id
  }

  /// The whole response to a request.
  func response(_ method: String, _ params: JSONValue = .null) async throws -> JSONValue {
    try await response(to: begin(method, params))
  }

  /// The result of a request; an error of the server is a failure of the test.
  func request(_ method: String, _ params: JSONValue = .null) async throws -> JSONValue {
    let response = try await response(method, params)
    return try #require(response["result"], "\(method): \(response.text())")
  }

  /// The error code of a request.
  func errorCode(_ method: String, _ params: JSONValue = .null) async throws -> Int? {
    try await response(method, params)["error"]?["code"]?.integer
  }

  func response(to id: JSONValue) async throws -> JSONValue {
    try await message("a response to \(id.text())") { $0["id"] == id && $0["method"] == nil }
  }

  /// The first message that `condition` accepts, now or within a minute; it is taken out.
  func message(_ what: String, where condition: (JSONValue) -> Bool) async throws -> JSONValue {
    for _ in 0..<30_000 {
      if let found = take(condition) { return found }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Missing(what: what)
  }

  /// The next publication of findings for `uri`.
  func published(_ uri: String) async throws -> JSONValue {
    try await message("findings for \(uri)") {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == .string(uri)
    }["params"] ?? .null
  }

  private func take(_ condition: (JSONValue) -> Bool) -> JSONValue? {
    mailbox.inbox.withLock { inbox in
      guard let index = inbox.messages.firstIndex(where: condition) else { return nil }
      return inbox.messages.remove(at: index)
    }
  }

  /// Everything that has come and has not been taken, once the server has written all it had.
  func rest() -> [JSONValue] {
    server.flush()
    return mailbox.inbox.withLock { $0.messages }
  }

  struct Missing: Error, CustomStringConvertible {
    let what: String
    var description: String { "the server did not send \(what)" }
  }

  // MARK: Documents

  func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": "xml", "version": .integer(version), "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": .array(changes)])
  }
}

/// A replacement as `didChange` writes it.
func replacement(_ start: (Int, Int), _ end: (Int, Int), _ text: String, length: Int? = nil) -> JSONValue {
  var change = JSONObject([
    .init(
      "range",
      [
        "start": ["line": .integer(start.0), "character": .integer(start.1)],
        "end": ["line": .integer(end.0), "character": .integer(end.1)],
      ]),
    .init("text", .string(text)),
  ])
  if let length { change["rangeLength"] = .integer(length) }
  return .object(change)
}
