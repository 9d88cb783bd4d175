import CardAnalysis
import CardwrightCore
import JSON
import JSONRPC
import SourceText

/// The core as one function, for a page that has neither processes nor files nor threads: a message in, the messages out that
/// follow from it.
///
/// Messages are those of the language server (JSON-RPC 2.0, LSP), without headers; what only a page needs has names that
/// begin with `cardwright/` (``WebMethod/all``). All work that a message brings is done when it is answered: what is drawn for
/// pages comes before what is found. Texts are what the page opens, files what it puts or lists; nothing is read from elsewhere.
/// Where the member `files` of the options of `initialize` is null, which there are comes later, and none is missing until then.
/// The page is asked for a file that it has only listed by the request `cardwright/readFile`, with the file's `uri`, once a card
/// names that, and answers with its `base64` or `text`, or with null where the file cannot be read. Who wants a drawing gets
/// it when all files have come that it shows.
package final class WebCore {
  /// Longer messages are refused, in bytes.
  package static let messageLimit = 64 << 20

  private let session: WebSession

  /// A core of the card language.
  ///
  /// - Parameter tell: Takes each message for the page as soon as there is one, while others are still being made.
  package init(version: String, tell: @escaping @Sendable ([UInt8]) -> Void) {
    session = WebSession(version: version, .readingBundledSchema(), WebOutbox(tell))
  }

  private init(_ session: WebSession) { self.session = session }

  /// Does once what the first card would otherwise wait for: the schema is read, and tables of fonts, icons and rules are made.
  ///
  /// The module for pages is stored as it is behind this; no answer is another for it.
  package func prepare() {
    let trial = WebCore(WebSession(version: session.version, session.cards.language, WebOutbox { _ in }))
    for message in Self.trial { trial.answer(Array(message.utf8)) }
  }

  /// What a page says first: it opens a card, shows it, and asks what may stand in it.
  ///
  /// The card has something of each table whose file the module does not keep (`forget` in `shim.c`).
  package static let trial = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
    #"""
    {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.card.xml","languageId":"xml",
    "version":1,"text":"<CardList xmlns='urn:cardwright:1' id='a'><Header><Title>A</Title><HeaderAction id='f' icon='actions.add' \#
    label='A'/></Header><EmptyState illustration='small' name='illustrations.noTasksSmall'><Title>B</Title></EmptyState></CardList>"}}}
    """#,
    #"""
    {"jsonrpc":"2.0","id":2,"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///a.card.xml"},
    "position":{"line":0,"character":42}}}
    """#,
    #"""
    {"jsonrpc":"2.0","id":3,"method":"workspace/executeCommand","params":{"command":"cardwright.preview.open",
    "arguments":[{"uri":"file:///a.card.xml"}]}}
    """#,
    #"{"jsonrpc":"2.0","id":4,"method":"cardwright/draw","params":{"uri":"file:///a.card.xml"}}"#,
  ]

  /// Answers `message` by its response, if it is a request, and by what the page is to know.
  package func answer(_ message: [UInt8]) {
    receive(message)
    session.work()
  }

  private func receive(_ bytes: [UInt8]) {
    guard bytes.count <= Self.messageLimit else {
      return session.outbox.send(
        .response(
          to: .null, error: ResponseError(.invalidRequest, "A message may be \(Self.messageLimit) bytes long")))
    }
    do throws(InvalidMessage) {
      switch try Message(parsing: bytes) {
      case .request(let id, let method, let params): request(id, method, params)
      case .notification(let method, let params): notification(method, params)
      case .response(let id, let result): session.received(result, to: id)
      }
    } catch {
      session.outbox.send(.response(to: error.id, error: error.error))
    }
  }

  private func request(_ id: RequestID, _ name: String, _ params: JSONValue) {
    do throws(ResponseError) {
      guard let method = WebMethod.named(name) else {
        throw ResponseError(.methodNotFound, "There is no method \(name)")
      }
      guard case .request(let body) = method.handler else {
        throw ResponseError(.invalidRequest, "\(name) is a notification; send it without an id")
      }
      if !session.isInitialized, name != "initialize" {
        throw ResponseError(.serverNotInitialized, "The first request must be initialize, not \(name)")
      }
      let result = Result { () throws(ResponseError) -> [UInt8] in try body(session, params) }
      if let uri = method.drawn(params), session.files.isAwaited(by: uri) {
        return session.hold(uri) { [self] in request(id, name, params) }
      }
      let answer = try result.get()
      session.outbox.send(.response(to: id) { $0.raw(answer) })
    } catch {
      session.outbox.send(.response(to: id, error: error))
    }
  }

  private func notification(_ name: String, _ params: JSONValue) {
    // What comes too early, is not known or is a request without an id has nobody who waits for an answer.
    guard session.isInitialized, let method = WebMethod.named(name), case .notification(let body) = method.handler
    else { return }
    do throws(ResponseError) {
      try body(session, params)
    } catch {
      session.outbox.tell("\(name): \(error.message)")
    }
  }
}
