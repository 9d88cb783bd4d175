import SourceText
import Standards

/// The XML declaration [23], read part by part.
struct XMLDeclaration {
  /// A part of the declaration: `version="1.0"`.
  private struct Part {
    let name: ByteRange
    let value: ByteRange
  }

  /// What is wrong, and where.
  private typealias Problem = (message: String, range: ByteRange)

  private let start: Int
  private var parts: [Part] = []
  /// The first thing that is wrong with how it is written.
  private var problem: Problem?

  private init(at start: Int) { self.start = start }

  /// [23] XMLDecl at the input's position.
  @inline(never)
  static func parse(_ input: inout XMLInput, _ builder: inout XMLTreeBuilder) {
    var declaration = XMLDeclaration(at: input.position)
    input.position += 5
    declaration.readParts(&input)
    let isTerminated = declaration.readEnd(&input)
    declaration.check(&input)
    builder.appendLeaf(
      .xmlDeclaration, from: declaration.start, to: input.position, flags: isTerminated ? [] : .unterminated)
  }

  private mutating func readParts(_ input: inout XMLInput) {
    while input.position < input.end {
      let next = input.endOfSpace(from: input.position)
      if next >= input.end { return }
      let byte = input.bytes[next]
      if byte == .lessThan || byte == .greaterThan || byte == .question { return }
      if next == input.position, !parts.isEmpty, problem == nil {
        problem = ("White space is missing here in the XML declaration", ByteRange(next, next + 1))
      }
      input.position = next
      let (part, fault) = Self.readPart(&input)
      if let part { parts.append(part) }
      problem = problem ?? fault
    }
  }

  /// Takes the `?>`; returns whether there is an end at all.
  private mutating func readEnd(_ input: inout XMLInput) -> Bool {
    let beforeSpace = input.position
    input.position = input.endOfSpace(from: input.position)
    if input.matches("?>", at: input.position) {
      input.position += 2
      return true
    }
    if input.position < input.end, input.bytes[input.position] == .greaterThan {
      problem = problem ?? ("The XML declaration ends in '?>'", ByteRange(input.position, input.position + 1))
      input.position += 1
      return true
    }
    let hasQuestion = beforeSpace < input.end && input.bytes[beforeSpace] == .question
    input.position = beforeSpace + (hasQuestion ? 1 : 0)
    problem = problem ?? ("The XML declaration lacks its closing '?>'", ByteRange(start, beforeSpace))
    return false
  }

  private func check(_ input: inout XMLInput) {
    let range = ByteRange(start, input.position)
    if let problem = problem ?? orderProblem(range, input) {
      return report(problem, range, &input)
    }
    Self.checkVersion(parts[0].value, &input)
    for part in parts { Self.check(part, &input) }
  }

  /// One part of the declaration, or what is wrong with it.
  private static func readPart(_ input: inout XMLInput) -> (Part?, Problem?) {
    let nameEnd = input.endOfName(from: input.position)
    let name = ByteRange(input.position, nameEnd)
    if name.isEmpty {
      let first = input.position
      input.position += max(1, input.step(at: input.position).length)
      return (
        nil,
        (
          "'\(input.excerpt(ByteRange(first, input.position)))' may not stand in the XML declaration",
          ByteRange(first, input.position)
        )
      )
    }
    input.position = nameEnd
    let equals = input.endOfSpace(from: nameEnd)
    guard equals < input.end, input.bytes[equals] == .equals else {
      return (nil, ("'\(input.excerpt(name))' has no value in the XML declaration", name))
    }
    input.position = equals + 1
    let quote = input.endOfSpace(from: input.position)
    guard input.isQuote(at: quote) else { return (nil, ("The value of '\(input.excerpt(name))' needs quotes", name)) }
    var close = quote + 1
    while close < input.end, input.bytes[close] != input.bytes[quote], input.bytes[close] != .lessThan,
      input.bytes[close] != .greaterThan
    {
      close += 1
    }
    let value = ByteRange(quote + 1, close)
    guard close < input.end, input.bytes[close] == input.bytes[quote] else {
      // The declaration's own end is not a part of the value.
      input.position =
        close < input.end && input.bytes[close] == .greaterThan && input.bytes[close - 1] == .question
        ? close - 1 : close
      return (nil, ("The value of '\(input.excerpt(name))' lacks its closing quote", ByteRange(quote, input.position)))
    }
    input.position = close + 1
    return (Part(name: name, value: value), nil)
  }

  /// What is wrong with the choice and order of the parts.
  private func orderProblem(_ range: ByteRange, _ input: XMLInput) -> Problem? {
    let order = ["version", "encoding", "standalone"]
    var next = 0
    for part in parts {
      let name = input.string(part.name.start, part.name.end)
      guard let index = order.firstIndex(of: name) else {
        return (
          "The XML declaration knows version, encoding and standalone, not '\(input.excerpt(part.name))'", part.name
        )
      }
      if next == 0, index > 0 { break }
      if index < next {
        return ("The XML declaration has version, encoding and standalone in this order, each once", part.name)
      }
      next = index + 1
    }
    return next == 0
      ? ("The XML declaration must start with version=\"1.0\"", ByteRange(range.start, range.start + 5)) : nil
  }

  private func report(_ problem: Problem, _ range: ByteRange, _ input: inout XMLInput) {
    var declaration = "<?xml version=\"1.0\""
    for name in ["encoding", "standalone"] {
      guard let part = parts.first(where: { input.string($0.name.start, $0.name.end) == name }) else { continue }
      let value = input.string(part.value.start, part.value.end)
      let isKnown = name == "encoding" ? XMLEncoding(named: value) != nil : value == "yes" || value == "no"
      if isKnown { declaration += " \(name)=\"\(value)\"" }
    }
    input.report(
      .declarationMalformed, problem.message, at: problem.range,
      fixes: [Fix("Write \(declaration)?>", [TextEdit(range, declaration + "?>")], isPreferred: true)])
  }

  /// [26] VersionNum: a processor of 1.0 reads any 1.x as if it were 1.0.
  private static func checkVersion(_ value: ByteRange, _ input: inout XMLInput) {
    if input.string(value.start, value.end) == "1.0" { return }
    let digits = input.bytes[value.range].dropFirst(2)
    let isFirst = input.matches("1.", at: value.start) && digits.allSatisfy { $0.isASCIIDigit }
    let fix = Fix("Write 1.0", [TextEdit(value, "1.0")], isPreferred: true)
    if isFirst {
      input.report(
        .versionUnusual, "Version \(input.excerpt(value)) is read as if it were 1.0", at: value, fixes: [fix])
    } else {
      input.report(
        .versionUnsupported, "'\(input.excerpt(value))' is no version of XML that can be read; write 1.0", at: value,
        fixes: [fix])
    }
  }

  private static func check(_ part: Part, _ input: inout XMLInput) {
    let value = input.string(part.value.start, part.value.end)
    if input.matches("encoding", at: part.name.start) {
      if XMLEncoding(named: value) == nil {
        input.report(
          .encodingUnknown,
          "The encoding '\(input.excerpt(part.value))' is not understood; use one of \(XMLEncoding.list)",
          at: part.value,
          fixes: [Fix("Write UTF-8", [TextEdit(part.value, "UTF-8")], isPreferred: true)])
      }
    } else if input.matches("standalone", at: part.name.start), value != "yes", value != "no" {
      input.report(
        .declarationMalformed, "standalone is 'yes' or 'no'", at: part.value,
        fixes: [Fix("Write yes", [TextEdit(part.value, "yes")]), Fix("Write no", [TextEdit(part.value, "no")])])
    }
  }
}
