extension String: JSONEncodable {
  /// Writes a JSON string.
  package func encode(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONEncodable {
  /// Writes a JSON number.
  package func encode(to writer: inout JSONWriter) { writer.value(self) }
}

extension Double: JSONEncodable {
  /// Writes a JSON number.
  package func encode(to writer: inout JSONWriter) { writer.value(self) }
}

extension Bool: JSONEncodable {
  /// Writes `true` or `false`.
  package func encode(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Writes a JSON array.
  package func encode(to writer: inout JSONWriter) { writer.array(self) }
}

extension JSONObject: JSONEncodable {
  /// Writes a JSON object.
  package func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      for member in members { writer.member(member.name, member.value) }
    }
  }
}

extension JSONValue: JSONEncodable {
  /// Writes the value; as deep as the value nests, which parsing limits.
  package func encode(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.value(value)
    case .integer(let value): writer.value(value)
    case .number(let value): writer.value(value)
    case .string(let value): writer.value(value)
    case .array(let elements): writer.array(elements)
    case .object(let object): object.encode(to: &writer)
    }
  }

  /// The value as a JSON text.
  package func text(_ style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style)
    encode(to: &writer)
    return writer.string
  }
}

extension JSONEncodable {
  /// The value as the bytes of a compact JSON text.
  package var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    encode(to: &writer)
    return writer.bytes
  }
}
