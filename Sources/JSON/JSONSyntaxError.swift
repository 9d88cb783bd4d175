/// Why bytes are no JSON text, and at which byte: what costs nothing to find, however many there are.
struct JSONFault: Error {
  /// What is wrong, as a sentence without a full stop.
  let message: String
  /// Offset of the byte at which it went wrong.
  let offset: Int
}

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

  /// `fault` in `bytes`, whose lines are counted on from an `earlier` one.
  init(_ fault: JSONFault, after earlier: JSONSyntaxError?, in bytes: [UInt8]) {
    (message, offset) = (fault.message, fault.offset)
    var line = earlier?.line ?? 1
    var lineStart = earlier.map { $0.offset - $0.column + 1 } ?? 0
    for index in min(earlier?.offset ?? 0, bytes.count)..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    self.line = line
    column = offset - lineStart + 1
  }

  /// `faults` in `bytes`, in the order of the text.
  static func all(_ faults: [JSONFault], in bytes: [UInt8]) -> [JSONSyntaxError] {
    let sorted = faults.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return sorted.reduce(into: []) { errors, fault in
      errors.append(JSONSyntaxError(fault.element, after: errors.last, in: bytes))
    }
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The message with line and column in front.
  package var description: String { "\(line):\(column): \(message)" }
}
