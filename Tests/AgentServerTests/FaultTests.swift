import CardAnalysis
import CardProject
import Dispatch
import JSON
import JSONRPC
import SourceText
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
    let folder = try TemporaryFolder(["a.card.xml": "<Card xmlns='urn:cardwright:1' id='a'/>"])
    let agent = try await TestAgent.started(folders: [folder.path])
    let calls = (0..<12).map { number in
      agent.begin(
        "tools/call",
        [
          "name": "edit",
          "arguments": [
            "path": "a.card.xml", "write": true,
            "changes": [
              ["element": "/Card", "attribute": "target", "value": .string("https://a.example/\(number)")],
              ["element": "/Card", "attribute": "id", "value": .string("a\(number)")],
            ],
          ],
        ])
    }
    var last = 0
    for (number, id) in calls.enumerated() {
      let result = try await agent.message("an answer") { $0["id"] == id }["result"]
      if result?["isError"] == true {
        #expect(result?["content"]?[0]?["text"]?.string?.contains("has changed meanwhile; try again") == true)
      } else {
        last += result?["structuredContent"]?["written"] == true ? 1 : 0
        #expect(result?["structuredContent"]?["diff"]?.string?.contains("+<Card") == true, "\(number)")
      }
    }
    #expect(last >= 1)
  }
}
