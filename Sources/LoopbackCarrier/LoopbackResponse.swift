/// What a request is answered with; the connection ends behind it.
struct LoopbackResponse: Hashable, Sendable {
  var status: Int
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// What the body may do when a browser shows it; nil where that does not matter.
  var policy: String?

  /// There is nothing here; no more is said.
  static let notFound = LoopbackResponse(status: 404)
  /// The request is refused.
  static let forbidden = LoopbackResponse(status: 403)

  /// The fields of the answer's head.
  var fields: [(String, String)] {
    [("Content-Type", type), ("Content-Length", String(body.count)), ("Connection", "close")] + Self.guards
      + (policy.map { [("Content-Security-Policy", $0)] } ?? [])
  }

  /// Nothing is kept, guessed, framed or told to others.
  private static let guards = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]
}
