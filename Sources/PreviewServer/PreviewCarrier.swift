import Synchronization

/// The preview for browsers: a page, its channel and the documentation at an address that nobody can guess.
package final class PreviewCarrier: Sendable {
  private let preview: Preview
  private let listener: LoopbackListener
  private let token: String
  /// The preview's number of each connection.
  private let pages: Mutex<[Int: Int]> = Mutex([:])
  /// The page of the documentation at a path below `docs/`, with its media type; nil for none.
  private let documentation: @Sendable (_ path: String) -> (type: String, bytes: [UInt8])?

  /// A carrier for `preview` that listens at `port` of 127.0.0.1, 0 for any.
  package init(
    _ preview: Preview, port: UInt16 = 0,
    documentation: @escaping @Sendable (_ path: String) -> (type: String, bytes: [UInt8])? = { _ in nil }
  ) throws(PreviewError) {
    self.preview = preview
    self.documentation = documentation
    listener = try LoopbackListener(port: port)
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
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
        answer: { self.answer($0) }, opened: { self.open($0) },
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
    let page = preview.connect(tellsOfDrain: true) { listener.send($0, to: connection) }
    pages.withLock { $0[connection] = page }
  }

  /// The answer to a request for `path`; nil opens the channel.
  private func answer(_ path: String) -> HTTPResponse? {
    guard let rest = rest(of: path) else { return .notFound }
    if rest == "channel" { return nil }
    if let response = PreviewPages.response(to: rest, policy: policy) { return response }
    guard rest.hasPrefix("docs/"), let page = documentation(String(rest.dropFirst("docs/".count))) else {
      return .notFound
    }
    return HTTPResponse(
      status: 200, type: page.type, body: page.bytes, fields: ["Content-Security-Policy: \(Self.documentationPolicy)"])
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
