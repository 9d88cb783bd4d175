/// Why bytes are no JSON text, and where.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, as a sentence without a full stop.
  package let message: String
  /// Offset of the byte at which it went wrong.
  package let offset: Int
  /// The line of that byte, counted from 1.
  package let line: Int
  /// The byte's place in its line, counted from 1.
  package let column: Int

  /// An error at `offset` of `bytes`.
  package init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    self.offset = offset
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    self.line = line
    column = offset - lineStart + 1
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The message with line and column in front.
  package var description: String { "\(line):\(column): \(message)" }
}
