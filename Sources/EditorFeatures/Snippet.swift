/// A text to insert with places to fill in, in both forms that clients know: LSP's snippet syntax, and plain.
///
/// The plain form leaves places empty where somebody has to choose, and line ends out. That of an element is its start tag, so that the
/// caret stands where the content goes.
struct Snippet {
  private(set) var snippet = ""
  private(set) var plain = ""
  private var nextStop = 1
  /// Whether what follows is left out of the plain form.
  private var isPlainComplete = false

  /// A snippet of `text` as it is.
  init(_ text: String = "") { append(text) }

  /// Appends `text` as it is.
  mutating func append(_ text: String) {
    snippet += Self.escaped(text)
    addPlain(text)
  }

  /// Appends `other`, before any place of its own.
  mutating func append(_ other: Snippet) {
    snippet += other.snippet
    addPlain(other.plain)
    nextStop = other.nextStop
  }

  /// Whether it holds a place to fill in, or one where the caret ends up.
  var hasStops: Bool { snippet.utf8.contains(UInt8(ascii: "$")) }

  /// Appends a line end and `level` levels of indentation; nothing in the plain form.
  mutating func newLine(_ level: Int) { snippet += "\n" + String(repeating: "  ", count: level) }

  /// Appends an empty place; gives its number.
  @discardableResult
  mutating func stop() -> Int {
    snippet += "$\(nextStop)"
    nextStop += 1
    return nextStop - 1
  }

  /// Appends the empty place with this number once more: what is filled in there is filled in here.
  mutating func stop(like number: Int) { snippet += "$\(number)" }

  /// Ends the plain form: what follows stands in the snippet alone.
  mutating func endPlain() { isPlainComplete = true }

  private mutating func addPlain(_ text: String) {
    if !isPlainComplete { plain += text }
  }

  /// Appends a place with `choices` to choose from, the first of which is proposed; an empty place when there are none.
  mutating func stop(choices: [String]) {
    guard choices.count > 1 else {
      if let only = choices.first { append(only) } else { stop() }
      return
    }
    snippet += "${\(nextStop)|" + choices.map(Self.escapedChoice).joined(separator: ",") + "|}"
    nextStop += 1
  }

  /// Appends a place that proposes `text`.
  mutating func stop(_ text: String) {
    snippet += "${\(nextStop):" + Self.escaped(text) + "}"
    addPlain(text)
    nextStop += 1
  }

  /// Appends the place where the caret ends up.
  mutating func end() { snippet += "$0" }

  /// `text` with what means something in a snippet escaped.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x24 || $0 == 0x5C || $0 == 0x7D }) else { return text }
    return escape(text, [0x24, 0x5C, 0x7D])
  }

  private static func escapedChoice(_ text: String) -> String { escape(text, [0x24, 0x5C, 0x7D, 0x2C, 0x7C]) }

  private static func escape(_ text: String, _ special: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if special.contains(byte) { bytes.append(0x5C) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
