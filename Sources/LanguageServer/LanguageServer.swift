package import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import LSPTypes
package import PreviewServer
import Synchronization

/// The language server: messages in, messages out.
///
/// One thread hands in what it reads. On it messages are cut, read and put in order: edits are applied there and then, one
/// after the other; a request takes the workspace as it is at that moment, an immutable value, and is worked off on a
/// small pool of threads. So no request sees half an edit, and none holds up typing. What goes out is queued and written
/// by one thread, so that a slow reader holds nothing up either.
package final class LanguageServer: Sendable {
  /// The version that clients see.
  let version: String
  let log: Log
  let analyst: Analyst
  let state = Mutex(ServerState())
  let decoder = Mutex(FrameDecoder())
  let methods: [String: Method]
  let table: [Method]
  /// Works off requests, for which somebody waits.
  let queries = WorkerPool("cardwright.queries", width: 3)
  /// Checks documents after edits.
  let checks = WorkerPool("cardwright.checks", width: 1)
  /// Checks whole workspaces.
  let background = WorkerPool("cardwright.background", width: 1)
  let timers = DispatchQueue(label: "cardwright.timers")
  let outbox = DispatchQueue(label: "cardwright.outbox")
  /// Draws for the live preview.
  let drawings = WorkerPool("cardwright.preview.drawings", width: 1)
  /// Answers what pages of the live preview say.
  let previewMessages = WorkerPool("cardwright.preview.messages", width: 1)
  /// Makes the files that pages export.
  let exports = WorkerPool("cardwright.preview.exports", width: 1)
  /// The live preview, once somebody has asked for it.
  let live: Mutex<LivePreview?> = Mutex(nil)
  /// The reference documentation, for pages of the live preview.
  let documentation: PreviewDocumentation?
  private let output: @Sendable ([UInt8]) -> Void

  /// A server that sends through `output`, which is called by one thread at a time, one message a call.
  ///
  /// - Parameters:
  ///   - methods: what it understands beside the protocol's methods.
  ///   - documentation: the reference documentation that the live preview's address leads to.
  ///   - loadLanguage: loads the language; runs once `initialize` is answered, on a thread of its own.
  package init(
    version: String, log: Log = Log(.error), methods extraMethods: [Method] = [],
    documentation: PreviewDocumentation? = nil,
    loadLanguage: @escaping @Sendable () -> CardLanguage, output: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.version = version
    self.log = log
    self.documentation = documentation
    self.output = output
    analyst = Analyst(LanguageLoader(loadLanguage))
    table = Method.all + extraMethods
    methods = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Takes the next bytes that the client sent.
  ///
  /// To be called by one thread at a time.
  ///
  /// - Returns: the code with which the process should end, once that is due.
  package func receive(_ bytes: [UInt8]) -> Int32? {
    decoder.withLock { $0.append(bytes) }
    while let frame = decoder.withLock({ $0.next() }) {
      switch frame {
      case .broken(let trouble):
        log.write(.warning, "skipped bytes: \(trouble)")
        send(.response(to: .null, error: ResponseError(.parseError, trouble)))
      case .body(let body):
        receive(body: body)
      }
      if let code = state.withLock({ $0.exitCode }) { return code }
    }
    return nil
  }

  /// Says that the client will send nothing more.
  ///
  /// - Returns: the code with which the process should end: 0 only after `shutdown`.
  package func receiveEnd() -> Int32 {
    state.withLock { $0.phase == .shutDown ? 0 : 1 }
  }

  /// Waits until everything that has been sent so far is written.
  package func flush() {
    outbox.sync {}
  }

  /// Queues `message`; messages go out in the order of these calls.
  func send(_ message: OutgoingMessage) {
    log.write(.debug, "→ \(String(decoding: message.bytes.prefix(300), as: UTF8.self))")
    outbox.async { self.output(message.bytes) }
  }

  /// Sends a request to the client; `completion` runs on the reading thread.
  func request<Params: JSONEncodable>(
    _ method: String, _ params: Params,
    completion: @escaping @Sendable (Result<JSONValue, ResponseError>) -> Void = { _ in }
  ) {
    let id = state.withLock { state in
      state.nextRequest += 1
      state.awaited[state.nextRequest] = completion
      return state.nextRequest
    }
    send(.request(.integer(id), method, params))
  }
}
