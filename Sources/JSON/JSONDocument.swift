/// A JSON text that a person writes: every value with its place, whatever is wrong beside it.
///
/// Comments (`//` and `/* */`) and a comma behind the last member are allowed. Reading never fails: what cannot be
/// understood is told in ``problems`` and left out. Linear in the text, and iterative.
package struct JSONDocument: Sendable {
  /// A value in the text.
  package struct Node: Sendable {
    /// What stands there.
    package enum Content: Hashable, Sendable {
      case object
      case array
      /// A string, number, boolean or null.
      case scalar(JSONValue)
      /// Nothing that can be read: a name whose value is still to come.
      case missing
    }

    /// What it is.
    package let content: Content
    /// Its bytes, brackets and quotes included; empty where it is missing.
    package fileprivate(set) var range: Range<Int>
    /// The name under which it stands in an object; nil where that cannot be read.
    package let name: String?
    /// The bytes of that name, quotes included.
    package let nameRange: Range<Int>?
    /// The object or array that holds it; nil for the outermost.
    package let parent: Int?
    /// What it holds, in order.
    package fileprivate(set) var children: [Int] = []
  }

  /// The text.
  package let bytes: [UInt8]
  /// Every value, those that hold others first; the outermost is the first of all.
  package fileprivate(set) var nodes: [Node] = []
  /// What is wrong, in the order of the text; at most a hundred.
  package fileprivate(set) var problems: [JSONSyntaxError] = []
  /// The bytes of all comments.
  package fileprivate(set) var comments: [Range<Int>] = []

  /// Reads `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = JSONDocumentReader(bytes)
    reader.read()
    (nodes, comments) = (reader.nodes, reader.comments)
    problems = JSONSyntaxError.all(reader.faults, in: bytes)
  }

  /// The value at `pointer`; nil for none.
  ///
  /// Of members of one name it is the last, as for who reads the value.
  package func node(at pointer: JSONPointer) -> Int? {
    guard !nodes.isEmpty else { return nil }
    var node = 0
    for token in pointer.tokens {
      let children = nodes[node].children
      let next =
        nodes[node].content == .object
        ? children.last { nodes[$0].name == token }
        : JSONPointer.index(token).flatMap { children.indices.contains($0) ? children[$0] : nil }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  /// The innermost value whose bytes, or whose name's, enclose the byte `offset` or touch it; nil for none.
  package func node(at offset: Int) -> Int? {
    guard !nodes.isEmpty else { return nil }
    var found: Int?
    var next: Int? = 0
    while let node = next {
      let whole = (nodes[node].nameRange ?? nodes[node].range).lowerBound...nodes[node].range.upperBound
      guard whole.contains(offset) else { break }
      found = node
      next = nodes[node].children.last { (nodes[$0].nameRange ?? nodes[$0].range).lowerBound <= offset }
    }
    return found
  }
}

/// Reads a ``JSONDocument``.
private struct JSONDocumentReader {
  /// An object or array that is still open.
  private struct Open {
    let node: Int
    /// Whether a comma has to come before what comes next.
    var needsComma = false
  }

  private static let mostFaults = 100

  private let bytes: [UInt8]
  /// Reads strings and numbers; its place is the place of all reading.
  private var scan: JSONParser
  private var open: [Open] = []
  var nodes: [JSONDocument.Node] = []
  var faults: [JSONFault] = []
  var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan = JSONParser(bytes)
  }

  mutating func read() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scan.index = 3 }
    skip()
    guard current != nil else { return tell("expected a value, found the end of the text") }
    value()
    while let container = open.last { readNext(in: container) }
    skip()
    if current != nil { tell("nothing may follow the value") }
  }

  private var current: UInt8? { scan.index < bytes.count ? bytes[scan.index] : nil }

  private mutating func tell(_ message: String, at offset: Int? = nil) {
    tell(scan.error(message, at: offset))
  }

  private mutating func tell(_ fault: JSONFault) {
    if faults.count < Self.mostFaults { faults.append(fault) }
  }

  // MARK: Containers

  /// Reads what comes next in `container`: a comma, its end, or what it holds.
  private mutating func readNext(in container: Open) {
    skip()
    let isObject = nodes[container.node].content == .object
    guard let byte = current else {
      tell(isObject ? "this object has no }" : "this array has no ]", at: nodes[container.node].range.lowerBound)
      while !open.isEmpty { close(at: bytes.count) }
      return
    }
    switch byte {
    case 0x2C:
      if !container.needsComma {
        tell(isObject ? "expected a name before the comma" : "expected a value before the comma")
      }
      scan.index += 1
      open[open.count - 1].needsComma = false
    case 0x7D, 0x5D:
      if (byte == 0x7D) == isObject {
        scan.index += 1
        close(at: scan.index)
      } else {
        tell(isObject ? "expected , or }" : "expected , or ]")
        // The bracket of a container further out ends this one as well; one of none is passed over.
        let other: JSONDocument.Node.Content = byte == 0x7D ? .object : .array
        if open.contains(where: { nodes[$0.node].content == other }) { close(at: scan.index) } else { scan.index += 1 }
      }
    default:
      if container.needsComma { tell(isObject ? "expected , or }" : "expected , or ]") }
      open[open.count - 1].needsComma = true
      if isObject { member() } else { value() }
    }
  }

  private mutating func close(at end: Int) {
    guard let container = open.popLast() else { return }
    nodes[container.node].range = nodes[container.node].range.lowerBound..<end
  }

  private mutating func append(
    _ content: JSONDocument.Node.Content, _ range: Range<Int>, _ name: (text: String?, range: Range<Int>)?
  ) {
    let parent = open.last?.node
    if let parent { nodes[parent].children.append(nodes.count) }
    nodes.append(
      JSONDocument.Node(content: content, range: range, name: name?.text, nameRange: name?.range, parent: parent))
  }

  /// Reads a name and its value.
  private mutating func member() {
    let start = scan.index
    let text: String
    if current == 0x22 {
      do throws(JSONFault) {
        text = try scan.string()
      } catch {
        tell(error)
        scan.index = start + 1
        passOver()
        return append(.missing, scan.index..<scan.index, (nil, start..<scan.index))
      }
    } else {
      tell("expected a name in double quotes")
      scan.index += 1
      passOver(alsoAt: [0x3A])
      text = String(decoding: bytes[start..<scan.index].filter { $0 > 0x20 && $0 != 0x27 }, as: UTF8.self)
    }
    let name: (text: String?, range: Range<Int>) = (text, start..<scan.index)
    skip()
    guard current == 0x3A else {
      tell("expected : after the name")
      return append(.missing, name.range.upperBound..<name.range.upperBound, name)
    }
    scan.index += 1
    let colon = scan.index
    skip()
    if current == nil || current == 0x2C || current == 0x7D || current == 0x5D {
      tell("expected a value", at: min(colon, bytes.count))
      return append(.missing, colon..<colon, name)
    }
    value(name)
  }

  // MARK: Values

  /// Reads a value, or passes over what is none.
  private mutating func value(_ name: (text: String?, range: Range<Int>)? = nil) {
    let start = scan.index
    guard let byte = current else { return }
    if byte == 0x7B || byte == 0x5B {
      guard open.count < JSONParser.depthLimit else {
        tell("arrays and objects nest deeper than \(JSONParser.depthLimit) levels")
        scan.index = bytes.count
        return open.removeAll()
      }
      append(byte == 0x7B ? .object : .array, start..<bytes.count, name)
      open.append(Open(node: nodes.count - 1))
      scan.index += 1
      return
    }
    do throws(JSONFault) {
      let value = try scan.scalar()
      append(.scalar(value), start..<scan.index, name)
    } catch {
      tell(error)
      scan.index = start + 1
      passOver()
      append(.missing, start..<scan.index, name)
    }
  }

  /// Goes on to the next comma, bracket or end of a line, or to one of `bytes`.
  private mutating func passOver(alsoAt others: [UInt8] = []) {
    while let byte = current, ![0x2C, 0x5D, 0x7D, 0x0A, 0x0D].contains(byte), !others.contains(byte) { scan.index += 1 }
  }

  // MARK: Space

  /// Passes over white space and comments.
  private mutating func skip() {
    while true {
      scan.skipSpace()
      guard current == 0x2F, scan.index + 1 < bytes.count else { return }
      let start = scan.index
      if bytes[start + 1] == 0x2F {
        while let byte = current, byte != 0x0A { scan.index += 1 }
      } else if bytes[start + 1] == 0x2A {
        scan.index += 2
        while scan.index + 1 < bytes.count, !(bytes[scan.index] == 0x2A && bytes[scan.index + 1] == 0x2F) {
          scan.index += 1
        }
        let isOpen = scan.index + 1 >= bytes.count
        if isOpen { tell("this comment has no */", at: start) }
        scan.index = min(scan.index + 2, bytes.count)
      } else {
        return
      }
      comments.append(start..<scan.index)
    }
  }
}
