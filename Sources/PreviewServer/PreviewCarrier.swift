import Dispatch
import Synchronization

/// The preview for browsers: a page, its channel and the documentation at an address that nobody can guess.
package final class PreviewCarrier: Sendable {
  private let preview: Preview
  private let listener: LoopbackListener
  private let token: String
  /// The preview's number of each connection.
  private let pages: Mutex<[Int: Int]> = Mutex([:])
  private let documentation: PreviewDocumentation?
  /// Makes pages of the documentation, one after the other.
  private let library = DispatchQueue(label: "cardwright.preview.documentation", qos: .utility)

  /// A carrier for `preview` that listens at `port` of 127.0.0.1, 0 for any.
  package init(
    _ preview: Preview, port: UInt16 = 0, documentation: PreviewDocumentation? = nil
  ) throws(PreviewError) {
    self.preview = preview
    self.documentation = documentation
    let last = preview.host.address?.read()
    listener = try Self.listener(port, last: last?.port)
    token = last?.token ?? Self.freshToken()
    preview.host.address?.store(
      PreviewAddress.Place(port: listener.port, token: token, made: last?.made ?? PreviewAddress.now()))
  }

  /// A listener at `port`; at the last one, or any, when that is 0.
  private static func listener(_ port: UInt16, last: UInt16?) throws(PreviewError) -> LoopbackListener {
    if port == 0, let last, let listener = try? LoopbackListener(port: last) { return listener }
    return try LoopbackListener(port: port)
  }

  private static func freshToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address of the page.
  package var address: String { "\(listener.origin)/\(token)/" }

  /// Serves browsers until ``stop()``; takes the calling thread for itself.
  package func run() {
    listener.run(
      LoopbackListener.Service(
        answer: { self.answer($0, $1) }, opened: { self.open($0) },
        received: { connection, message in
          if let page = self.page(connection) { self.preview.receive(page, message) }
        },
        drained: { connection in if let page = self.page(connection) { self.preview.drained(page) } },
        closed: { connection in
          let page = self.pages.withLock { $0.removeValue(forKey: connection) }
          if let page { self.preview.disconnect(page) }
        }))
  }

  /// Ends ``run()``.
  package func stop() { listener.stop() }

  private func page(_ connection: Int) -> Int? { pages.withLock { $0[connection] } }

  private func open(_ connection: Int) {
    let listener = self.listener
    let page = preview.connect(tellsOfDrain: true) { _ in { listener.send($0, to: connection) } }
    pages.withLock { $0[connection] = page }
  }

  /// The answer to a request for `path`.
  private func answer(_ connection: Int, _ path: String) -> LoopbackListener.Answer {
    guard let rest = rest(of: path) else { return .response(.notFound) }
    if rest == "channel" { return .webSocket }
    if let response = PreviewPages.response(to: rest, policy: policy) { return .response(response) }
    guard rest.hasPrefix("docs/"), let documentation else { return .response(.notFound) }
    let page = String(rest.dropFirst("docs/".count))
    guard Self.mayBePage(page) else { return .response(.notFound) }
    library.async { self.listener.respond(Self.response(to: page, documentation), to: connection) }
    return .later
  }

  /// Whether a page of the documentation may be called `path`: what is not is refused before any page is made.
  private static func mayBePage(_ path: String) -> Bool {
    path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F: true
      default: false
      }
    } && !path.contains("..") && !path.contains("//")
  }

  /// The page called `path` of the documentation, whose files are a closed list: no path leads anywhere else.
  private static func response(to path: String, _ documentation: PreviewDocumentation) -> HTTPResponse {
    let names = path.isEmpty || path.hasSuffix("/") ? [path + "index.html"] : [path, path + ".html"]
    for name in names {
      if let bytes = documentation.file(name) { return response(name, bytes) }
    }
    return .notFound
  }

  private static func response(_ name: String, _ bytes: [UInt8]) -> HTTPResponse {
    let types = [
      "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
      "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "xml": "application/xml",
    ]
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return HTTPResponse(
      status: 200, type: types[ending] ?? "text/plain; charset=utf-8", body: bytes,
      fields: ["Content-Security-Policy: \(documentationPolicy)"])
  }

  /// What follows `/TOKEN/` in `path`; nil when that is not how it begins.
  ///
  /// Takes as long for any token of that length.
  private func rest(of path: String) -> Substring? {
    let (given, own) = (Array(path.utf8), Array("/\(token)/".utf8))
    guard given.count >= own.count else { return nil }
    guard zip(given, own).reduce(UInt8(0), { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    return path.dropFirst(own.count)
  }

  /// What the page may do: run and show its own files, talk to its own channel, draw what it was sent.
  private var policy: String {
    """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self' ws://127.0.0.1:\(listener.port); base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  private static let documentationPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}
