import JSON
import JSONRPC
import LSPTypes

/// One method of the protocol: the row drives dispatch, the advertised capabilities and the documentation.
package struct Method: Sendable {
  /// When the method runs.
  package enum Ordering: String, Sendable, CaseIterable {
    /// In the order of arrival, on the thread that reads: it changes what later messages see.
    case inOrder = "in order"
    /// Beside others, on what the documents were when it arrived.
    case concurrent = "concurrent"
  }

  /// The method's name in the protocol.
  package let name: String
  /// What it does here, as a sentence for the documentation.
  package let summary: String
  /// What is advertised for it in the answer to `initialize`.
  let capability: ServerCapability?
  let handler: Handler

  /// What runs when a message comes.
  enum Handler: Sendable {
    case notification(@Sendable (LanguageServer, JSONValue) throws -> Void)
    case request(@Sendable (LanguageServer, JSONValue) throws -> JSONValue)
    case query(@Sendable (Query) throws -> OutgoingMessage)
  }

  /// When the method runs.
  package var ordering: Ordering {
    if case .query = handler { .concurrent } else { .inOrder }
  }
}

/// What the server says about itself in one place of its capabilities.
struct ServerCapability: Sendable {
  /// The members that lead to the place, such as `workspace`, `workspaceFolders`.
  let path: [String]
  /// What stands there; nil when the client has no use for it.
  let value: @Sendable (LSP.ClientCapabilities) -> JSONValue?

  init(_ path: String..., value: @escaping @Sendable (LSP.ClientCapabilities) -> JSONValue?) {
    self.path = path
    self.value = value
  }

  init(_ path: String..., is value: JSONValue = true) {
    self.path = path
    self.value = { _ in value }
  }
}

extension Method {
  /// A notification that is handled in order.
  static func notification<Params: JSONDecodable>(
    _ name: String, _ summary: String, _ capability: ServerCapability? = nil,
    _ body: @escaping @Sendable (LanguageServer, Params) throws -> Void
  ) -> Method {
    Method(
      name: name, summary: summary, capability: capability,
      handler: .notification { server, params in try body(server, try Params(json: params)) })
  }

  /// A request that is answered in order.
  static func request<Params: JSONDecodable>(
    _ name: String, _ summary: String, _ capability: ServerCapability? = nil,
    _ body: @escaping @Sendable (LanguageServer, Params) throws -> JSONValue
  ) -> Method {
    Method(
      name: name, summary: summary, capability: capability,
      handler: .request { server, params in try body(server, try Params(json: params)) })
  }

  /// A request that is answered beside others; nil is `null`.
  static func query<Params: JSONDecodable, Answer: JSONEncodable>(
    _ name: String, _ summary: String, _ capability: ServerCapability? = nil,
    _ body: @escaping @Sendable (Query, Params) throws -> Answer?
  ) -> Method {
    Method(
      name: name, summary: summary, capability: capability,
      handler: .query { query in
        let answer = try body(query, try Params(json: query.params))
        try query.flag.check()
        return .response(to: query.id) { writer in
          if let answer { answer.encode(to: &writer) } else { writer.null() }
        }
      })
  }

  /// A request about an open document, answered beside others; about any other document the answer is `absent`.
  ///
  /// - Parameter configuration: What is answered where the document is a project's configuration.
  static func documentQuery<Params: TextDocumentRequest, Answer: JSONEncodable>(
    _ name: String, _ summary: String, _ capability: ServerCapability? = nil, absent: Answer? = nil,
    configuration: (@Sendable (ConfigurationQuery, Params) -> Answer?)? = nil,
    _ body: @escaping @Sendable (DocumentQuery, Params) throws -> Answer?
  ) -> Method {
    query(name, summary, capability) { (query: Query, params: Params) -> Answer? in
      guard let document = query.workspace.documents[params.textDocument.uri] else { return absent }
      if let configuration, let query = ConfigurationQuery(query, document) { return configuration(query, params) }
      guard document.isCard else { return absent }
      try query.flag.check()
      return try body(DocumentQuery(query, document), params)
    }
  }
}
