import JSON
import XMLSyntax

/// A piece of Swift, laid out as `swift format` leaves it.
indirect enum SwiftCode: Sendable {
  /// What stands in one line.
  case plain(String)
  /// A call; closures behind it have labels but for the first.
  case call(String, [(label: String, value: SwiftCode)], trailing: [(label: String, block: SwiftBlock)])
  /// A view with its modifiers.
  case modified(SwiftCode, [SwiftCode])
  case list([SwiftCode])
  /// A closure that is an argument.
  case closure(SwiftBlock)
  /// `if … else if … else …`; the last one may have no condition.
  case choice([(condition: String?, block: [SwiftCode])])
  /// What one list gives with another behind it.
  case sum([SwiftCode])
  /// What a part of the card has become, where that is asked for.
  case traced(NodeID, SwiftCode)
  /// One of two, by a condition.
  case either(String, SwiftCode, SwiftCode)
}

/// What stands in braces.
struct SwiftBlock: Sendable {
  let parameters: String?
  let statements: [SwiftCode]

  init(_ statements: [SwiftCode]) { (parameters, self.statements) = (nil, statements) }

  init(_ parameters: String, _ statements: [SwiftCode]) {
    (self.parameters, self.statements) = (parameters, statements)
  }
}

extension SwiftCode {
  /// A call without closures behind it.
  static func call(_ name: String, _ arguments: [(label: String, value: SwiftCode)]) -> SwiftCode {
    .call(name, arguments, trailing: [])
  }

  /// `views` below one another.
  static func stacked(_ views: [SwiftCode]) -> SwiftCode {
    .call(
      "VStack", [("alignment", .plain(".leading")), ("spacing", .plain("8"))], trailing: [("", SwiftBlock(views))])
  }

  /// It as what `value` has become, where that names the part that it is from.
  func traced(_ value: JSONValue?) -> SwiftCode {
    HandoverTrace.part(value?.object).map { .traced($0, self) } ?? self
  }

  /// It without what it is from.
  var untraced: SwiftCode { if case .traced(_, let code) = self { code.untraced } else { self } }

  /// The longest line.
  private static let width = 100

  /// A line, and how often two spaces stand in front of it.
  struct Line {
    var text: String
    var depth = 0

    init(_ text: String) { self.text = text }

    /// It as it is written.
    var written: String { text.isEmpty ? "" : String(repeating: "  ", count: depth) + text }
  }

  /// Its lines where `indent` spaces stand in front of it and `before` characters in its first line.
  func lines(indent: Int, before: Int = 0) -> [Line] {
    if isAtom || width(Self.width - indent - before - 1) != nil, let flat { return [Line(flat)] }
    switch self {
    case .traced(let part, let code):
      var lines = code.lines(indent: indent, before: before)
      guard !lines.isEmpty else { return [] }
      lines[0].text = HandoverTrace.opening(part) + lines[0].text
      lines[lines.count - 1].text += HandoverTrace.closing
      return lines
    case .plain(let text): return [Line(text)]
    case .closure(let block): return Self.lines("", block, indent)
    case .list(let elements):
      // More than one element has a comma behind the last.
      return [Line("[")] + Self.separated(elements.map { ("", $0) }, indent, trailing: elements.count > 1)
        + [Line("]")]
    case .sum(let lists):
      var lines = lists.first?.lines(indent: indent, before: before) ?? []
      for list in lists.dropFirst() {
        lines += list.lines(indent: indent + 2, before: 2).behind("+ ")
      }
      return lines
    case .either(let condition, let first, let second):
      return [Line(condition)] + first.lines(indent: indent + 2, before: 2).behind("? ")
        + second.lines(indent: indent + 2, before: 2).behind(": ")
    case .call(let name, let arguments, let trailing):
      return Self.called(name, arguments, trailing, indent, before)
    case .modified(let base, let modifiers):
      var lines = base.lines(indent: indent, before: before)
      let step = lines.count > 1 ? 0 : 2
      for modifier in modifiers {
        lines += modifier.lines(indent: indent + step, before: 1).behind(".", step / 2)
      }
      return lines
    case .choice(let branches):
      var lines: [Line] = []
      for (index, branch) in branches.enumerated() {
        let head = branch.condition.map { "if \($0) {" } ?? "{"
        lines.append(Line(index == 0 ? head : "} else \(head)"))
        lines += Self.inside(branch.block, indent + 2)
      }
      return lines + [Line("}")]
    }
  }

  /// The same in one line, with marks of what pieces of it are from; nil where it has to have more.
  var flat: String? {
    switch self {
    case .traced(let part, let code):
      return code.flat.map { HandoverTrace.opening(part) + $0 + HandoverTrace.closing }
    case .plain(let text): return text
    case .list(let elements): return Self.flat(elements, ", ").map { "[\($0)]" }
    case .closure(let block):
      guard block.statements.count == 1, let statement = block.statements.first?.flat else { return nil }
      return "{ \(block.parameters.map { $0 + " in " } ?? "")\(statement) }"
    case .call(let name, let arguments, let trailing):
      guard trailing.isEmpty else {
        // The look of a part is a line.
        guard name.hasSuffix("Style"), let block = trailing.first?.block, block.statements.count == 1,
          let statement = block.statements.first?.flat
        else { return nil }
        return "\(name) { \(statement) }"
      }
      var values: [String] = []
      for argument in arguments {
        guard let value = argument.value.flat else { return nil }
        values.append(Self.labelled(argument.label, value))
      }
      return "\(name)(\(values.joined(separator: ", ")))"
    case .modified(let base, let modifiers): return modifiers.count < 2 ? Self.flat([base] + modifiers, ".") : nil
    case .sum(let lists): return Self.flat(lists, " + ")
    case .either(let condition, let first, let second):
      guard let first = first.flat, let second = second.flat else { return nil }
      return "\(condition) ? \(first) : \(second)"
    case .choice: return nil
    }
  }

