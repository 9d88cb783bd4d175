import CardAnalysis
import CardProject
import Dispatch
import JSON
import JSONRPC
import SourceText
import Synchronization
import TestSupport
import Testing
import Workers
import Workspace

@testable import AgentServer

@Suite(.serialized) struct FaultTests {
  private static func tool(_ name: String, _ run: @escaping @Sendable (ToolCall) throws -> ToolResult) -> Tool {
    Tool(name: name, title: name, summary: name, arguments: Tool.card, results: [], run: run)
  }

  /// A tool with a fault: it asks an array for more than it has.
  private static let trapping = tool("trap") { call in
    let lines = try call.card().snapshot.lines
    return ToolResult(structured: JSONObject(), text: "\(lines.lineStarts[1 << 20])")
  }

  /// A tool with a fault while it holds what others need.
  private static let holding = tool("hold") { call in
    let card = try call.card()
    card.project?.cards.with { project in _ = Array(project.files.values)[1 << 20] }
    return ToolResult(structured: JSONObject(), text: "")
  }

  @Test(arguments: ["trap", "hold"]) func aTrapEndsItsOwnCallAlone(name: String) async throws {
    CrashBarrier.raise()
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let agent = try await TestAgent.started(folders: [folder.path], tools: [Self.trapping, Self.holding])
    // More often than there are threads.
    for _ in 0..<6 {
      let words = try await agent.refusal(name, ["path": "a.card.xml"])
      #expect(words.hasPrefix("\(name) failed because of a fault in Cardwright itself"), "\(words)")
      #expect(try await agent.call("validate", ["path": "a.card.xml"])["findings"] != nil)
    }
    agent.server.finish()
  }

