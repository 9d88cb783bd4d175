import JSON
package import XMLSyntax

/// Lines of a file that a part of the card has become.
package struct HandoverLines: Hashable, Sendable {
  /// The first and the last of them, counted from 0.
  package let first, last: Int
  /// The part.
  package let part: NodeID
}

/// Marks in what becomes a file, by which is known what its lines are from; they are taken out again before it is written.
enum HandoverTrace {
  /// The member of an object that names parts: behind an empty name those that the object is from, behind others those of members.
  static let member = "\u{4}"
  /// What stands around a part in front of a piece of Swift, and behind the piece: characters that no piece has.
  private static let (open, between, close): (UInt8, UInt8, UInt8) = (4, 5, 6)

  /// The part that `object` is from, where that is marked.
  static func part(_ object: JSONObject?) -> NodeID? {
    object?[member]?[""]?[0]?.integer.map { NodeID($0) }
  }

  /// Whether nothing is in `value` but marks.
  static func isBare(_ value: JSONValue) -> Bool {
    value.object.map { object in object.names.allSatisfy { $0 == member } } ?? false
  }

  /// Several marks as one: those of entries that are written as one template.
  static func joined(_ marks: [JSONValue]) -> JSONValue {
    var joined = JSONObject()
    for member in marks.flatMap({ $0.object?.members ?? [] }) {
      let known = joined[member.name]?.array ?? []
      joined[member.name] = .array(known + (member.value.array ?? []).filter { !known.contains($0) })
    }
    return .object(joined)
  }

  // MARK: JSON

  /// `value` without marks, and which of its lines are from what when it is written with a line for each member.
  static func read(_ value: JSONValue) -> (bare: JSONValue, lines: [HandoverLines]) {
    var reading = JSONReading()
    let bare = reading.read(value)
    return (bare, reading.lines)
  }

  private struct JSONReading {
    var lines: [HandoverLines] = []
    /// The line at hand.
    private var line = 0

    mutating func read(_ value: JSONValue) -> JSONValue {
      switch value {
      case .array(let elements) where !elements.isEmpty:
        line += 1
        var bare: [JSONValue] = []
        for element in elements {
          bare.append(read(element))
          line += 1
        }
        return .array(bare)
      case .object(let object):
        let marks = object[HandoverTrace.member]
        let members = object.members.filter { $0.name != HandoverTrace.member }
        let first = line
        if !members.isEmpty { line += 1 }
        var bare: [JSONObject.Member] = []
        for member in members {
          let first = line
          bare.append(.init(member.name, read(member.value)))
          note(marks?[member.name], from: first)
          line += 1
        }
        note(marks?[""], from: first)
        return .object(JSONObject(bare))
      default: return value
      }
    }

    private mutating func note(_ parts: JSONValue?, from first: Int) {
      for part in parts?.array ?? [] {
        if let index = part.integer { lines.append(HandoverLines(first: first, last: line, part: NodeID(index))) }
      }
    }
  }

  // MARK: Swift

  /// What stands in front of what is from `part`.
  static func opening(_ part: NodeID) -> String { "\(Unicode.Scalar(open))\(part.index)\(Unicode.Scalar(between))" }

  /// What stands behind it.
  static let closing = String(Unicode.Scalar(close))

  /// `text` without marks, and which of its lines are from what.
  static func read(_ text: String) -> (bare: String, lines: [HandoverLines]) {
    var bare: [UInt8] = []
    bare.reserveCapacity(text.utf8.count)
    var found: [HandoverLines] = []
    var parts: [(first: Int, part: NodeID)] = []
    var line = 0
    // The number of a part, while it is read.
    var number: Int?
    for byte in text.utf8 {
      switch byte {
      case open: number = 0
      case between:
        if let number { parts.append((line, NodeID(number))) }
        number = nil
      case close:
        if let (first, part) = parts.popLast() { found.append(HandoverLines(first: first, last: line, part: part)) }
      case UInt8(ascii: "0")...UInt8(ascii: "9") where number != nil:
        number = number.map { $0 &* 10 &+ Int(byte &- UInt8(ascii: "0")) }
      default:
        number = nil
        bare.append(byte)
        if byte == UInt8(ascii: "\n") { line += 1 }
      }
    }
    return (String(decoding: bare, as: UTF8.self), found)
  }
}

extension HandoverFile {
  /// The file at `path` that `json` is, which `root` has become.
  static func document(_ json: JSONValue, at path: String, from root: HandoverPart, isTraced: Bool) -> HandoverFile {
    guard isTraced else { return HandoverFile(path, .text(json.text(.indented) + "\n")) }
    let (bare, lines) = HandoverTrace.read(json)
    return traced(bare.text(.indented) + "\n", lines, at: path, from: root)
  }

  /// The file at `path` with the Swift in `text`, which `root` has become.
  static func source(_ text: String, at path: String, from root: HandoverPart, isTraced: Bool) -> HandoverFile {
    let (bare, lines) = HandoverTrace.read(text)
    guard isTraced else { return HandoverFile(path, .text(bare)) }
    return traced(bare, lines, at: path, from: root)
  }

  private static func traced(
    _ text: String, _ lines: [HandoverLines], at path: String, from root: HandoverPart
  ) -> HandoverFile {
    let last = max(0, text.utf8.count { $0 == 0x0A } - 1)
    return HandoverFile(path, .text(text), lines: lines + [HandoverLines(first: 0, last: last, part: root.node)])
  }
}