  /// How many characters ``flat`` has without its marks; nil where these are more than `room`, or where it is nil.
  ///
  /// What is too wide is known from its beginning, whatever stands in it.
  private func width(_ room: Int) -> Int? {
    switch self {
    case .traced(_, let code): return code.width(room)
    case .plain(let text): return Self.width(text, room)
    case .list(let elements): return Self.width(2, elements.lazy.map { ("", $0) }, 2, room)
    case .closure(let block):
      guard block.statements.count == 1 else { return nil }
      return Self.width(4 + (block.parameters.map { $0.count + 4 } ?? 0), [("", block.statements[0])], 0, room)
    case .call(let name, let arguments, let trailing):
      if trailing.isEmpty { return Self.width(name.count + 2, arguments, 2, room) }
      guard name.hasSuffix("Style"), let block = trailing.first?.block, block.statements.count == 1 else { return nil }
      return Self.width(name.count + 5, [("", block.statements[0])], 0, room)
    case .modified(let base, let modifiers):
      guard modifiers.count < 2 else { return nil }
      return Self.width(0, ([base] + modifiers).lazy.map { ("", $0) }, 1, room)
    case .sum(let lists): return Self.width(0, lists.lazy.map { ("", $0) }, 3, room)
    case .either(let condition, let first, let second):
      return Self.width(condition.count + 3, [("", first), ("", second)], 3, room)
    case .choice: return nil
    }
  }

  private static func width(_ text: String, _ room: Int) -> Int? {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let count = isASCII ? text.utf8.count : text.count
    return count <= room ? count : nil
  }

  /// `own` characters and `elements` with their labels, between which `between` characters stand.
  private static func width(
    _ own: Int, _ elements: some Sequence<(label: String, value: SwiftCode)>, _ between: Int, _ room: Int
  ) -> Int? {
    var count = own
    var isFirst = true
    for element in elements {
      count += isFirst ? 0 : between
      count += element.label.isEmpty ? 0 : element.label.count + 2
      isFirst = false
      guard let width = element.value.width(room - count) else { return nil }
      count += width
    }
    return count <= room ? count : nil
  }

  private var isAtom: Bool {
    switch self {
    case .plain: true
    case .list(let elements): elements.isEmpty
    default: false
    }
  }

  private static func flat(_ elements: [SwiftCode], _ between: String) -> String? {
    var pieces: [String] = []
    for element in elements {
      guard let piece = element.flat else { return nil }
      pieces.append(piece)
    }
    return pieces.joined(separator: between)
  }

  private static func labelled(_ label: String, _ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  // MARK: Several lines

  static func inside(_ statements: [SwiftCode], _ indent: Int) -> [Line] {
    statements.flatMap { $0.lines(indent: indent).behind("") }
  }

  private static func separated(
    _ elements: [(label: String, value: SwiftCode)], _ indent: Int, trailing: Bool
  ) -> [Line] {
    elements.enumerated().flatMap { index, element in
      let label = element.label.isEmpty ? 0 : element.label.count + 2
      var lines = element.value.lines(indent: indent + 2, before: label)
      if case .plain(let text) = element.value.untraced, label > 0, indent + 2 + label + text.count + 1 > width {
        lines = [Line("\(element.label):")] + lines.behind("")
      } else if let first = lines.first {
        lines[0].text = labelled(element.label, first.text)
      }
      if trailing || index + 1 < elements.count, !lines.isEmpty { lines[lines.count - 1].text += "," }
      return lines.behind("")
    }
  }

  /// `block` behind `head`, with its closing brace.
  private static func lines(_ head: String, _ block: SwiftBlock, _ indent: Int) -> [Line] {
    let open = head.isEmpty ? "{" : head + " {"
    let parameters = block.parameters.map { "\($0) in" }
    // Parameters that are too long stand in a line of their own.
    let isLong = indent + open.count + (parameters ?? "").count >= width
    let first =
      isLong
      ? [Line(open)] + (parameters.map { [Line($0)] } ?? []).behind("")
      : [Line(open + (parameters.map { " " + $0 } ?? ""))]
    return first + inside(block.statements, indent + 2) + [Line("}")]
  }

  private static func called(
    _ name: String, _ arguments: [(label: String, value: SwiftCode)],
    _ trailing: [(label: String, block: SwiftBlock)], _ indent: Int, _ before: Int
  ) -> [Line] {
    let bare = SwiftCode.call(name, arguments)
    // Behind the arguments there is room for a brace.
    var lines: [Line]
    if bare.width(width - indent - before - (trailing.isEmpty ? 1 : 2)) != nil, let flat = bare.flat {
      lines = [Line(arguments.isEmpty && !trailing.isEmpty ? name : flat)]
    } else {
      lines = [Line(name + "(")] + separated(arguments, indent, trailing: false) + [Line(")")]
    }
    for (index, item) in trailing.enumerated() {
      let head = lines.removeLast().text + (index == 0 ? "" : " \(item.label):")
      lines += Self.lines(head, item.block, indent)
    }
    return lines
  }
}

extension [SwiftCode.Line] {
  /// The lines behind `sign`, and deeper by so much.
  fileprivate func behind(_ sign: String, _ depth: Int = 1) -> [SwiftCode.Line] {
    var lines = self
    for index in lines.indices { lines[index].depth += depth }
    if !sign.isEmpty, !lines.isEmpty { lines[0].text = sign + lines[0].text }
    return lines
  }
}
