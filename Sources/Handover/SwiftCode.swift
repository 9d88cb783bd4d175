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

  /// It as what `value` has become, where that names the part that it is from.
  func traced(_ value: JSONValue?) -> SwiftCode {
    HandoverTrace.part(value?.object).map { .traced($0, self) } ?? self
  }

  /// It without what it is from.
  var untraced: SwiftCode { if case .traced(_, let code) = self { code.untraced } else { self } }

  /// The longest line.
  private static let width = 100

  /// Its lines where `indent` spaces stand in front of it and `before` characters in its first line.
  func lines(indent: Int, before: Int = 0) -> [String] {
    if case .traced(let part, let code) = self {
      return HandoverTrace.marked(code.lines(indent: indent, before: before), part)
    }
    if let flat, indent + before + flat.count + 1 <= Self.width || isAtom {
      return [self.flat(isMarked: true) ?? flat]
    }
    switch self {
    case .traced: return []
    case .plain(let text): return [text]
    case .closure(let block): return Self.lines("", block, indent)
    case .list(let elements):
      // More than one element has a comma behind the last.
      return ["["] + Self.separated(elements.map { ("", $0) }, indent, trailing: elements.count > 1) + ["]"]
    case .sum(let lists):
      var lines = lists.first?.lines(indent: indent, before: before) ?? []
      for list in lists.dropFirst() {
        let own = list.lines(indent: indent + 2, before: 2)
        lines += ["  + " + (own.first ?? "")] + own.dropFirst().map { "  " + $0 }
      }
      return lines
    case .either(let condition, let first, let second):
      return [condition]
        + zip(["?", ":"], [first, second]).flatMap { sign, value in
          value.lines(indent: indent + 2, before: 2).enumerated()
            .map { "  " + ($0.offset == 0 ? sign + " " : "") + $0.element }
        }
    case .call(let name, let arguments, let trailing):
      return Self.called(name, arguments, trailing, indent, before)
    case .modified(let base, let modifiers):
      var lines = base.lines(indent: indent, before: before)
      let step = lines.count > 1 ? 0 : 2
      for modifier in modifiers {
        lines += modifier.lines(indent: indent + step, before: 1).enumerated().map {
          String(repeating: " ", count: step) + ($0.offset == 0 ? "." : "") + $0.element
        }
      }
      return lines
    case .choice(let branches):
      var lines: [String] = []
      for (index, branch) in branches.enumerated() {
        let head = branch.condition.map { "if \($0) {" } ?? "{"
        lines.append(index == 0 ? head : "} else \(head)")
        lines += Self.inside(branch.block, indent + 2)
      }
      return lines + ["}"]
    }
  }

  /// The same in one line; nil where it has to have more.
  var flat: String? { flat(isMarked: false) }

  /// The same with marks of what pieces of it are from, which have no width.
  private func flat(isMarked: Bool) -> String? {
    switch self {
    case .traced(let part, let code):
      let flat = code.flat(isMarked: isMarked)
      return isMarked ? flat.flatMap { HandoverTrace.marked([$0], part).first } : flat
    case .plain(let text): return text
    case .list(let elements): return Self.flat(elements, isMarked).map { "[\($0)]" }
    case .closure(let block):
      guard block.statements.count == 1, let statement = block.statements.first?.flat(isMarked: isMarked) else {
        return nil
      }
      return "{ \(block.parameters.map { $0 + " in " } ?? "")\(statement) }"
    case .call(let name, let arguments, let trailing):
      guard trailing.isEmpty else {
        // The look of a part is a line.
        guard name.hasSuffix("Style"), let block = trailing.first?.block, block.statements.count == 1,
          let statement = block.statements.first?.flat(isMarked: isMarked)
        else { return nil }
        return "\(name) { \(statement) }"
      }
      let values = arguments.map { argument in
        argument.value.flat(isMarked: isMarked).map { Self.labelled(argument.label, $0) }
      }
      guard !values.contains(nil) else { return nil }
      return "\(name)(\(values.compactMap { $0 }.joined(separator: ", ")))"
    case .modified(let base, let modifiers):
      guard modifiers.count < 2 else { return nil }
      let pieces = ([base] + modifiers).map { $0.flat(isMarked: isMarked) }
      return pieces.contains(nil) ? nil : pieces.compactMap { $0 }.joined(separator: ".")
    case .sum(let lists):
      let pieces = lists.map { $0.flat(isMarked: isMarked) }
      return pieces.contains(nil) ? nil : pieces.compactMap { $0 }.joined(separator: " + ")
    case .either(let condition, let first, let second):
      guard let first = first.flat(isMarked: isMarked), let second = second.flat(isMarked: isMarked) else { return nil }
      return "\(condition) ? \(first) : \(second)"
    case .choice: return nil
    }
  }

  private var isAtom: Bool {
    switch self {
    case .plain: true
    case .list(let elements): elements.isEmpty
    default: false
    }
  }

  private static func flat(_ elements: [SwiftCode], _ isMarked: Bool) -> String? {
    let pieces = elements.map { $0.flat(isMarked: isMarked) }
    return pieces.contains(nil) ? nil : pieces.compactMap { $0 }.joined(separator: ", ")
  }

  private static func labelled(_ label: String, _ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  // MARK: Several lines

  static func inside(_ statements: [SwiftCode], _ indent: Int) -> [String] {
    statements.flatMap { $0.lines(indent: indent) }.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private static func separated(
    _ elements: [(label: String, value: SwiftCode)], _ indent: Int, trailing: Bool
  ) -> [String] {
    elements.enumerated().flatMap { index, element in
      let label = element.label.isEmpty ? 0 : element.label.count + 2
      var lines = element.value.lines(indent: indent + 2, before: label)
      if case .plain(let text) = element.value.untraced, label > 0, indent + 2 + label + text.count + 1 > width {
        lines = ["\(element.label):"] + lines.map { "  " + $0 }
      } else if let first = lines.first {
        lines[0] = labelled(element.label, first)
      }
      if trailing || index + 1 < elements.count, let last = lines.last { lines[lines.count - 1] = last + "," }
      return lines.map { "  " + $0 }
    }
  }

  /// `block` behind `head`, with its closing brace.
  private static func lines(_ head: String, _ block: SwiftBlock, _ indent: Int) -> [String] {
    let open = head.isEmpty ? "{" : head + " {"
    return [open + (block.parameters.map { " \($0) in" } ?? "")] + inside(block.statements, indent + 2) + ["}"]
  }

  private static func called(
    _ name: String, _ arguments: [(label: String, value: SwiftCode)],
    _ trailing: [(label: String, block: SwiftBlock)], _ indent: Int, _ before: Int
  ) -> [String] {
    let bare = SwiftCode.call(name, arguments)
    // Behind the arguments there is room for a brace.
    var lines: [String]
    if let flat = bare.flat, indent + before + flat.count + (trailing.isEmpty ? 1 : 2) <= width {
      lines = [arguments.isEmpty && !trailing.isEmpty ? name : bare.flat(isMarked: true) ?? flat]
    } else {
      lines = [name + "("] + separated(arguments, indent, trailing: false) + [")"]
    }
    for (index, item) in trailing.enumerated() {
      let head = index == 0 ? lines.removeLast() : lines.removeLast() + " \(item.label):"
      lines += Self.lines(head, item.block, indent)
    }
    return lines
  }
}
