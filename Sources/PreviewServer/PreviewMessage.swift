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

  /// Something was wrong with what the page said, or asked for by `request`, or had happen in the scene of `view`.
  static func error(_ message: String, _ request: JSONValue = .null, in view: String? = nil) -> [UInt8] {
    make(.error) { writer in
      writer.member("message", message)
      if !request.isNull { writer.member("request", request) }
      writer.member("view", ifPresent: view)
    }
  }
}
