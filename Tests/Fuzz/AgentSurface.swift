import AgentServer
import BundledData
import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import Synchronization

/// Whatever an agent says, in whatever order: every request gets one answer, and what a tool says of a card that it has changed is
/// what another says of that card.
func fuzzAgent(_ bytes: [UInt8]) {
  var agent = Agent(Script(bytes))
  agent.run()
}

/// An agent that says what a script has it say, and keeps one card as it knows it.
private struct Agent {
  private static let methods = [
    "ping", "tools/list", "resources/list", "resources/templates/list", "resources/read", "prompts/list", "prompts/get",
    "completion/complete", "logging/setLevel", "server/discover", "initialize", "no/such/method",
  ]
  private static let elements = [
    "/", "#", "/Card", "/Card/Header", "/Card/Header/Title", "/Card/Body/Text[2]", "/ObjectCardView/Actions/Action[1]",
    "/ObjectCellList/ObjectCell[2]/Title", "#approve", "/Card[", "/Card[0]", "/Card[99999999999999999999]",
  ]
  private static let names = ["id", "kind", "role", "title", "Title", "xmlns", "target", "", "a b", "Chart", "action"]
  private static let pieces = [
    "<Title>A</Title>", "<Text>", "<Action id=\"a\">Go</Action>", "<Chart/>", "é😀", "", "&<>\"", "{a/b}", "x",
  ]
  private static let families = ["Card", "ObjectCardView", "ObjectCellList", "CardScene", "crd", ""]

  private var script: Script
  private let client = AgentClient()
  private var card = "<Card xmlns='urn:cardwright:1' id='a'/>"

  init(_ script: Script) { self.script = script }

  mutating func run() {
    let start: JSONValue = ["protocolVersion": "2025-11-25", "capabilities": [:]]
    _ = client.answer("initialize", start)
    for _ in 0..<40 where !script.isOver { step() }
    client.settle()
  }

  private mutating func step() {
    switch script.number(below: 12) {
    case 0...3:
      let edits = (0...script.number(below: 3)).map { _ in edit() }
      change("edit", .init("text", .string(card)), .init("changes", .array(edits)))
    case 4: change("fix", .init("text", .string(card)), .init("unsafe", .bool(script.number(below: 2) == 0)))
    case 5:
      let family = pick(Self.families)
      change("new_card", .init("family", .string(family)), .init("facts", value() ?? ["title": .string(piece())]))
    case 6:
      let examples = BundledFile.examples.filter { $0.name.hasSuffix(CardLanguage.fileSuffix) }
      card = String(decoding: examples[script.number(below: examples.count)].bytes, as: UTF8.self)
    case 7: card = String(decoding: script.bytes(256), as: UTF8.self)
    case 8: client.receive(script.bytes(200))
    case 9: client.ask(pick(Self.methods), value() ?? ["name": "make_card", "uri": "cardwright://examples/"])
    case 10: client.cancel()
    default:
      let tool = ["validate", "outline", "complete", "hover", "test", "render", "explain"][script.number(below: 7)]
      var arguments = JSONObject([.init("text", .string(card))])
      switch tool {
      case "complete", "hover":
        arguments["element"] = .string(element())
        if script.number(below: 2) == 0 { arguments["attribute"] = .string(pick(Self.names)) }
      case "render": arguments["format"] = script.number(below: 2) == 0 ? "json" : "svg"
      case "explain": arguments = JSONObject([.init("code", .string(piece()))])
      default: break
      }
      // A picture would start a program.
      let others = tool == "render" ? nil : value()
      client.ask("tools/call", ["name": .string(tool), "arguments": others ?? .object(arguments)])
    }
    if script.number(below: 4) == 0 { client.settle() }
  }

  private mutating func pick(_ list: [String]) -> String { list[script.number(below: list.count)] }

  private mutating func piece() -> String {
    script.number(below: 4) == 0 ? String(decoding: script.bytes(64), as: UTF8.self) : pick(Self.pieces)
  }

  private mutating func element() -> String {
    script.number(below: 8) == 0 ? String(decoding: script.bytes(32), as: UTF8.self) : pick(Self.elements)
  }

