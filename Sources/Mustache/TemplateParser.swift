/// Reads one template.
struct TemplateParser<Transform: RawRepresentable<String> & Sendable> {
  typealias Node = TemplateNode<Transform>

  /// A tag and what belongs to it.
  private struct Tag {
    /// The character behind the braces, `{` for three of them; a space for a plain variable.
    var kind: Character = " "
    var name = ""
    /// The bytes that it takes, those of its line included if it stands there alone.
    var range: Range<Int>
    /// What stands before it on a line of its own.
    var indentation = ""
  }

  private let template: String
  private let bytes: [UInt8]
  private var position = 0
  /// The templates that this one needs, and the lines where.
  private(set) var needs: [(name: String, line: Int)] = []

  init(_ template: String, _ text: String) {
    self.template = template
    bytes = Array(text.utf8)
  }

  /// Everything up to the tag that closes `section`, or to the end.
  mutating func nodes(of section: String? = nil) throws(TemplateError) -> [Node] {
    var nodes: [Node] = []
    let begin = position
    while let tag = try nextTag() {
      appendText(upTo: tag.range.lowerBound, to: &nodes)
      position = tag.range.upperBound
      if tag.kind == "/" {
        guard tag.name == section else { throw error("{{/\(tag.name)}} closes nothing", at: tag.range.lowerBound) }
        return nodes
      }
      nodes.append(try node(of: tag))
    }
    if let section { throw error("nothing closes {{\(section)}}", at: begin - 1) }
    appendText(upTo: bytes.count, to: &nodes)
    return nodes
  }

  private mutating func node(of tag: Tag) throws(TemplateError) -> Node {
    switch tag.kind {
    case ">":
      needs.append((tag.name, line(at: tag.range.lowerBound)))
      return .partial(tag.name, indentation: tag.indentation, blocks: [:])
    case "<":
      needs.append((tag.name, line(at: tag.range.lowerBound)))
      var blocks: [String: [Node]] = [:]
      for case .block(let name, let body) in try nodes(of: tag.name) { blocks[name] = body }
      return .partial(tag.name, indentation: "", blocks: blocks)
    case "$":
      return .block(tag.name, try nodes(of: tag.name))
    default:
      guard let reference = TemplateReference<Transform>(tag.name) else {
        throw error("there is no transform for \(tag.name)", at: tag.range.lowerBound)
      }
      guard tag.kind == "#" || tag.kind == "^" else { return .value(reference, isEscaped: tag.kind != "{") }
      return .section(reference, isInverted: tag.kind == "^", try nodes(of: tag.name))
    }
  }

  /// The next tag; nil when there is none.
  private func nextTag() throws(TemplateError) -> Tag? {
    guard let open = index(of: "{{", from: position) else { return nil }
    var tag = Tag(range: open..<open + 2)
    if open + 2 < bytes.count, "#^/<>${".utf8.contains(bytes[open + 2]) {
      tag.kind = Character(Unicode.Scalar(bytes[open + 2]))
    }
    let closing = tag.kind == "{" ? "}}}" : "}}"
    let start = tag.kind == " " ? open + 2 : open + 3
    guard let close = index(of: closing, from: start) else { throw error("a tag has no end", at: open) }
    tag.name = String(decoding: bytes[start..<close], as: UTF8.self)
    guard Self.isName(tag.name[...]) else { throw error("a tag is one name", at: open) }
    tag.range = open..<close + closing.utf8.count
    if tag.kind != " ", tag.kind != "{" { takeLine(&tag) }
    return tag
  }

  /// Whether `text` is `name`, `.name` or `.`, or one of them in a transform.
  private static func isName(_ text: Substring) -> Bool {
    var name = text
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      guard isWord(name[..<open]) else { return false }
      name = name[name.index(after: open)...].dropLast()
    }
    return name == "." || isWord(name.hasPrefix(".") ? name.dropFirst() : name)
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
  }

  /// Gives `tag` its line if nothing else stands there.
  private func takeLine(_ tag: inout Tag) {
    let before = bytes[..<tag.range.lowerBound].reversed().prefix(while: Self.isBlank).count
    let behind = bytes[tag.range.upperBound...].prefix(while: Self.isBlank).count
    let (start, end) = (tag.range.lowerBound - before, tag.range.upperBound + behind)
    guard start == 0 || bytes[start - 1] == 0x0A, end == bytes.count || bytes[end] == 0x0A else { return }
    tag.indentation = String(decoding: bytes[start..<tag.range.lowerBound], as: UTF8.self)
    tag.range = start..<min(end + 1, bytes.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The text up to `end`, line by line.
  private func appendText(upTo end: Int, to nodes: inout [Node]) {
    var rest = bytes[position..<end]
    while let first = rest.indices.first {
      let next = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? end
      nodes.append(.text(String(decoding: rest[first..<next], as: UTF8.self)))
      rest = rest[next...]
    }
  }

  private func index(of mark: String, from start: Int) -> Int? {
    bytes.indices[start...].first { bytes[$0...].starts(with: mark.utf8) }
  }

  private func line(at offset: Int) -> Int {
    bytes[..<offset].count { $0 == 0x0A } + 1
  }

  private func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(template: template, line: line(at: max(offset, 0)), message: message)
  }
}
