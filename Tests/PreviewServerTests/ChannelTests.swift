import Foundation
import JSON
import Testing

@testable import PreviewServer

/// The table of messages and what is written from it.
///
/// After a change of the table: `RECORD_CHANNEL=1 swift test --filter ChannelTests`
@Suite struct ChannelTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_CHANNEL"] != nil
  private static let how = "look at it, then: RECORD_CHANNEL=1 swift test --filter ChannelTests"
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/PreviewServer")

  /// Holds the file at `path` to `expected`, which `make` makes of what it holds.
  private static func hold(_ path: String, to make: (String) -> String) throws {
    let file = folder.appending(path: path)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let expected = make(text)
    if isRecording { try expected.write(to: file, atomically: true, encoding: .utf8) }
    #expect(isRecording || text == expected, "\(path) is not what the table says; \(how)")
  }

  @Test func theDescriptionIsThatOfTheTable() throws {
    let marker = "<!-- From here on written from the table of messages. -->\n"
    try Self.hold("Channel.md") { text in
      (text.range(of: marker).map { String(text[..<$0.lowerBound]) } ?? text) + marker + ChannelDocument.markdown
    }
  }

  @Test func theTypesOfThePageAreThoseOfTheTable() throws {
    try Self.hold("Page/messages.d.ts") { _ in ChannelDocument.types }
  }

  @Test func namesStandOnce() {
    let members =
      (ServerMessage.allCases.map(\.declaration.members) + PageMessage.Kind.allCases.map(\.declaration.members))
    for names in (members + ChannelDocument.records.map(\.members)).map({ $0.map(\.name) }) {
      #expect(Set(names).count == names.count, "\(names)")
    }
  }

  @Test(arguments: [
    ("{\"type\":\"pin\",\"uri\":5,\"pinned\":true}", "uri must be a string"),
    ("{\"type\":\"pin\",\"uri\":\"a\"}", "pinned must be true or false"),
    ("{\"type\":\"pin\",\"uri\":\"a\",\"pinned\":1}", "pinned must be true or false"),
    ("{\"type\":\"show\",\"uri\":\"a\",\"views\":[{\"id\":\"a\"},{\"id\":1}]}", "views[1].id must be a string"),
    ("{\"type\":\"show\",\"uri\":\"a\",\"views\":{}}", "views must be an array"),
    ("{\"type\":\"show\",\"uri\":\"a\",\"views\":[3]}", "views[0] must be an object"),
    ("{\"type\":\"show\",\"uri\":\"a\",\"views\":[],\"overlays\":[1]}", "overlays[0] must be a string"),
    (
      "{\"type\":\"export\",\"uri\":\"a\",\"format\":\"gif\"}", "format must be one of svg, png, sheet, html"
    ),
    ("{\"type\":\"select\",\"uri\":\"a\",\"version\":1.5,\"range\":[0,1]}", "version must be an integer"),
    ("{\"type\":\"select\",\"uri\":\"a\",\"version\":1,\"range\":[1,0]}", "range must be two offsets in order"),
    ("{\"type\":\"select\",\"uri\":\"a\",\"version\":1,\"range\":[-1,0]}", "range must be two offsets in order"),
    ("{\"type\":\"select\",\"uri\":\"a\",\"version\":1,\"range\":[0,1,2]}", "range must be two offsets in order"),
    ("{\"type\":\"inspect\",\"uri\":\"a\",\"part\":-1}", "part must be an integer from 0"),
    ("{\"type\":\"edit\",\"uri\":\"a\",\"version\":1,\"range\":[0,1],\"value\":1}", "value must be a string or null"),
    ("{\"type\":\"edit\",\"uri\":\"a\",\"version\":1,\"range\":[0,1]}", "value must be a string or null"),
    ("{\"type\":\"settings\",\"settings\":[]}", "settings must be an object"),
  ]) func whatIsNotAsDeclaredIsTold(text: String, problem: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(throws: PreviewError(problem)) { try PageMessage(value) }
  }

  @Test(arguments: [
    "{\"type\":\"pin\",\"uri\":\"a\",\"pinned\":false,\"more\":[]}", "{\"type\":\"hello\",\"protocol\":1,\"uri\":null}",
    "{\"type\":\"inspect\",\"uri\":\"a\",\"part\":null}",
    "{\"type\":\"show\",\"uri\":\"a\",\"views\":[{\"id\":\"a\",\"width\":0.5,\"later\":1}],\"overlays\":[\"later\"]}",
    "{\"type\":\"edit\",\"uri\":\"a\",\"version\":1,\"range\":[0,0],\"value\":null,\"request\":{}}",
  ]) func whatIsMoreThanDeclaredIsFine(text: String) throws {
    #expect(try PageMessage(JSONParser.parse(Array(text.utf8))) != nil)
  }

  @Test func otherKindsAreNoMessages() throws {
    #expect(try PageMessage(["type": "later"]) == nil)
    #expect(try PageMessage(["type": "frames"]) == nil)
  }
}
