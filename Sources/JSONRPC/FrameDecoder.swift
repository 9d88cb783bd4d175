/// Cuts a stream of bytes into the bodies of messages (LSP 3.17, base protocol).
///
/// Takes the bytes in pieces of any size. Total: whatever comes, it finds the next `Content-Length` and goes on. Lines of
/// the header may end in LF alone; names are compared without case; unknown fields are skipped.
package struct FrameDecoder: Sendable {
  /// What comes next in the stream.
  package enum Frame: Hashable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// Bytes that are not a message and were skipped, and why.
    case broken(String)
  }

  /// The longest body that is accepted, in bytes.
  package static let bodyLimit = 256 << 20
  /// The longest header that is accepted, in bytes.
  package static let headerLimit = 8 << 10

  private var buffer: [UInt8] = []
  /// Offset of the first byte that has not been consumed.
  private var start = 0
  /// Offset up to which no end of a header has been found.
  private var searched = 0
  /// The body that is due, once its header is read.
  private var due: (length: Int, refusal: String?)?
  /// Whether everything up to the next `Content-Length` is to be skipped.
  private var isLost = false

  private static let landmark = Array("content-length".utf8)

  /// A decoder at the start of a stream.
  package init() {}

  /// Whether the stream may end here: nothing has been begun.
  package var isBetweenMessages: Bool { start == buffer.count && due == nil && !isLost }

  /// Takes the next bytes of the stream.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 16 {
      buffer.removeSubrange(..<start)
      searched = max(0, searched - start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message or skipped bytes; nil when more bytes are needed.
  package mutating func next() -> Frame? {
    while true {
      if let due {
        guard let body = take(due.length) else { return nil }
        self.due = nil
        if let refusal = due.refusal { return .broken(refusal) }
        return .body(body)
      }
      if isLost {
        guard findLandmark() else { return nil }
        isLost = false
      }
      guard let end = endOfHeader() else {
        if buffer.count - start <= Self.headerLimit { return nil }
        return lose("The header is longer than \(Self.headerLimit) bytes")
      }
      let outcome = readHeader(buffer[start..<end])
      if let trouble = outcome.trouble {
        return lose(trouble)
      }
      start = end
      searched = end
      due = (outcome.length, outcome.refusal)
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard buffer.count - start >= count else {
      buffer.reserveCapacity(start + count)
      return nil
    }
    let body = start == 0 && count == buffer.count ? buffer : Array(buffer[start..<(start + count)])
    start += count
    searched = start
    if start == buffer.count {
      // A long message's memory is given back; a usual one's is used again.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 16)
      start = 0
      searched = 0
    }
    return body
  }

  /// Skips at least one byte, so that the same place is not found again.
  private mutating func lose(_ trouble: String) -> Frame {
    isLost = true
    start = min(start + 1, buffer.count)
    searched = start
    return .broken(trouble)
  }

  private mutating func findLandmark() -> Bool {
    var index = start
    let length = Self.landmark.count
    while index + length <= buffer.count {
      var matched = 0
      while matched < length, buffer[index + matched] | 0x20 == Self.landmark[matched] | 0x20 { matched += 1 }
      if matched == length {
        start = index
        searched = index
        return true
      }
      index += 1
    }
    start = index
    searched = index
    return false
  }

  /// The offset after the empty line that ends the header.
  private mutating func endOfHeader() -> Int? {
    var index = max(start, searched)
    while index < buffer.count {
      defer { index += 1 }
      guard buffer[index] == 0x0A else { continue }
      // An empty line is a line end right after another, or at the very start.
      var before = index - 1
      if before >= start, buffer[before] == 0x0D { before -= 1 }
      if before < start || buffer[before] == 0x0A { return index + 1 }
    }
    searched = buffer.count
    return nil
  }

  private func readHeader(_ header: ArraySlice<UInt8>) -> (length: Int, refusal: String?, trouble: String?) {
    var length: Int?
    var refusal: String?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: 0x3A) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = Self.trimmed(line[(colon + 1)...])
      if name == "content-length" {
        guard let number = Int(value), number >= 0 else {
          return (0, nil, "Content-Length must be a number of bytes, not \(value)")
        }
        length = number
      } else if name == "content-type", let charset = Self.charset(value), charset != "utf-8", charset != "utf8" {
        refusal = "The charset \(charset) is not supported; messages are UTF-8"
      }
    }
    guard let length else { return (0, nil, "The header has no Content-Length") }
    if length > Self.bodyLimit {
      return (0, nil, "Content-Length is \(length); at most \(Self.bodyLimit) bytes are accepted")
    }
    return (length, refusal, nil)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func charset(_ contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, trimmed(Array(parts[0].utf8)[...]).lowercased() == "charset" else { continue }
      let value = trimmed(Array(parts[1].utf8)[...]).lowercased()
      return value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 1
        ? String(value.dropFirst().dropLast()) : value
    }
    return nil
  }
}
