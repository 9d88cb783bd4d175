/// The head of a request (RFC 9112), as much of it as a loopback page needs: there is never a body.
struct HTTPRequest: Hashable, Sendable {
  /// Longer heads are refused.
  static let lengthLimit = 16 << 10

  let method: String
  /// The path without query, exactly as it was sent: no escape in it is decoded.
  let path: String
  /// Name in small letters and value, in the order in which they came.
  private let fields: [(name: String, value: String)]

  static func == (lhs: HTTPRequest, rhs: HTTPRequest) -> Bool {
    lhs.method == rhs.method && lhs.path == rhs.path && lhs.fields.elementsEqual(rhs.fields, by: ==)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The request whose head is `bytes`, the empty line at its end left out; nil when it is no proper one.
  init?(_ bytes: some Collection<UInt8>) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.isEmpty else { return nil }
    let start = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, start[2] == "HTTP/1.1", start[1].hasPrefix("/") else { return nil }
    method = String(start[0])
    path = String(start[1].prefix { $0 != "?" && $0 != "#" })
    var fields: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line.first?.isWhitespace == false,
        fields.count < 64
      else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields.append((line[..<colon].lowercased(), String(value)))
    }
    self.fields = fields
  }

  /// The value of the field called `name`, in small letters; nil when it stands not exactly once.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// Whether there is a field called `name`.
  func has(_ name: String) -> Bool { fields.contains { $0.name == name } }

  /// Whether the words of the field called `name`, separated by commas, hold `word`, whatever the case.
  func lists(_ word: String, in name: String) -> Bool {
    (self[name] ?? "").split(separator: ",").contains { part in
      part.drop { $0 == " " }.prefix { $0 != " " }.lowercased() == word
    }
  }
}
