/// How much the log tells; each level tells what those before it tell as well.
package enum LogLevel: String, Sendable, CaseIterable, Comparable {
  /// What went wrong in the server.
  case error
  /// What a client did wrong.
  case warning
  /// What the server does: start, folders, end.
  case info
  /// Every message.
  case debug

  /// Whether `lhs` tells less than `rhs`.
  package static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
