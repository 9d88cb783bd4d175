import BundledData
import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import LanguageServer
import Synchronization

/// Whatever an editor says, in whatever order: every request gets one answer, and edited text has the findings of fresh text.
func fuzzServer(_ bytes: [UInt8]) {
  var editor = Editor(Script(bytes))
  editor.run()
}

/// An editor that says what a script has it say, and keeps the texts as it knows them.
private struct Editor {
  private static let requests = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/documentSymbol", "textDocument/codeAction", "textDocument/codeLens",
    "textDocument/documentLink", "textDocument/documentColor", "textDocument/colorPresentation",
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting", "textDocument/rename",
    "textDocument/prepareRename", "textDocument/foldingRange", "textDocument/selectionRange",
    "textDocument/linkedEditingRange", "textDocument/inlayHint", "textDocument/typeDefinition",
    "textDocument/diagnostic", "workspace/symbol", "workspace/diagnostic", "cardwright/closeTag",
    "completionItem/resolve", "codeAction/resolve", "shutdown", "initialize", "no/such/method",
  ]
  private static let notifications = [
    "textDocument/didSave", "workspace/didChangeWatchedFiles", "cardwright/cursor",
    "workspace/didChangeWorkspaceFolders", "window/workDoneProgress/cancel", "$/setTrace", "no/such/notification",
  ]
  /// Those that write no file and start no program.
  private static let commands = [
    "cardwright.render", "cardwright.test", "cardwright.preview.open", "cardwright.preview.pin",
    "cardwright.preview.close", "cardwright.validateWorkspace", "cardwright.applyEdit",
  ]
  private static let pieces = [
    "<", ">", "</", "/>", "\"", "\n", "\r\n", " ", "{", "}", "&amp;", "é😀", "<!--", "-->", "<![CDATA[", "]]>",
    " id=\"a\"",
    " sample=\"a.json\"", "<Title>A</Title>", "<Status kind=\"critical\">Open</Status>", "<Actions>", "</Actions>",
  ]

  private var script: Script
  private let client = Client()
  /// The open texts, and the version of the last.
  private var texts: [[UInt8]?] = [nil, nil]
  private var version = 0

  init(_ script: Script) { self.script = script }

  mutating func run() {
    let start = JSONObject([
      .init(
        "capabilities",
        [
          "general": ["positionEncodings": ["utf-8"]], "workspace": ["diagnostics": ["refreshSupport": true]],
          "textDocument": ["diagnostic": [:], "publishDiagnostics": [:]],
        ]),
      .init("initializationOptions", ["diagnostics": ["debounce": 0]]), .init("rootUri", "file:///cardwright-fuzz"),
    ])
    client.ask("initialize", .object(start))
    client.tell("initialized", [:])
    for _ in 0..<60 where !script.isOver { step() }
    client.tell("workspace/didChangeConfiguration", ["settings": ["cardwright": [:]]])
    for index in texts.indices { compare(index) }
    client.settle()
  }

  private mutating func step() {
    let index = script.number(below: texts.count)
    switch script.number(below: 16) {
    case 0...5: edit(index)
    case 6: open(index, text: BundledFile.examples[script.number(below: 64)].bytes)
    case 7: open(index, text: script.bytes(256))
    case 8: script.number(below: 2) == 0 ? close(index) : client.receive(script.bytes(200))
    case 9: client.tell("workspace/didChangeConfiguration", ["settings": value()])
    case 10:
      client.tell("cardwright/preview/fromPage", ["page": .integer(script.number(below: 4)), "message": value()])
    case 11:
      let name = Self.commands[script.number(below: Self.commands.count)]
      let argument: JSONValue = ["uri": .string(uri(index)), "carrier": "webview", "scenario": "a", "step": 1]
      client.ask("workspace/executeCommand", ["command": .string(name), "arguments": [argument]])
    case 12:
      client.tell(Self.notifications[script.number(below: Self.notifications.count)], parameters(index))
    case 13: client.cancel()
    default: client.ask(Self.requests[script.number(below: Self.requests.count)], parameters(index))
    }
    if script.number(below: 8) == 0 { client.settle() }
  }

  private func uri(_ index: Int) -> String { "file:///cardwright-fuzz/\(index).card.xml" }

  /// JSON that stands in the script; null where none does.
  private mutating func value() -> JSONValue { (try? JSONParser.parse(script.bytes(256))) ?? .null }

  private mutating func open(_ index: Int, text: [UInt8]) {
    close(index)
    version += 1
    // As an editor has it: letters, whatever the bytes were.
    let letters = String(decoding: text, as: UTF8.self)
    texts[index] = Array(letters.utf8)
    client.tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(index)), "languageId": "xml", "version": .integer(version), "text": .string(letters),
        ]
      ])
  }

  private mutating func close(_ index: Int) {
    texts[index] = nil
    client.tell("textDocument/didClose", ["textDocument": ["uri": .string(uri(index))]])
  }

  private mutating func edit(_ index: Int) {
    guard let text = texts[index] else {
      return open(index, text: BundledFile.examples[script.number(below: 64)].bytes)
    }
    let start = Self.boundary(script.number(below: text.count + 1), in: text)
    let end = Self.boundary(min(text.count, start + script.number(below: 64)), in: text)
    let isTyped = script.number(below: 4) > 0
    let piece = isTyped ? Array(Self.pieces[script.number(below: Self.pieces.count)].utf8) : script.bytes(64)
    let letters = String(decoding: piece, as: UTF8.self)
    var changed = text
    changed.replaceSubrange(start..<max(start, end), with: letters.utf8)
    texts[index] = changed
    version += 1
    client.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(index)), "version": .integer(version)],
        "contentChanges": [
          [
            "range": ["start": position(start, in: text), "end": position(max(start, end), in: text)],
            "text": .string(letters),
          ]
        ],
      ])
  }

  /// What a request may want to know, all in one: members that it does not know are left.
  private mutating func parameters(_ index: Int) -> JSONValue {
    let text = texts[index] ?? []
    let place = Self.boundary(script.number(below: text.count + 1), in: text)
    let start = position(place, in: text)
    let end = position(Self.boundary(min(text.count, place + script.number(below: 200)), in: text), in: text)
    let uri = JSONValue.string(uri(index))
    return .object(
      JSONObject([
        .init("textDocument", ["uri": uri]), .init("uri", uri), .init("position", start),
        .init("positions", [start, end]),
        .init("range", ["start": start, "end": end]),
        .init("context", ["diagnostics": [], "includeDeclaration": true]),
        .init("options", ["tabSize": 2, "insertSpaces": true]), .init("newName", "renamed"), .init("ch", ">"),
        .init("query", "a"), .init("color", ["red": 1, "green": 0.5, "blue": 0, "alpha": 1]), .init("label", "a"),
        .init("previousResultIds", []), .init("changes", [["uri": uri, "type": .integer(script.number(below: 5))]]),
        .init("event", ["added": [], "removed": [["uri": "file:///cardwright-fuzz", "name": "f"]]]),
        .init("token", 1), .init("value", "verbose"), .init("title", "a"), .init("data", value()),
      ]))
  }

  /// The place of a byte as line and byte of the line: lines end with CR, LF, or both.
  private func position(_ offset: Int, in text: [UInt8]) -> JSONValue {
    var (line, start) = (0, 0)
    for index in text.indices.prefix(offset) {
      let isEnd = text[index] == 0x0A || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
      if isEnd { (line, start) = (line + 1, index + 1) }
    }
    return ["line": .integer(line), "character": .integer(offset - start)]
  }

  /// The first place from `offset` that is not inside a letter or a line end.
  private static func boundary(_ offset: Int, in text: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < text.count,
      text[offset] & 0xC0 == 0x80 || text[offset] == 0x0A && text[offset - 1] == 0x0D
    {
      offset += 1
    }
    return offset
  }

  /// The findings of a text that was edited are those of the same text opened anew.
  private mutating func compare(_ index: Int) {
    guard let text = texts[index] else { return }
    let document: JSONValue = ["textDocument": ["uri": .string(uri(index))]]
    let edited = client.answer("textDocument/diagnostic", document)
    open(index, text: text)
    let fresh = client.answer("textDocument/diagnostic", document)
    demand(
      edited["result"]?["items"] == fresh["result"]?["items"], "after edits: \(edited.text())\nanew: \(fresh.text())")
  }
}

