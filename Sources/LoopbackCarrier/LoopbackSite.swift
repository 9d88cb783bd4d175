import NIOHTTP1
package import PreviewServer
import Standards

/// What stands at the preview's address, and who may ask for it.
package struct LoopbackSite: Sendable {
  /// What a request leads to.
  enum Answer {
    case response(LoopbackResponse)
    /// A page of the documentation, whose making may take a while.
    case documentation(path: String)
    /// A WebSocket is opened, if that is asked for.
    case channel
  }

  /// What pages say and hear.
  let pages: PageService
  /// The secret part of the address.
  let token: String
  let documentation: PreviewDocumentation?

  /// The page, its channel and the documentation below `token`.
  package init(pages: PageService, token: String, documentation: PreviewDocumentation? = nil) {
    (self.pages, self.token, self.documentation) = (pages, token, documentation)
  }

  /// The address of the pages' origin at `port`.
  static func origin(_ port: Int) -> String { "http://127.0.0.1:\(port)" }

  /// The answer to a request that came at `port`.
  ///
  /// A request whose `Host` or `Origin` is not the own address is refused, whatever else it asks for: so a page of another
  /// site cannot reach this one by a name that leads to 127.0.0.1.
  func answer(_ request: HTTPRequestHead, port: Int) -> Answer {
    guard Self.isOwn(request.headers, port: port) else { return .response(.forbidden) }
    guard request.method == .GET, let path = path(in: request.uri) else { return .response(.notFound) }
    if path == "channel" { return .channel }
    if let file = PreviewPages.file(at: path) {
      let policy = path.isEmpty ? Self.policy(port) : nil
      return .response(LoopbackResponse(status: 200, type: file.type, body: file.bytes, policy: policy))
    }
    guard path.hasPrefix("docs/"), documentation != nil else { return .response(.notFound) }
    let page = String(path.dropFirst("docs/".count))
    return Self.mayBePage(page) ? .documentation(path: page) : .response(.notFound)
  }

  /// Whether the request was made of this address, by a page of this address if by a page at all.
  private static func isOwn(_ fields: HTTPHeaders, port: Int) -> Bool {
    let (hosts, origins) = (fields["host"], fields["origin"])
    return hosts == ["127.0.0.1:\(port)"] && (origins.isEmpty || origins == [origin(port)])
  }

  /// What follows `/TOKEN/` in the path of `address`, in which no escape is decoded; nil when that is not how it begins.
  ///
  /// Takes as long for any token of that length.
  private func path(in address: String) -> Substring? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let (given, own) = (Array(path.utf8), Array("/\(token)/".utf8))
    guard given.count >= own.count else { return nil }
    guard zip(given, own).reduce(UInt8(0), { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    return path.dropFirst(own.count)
  }

  /// Whether `request`, which asks for the channel, is a proper opening handshake (RFC 6455, section 4.2.1), as far as the
  /// upgrader does not see to it.
  static func isHandshake(_ request: HTTPRequestHead) -> Bool {
    request.version == .http1_1
      && request.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
      && request.headers["sec-websocket-key"].first?.utf8.count == 24
  }

  // MARK: Documentation

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
  func page(at path: String) -> LoopbackResponse {
    let names = path.isEmpty || path.hasSuffix("/") ? [path + "index.html"] : [path, path + ".html"]
    for name in names {
      guard let bytes = documentation?.file(name) else { continue }
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      return LoopbackResponse(
        status: 200, type: Self.types[ending] ?? "text/plain; charset=utf-8", body: bytes,
        policy: Self.documentationPolicy)
    }
    return .notFound
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "xml": "application/xml",
  ]

  // MARK: Policies

  /// What the page may do: run and show its own files, talk to its own channel, draw what it was sent.
  private static func policy(_ port: Int) -> String {
    """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self' ws://127.0.0.1:\(port); base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  private static let documentationPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}