  /// JSON that stands in the script; mostly none.
  private mutating func value() -> JSONValue? {
    script.number(below: 4) == 0 ? try? JSONParser.parse(script.bytes(128)) : nil
  }

  private mutating func edit() -> JSONValue {
    var change = JSONObject([.init("element", .string(element()))])
    switch script.number(below: 5) {
    case 0: (change["attribute"], change["value"]) = (.string(pick(Self.names)), .string(piece()))
    case 1: (change["attribute"], change["remove"]) = (.string(pick(Self.names)), true)
    case 2: change["text"] = .string(piece())
    case 3: change["add"] = .string(piece())
    default: change["remove"] = true
    }
    return .object(change)
  }

  /// Has `tool` change the card; what it tells of it then is what `validate` tells.
  private mutating func change(_ tool: String, _ arguments: JSONObject.Member...) {
    let result = client.call(tool, .object(JSONObject(arguments)))
    guard result["isError"] == false, let text = result["structuredContent"]?["text"]?.string else { return }
    let told = client.call("validate", ["text": .string(text)])["structuredContent"]
    for name in ["valid", "errors", "warnings"] {
      demand(result["structuredContent"]?[name] == told?[name], "\(tool) and validate say another \(name) of \(text)")
    }
    card = text
  }
}

/// A client in the same process, which counts the answers.
private final class AgentClient: Sendable {
  private struct Inbox {
    var asked = 0
    var waiting: Set<Int> = []
    var cancelled: Set<Int> = []
    var last = JSONValue.null
  }

  /// Apart from the client, as the server holds it.
  private final class Mailbox: Sendable {
    let inbox = Mutex(Inbox())
    let came = DispatchSemaphore(value: 0)

    func take(_ bytes: [UInt8]) {
      inbox.withLock { inbox in
        guard let message = try? JSONParser.parse(bytes) else { return demand(false, "the server sent no message") }
        guard message["method"] == nil, let id = message["id"]?.integer else { return }
        if inbox.cancelled.remove(id) != nil { return }
        demand(inbox.waiting.remove(id) != nil, "\(id) was answered twice, or never asked")
        inbox.last = message
      }
      came.signal()
    }
  }

  private let mailbox = Mailbox()
  private let server: AgentServer

  init() {
    let mailbox = self.mailbox
    server = AgentServer(
      version: "1", kinds: CardLanguage.diagnosticKinds, language: { cardLanguage }, output: { mailbox.take($0) })
  }

  /// Sends any bytes as a line.
  func receive(_ line: [UInt8]) {
    let line = line.filter { $0 != 0x0A }
    // An id of its own would take the place of ours, and a picture starts a program.
    if let message = try? Message(parsing: line), case .request = message { return }
    server.receive(line + [0x0A])
  }

  func ask(_ method: String, _ params: JSONValue) {
    let id = mailbox.inbox.withLock { inbox in
      inbox.asked += 1
      inbox.waiting.insert(inbox.asked)
      return inbox.asked
    }
    send([
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params.object == nil ? [:] : params,
    ])
  }

  private func send(_ message: JSONValue) { server.receive(message.jsonBytes + [0x0A]) }

  /// Cancels the last request, answered or not; it may be answered all the same.
  func cancel() {
    let id = mailbox.inbox.withLock { inbox in
      if inbox.waiting.remove(inbox.asked) != nil { inbox.cancelled.insert(inbox.asked) }
      return inbox.asked
    }
    send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(id)]])
  }

  /// Waits until everything is answered; the fuzzer's own clock ends what takes too long.
  func settle() { while mailbox.inbox.withLock({ !$0.waiting.isEmpty }) { mailbox.came.wait() } }

  /// The answer to a request, when all others have theirs.
  func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    settle()
    ask(method, params)
    settle()
    return mailbox.inbox.withLock { $0.last }
  }

  /// The result of a tool; null for one that is refused.
  func call(_ tool: String, _ arguments: JSONValue) -> JSONValue {
    answer("tools/call", ["name": .string(tool), "arguments": arguments])["result"] ?? .null
  }
}
