import Standards

/// Writes markup as bytes: numbers short, text escaped, elements indented.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  private var open: [String] = []
  /// Whether the last start tag still lacks its `>`.
  private(set) var isTagOpen = false

  init() { bytes.reserveCapacity(16_384) }

  /// Begins an element.
  mutating func start(_ name: String) {
    finishTag()
    indent()
    bytes.append(0x3C)
    bytes.append(contentsOf: name.utf8)
    open.append(name)
    isTagOpen = true
  }

  /// Adds an attribute to the element just begun.
  mutating func attribute(_ name: StaticString, _ value: String) {
    attributeStart(name)
    XMLEscape.anywhere.append(value.utf8.span, to: &bytes)
    bytes.append(0x22)
  }

  /// Adds a numeric attribute.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    attributeStart(name)
    append(value)
    bytes.append(0x22)
  }

  /// Adds an attribute whose value needs no escaping, such as base64.
  mutating func rawAttribute(_ name: StaticString, _ value: [UInt8]) {
    attributeStart(name)
    bytes.append(contentsOf: value)
    bytes.append(0x22)
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    if isTagOpen {
      bytes.append(contentsOf: "/>\n".utf8)
      isTagOpen = false
      return
    }
    indent()
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Ends the innermost element with text as its only content.
  mutating func end(text: String) {
    guard let name = open.popLast() else { return }
    isTagOpen = false
    bytes.append(0x3E)
    XMLEscape.anywhere.append(text.utf8.span, to: &bytes)
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Ends the innermost element with `pieces` of text one behind the other, those with a width drawn as wide as that.
  mutating func end(pieces: [(text: String, width: Double?)]) {
    guard let name = open.popLast() else { return }
    isTagOpen = false
    bytes.append(0x3E)
    for piece in pieces {
      if let width = piece.width {
        bytes.append(contentsOf: "<tspan textLength=\"\(Self.number(width))\" lengthAdjust=\"spacingAndGlyphs\">".utf8)
      }
      XMLEscape.anywhere.append(piece.text.utf8.span, to: &bytes)
      if piece.width != nil { bytes.append(contentsOf: "</tspan>".utf8) }
    }
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Ends the innermost element with `raw` as its only content, which is no text: the rules of a style.
  mutating func end(raw: String) {
    guard let name = open.popLast() else { return }
    isTagOpen = false
    bytes.append(0x3E)
    bytes.append(contentsOf: raw.utf8)
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// An element with attributes and nothing inside.
  mutating func element(_ name: String, _ attributes: (inout MarkupWriter) -> Void) {
    start(name)
    attributes(&self)
    end()
  }

  /// An element with text and nothing else.
  mutating func element(_ name: String, text: String) {
    start(name)
    end(text: text)
  }

  /// Adds what was written elsewhere in the same place: it begins `opened` groups more than it ends.
  mutating func append(_ written: ArraySlice<UInt8>, opened: Int = 0) {
    bytes.append(contentsOf: written)
    open.append(contentsOf: repeatElement("g", count: max(0, opened)))
    open.removeLast(max(0, -opened))
    if let last = written.last { isTagOpen = last != 0x0A }
  }

  private mutating func attributeStart(_ name: StaticString) {
    bytes.append(0x20)
    bytes.append(contentsOf: name.description.utf8)
    bytes.append(contentsOf: "=\"".utf8)
  }

  private mutating func finishTag() {
    guard isTagOpen else { return }
    bytes.append(contentsOf: ">\n".utf8)
    isTagOpen = false
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * min(open.count, 20)))
  }

  private mutating func append(_ value: Double) {
    bytes.append(contentsOf: Self.number(value).utf8)
  }

  /// A number with at most three digits after the point and no needless ones.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = Int64((value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
