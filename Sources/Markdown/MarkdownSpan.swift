/// A stretch of inline Markdown.
///
/// These are all the marks that a text of ours may use, be it in a schema, in a finding or in a guide:
///
/// - `` `code` ``, in which no other mark counts;
/// - `*emphasis*`, which begins with no space, and `**strong**`;
/// - `[label](target)`, whose target is an address, an anchor or the path of a page of the documentation;
/// - `<https://example.com>`, an address that is its own label.
///
/// There are no escapes and there is no HTML. A mark that nothing closes is text.
package indirect enum MarkdownSpan: Hashable, Sendable {
  /// Words.
  case text(String)
  /// Code, as it is.
  case code(String)
  /// Emphasised words.
  case emphasis([MarkdownSpan])
  /// Strongly emphasised words.
  case strong([MarkdownSpan])
  /// A link.
  case link([MarkdownSpan], target: String)

  /// The stretches of `text`.
  package static func spans(of text: some StringProtocol) -> [MarkdownSpan] {
    let bytes = Array(text.utf8)
    return spans(of: bytes, bytes.indices)
  }

  fileprivate static func spans(of bytes: [UInt8], _ range: Range<Int>) -> [MarkdownSpan] {
    var reader = MarkdownReader(bytes: bytes, range: range)
    return reader.read()
  }
}

extension [MarkdownSpan] {
  /// The words; links are their labels, and code stands in back ticks if `marksCode`.
  package func plainText(marksCode: Bool = false) -> String {
    map { span in
      switch span {
      case .text(let text): text
      case .code(let code): marksCode ? "`\(code)`" : code
      case .emphasis(let spans), .strong(let spans), .link(let spans, _): spans.plainText(marksCode: marksCode)
      }
    }.joined()
  }

  /// The text as CommonMark.
  ///
  /// - Parameters:
  ///   - escapes: Whether words are to be shown as they are; without, they are written as they are.
  ///   - address: What a link with this target leads to; nil makes the label a plain text.
  package func commonMark(escapes: Bool, address: (_ target: String) -> String?) -> String {
    map { span in
      switch span {
      case .text(let text): return escapes ? Self.escaped(text) : text
      case .code(let code): return code.utf8.contains(UInt8(ascii: "`")) ? "`` \(code) ``" : "`\(code)`"
      case .emphasis(let spans): return "*" + spans.commonMark(escapes: escapes, address: address) + "*"
      case .strong(let spans): return "**" + spans.commonMark(escapes: escapes, address: address) + "**"
      case .link(let label, let target):
        let label = label.commonMark(escapes: escapes, address: address)
        return address(target).map { "[\(label)](\($0))" } ?? label
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if "<*_[]|\\`".utf8.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads inline Markdown, mark by mark.
private struct MarkdownReader {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  /// Marks that do not occur any more, so that they are not looked for again.
  private var exhausted: Set<[UInt8]> = []

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func read() -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var textStart = index
    while index < end {
      let start = index
      guard let span = span() else {
        index = start + 1
        continue
      }
      if textStart < start { spans.append(.text(string(textStart..<start))) }
      spans.append(span)
      textStart = index
    }
    if textStart < end { spans.append(.text(string(textStart..<end))) }
    return spans
  }

  /// The marked stretch at ``index``, which moves behind it; nil when none begins here.
  private mutating func span() -> MarkdownSpan? {
    switch bytes[index] {
    case UInt8(ascii: "`"): return enclosed("`", "`").map { .code(string($0)) }
    case UInt8(ascii: "*"):
      let next = index + 1 < end ? bytes[index + 1] : UInt8(ascii: " ")
      if next == UInt8(ascii: "*") { return enclosed("**", "**").map { .strong(MarkdownSpan.spans(of: bytes, $0)) } }
      return next == UInt8(ascii: " ") ? nil : enclosed("*", "*").map { .emphasis(MarkdownSpan.spans(of: bytes, $0)) }
    case UInt8(ascii: "["):
      guard let label = enclosed("[", "]"), index < end, bytes[index] == UInt8(ascii: "("),
        let target = enclosed("(", ")")
      else { return nil }
      return .link(MarkdownSpan.spans(of: bytes, label), target: string(target))
    case UInt8(ascii: "<"):
      guard bytes[index + 1..<end].starts(with: "http".utf8), let address = enclosed("<", ">") else { return nil }
      return .link([.text(string(address))], target: string(address))
    default: return nil
    }
  }

  /// What stands between `open`, which is at ``index``, and the next `close`; ``index`` moves behind that.
  ///
  /// Nil when there is nothing between them, or no `close`.
  private mutating func enclosed(_ open: StaticString, _ close: StaticString) -> Range<Int>? {
    let start = index + open.utf8CodeUnitCount
    let mark = Array(close.description.utf8)
    guard !exhausted.contains(mark) else { return nil }
    var place = start
    while place + mark.count <= end {
      if bytes[place..<place + mark.count].elementsEqual(mark) {
        guard place > start else { return nil }
        index = place + mark.count
        return start..<place
      }
      place += 1
    }
    exhausted.insert(mark)
    return nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