/// A client in the same process, which counts the answers.
private final class Client: Sendable {
  private struct Inbox {
    var decoder = FrameDecoder()
    var asked = 0
    var waiting: [Int: String] = [:]
    var last = JSONValue.null
  }

  /// Apart from the client, as the server holds it.
  private final class Mailbox: Sendable {
    let inbox = Mutex(Inbox())
    let came = DispatchSemaphore(value: 0)

    func take(_ bytes: [UInt8]) {
      inbox.withLock { inbox in
        inbox.decoder.append(bytes)
        while let frame = inbox.decoder.next() {
          guard case .body(let body) = frame, let message = try? JSONParser.parse(body) else {
            return demand(false, "the server sent no message")
          }
          guard message["method"] == nil, let id = message["id"]?.integer else { continue }
          demand(inbox.waiting.removeValue(forKey: id) != nil, "\(id) was answered twice, or never asked")
          inbox.last = message
        }
      }
      came.signal()
    }
  }

  private let mailbox = Mailbox()
  private let server: LanguageServer

  init() {
    let mailbox = self.mailbox
    server = LanguageServer(version: "1", loadLanguage: { cardLanguage }) { mailbox.take($0) }
  }

  /// Sends any bytes as the body of a message.
  func receive(_ body: [UInt8]) {
    // An id of its own would take the place of ours, and texts would be others than the editor knows.
    if let message = try? Message(parsing: body) {
      guard case .notification(let method, _) = message, method != "exit", !method.hasPrefix("textDocument/") else {
        return
      }
    }
    send(body)
  }

  func tell(_ method: String, _ params: JSONValue) {
    send((["jsonrpc": "2.0", "method": .string(method), "params": params] as JSONValue).jsonBytes)
  }

  private func send(_ body: [UInt8]) {
    _ = server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func ask(_ method: String, _ params: JSONValue) {
    let id = mailbox.inbox.withLock { inbox in
      inbox.asked += 1
      inbox.waiting[inbox.asked] = method
      return inbox.asked
    }
    let message: JSONValue = ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params]
    send(message.jsonBytes)
  }

  /// Cancels the last request, answered or not.
  func cancel() { tell("$/cancelRequest", ["id": .integer(mailbox.inbox.withLock { $0.asked })]) }

  /// Waits until everything is answered; the fuzzer's own clock ends what takes too long.
  func settle() { while mailbox.inbox.withLock({ !$0.waiting.isEmpty }) { mailbox.came.wait() } }

  /// The answer to a request, when all others have theirs.
  func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    settle()
    ask(method, params)
    settle()
    return mailbox.inbox.withLock { $0.last }
  }
}
