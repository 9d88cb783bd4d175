import JSON
import JSONRPC
import Testing

@Suite struct MessageTests {
  private func parse(_ text: String) throws(InvalidMessage) -> Message { try Message(parsing: Array(text.utf8)) }

  @Test func readsRequestsNotificationsAndResponses() throws {
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"x":1}}"#)
        == .request(id: .integer(1), method: "a", params: ["x": 1]))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":"s","method":"a"}"#) == .request(id: .string("s"), method: "a", params: .null))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":null,"method":"a"}"#) == .request(id: .null, method: "a", params: .null))
    #expect(
      try parse(#"{"jsonrpc":"2.0","method":"n","params":[1]}"#) == .notification(method: "n", params: [1]))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":3,"result":null}"#) == .response(id: .integer(3), result: .success(.null)))
    #expect(
      try parse(#"{"jsonrpc":"2.0","id":3,"error":{"code":-1,"message":"no"}}"#)
        == .response(id: .integer(3), result: .failure(ResponseError(code: -1, message: "no"))))
  }

  @Test(arguments: [
    ("{oops", ErrorCode.parseError, RequestID.null), ("", .parseError, .null),
    ("[]", .invalidRequest, .null), (#"[{"jsonrpc":"2.0","id":1,"method":"a"}]"#, .invalidRequest, .null),
    ("1", .invalidRequest, .null), ("{}", .invalidRequest, .null),
    (#"{"jsonrpc":"1.0","id":4,"method":"a"}"#, .invalidRequest, .integer(4)),
    (#"{"id":4,"method":"a"}"#, .invalidRequest, .integer(4)),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":5,"method":7}"#, .invalidRequest, .integer(5)),
    (#"{"jsonrpc":"2.0","id":5,"method":"a","params":7}"#, .invalidRequest, .integer(5)),
    (#"{"jsonrpc":"2.0","id":5}"#, .invalidRequest, .integer(5)),
  ])
  func saysWhatIsWrongWithAMessage(text: String, code: ErrorCode, id: RequestID) {
    let error = #expect(throws: InvalidMessage.self) { try self.parse(text) }
    #expect(error?.error.code == code.rawValue)
    #expect(error?.id == id)
  }

  @Test func writesMessagesThatReadBack() throws {
    let messages: [(OutgoingMessage, Message)] = [
      (.response(to: .integer(1)) { $0.value("ü") }, .response(id: .integer(1), result: .success("ü"))),
      (
        .response(to: .null, error: ResponseError(.parseError, "no")),
        .response(id: .null, result: .failure(ResponseError(.parseError, "no")))
      ),
      (.notification("n", ["a": 1] as JSONValue), .notification(method: "n", params: ["a": 1])),
      (.request(.string("x"), "m", [1] as JSONValue), .request(id: .string("x"), method: "m", params: [1])),
    ]
    for (outgoing, message) in messages {
      #expect(try Message(parsing: outgoing.body) == message)
      let text = String(decoding: outgoing.bytes, as: UTF8.self)
      #expect(text.hasPrefix("Content-Length: \(outgoing.body.count)\r\n\r\n{\"jsonrpc\":\"2.0\""))
    }
  }
}
