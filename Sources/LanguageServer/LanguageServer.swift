package import CardAnalysis
import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
package import PreviewServer
import Synchronization
import Workers

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
  /// What it has to do with, which each keep their own state.
  let workspace = CurrentWorkspace()
  let client: ClientConnection
  let analyst: Analyst
  let work: RunningWork
  let checks: DocumentChecks
  let preview: LivePreview
  let tokens = TokenResults()
  /// Drawings for hovers.
  let pictures = ElementPictures()
  /// The sample set of which was told that it is not there.
  let missingSampleSet = Mutex<String?>(nil)
  /// Checks whole workspaces.
  let background = WorkerPool(width: 1)
  /// Whether a look at the project waits for its turn.
  let isLookDue = Atomic(false)
  let life = Mutex(Life())
  private let rest: Rest
  let methods: [String: Method]
  let table: [Method]
  private let decoder = Mutex(FrameDecoder())

  /// What the server waits for, or does.
  struct Life {
    enum Phase {
      /// Waits for `initialize`.
      case started
      /// Works.
      case running
      /// Waits for `exit`.
      case shutDown
    }

    var phase = Phase.started
    /// Whether the client wants to see what the server does (`$/setTrace`).
    var traces = false
    /// How the process is to end, once it is known.
    var exitCode: Int32?
  }

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
    analyst = Analyst(LanguageLoader(loadLanguage), workspace)
    rest = Rest { [analyst] in analyst.rest() }
    client = ClientConnection(
      sends: { log.write(.debug, "→ \(String(decoding: $0.bytes.prefix(300), as: UTF8.self))") },
      strays: { log.write(.warning, "a response to nothing that was asked, id \($0)") },
      output: { [rest] in
        rest.disturb()
        output($0.bytes)
      })
    let faults = FaultReports(log, client, workspace)
    work = RunningWork(client, faults)
    checks = DocumentChecks(workspace, client, analyst, faults)
    preview = LivePreview(
      PreviewEditor(version: version, workspace: workspace, client: client), analyst, faults,
      documentation: documentation)
    // The preview keeps the analyst.
    analyst.onChange { [weak preview] in preview?.besideChanged() }
    table = Method.all + extraMethods
    methods = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Takes the next bytes that the client sent.
  ///
  /// To be called by one thread at a time.
  ///
  /// - Returns: the code with which the process should end, once that is due.
  package func receive(_ bytes: [UInt8]) -> Int32? {
    rest.disturb()
    decoder.withLock { $0.append(bytes) }
    while let frame = decoder.withLock({ $0.next() }) {
      switch frame {
      case .broken(let trouble):
        log.write(.warning, "skipped bytes: \(trouble)")
        client.send(.response(to: .null, error: ResponseError(.parseError, trouble)))
      case .body(let body):
        receive(body: body)
      }
      if let code = life.withLock({ $0.exitCode }) { return code }
    }
    return nil
  }

  /// Says that the client will send nothing more.
  ///
  /// - Returns: the code with which the process should end: 0 only after `shutdown`.
  package func receiveEnd() -> Int32 {
    life.withLock { $0.phase == .shutDown ? 0 : 1 }
  }

  /// Waits until everything that has been sent so far is written, or the client has taken nothing for a while.
  package func flush() { client.flush() }
}
