package import JSON

/// What ties a response to its request.
package enum RequestID: Hashable, Sendable {
  /// A number.
  case integer(Int64)
  /// A string.
  case string(String)
  /// `null`: the sender of a message whose id could not be read.
  case null

  /// The id that `value` is; nil for a fraction, a boolean, an array or an object.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let string): self = .string(string)
    case .null: self = .null
    default:
      guard let integer = value.wideInteger else { return nil }
      self = .integer(integer)
    }
  }
}

extension RequestID: JSONEncodable {
  /// Writes the id as it came.
  package func encode(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.value(value)
    case .string(let value): writer.value(value)
    case .null: writer.null()
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The id as JSON shows it.
  package var description: String { String(decoding: jsonBytes, as: UTF8.self) }
}
