import JSON

/// Messages to pages.
enum PreviewMessage {
  /// The message of a kind with the members that `members` writes.
  static func make(_ kind: ServerMessage, _ members: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("type", kind.rawValue)
      members(&$0)
    }
    return writer.bytes
  }

  /// Something was wrong with what the page said.
  static func error(_ message: String) -> [UInt8] { make(.error) { $0.member("message", message) } }
}

extension JSONWriter {
  /// Writes a member that is a range of bytes, as `[start, end]`.
  mutating func member(_ name: String, range start: Int, _ end: Int) { member(name, [start, end]) }
}
