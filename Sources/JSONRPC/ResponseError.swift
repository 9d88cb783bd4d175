package import JSON

/// Why a request has no result.
package struct ResponseError: Error, Hashable, Sendable {
  /// The kind of error.
  package var code: Int
  /// What is wrong and what to do, as a sentence without a full stop.
  package var message: String
  /// More for the client, if the method says so.
  package var data: JSONValue?

  /// An error of the kind `code`.
  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code.rawValue
    self.message = message
    self.data = data
  }

  /// An error that the other side reports, with whatever code it uses.
  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension ResponseError: JSONEncodable {
  /// Writes the members `code`, `message` and `data`.
  package func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code)
      $0.member("message", message)
      $0.member("data", ifPresent: data)
    }
  }
}
