/// Reads a JSON text (RFC 8259, strictly; a byte order mark in front is skipped).
///
/// Linear in the input and iterative. An escaped surrogate without its partner, which no Swift string can hold, becomes
/// U+FFFD: one UTF-16 unit as before, so positions stay right.
package struct JSONParser {
  /// How deep arrays and objects may nest; deeper texts are refused, since values are released recursively.
  package static let depthLimit = 512

  let bytes: [UInt8]
  var index = 0
  /// The finished values, and the names, of the containers that are still open.
  private var values: [JSONValue] = []
  private var names: [String] = []
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let isObject: Bool
    let firstValue: Int
    let firstName: Int
    let offset: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that `bytes` hold.
  ///
  /// - Throws: what is wrong, and at which byte, line and column.
  package static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes)
    do throws(JSONFault) {
      return try parser.text()
    } catch {
      throw JSONSyntaxError(error, after: nil, in: bytes)
    }
  }

  /// The value that `string` holds.
  package static func parse(_ string: String) throws(JSONSyntaxError) -> JSONValue {
    try parse(Array(string.utf8))
  }

  private mutating func text() throws(JSONFault) -> JSONValue {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    repeat {
      skipSpace()
      if let isEmpty = try openContainer() {
        if !isEmpty { continue }
      } else {
        values.append(try scalar())
      }
      try closeContainers()
    } while !open.isEmpty
    skipSpace()
    if index < bytes.count { throw error("nothing may follow the value") }
    return values[0]
  }

  /// Reads `[` or `{`, and the first name of an object: whether the container is empty; nil if neither stands here.
  private mutating func openContainer() throws(JSONFault) -> Bool? {
    guard index < bytes.count, bytes[index] == 0x7B || bytes[index] == 0x5B else { return nil }
    if open.count >= Self.depthLimit { throw error("arrays and objects nest deeper than \(Self.depthLimit) levels") }
    let isObject = bytes[index] == 0x7B
    open.append(
      OpenContainer(isObject: isObject, firstValue: values.count, firstName: names.count, offset: index))
    index += 1
    skipSpace()
    if index < bytes.count, bytes[index] == (isObject ? 0x7D : 0x5D) { return true }
    if isObject, index < bytes.count { try name() }
    return false
  }

  /// After a value: reads a comma and, in an object, the next name, or the ends of as many containers as end here.
  private mutating func closeContainers() throws(JSONFault) {
    while let container = open.last {
      skipSpace()
      guard index < bytes.count else {
        throw error(container.isObject ? "this object has no }" : "this array has no ]", at: container.offset)
      }
      let byte = bytes[index]
      if byte == 0x2C, values.count > container.firstValue {
        index += 1
        skipSpace()
        if container.isObject { try name() }
        return
      }
      guard byte == (container.isObject ? 0x7D : 0x5D) else {
        throw error(container.isObject ? "expected , or }" : "expected , or ]")
      }
      index += 1
      close(container)
    }
  }

  private mutating func close(_ container: OpenContainer) {
    open.removeLast()
    let value: JSONValue
    if container.isObject {
      var members: [JSONObject.Member] = []
      members.reserveCapacity(values.count - container.firstValue)
      for offset in 0..<values.count - container.firstValue {
        members.append(JSONObject.Member(names[container.firstName + offset], values[container.firstValue + offset]))
      }
      names.removeLast(names.count - container.firstName)
      value = .object(JSONObject(members))
    } else {
      value = .array(Array(values[container.firstValue...]))
    }
    values.removeLast(values.count - container.firstValue)
    values.append(value)
  }

  private mutating func name() throws(JSONFault) {
    guard index < bytes.count, bytes[index] == 0x22 else { throw error("expected a name in double quotes") }
    names.append(try string())
    skipSpace()
    guard index < bytes.count, bytes[index] == 0x3A else { throw error("expected : after the name") }
    index += 1
  }

  mutating func scalar() throws(JSONFault) -> JSONValue {
    guard index < bytes.count else { throw error("expected a value, found the end of the text") }
    switch bytes[index] {
    case 0x22: return .string(try string())
    case 0x2D, 0x30...0x39: return try number()
    case 0x74: return try literal("true", .bool(true))
    case 0x66: return try literal("false", .bool(false))
    case 0x6E: return try literal("null", .null)
    default: throw error("expected a value")
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    let text = "\(word)"
    for (offset, byte) in text.utf8.enumerated() {
      guard index + offset < bytes.count, bytes[index + offset] == byte else { throw error("expected \(text)") }
    }
    index += text.utf8.count
    return value
  }

  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  func error(_ message: String, at offset: Int? = nil) -> JSONFault {
    JSONFault(message: message, offset: offset ?? index)
  }
}
