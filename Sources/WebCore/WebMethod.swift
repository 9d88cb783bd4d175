import EditorWire
import JSON
import JSONRPC
import LSPTypes

/// One method that the page may call: the row drives dispatch and the capabilities that are told.
struct WebMethod: Sendable {
  /// What runs when a message comes.
  enum Handler: Sendable {
    case notification(@Sendable (WebSession, JSONValue) throws(ResponseError) -> Void)
    /// Gives the bytes of one JSON value.
    case request(@Sendable (WebSession, JSONValue) throws(ResponseError) -> [UInt8])
  }

  /// What is told of it in the answer to `initialize`.
  struct Capability: Sendable {
    let name: String
    let value: JSONValue

    init(_ name: String, _ value: JSONValue = true) { (self.name, self.value) = (name, value) }
  }

  let name: String
  let capability: Capability?
  let handler: Handler
  /// The address of the card that a request with these parameters has drawn, and that waits for the files which that shows.
  var drawn: @Sendable (_ params: JSONValue) -> String? = { _ in nil }

  /// Every method.
  static let all: [WebMethod] = lifecycle + texts + reading + changing + navigation + drawing

  private static let byName: [String: WebMethod] = all.reduce(into: [:]) { $0[$1.name] = $1 }

  /// The method called `name`.
  static func named(_ name: String) -> WebMethod? { byName[name] }
}

extension WebMethod {
  /// A notification with parameters.
  static func notification<Params: JSONDecodable>(
    _ name: String, _ body: @escaping @Sendable (WebSession, Params) throws(ResponseError) -> Void
  ) -> WebMethod {
    WebMethod(
      name: name, capability: nil,
      handler: .notification { (session: WebSession, json: JSONValue) throws(ResponseError) in
        try body(session, try read(json))
      })
  }

  /// A request with parameters; nil is `null`.
  static func request<Params: JSONDecodable, Answer: JSONEncodable>(
    _ name: String, _ capability: Capability? = nil,
    _ body: @escaping @Sendable (WebSession, Params) throws(ResponseError) -> Answer?
  ) -> WebMethod {
    WebMethod(
      name: name, capability: capability,
      handler: .request { (session: WebSession, json: JSONValue) throws(ResponseError) in
        var writer = JSONWriter()
        if let answer = try body(session, try read(json)) { answer.encode(to: &writer) } else { writer.null() }
        return writer.bytes
      })
  }

  /// The same, which has the card drawn whose address `drawn` gives.
  func drawing(_ drawn: @escaping @Sendable (_ params: JSONValue) -> String?) -> WebMethod {
    var method = self
    method.drawn = drawn
    return method
  }

  /// A request about a card that is open.
  static func card<Params: TextDocumentRequest, Answer: JSONEncodable>(
    _ name: String, _ capability: Capability? = nil,
    _ body: @escaping @Sendable (WireDocument, Params) throws(ResponseError) -> Answer?
  ) -> WebMethod {
    request(name, capability) { (session: WebSession, params: Params) throws(ResponseError) -> Answer? in
      try body(try session.document(params.textDocument.uri), params)
    }
  }

  /// The same for one that needs the page's session, too.
  static func card<Params: TextDocumentRequest, Answer: JSONEncodable>(
    _ name: String, _ capability: Capability? = nil,
    _ body: @escaping @Sendable (WebSession, WireDocument, Params) throws(ResponseError) -> Answer?
  ) -> WebMethod {
    request(name, capability) { (session: WebSession, params: Params) throws(ResponseError) -> Answer? in
      try body(session, try session.document(params.textDocument.uri), params)
    }
  }

  private static func read<Params: JSONDecodable>(_ json: JSONValue) throws(ResponseError) -> Params {
    do throws(DecodingFailure) {
      return try Params(json: json)
    } catch {
      throw ResponseError(.invalidParams, "The parameters are wrong: \(error.description)")
    }
  }
}
