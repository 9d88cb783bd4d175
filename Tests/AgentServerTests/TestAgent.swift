import BundledData
import CardAnalysis
import Dispatch
import JSON
import SchemaReader
import Synchronization
import Testing

@testable import AgentServer

/// A client in the same process that talks to the server through bytes.
final class TestAgent: Sendable {
  private final class Mailbox: Sendable {
    let messages: Mutex<[JSONValue]> = Mutex([])
  }

  let server: AgentServer
  private let mailbox = Mailbox()
  private let nextID = Mutex(1)

  private static let language: CardLanguage? = {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    return (try? SchemaReader.read(entry: "card.xsd", files: files)).map { CardLanguage(schema: $0) }
  }()

  /// A client of a new server, which may see `folders`; nothing has been said yet.
  ///
  /// - Parameters:
  ///   - tools: More than it has anyway.
  ///   - reads: Runs whenever it asks for the language.
  init(folders: [String] = [], tools: [Tool] = [], reads: @escaping @Sendable () -> Void = {}) {
    let mailbox = mailbox
    server = AgentServer(
      version: "1.2.3", kinds: CardLanguage.diagnosticKinds,
      // However busy the machine is.
      folders: GrantedFolders(folders, patience: .seconds(600)), tools: Tool.all + tools,
      language: {
        reads()
        return Self.language ?? CardLanguage()
      }, documentation: { nil }
    ) { bytes in
      #expect(bytes.count { $0 == 0x0A } == 1 && bytes.last == 0x0A, "a message is a line")
      if let message = try? JSONParser.parse(bytes) { mailbox.messages.withLock { $0.append(message) } }
    }
  }

  /// A client that has been through `initialize`.
  static func started(
    folders: [String] = [], _ capabilities: JSONValue = [:], tools: [Tool] = [],
    reads: @escaping @Sendable () -> Void = {}
  ) async throws -> TestAgent {
    let agent = TestAgent(folders: folders, tools: tools, reads: reads)
    let result = try await agent.result(
      "initialize", ["protocolVersion": "2025-06-18", "capabilities": capabilities, "clientInfo": ["name": "test"]])
    #expect(result["protocolVersion"] == "2025-06-18")
    agent.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    return agent
  }

  /// What has come and nobody has taken.
  var waitingMessages: [JSONValue] { mailbox.messages.withLock { $0 } }

  func send(_ message: JSONValue) { server.receive(Array((message.text() + "\n").utf8)) }

  /// Sends a request without waiting; its id.
  func begin(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
    let id = JSONValue.integer(
      nextID.withLock { id in
        defer { id += 1 }; return id
      })
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return id
  }

  /// The whole response to a request.
  func response(_ method: String, _ params: JSONValue = [:]) async throws -> JSONValue {
    let id = begin(method, params)
    return try await message("a response to \(method)") { $0["id"] == id && $0["method"] == nil }
  }

  /// The result of a request.
  func result(_ method: String, _ params: JSONValue = [:]) async throws -> JSONValue {
    let response = try await response(method, params)
    return try #require(response["result"], "\(method): \(response.text())")
  }

  /// The structured result of a tool.
  func call(_ tool: String, _ arguments: JSONValue) async throws -> JSONValue {
    let result = try await result("tools/call", ["name": .string(tool), "arguments": arguments])
    return try #require(result["structuredContent"], "\(tool): \(result.text())")
  }

  /// What a tool says why it has no result.
  func refusal(_ tool: String, _ arguments: JSONValue) async throws -> String {
    let result = try await result("tools/call", ["name": .string(tool), "arguments": arguments])
    #expect(result["isError"] == true, "\(result.text())")
    return result["content"]?[0]?["text"]?.string ?? ""
  }

  /// The first message that `condition` accepts, now or within ten seconds; it is taken out.
  func message(_ what: String, where condition: (JSONValue) -> Bool) async throws -> JSONValue {
    for _ in 0..<5000 {
      let found = mailbox.messages.withLock { messages in
        messages.firstIndex(where: condition).map { messages.remove(at: $0) }
      }
      if let found { return found }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Missing(what: what)
  }

  struct Missing: Error {
    let what: String
  }
}