  @Test func whatIsCancelledStopsBetweenItsSteps() async throws {
    let (begun, stopped) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let long = Self.tool("long") { call in
      begun.signal()
      _ = stopped.wait(timeout: .now() + 10)
      var editor = CardEditor(try call.card().snapshot)
      try editor.make([["element": "/Card", "attribute": "id", "value": "b"]]) { try call.request.flag.check() }
      Issue.record("it went on")
      return ToolResult(structured: JSONObject(), text: "")
    }
    let agent = try await TestAgent.started(tools: [long])
    let id = agent.begin(
      "tools/call", ["name": "long", "arguments": ["text": "<Card xmlns='urn:cardwright:1' id='a'/>"]])
    #expect(begun.wait(timeout: .now() + 10) == .success)
    agent.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id]])
    stopped.signal()
    agent.server.finish()
    #expect(agent.waitingMessages.allSatisfy { $0["id"] != id })
  }

  @Test func ofSeveralThatMakeOneFileOneDoes() async throws {
    let folder = try TemporaryFolder()
    let agent = try await TestAgent.started(folders: [folder.path])
    let calls = (0..<12).map { number in
      agent.begin(
        "tools/call",
        [
          "name": "new_card",
          "arguments": [
            "family": "Card", "facts": ["title": .string("Card \(number)")], "path": "n.card.xml", "write": true,
          ],
        ])
    }
    var written: [JSONValue] = []
    for id in calls {
      let answer = try await agent.message("an answer") { $0["id"] == id }
      if answer["result"]?["isError"] == true {
        let words = answer["result"]?["content"]?[0]?["text"]?.string ?? ""
        #expect(words == "n.card.xml is there already; choose another name, or change it with edit.")
      } else {
        written.append(answer["result"]?["structuredContent"]?["text"] ?? .null)
      }
    }
    #expect(written.count == 1)
    let stored = try await agent.result("resources/read", ["uri": .string(folder.uri("n.card.xml"))])
    #expect(stored["contents"]?[0]?["text"] == written.first)
  }

  @Test func ofSeveralThatChangeOneFileNoneIsLost() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<ObjectCellList xmlns='urn:cardwright:1'></ObjectCellList>"])
    // The language is asked for once a file is read: the first four wait there until all of them have read the same.
    let come = Mutex(0)
    let all = DispatchSemaphore(value: 0)
    let agent = try await TestAgent.started(folders: [folder.path]) {
      let number = come.withLock { come in
        come += 1; return come
      }
      if number < 4 { #expect(all.wait(timeout: .now() + 60) == .success) }
      if number == 4 { for _ in 1..<4 { all.signal() } }
    }
    let calls = (0..<12).map { number in
      agent.begin(
        "tools/call",
        [
          "name": "edit",
          "arguments": [
            "path": "a.card.xml", "write": true,
            "changes": [
              [
                "element": "/ObjectCellList",
                "add": .string("<ObjectCell id='c\(number)'><Title>\(number)</Title></ObjectCell>"),
              ]
            ],
          ],
        ])
    }
    var written: Set<String> = []
    for (number, id) in calls.enumerated() {
      let result = try await agent.message("an answer") { $0["id"] == id }["result"]
      if result?["isError"] == true {
        #expect(result?["content"]?[0]?["text"]?.string?.contains("has changed meanwhile; try again") == true)
      } else {
        #expect(result?["structuredContent"]?["written"] == true)
        written.insert("c\(number)")
      }
    }
    #expect(!written.isEmpty && written.count <= 9, "of four that read the same one was written")
    let stored = try await agent.result("resources/read", ["uri": .string(folder.uri("a.card.xml"))])
    let text = stored["contents"]?[0]?["text"]?.string ?? ""
    #expect(Set((0..<12).map { "c\($0)" }.filter { text.contains("'\($0)'") }) == written)
  }

  // MARK: Who waits for whom

  @Test func nobodyWaitsForWhatATrapHolds() async throws {
    CrashBarrier.raise()
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let (held, begun, trap) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let holding = Self.tool("hold") { call in
      let card = try call.card()
      card.project?.cards.with { project in
        held.signal()
        _ = trap.wait(timeout: .now() + 60)
        _ = Array(project.files.values)[1 << 20]
      }
      return ToolResult(structured: JSONObject(), text: "")
    }
    let waiting = Self.tool("wait") { call in
      let card = try call.card()
      begun.signal()
      _ = try card.beside(call.request)
      return ToolResult(structured: JSONObject(), text: "")
    }
    let agent = try await TestAgent.started(folders: [folder.path], tools: [holding, waiting])
    func begin(_ name: String) -> JSONValue {
      agent.begin("tools/call", ["name": .string(name), "arguments": ["path": "a.card.xml"]])
    }
    let holder = begin("hold")
    #expect(held.wait(timeout: .now() + 60) == .success)
    let waiters = [begin("wait"), begin("wait")]
    for _ in waiters { #expect(begun.wait(timeout: .now() + 60) == .success) }
    trap.signal()
    for (id, words) in [(holder, "hold failed because")] + waiters.map({ ($0, "wait was stopped because") }) {
      let answer = try await agent.message("an answer") { $0["id"] == id }
      #expect(answer["result"]?["content"]?[0]?["text"]?.string?.hasPrefix(words) == true, "\(answer.text())")
    }
    #expect(try await agent.call("validate", ["path": "a.card.xml"])["findings"] != nil)
    agent.server.finish()
  }

  @Test func whatStartsABrowserHoldsNobodyElse() async throws {
    let end = DispatchSemaphore(value: 0)
    let running = Mutex((now: 0, most: 0))
    let slow = Tool(
      name: "slow", title: "slow", summary: "slow", arguments: [], results: [], startsBrowser: { _ in true }
    ) { _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      _ = end.wait(timeout: .now() + 60)
      running.withLock { $0.now -= 1 }
      return ToolResult(structured: JSONObject(), text: "done")
    }
    let agent = try await TestAgent.started(tools: [slow])
    // More than there are threads.
    let calls = (0..<8).map { _ in agent.begin("tools/call", ["name": "slow", "arguments": [:]]) }
    let findings = try await agent.call("validate", ["text": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    #expect(findings["findings"] != nil)
    for _ in calls { end.signal() }
    for id in calls { _ = try await agent.message("an answer") { $0["id"] == id } }
    #expect(running.withLock { $0.most } == 1)
    agent.server.finish()
  }

  @Test func whoWaitsForFoldersHoldsNobodyElse() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let agent = try await TestAgent.started(["roots": [:]])
    let question = try await agent.message("a question for roots") { $0["method"] == "roots/list" }
    let calls = (0..<8).map { _ in
      agent.begin("tools/call", ["name": "validate", "arguments": ["path": "a.card.xml"]])
    }
    let list = agent.begin("resources/list")
    let completion = agent.begin(
      "completion/complete",
      [
        "ref": ["type": "ref/resource", "uri": "file:///{+path}"],
        "argument": ["name": "path", "value": .string(String(folder.path.dropFirst()))],
      ])
    let findings = try await agent.call("validate", ["text": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    #expect(findings["findings"] != nil)
    agent.send([
      "jsonrpc": "2.0", "id": question["id"] ?? .null, "result": ["roots": [["uri": .string(folder.uri(""))]]],
    ])
    for id in calls {
      let answer = try await agent.message("an answer") { $0["id"] == id }
      #expect(answer["result"]?["structuredContent"]?["findings"] != nil, "\(answer.text())")
    }
    let resources = try await agent.message("a list") { $0["id"] == list }["result"]?["resources"]
    #expect(resources?.array?.contains { $0["name"]?.string?.hasSuffix("a.card.xml") == true } == true)
    let values = try await agent.message("values") { $0["id"] == completion }["result"]?["completion"]?["values"]
    #expect(values?.array?.count == 1)
    agent.server.finish()
  }
}
