import Dispatch
import NIOCore
import NIOEmbedded
import PreviewServer
import Testing

@testable import LoopbackCarrier

@Suite struct RequestTests {
  private let host = "Host: 127.0.0.1:\(TestConnection.port)\r\n"
  private let page = "/\(TestConnection.token)/"

  /// The status that a request is answered with; nil when the connection ends, or waits, without an answer.
  private func status(_ request: String, _ connection: TestConnection) -> Int? {
    connection.receive(request)
    return connection.sent().split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  private func status(of request: String) throws -> Int? { try status(request, .awaitingRequest()) }

  @Test func thePageIsServedOnceAndTheConnectionEnds() throws {
    let connection = try TestConnection.awaitingRequest()
    connection.receive("GET \(page)?uri=file:///a HTTP/1.1\r\n\(host)\r\n")
    let answer = connection.sent()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("<html"))
    #expect(answer.contains("Connection: close\r\n") && answer.contains("Content-Security-Policy: default-src 'none'"))
    #expect(!connection.isOpen)
  }

  @Test func onlyTheOwnAddressIsAnswered() throws {
    #expect(try status(of: "GET \(page)preview.css HTTP/1.1\r\n\(host)\r\n") == 200)
    #expect(try status(of: "GET /a/..\(page) HTTP/1.1\r\n\(host)\r\n") == 404)
    #expect(try status(of: "GET \(page.dropLast()) HTTP/1.1\r\n\(host)\r\n") == 404)
    #expect(try status(of: "GET \(page) HTTP/1.1\r\n\r\n") == 403)
    #expect(try status(of: "GET \(page) HTTP/1.1\r\n\(host)HOST: 127.0.0.1:\(TestConnection.port)\r\n\r\n") == 403)
    #expect(try status(of: "GET \(page) HTTP/1.1\r\n\(host)Origin: null\r\n\r\n") == 403)
    #expect(
      try status(of: "GET \(page) HTTP/1.1\r\n\(host)Origin: http://127.0.0.1:\(TestConnection.port)\r\n\r\n") == 200)
    #expect(try status(of: "POST \(page) HTTP/1.1\r\n\(host)Content-Length: 1\r\n\r\nx") == 404)
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1\r\nbroken\r\n\r\n",
    "GET / HTTP/1.1\r\n folded: x\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}", "GET /\u{7F} HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1" + String(repeating: "\r\na: b", count: LoopbackLimits.fields + 1),
    "GET /" + String(repeating: "a", count: LoopbackLimits.head + 1),
    "GET / HTTP/1.1\r\na: " + String(repeating: "b", count: LoopbackLimits.head),
    "GET / HTTP/1.1\r\nHost:" + String(repeating: " ", count: 2 * LoopbackLimits.head),
    "GET /x" + String(repeating: " ", count: 2 * LoopbackLimits.head),
  ])
  func whatIsNoRequestEndsTheConnectionWithoutAnAnswer(text: String) throws {
    let connection = try TestConnection.awaitingRequest()
    connection.receive(text)
    #expect(connection.sent() == "" && !connection.isOpen)
  }

  @Test(arguments: ["", "\r\n\r\n", "GET / HTTP/1.1\r\nHost: ", "POST / HTTP/1.1\r\nUpgrade: websocket\r\n"])
  func aRequestThatDoesNotComeInTimeEndsTheConnection(text: String) throws {
    let connection = try TestConnection.awaitingRequest()
    for byte in Array(text.utf8) {
      connection.receive([byte])
      connection.channel.embeddedEventLoop.advanceTime(by: .milliseconds(10))
    }
    #expect(connection.isOpen)
    connection.channel.embeddedEventLoop.advanceTime(by: LoopbackLimits.patience)
    #expect(connection.sent() == "" && !connection.isOpen)
  }

  @Test func nothingFollowsARequest() throws {
    let isMade = DispatchSemaphore(value: 0)
    let documentation = PreviewDocumentation { _ in
      isMade.wait()
      return []
    }
    let connection = try TestConnection.awaitingRequest(documentation: documentation)
    // A loop of tests belongs to one thread: the page is made when nobody waits for it any more.
    defer {
      connection.channel.close(promise: nil)
      connection.channel.embeddedEventLoop.run()
      isMade.signal()
    }
    let request = "GET \(page)docs/a HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n"
    #expect(status(request, connection) == nil, "a page of the documentation takes a while")
    let isReading = connection.channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
    #expect(isReading == false)
    #expect(status("1\r\nx\r\n0\r\na: b\r\n\r\n" + request, connection) == nil)
    connection.channel.embeddedEventLoop.advanceTime(by: LoopbackLimits.patience)
    #expect(connection.isOpen)
  }

  @Test(arguments: [
    ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8"), ("Connection: Upgrade", "Connection: close"),
    ("Upgrade: websocket", "Upgrade: h2c"), ("dGhlIHNhbXBsZSBub25jZQ==", "short"), ("Sec-WebSocket-Key", "X"),
    ("GET", "POST"),
  ])
  func whatIsNoHandshakeOpensNoChannel(right: String, wrong: String) throws {
    let request =
      "GET \(page)channel HTTP/1.1\r\n\(host)Connection: Upgrade\r\nUpgrade: websocket\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    #expect(try status(of: request) == 101)
    let connection = try TestConnection.awaitingRequest()
    #expect(status(request.replacing(right, with: wrong), connection) == 404)
    #expect(!connection.isOpen && connection.pages == 0)
    #expect(try status(of: request.replacing(host, with: "\(host)Origin: http://evil.example\r\n")) == 403)
    #expect(try status(of: request.replacing(TestConnection.token, with: "x")) == 404)
  }
}
