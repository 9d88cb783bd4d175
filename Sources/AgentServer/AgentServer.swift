package import CardAnalysis
import Dispatch
package import DocumentationGenerator
import FileSystem
import JSON
package import JSONRPC
package import SourceText
import Synchronization

/// A server of the Model Context Protocol: the same assistant as an editor has, for coding agents.
///
/// One thread hands in what it reads. What is quick is answered there; tools and whatever else takes its time run beside one
/// another, each with a flag by which the client stops it. Nothing is kept of a card from one call to the next, but for the
/// files that it names, as long as they do not change.
package final class AgentServer: Sendable {
  /// The longest message that is accepted, in bytes.
  package static let messageLimit = 64 << 20

  /// The version that clients see.
  let version: String
  /// Every kind of finding.
  let kinds: [DiagnosticKind]
  let client: ClientConnection
  let folders: GrantedFolders
  let cards: CardOpener
  let session = Mutex(AgentSession())
  private let decoder = Mutex(LineDecoder(limit: messageLimit))
  private let source: @Sendable () -> DocumentationSource?
  private let library: Mutex<DocumentationLibrary?> = Mutex(nil)
  private let queue = DispatchQueue(label: "cardwright.agent", attributes: .concurrent)
  private let work = DispatchGroup()

  /// A server that sends through `output`, which is called by one thread at a time, one message a call.
  ///
  /// - Parameters:
  ///   - kinds: every kind of finding that can be explained.
  ///   - folders: the folders that a client may see which grants none itself.
  ///   - language: the card language; asked when it is first needed.
  ///   - documentation: what the reference is made of; asked when somebody looks something up.
  package init(
    version: String, kinds: [DiagnosticKind], folders: [String] = [],
    language: @escaping @Sendable () -> CardLanguage,
    documentation: @escaping @Sendable () -> DocumentationSource? = { nil },
    output: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.version, self.kinds) = (version, kinds)
    self.folders = GrantedFolders(folders)
    cards = CardOpener(language: language)
    source = documentation
    client = ClientConnection { output($0.line) }
  }

  /// Serves `channel` until the client goes away; `start` makes the server once the channel is guarded.
  package static func serve(
    _ channel: StandardChannel, start: (_ output: @escaping @Sendable ([UInt8]) -> Void) -> AgentServer
  ) {
    let server = start { bytes in _ = channel.write(bytes) }
    while let bytes = channel.read() { server.receive(bytes) }
    server.finish()
  }

  /// Takes the next bytes that the client sent; to be called by one thread at a time.
  package func receive(_ bytes: [UInt8]) {
    decoder.withLock { $0.append(bytes) }
    while let line = decoder.withLock({ $0.next() }) {
      switch line {
      case .body(let body): receive(body: body)
      case .tooLong(let head):
        let limit = Self.messageLimit >> 20
        client.send(
          .response(
            to: Self.id(inHeadOf: head),
            error: ResponseError(.invalidRequest, "The message is longer than \(limit) MB and was not read")))
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
    let made = library.withLock { library in
      if library == nil { library = source().flatMap { try? DocumentationLibrary($0) } }
      return library
    }
    guard let made else { throw ToolError("the documentation of this program is damaged; install it again") }
    return made
  }

  /// The absolute paths of the cards in the folder `folder` and those below.
  static func cards(in folder: String) throws(FileError) -> [String] {
    try Folder(folder).files(withSuffix: CardLanguage.fileSuffix)
  }

  /// Does `body` beside other work.
  func start(_ body: @escaping @Sendable () -> Void) { queue.async(group: work, execute: body) }

  /// The id of a message of which only the beginning was kept: that before its parameters.
  private static func id(inHeadOf head: [UInt8]) -> RequestID {
    let text = String(decoding: head, as: UTF8.self)
    let beginning = text.split(separator: "\"params\"", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = beginning.split(separator: "\"id\":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .null }
    let value = parts[1].drop { $0 == " " }.prefix { $0 != "," && $0 != "}" }
    return (try? JSONParser.parse(Array(value.utf8))).flatMap(RequestID.init) ?? .null
  }
}
