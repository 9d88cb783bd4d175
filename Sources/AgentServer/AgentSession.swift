import JSON
import JSONRPC

/// What the server knows of its client.
struct AgentSession {
  /// The version that was agreed on; nil before `initialize`.
  var version: ProtocolVersion?
  /// What the client can do.
  var capabilities: JSONValue = .null
  /// How serious messages must be to be sent.
  var logLevel = AgentLogLevel.warning
  /// The flags of the requests that are not answered yet.
  var unanswered: [RequestID: CancellationFlag] = [:]
}

/// The versions of the protocol that are understood, the oldest first; the raw value is the protocol's.
enum ProtocolVersion: String, CaseIterable {
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Without `initialize`: each request says its version.
  case july2026 = "2026-07-28"

  /// Those that begin with `initialize`.
  static let greeting: [ProtocolVersion] = [.june2025, .november2025]

  /// The version that answers a client which offers `offer`.
  static func answering(_ offer: String) -> ProtocolVersion {
    greeting.first { $0.rawValue == offer } ?? .november2025
  }
}

/// How serious a message to the client is (RFC 5424); each level is sent with those behind it.
enum AgentLogLevel: String, CaseIterable, Comparable {
  case debug, info, notice, warning, error, critical, alert, emergency

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
