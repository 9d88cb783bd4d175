import BundledData
import CardAnalysis
package import EditorFeatures
import JSON
import SourceText
import Standards

/// Completes and explains configuration files.
package struct ConfigurationAssistant {
  private let file: ConfigurationFile
  /// What it may name; asked for where that is completed alone.
  private let neighbours: () -> ConfigurationNeighbours
  private var document: JSONDocument { file.document }

  /// What helps with `file`, around which there are `neighbours`.
  package init(
    _ file: ConfigurationFile,
    beside neighbours: @escaping () -> ConfigurationNeighbours = { ConfigurationNeighbours() }
  ) {
    (self.file, self.neighbours) = (file, neighbours)
  }

  /// The names that lead to `node`; nothing stands for an item of a list.
  private func path(to node: Int) -> [String?] {
    var path: [String?] = []
    var next = node
    while let parent = document.nodes[next].parent {
      path.append(document.nodes[next].name)
      next = parent
    }
    return path.reversed()
  }

  /// What may stand at `node`; nil where nothing is known.
  private func shape(of node: Int) -> (summary: String, shape: Setting.Shape)? {
    var path: [Int] = []
    var next: Int? = node
    while let current = next {
      path.append(current)
      next = document.nodes[current].parent
    }
    var found: (summary: String, shape: Setting.Shape) = ("", Setting.file)
    for node in path.reversed().dropFirst() {
      if let name = document.nodes[node].name {
        guard let member = found.shape.member(name) else { return nil }
        found = member
      } else if case .list(let item) = found.shape {
        found = (found.summary, item)
      } else {
        return nil
      }
    }
    return found
  }

  // MARK: Completion

  /// What can stand at the byte `offset`.
  ///
  /// - Parameter isTyped: Whether a character has been typed that may begin something, rather than that a person asks: nothing is
  ///   offered then where nothing has begun, as Enter would take it.
  package func completion(at offset: Int, isTyped: Bool = false) -> CompletionList {
    guard !isInComment(offset) else { return CompletionList() }
    guard let node = node(around: offset), !isTyped || hasBegun(node, at: offset) else { return CompletionList() }
    let record = document.nodes[node]
    if let name = record.nameRange, name.lowerBound <= offset, offset <= name.upperBound, let parent = record.parent {
      return names(
        in: parent, besides: node, name, offset, hasValue: record.content != .missing || isColon(name.upperBound))
    }
    switch record.content {
    case .scalar, .missing: return values(of: node, record.range, offset)
    case .array:
      guard case .list(let item)? = shape(of: node)?.shape else { return CompletionList() }
      if path(to: node) == ["entries"] { return paths(neighbours().cards, offset..<offset, offset) }
      return words(item, offset..<offset, offset)
    case .object:
      if let member = unfinishedMember(of: node, before: offset) { return values(of: member, offset..<offset, offset) }
      return names(in: node, besides: nil, offset..<offset, offset, hasValue: false)
    }
  }

  /// Whether what is typed at the byte `offset` belongs to a comment: one that has no end of its own goes on at its last byte.
  private func isInComment(_ offset: Int) -> Bool {
    document.comments.contains { comment in
      let isClosed =
        comment.count > 3 && document.bytes[comment].starts(with: "/*".utf8)
        && document.bytes[comment].suffix(2).elementsEqual("*/".utf8)
      return comment.lowerBound < offset && (isClosed ? offset < comment.upperBound : offset <= comment.upperBound)
    }
  }

  /// The innermost value around the byte `offset`; an object or array that ends there is none.
  private func node(around offset: Int) -> Int? {
    var node = document.node(at: offset)
    while let inner = node, document.nodes[inner].range.upperBound == offset, hasItsBracket(inner) {
      node = document.nodes[inner].parent
    }
    return node
  }

  /// Whether `node` is an object or array that does not just end with the text.
  private func hasItsBracket(_ node: Int) -> Bool {
    let record = document.nodes[node]
    guard record.content == .object || record.content == .array, record.range.count > 1,
      let last = document.bytes[record.range].last, last == (record.content == .object ? 0x7D : 0x5D)
    else { return false }
    // The bracket at its end may be that of what it holds.
    return record.children.last.map { document.nodes[$0].range.upperBound < record.range.upperBound } ?? true
  }

  /// The member of the object `node` whose colon stands before the byte `offset`, and whose value is still to come there.
  private func unfinishedMember(of node: Int, before offset: Int) -> Int? {
    document.nodes[node].children.last { document.nodes[$0].range.lowerBound <= offset }.flatMap { last -> Int? in
      let value = document.nodes[last]
      // Behind a name that cannot be read another may follow.
      return value.content == .missing && value.name != nil
        && document.bytes[value.range.lowerBound..<offset].allSatisfy(\.isSpace) ? last : nil
    }
  }

  /// Whether a name or value has begun at the byte `offset`, in `node`, and not ended.
  private func hasBegun(_ node: Int, at offset: Int) -> Bool {
    let record = document.nodes[node]
    func isOpen(_ range: Range<Int>) -> Bool {
      offset < range.upperBound || range.count < 2 || document.bytes[offset - 1] != 0x22
    }
    if let name = record.nameRange, name.lowerBound <= offset, offset <= name.upperBound { return isOpen(name) }
    switch record.content {
    case .scalar: return isOpen(record.range)
    case .missing: return true
    case .array: return false
    case .object: return unfinishedMember(of: node, before: offset) != nil
    }
  }

  private func isColon(_ offset: Int) -> Bool {
    document.bytes[offset...].first { !$0.isSpace } == 0x3A
  }

  private func names(
    in node: Int, besides own: Int?, _ range: Range<Int>, _ offset: Int, hasValue: Bool
  ) -> CompletionList {
    guard let shape = shape(of: node)?.shape else { return CompletionList() }
    let path = path(to: node)
    let taken = Set(document.nodes[node].children.filter { $0 != own }.compactMap { document.nodes[$0].name })
    // Another name that follows at once needs a comma before it.
    let comma = document.bytes[range.upperBound...].first { !$0.isSpace } == 0x22 ? "," : ""
    if path.count == 2, path[0] == "samples" {
      let samples = neighbours().samples.filter { !taken.contains($0) }
      return paths(samples, range, offset, before: hasValue ? nil : ": \"$1\"" + comma)
    }
    return list(
      (path == ["rules"] ? rules(shape) : shape.names).filter { !taken.contains($0.name) }.map { word in
        let value = shape.member(word.name).map { Self.template($0.shape) } ?? ""
        let quoted = word.name.jsonText
        return CompletionItem(
          quoted, .attribute, detail: Self.sentence(word.summary), insertText: quoted,
          snippet: hasValue ? nil : quoted + ": " + value + comma,
          replaceRange: ByteRange(range.lowerBound, range.upperBound),
          insertRange: ByteRange(range.lowerBound, offset))
      })
  }

  /// The names of the hundreds of rules, which are those of an object of `shape`: first those of what is found in cards, then the others,
  /// each by the alphabet, as nobody knows where else to look.
  private func rules(_ shape: Setting.Shape) -> [Setting.Word] {
    let codes = neighbours().codes
    return shape.names.map { (word: $0, place: codes.contains($0.name) ? 0 : 1) }
      .sorted { ($0.place, $0.word.name) < ($1.place, $1.word.name) }.map { $0.word }
  }

  private func values(of node: Int, _ range: Range<Int>, _ offset: Int) -> CompletionList {
    guard let shape = shape(of: node)?.shape else { return CompletionList() }
    let path = path(to: node)
    if path == ["entries", nil] { return paths(neighbours().cards, range, offset) }
    if path.count == 3, path[0] == "samples" {
      return paths(neighbours().files.filter { $0 != path[2] }, range, offset)
    }
    return words(shape, range, offset)
  }

  /// The paths of files.
  ///
  /// - Parameter rest: What comes behind a path, as a snippet; nil for nothing.
  private func paths(
    _ paths: [String], _ range: Range<Int>, _ offset: Int, before rest: String? = nil
  ) -> CompletionList {
    list(
      paths.map { path in
        let text = path.jsonText
        return CompletionItem(
          text, .file, insertText: text, snippet: rest.map { Self.escaped(text) + $0 },
          replaceRange: ByteRange(range.lowerBound, range.upperBound),
          insertRange: ByteRange(range.lowerBound, max(range.lowerBound, offset)))
      })
  }

  /// `text` as a snippet that holds no place to fill in.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "\\$}".contains($1) ? "\\" + String($1) : String($1) }
  }

  private func words(_ shape: Setting.Shape, _ range: Range<Int>, _ offset: Int) -> CompletionList {
    let words: [(text: String, summary: String)] =
      switch shape {
      case .flag: [("true", ""), ("false", "")]
      case .word(let words): words.map { ($0.name.jsonText, $0.summary) }
      case .list(.word(let words)): words.map { ("[\($0.name.jsonText)]", $0.summary) }
      default: []
      }
    return list(
      words.map { word in
        CompletionItem(
          word.text, .enumValue, detail: Self.sentence(word.summary), insertText: word.text,
          replaceRange: ByteRange(range.lowerBound, range.upperBound),
          insertRange: ByteRange(range.lowerBound, max(range.lowerBound, offset)))
      })
  }

  // Labels have their quotes: what was begun with one is held against them.
  private func list(_ items: [CompletionItem]) -> CompletionList {
    var items = items
    for index in items.indices {
      let digits = String(index)
      items[index].sortText = String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
    }
    return CompletionList(items)
  }

  /// The beginning of a value of `shape`, as a snippet.
  private static func template(_ shape: Setting.Shape) -> String {
    switch shape {
    case .flag: "${1|true,false|}"
    case .number, .limit: "$1"
    case .text, .path, .word: "\"$1\""
    case .color: "\"#$1\""
    case .list(.text), .list(.word): "[\"$1\"]"
    case .list: "[$1]"
    case .table, .named, .group: "{ $1 \\}"
    }
  }

  /// The first sentence of `text`.
  private static func sentence(_ text: String) -> String {
    text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }

  // MARK: Hover

  /// What explains the name or word at the byte `offset`; nil where nothing does.
  package func hover(at offset: Int) -> Hover? {
    guard let node = document.node(at: offset) else { return nil }
    let record = document.nodes[node]
    if let name = record.nameRange, name.lowerBound <= offset, offset <= name.upperBound, let text = record.name {
      return explanation(of: text, in: record.parent).map {
        Hover($0, range: ByteRange(name.lowerBound, name.upperBound))
      }
    }
    guard case .scalar(.string(let text)) = record.content, case .word(let words)? = shape(of: node)?.shape,
      let word = words.first(where: { $0.name == text }), !word.summary.isEmpty
    else { return nil }
    return Hover(
      Self.markup("`\(text)`: \(word.summary)"), range: ByteRange(record.range.lowerBound, record.range.upperBound))
  }

  /// What there is to say of the name `name` in the object `parent`.
  private func explanation(of name: String, in parent: Int?) -> MarkupText? {
    guard let shape = parent.flatMap({ self.shape(of: $0)?.shape }) else { return nil }
    switch shape {
    case .group(let settings):
      return settings.first { $0.name == name }.map { setting in
        Self.markup(
          "`\(name)`: \(setting.shape.words)\n\n\(setting.summary)\n\nBy default \(setting.standard). Of several files, "
            + "\(setting.merge.rawValue).")
      }
    case .table("colour", _, _):
      return Palette.token(named: name).map { token in
        Self.markup(
          "`\(name)`: a colour. By default it is \(token.light.hex) in the light appearance and \(token.dark.hex) in the dark "
            + "one.")
      }
    case .table:
      return CardLanguage.diagnosticKinds.first { $0.code == name }.map { kind in
        Self.markup("`\(name)`: \(kind.severity.reportName)\n\n\(kind.summary).\n\n\(kind.explanation)")
      }
    case .named(let what, let value): return Self.markup("`\(name)`: a \(what). It is \(value.words).")
    default: return nil
    }
  }

  private static func markup(_ text: String) -> MarkupText {
    MarkupText(markdown: text, plainText: text.filter { $0 != "`" })
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
