package import CardAnalysis
import Dispatch
package import DocumentationGenerator
import JSON
import JSONRPC
package import JSONRPCChannel
package import SourceText
import Standards
import Synchronization
import Workers

/// A server of the Model Context Protocol: the same assistant as an editor has, for coding agents.
///
/// One thread hands in what it reads. What is quick is answered there; tools and whatever else takes its time run beside one
/// another, each with a flag by which the client stops it, and behind the ``CrashBarrier``. Nothing is kept of a card from one
/// call to the next, but for the files that it names and what it is to other cards, as long as they do not change.
package final class AgentServer: Sendable {
  /// The longest message that is accepted, in bytes.
  package static let messageLimit = 64 << 20

  /// The version that clients see.
  let version: String
  /// Every kind of finding.
  let kinds: [DiagnosticKind]
  let client: ClientConnection
  let folders: GrantedFolders
  let tools: [Tool]
  let session = Mutex(AgentSession())
  /// Taken while a file is written: who looked at the file before another wrote it is told so.
  let writing = Mutex(())
  private let decoder = Mutex(LineDecoder(limit: messageLimit))
  private let source: @Sendable () -> DocumentationSource?
  private let language: @Sendable () -> CardLanguage
  private let opener: Mutex<CardOpener>
  private let library: Mutex<DocumentationLibrary?> = Mutex(nil)
  private let pool = WorkerPool(width: 4)
  /// For what starts a browser: one at a time, and nothing else waits for it.
  private let press = WorkerPool(width: 1)
  private let work = DispatchGroup()

  /// A server that sends through `output`, which is called by one thread at a time, one message a call.
  ///
  /// - Parameters:
  ///   - kinds: every kind of finding that can be explained.
  ///   - folders: the folders that a client may see which grants none itself.
  ///   - language: the card language; asked when it is first needed.
  ///   - documentation: what the reference is made of; asked when somebody looks something up.
  package convenience init(
    version: String, kinds: [DiagnosticKind], folders: [String] = [],
    language: @escaping @Sendable () -> CardLanguage,
    documentation: @escaping @Sendable () -> DocumentationSource? = { nil },
    output: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.init(
      version: version, kinds: kinds, folders: GrantedFolders(folders, patience: .seconds(15)), tools: Tool.all,
      language: language, documentation: documentation, output: output)
  }

  /// A server with `tools`.
  init(
    version: String, kinds: [DiagnosticKind], folders: GrantedFolders, tools: [Tool],
    language: @escaping @Sendable () -> CardLanguage, documentation: @escaping @Sendable () -> DocumentationSource?,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.version, self.kinds, self.folders, self.tools) = (version, kinds, folders, tools)
    self.language = language
    opener = Mutex(CardOpener(language: language))
    source = documentation
    client = ClientConnection { output($0.line) }
  }

  /// Serves `channel` until the client goes away; `start` makes the server once the channel is guarded.
  package static func serve(
    _ channel: StandardChannel, start: (_ output: @escaping @Sendable ([UInt8]) -> Void) -> AgentServer
  ) {
    CrashBarrier.raise()
    let server = start { bytes in _ = channel.write(bytes) }
    while let bytes = channel.read() { server.receive(bytes) }
    // The last message may come without the end of its line.
    server.receive([0x0A])
    server.finish()
  }

  /// Takes the next bytes that the client sent; to be called by one thread at a time.
  package func receive(_ bytes: [UInt8]) {
    decoder.withLock { $0.append(bytes) }
    while let line = decoder.withLock({ $0.next() }) {
      switch line {
      case .body(let body): receive(body: body)
      case .tooLong(let head, let tail):
        let limit = Self.messageLimit >> 20
        let reason =
          "The message is longer than \(limit) MB and was not read; write the card to a file and say its path"
        client.send(
          .response(to: Self.id(head: head, tail: tail), error: ResponseError(.invalidRequest, reason)))
      }
    }
  }

  /// Waits until everything that was asked is answered, once the client will send nothing more.
  package func finish() {
    folders.giveUp()
    work.wait()
    client.flush()
  }

  /// The reference, which is made when it is first needed.
  func documentation() throws(ToolError) -> DocumentationLibrary {
    if let known = library.withLock({ $0 }) { return known }
    // Not while others wait for it: whoever comes meanwhile makes one, too.
    guard let made = source().flatMap({ try? DocumentationLibrary($0) }) else {
      throw ToolError("the documentation of this program is damaged; install it again")
    }
    library.withLock { $0 = made }
    return made
  }

  /// Opens cards.
  var cards: CardOpener { opener.withLock { $0 } }

  /// Does `body` beside other work.
  ///
  /// - Parameters:
  ///   - startsBrowser: Whether it is one of those that start a browser.
  ///   - fault: Runs in place of the end of `body` where that traps, or where another does that uses the same cards.
  func start(
    startsBrowser: Bool, fault: @escaping @Sendable (_ isOwn: Bool) -> Void, _ body: @escaping @Sendable () -> Void
  ) {
    work.enter()
    let job = AgentJob(work)
    (startsBrowser ? press : pool).submit(
      abandon: { _ in
        // What the work held it holds for ever: who comes now opens cards anew.
        let isOwn = self.opener.withLock { opener in
          guard opener === job.cards else { return false }
          opener = CardOpener(language: self.language)
          return true
        }
        fault(isOwn)
        job.end()
      }
    ) {
      while job.cards !== self.cards {
        job.use(self.cards)
        // From now on it is given up with whatever traps among them; what trapped before has put others in their place.
      }
      body()
      job.end()
    }
  }

  /// Does `body` once the client has said which folders it grants; that is work as well, which ``finish()`` waits for.
  func suspend(_ body: @escaping @Sendable () -> Void) {
    work.enter()
    folders.whenKnown {
      body()
      self.work.leave()
    }
  }

  /// The id of a message of which only beginning and end were kept: that before its parameters, or behind them.
  private static func id(head: [UInt8], tail: [UInt8]) -> RequestID {
    let beginning = String(decoding: head, as: UTF8.self)
      .split(separator: "\"params\"", omittingEmptySubsequences: false)[0]
    let end = String(decoding: tail, as: UTF8.self).split(separator: "}", omittingEmptySubsequences: false).dropLast()
      .last
    for part in [beginning, end ?? ""] {
      if case let id = id(in: part), id != .null { return id }
    }
    return .null
  }

  private static func id(in text: Substring) -> RequestID {
    // JSON allows space before the colon and behind it.
    for rest in text.split(separator: "\"id\"", omittingEmptySubsequences: false).dropFirst() {
      let rest = rest.drop(while: \.isWhitespace)
      guard rest.first == ":" else { continue }
      let value = rest.dropFirst().prefix { $0 != "," && $0 != "}" }
      return (try? JSONParser.parse(Array(value.utf8))).flatMap(RequestID.init) ?? .null
    }
    return .null
  }
}
