import Standards

/// A path into a JSON value (RFC 6901), such as `/orders/0/title`.
package struct JSONPointer: Hashable, Sendable {
  /// The reference tokens, unescaped; none means the whole value.
  package var tokens: [String]

  /// The pointer with these unescaped tokens.
  package init(tokens: [String] = []) {
    self.tokens = tokens
  }

  /// The pointer that `text` spells; nil unless it is empty or starts with `/` and each `~` is followed by 0 or 1.
  package init?(_ text: String) {
    var tokens: [String] = []
    if !text.isEmpty {
      guard text.utf8.first == 0x2F else { return nil }
      for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
        guard let token = Self.unescaped(part) else { return nil }
        tokens.append(token)
      }
    }
    self.tokens = tokens
  }

  /// The pointer that a URI fragment spells (RFC 6901 §6), without `#`; percent escapes are decoded.
  package init?(fragment: String) {
    guard let bytes = PercentEncoding.decoded(fragment), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    self.init(text)
  }

  /// The pointer one level deeper, at `token`.
  package func appending(_ token: String) -> JSONPointer {
    JSONPointer(tokens: tokens + [token])
  }

  /// The index in an array that `token` is; nil for another.
  static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    guard digits.first != 0x30 || digits.count == 1 else { return nil }
    return Int(token)
  }

  private static func unescaped(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x7E else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case 0x30: bytes.append(0x7E)
      case 0x31: bytes.append(0x2F)
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The pointer as text, escaped.
  package var description: String {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes.append(0x2F)
      for byte in token.utf8 {
        switch byte {
        case 0x7E: bytes += [0x7E, 0x30]
        case 0x2F: bytes += [0x7E, 0x31]
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONValue {
  /// What `pointer` points at, or nil.
  ///
  /// An index is written without leading zeros.
  package subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      let next: JSONValue?
      switch value {
      case .object(let object): next = object[token]
      case .array: next = JSONPointer.index(token).flatMap { value[$0] }
      default: next = nil
      }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
