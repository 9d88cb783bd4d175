import CardModel
import JSON
import Standards

// What the members of objects hold.
extension Exporter {
  /// What `value` says for `part`; nil when that is nothing.
  mutating func value(_ value: HandoverValue, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    switch value {
    case .constant(let json): json
    case .text: string(part.text, part, context)
    case .title:
      string(part.text, part, context) ?? string(part.attribute(.label), part, context)
        ?? part.ownWord.map { .string($0) }
    case .identifier: .string(identifiers.name(of: part, item: context.item))
    case .press: target.press(&self, part, context)
    case .data: context.isBound ? context.list.map { target.data(&self, part, $0) } : nil
    case .circle(let round, let square): part.isRound ? round : square
    case .address: string(HandoverPart.withoutScheme(part.attribute(.target)), part, context)
    case .figure: figure(part.text, part, context)
    case .figureOf(let name): part.attribute(name).flatMap { figure($0, part, context) }
    case .literal(let name): string(part.attribute(name), part, context.unbound)
    case .amount(let first, let last): amount(part, first, last, context)
    case .phrase(let text, let names): string(part.phrase(text, names), part, context)
    case .ownSample:
      part.attribute(.sample) == nil || (context.file, context.pointer) == (documentFile, documentPointer)
        ? nil : context.read
    case .heading: part.heading.flatMap { string($0.text, $0, context) }
    case .illustration: part.attribute(.name).map { .string(HandoverPart.illustration($0)) }
    case .attribute(let name): string(part.attribute(name), part, context)
    case .number(let name): number(part.attribute(name), part, context)
    case .flag(let name): flag(part.attribute(name), part, context)
    case .not(let name): negated(part.attribute(name), part, context)
    case .pixels(let name):
      part.attribute(name).flatMap { text in
        if Double(text)?.isFinite == true { return .string(text + "px") }
        if text != "flexible" {
          lose(
            name, of: part, ": it has to be a number of points there",
            at: part.attributes.first { $0.name == name }?.range)
        }
        return nil
      }
    case .word(let name, let table): word(part, name, table, context)
    case .icon(let name): icon(part, name, context)
    case .image(let name): image(part, name, context)
    case .chart(let column):
      chart(part, column, context)
    case .parent(let value): part.parent.flatMap { self.value(value, $0, context) }
    case .column(let value):
      column(of: part).flatMap { column in
        taken.insert(column.node)
        return self.value(value, column, context)
      }
    case .when(let name, let wanted, let value):
      part.attribute(name).flatMap { wanted == nil || wanted == $0 ? self.value(value, part, context) : nil }
    case .without(let name, let value):
      part.attribute(name) == nil && part.attribute(.purpose) == nil ? self.value(value, part, context) : nil
    case .within(let name, let wanted, let value):
      part.parent?.attribute(name) == wanted ? self.value(value, part, context) : nil
    case .first(let values): first(values, part, context)
    case .joined(let value, _): self.value(value, part, context)
    }
  }

  private mutating func chart(
    _ part: HandoverPart, _ column: ChartRecords.Part, _ context: HandoverContext
  ) -> JSONValue? {
    guard let records = ChartRecords(part, context, self) else { return nil }
    for point in records.strays {
      tell(
        HandoverFindings.elementLost,
        "the text of <\(point.name.rawValue)> is left out of \(target.title): another series names the categories",
        at: point.range)
    }
    for point in records.unplaced {
      lose(.x, of: point, ": its text stands in the place of that")
    }
    for point in records.unlisted { lose(point, "the sample has nothing in its list now") }
    let isComputed = records.isShare || !records.points.isEmpty
    if isComputed, context.isBound, part.children.contains(where: { $0.child(.point)?.attribute(.each) != nil }) {
      tellSample(part, "its shares or places are computed from them")
    }
    return target.chart(records, column) { literally($0, part) }
  }

  private mutating func first(
    _ values: [HandoverValue], _ part: HandoverPart, _ context: HandoverContext
  ) -> JSONValue? {
    for (index, value) in values.enumerated() {
      guard let json = self.value(value, part, context) else { continue }
      if case .image(let name) = value, part.attribute(name).flatMap({ boundPath($0, context) }) != nil {
        for case .icon(let name) in values[(index + 1)...] where part.attribute(name) != nil {
          lose(
            name, of: part,
            ": it would stand where the data name no picture, and there is a place for one of the two")
        }
      }
      return json
    }
    return nil
  }

  // MARK: Texts

  /// `text` with its bindings as the target writes them, or filled in; nil when nothing is left.
  mutating func string(_ text: String?, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    guard let text, !text.isEmpty else { return nil }
    let written = written(text, part, context)
    return written.isEmpty ? nil : .string(written)
  }

  /// The same as a string.
  mutating func written(_ text: String, _ part: HandoverPart, _ context: HandoverContext) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return literally(text, part)
    }
    var result = ""
    var literal = ""
    var filled: [String] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        rest.removeFirst()
        literal.append(character)
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        let path = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        if let bound = bound(path, context) {
          if literal.last == "\\", target.bindings.hasEscape {
            literal += " "
            tell(
              HandoverFindings.replaced,
              "a space keeps the backslash in <\(part.name.rawValue)> from the binding behind it, which it would make a text of in \(target.title)",
              at: part.range)
          }
          result += literally(literal, part) + target.bindings.write(bound, context.steps)
          literal = ""
        } else {
          literal += unbound(path, part, context, &filled)
        }
      } else {
        literal.append(character)
      }
    }
    if !filled.isEmpty, !context.isExpanded { tellSample(part, target.bindings.obstacle(to: filled, context)) }
    return result + literally(literal, part)
  }

  /// `text` so that the target takes nothing in it for a binding.
  mutating func literally(_ text: String, _ part: HandoverPart) -> String {
    // What comes from an attribute has no marks.
    if target.bindings.hasMarks(text),
      part.text.contains(text) || part.text.replacing("{{", with: "{").replacing("}}", with: "}").contains(text)
    {
      tell(
        HandoverFindings.replaced,
        "signs in the text of <\(part.name.rawValue)> may be marks of Markdown in \(target.title): lists, or letters with another look",
        at: part.range)
    }
    let (written, isLossy) = target.bindings.literal(text)
    if isLossy {
      tell(
        HandoverFindings.replaced,
        "\(target.title) takes braces for bindings: others stand in the text of <\(part.name.rawValue)>", at: part.range
      )
    }
    return written
  }

  /// What stands in place of a binding to `path`, which `filled` gets where that is a value of the sample.
  private mutating func unbound(
    _ path: String, _ part: HandoverPart, _ context: HandoverContext, _ filled: inout [String]
  ) -> String {
    let value = context.scope.value(path).flatMap(SampleScope.text)
    if value == nil, HandoverBindings.path(path) == nil {
      tell(
        HandoverFindings.replaced,
        "{\(path)} in <\(part.name.rawValue)> is no path, which could be taken for code in \(target.title): it stands as a text",
        at: part.range)
      return "{\(path)}"
    }
    filled.append(path)
    return value ?? ""
  }

  /// `path` as the target writes it; nil where a value of the sample stands in its place.
  private func bound(_ path: String, _ context: HandoverContext) -> String? {
    context.isBound && target.bindings.isThere(path, context, in: documentFile, documentPointer)
      && target.bindings.reaches(path, false)
      ? HandoverBindings.path(path) : nil
  }

  /// The path that `text` is the binding of, if it stays one.
  private func boundPath(_ text: String, _ context: HandoverContext) -> String? {
    guard text.first == "{", text.last == "}", !text.dropFirst().contains("{") else { return nil }
    return bound(String(text.dropFirst().dropLast()), context)
  }

  private mutating func figure(_ text: String, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    guard case .string(let written)? = string(text, part, context) else { return nil }
    let pieces = written.split(separator: "/", omittingEmptySubsequences: false)
    let isNumber = pieces.count < 3 && pieces.allSatisfy { Double($0.filter { $0 != " " })?.isFinite == true }
    return isNumber || boundPath(text, context) != nil ? .string(written) : nil
  }

  private mutating func amount(
    _ part: HandoverPart, _ first: AttributeName, _ last: AttributeName, _ context: HandoverContext
  ) -> JSONValue? {
    let pieces = [part.attribute(first), part.text, part.attribute(last)].compactMap { $0 }.filter { !$0.isEmpty }
    return string(pieces.joined(separator: " "), part, context)
  }

  // MARK: Other values

  private mutating func number(_ text: String?, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    guard let text else { return nil }
    if boundPath(text, context) != nil { return string(text, part, context) }
    let written = written(text, part, context)
    if let whole = Int(written) { return .integer(whole) }
    return Double(written).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private mutating func flag(_ text: String?, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    guard let text else { return nil }
    if boundPath(text, context) != nil { return string(text, part, context) }
    return .bool(["true", "1"].contains(written(text, part, context)))
  }

  private mutating func negated(_ text: String?, _ part: HandoverPart, _ context: HandoverContext) -> JSONValue? {
    guard let text else { return nil }
    if let path = boundPath(text, context) {
      if let negation = target.bindings.negation { return .string(negation(path, context.steps)) }
      tell(
        HandoverFindings.valueLost,
        "what is bound in <\(part.name.rawValue)> is left out of \(target.title), which cannot turn it into its opposite: write a rule",
        at: part.range)
      return nil
    }
    return .bool(!["true", "1"].contains(written(text, part, context)))
  }

  private mutating func word(
    _ part: HandoverPart, _ name: AttributeName, _ table: String, _ context: HandoverContext
  ) -> JSONValue? {
    guard let text = part.attribute(name), let words = mappings.words[table] else { return nil }
    if let path = boundPath(text, context) {
      if let expression = target.bindings.choice?(path, context.steps, words) { return .string(expression) }
      lose(name, of: part, ": it is bound, which takes a rule there")
      return nil
    }
    guard let word = words[written(text, part, context)] else { return nil }
    usedWords.insert(table)
    if word.isNear {
      tell(
        HandoverFindings.replaced,
        "\(name.rawValue)=\"\(text)\" of <\(part.name.rawValue)> comes near in \(target.title) as \(word.text)",
        at: part.range)
    }
    switch word.text {
    case "true": return true
    case "false": return false
    default: return .string(word.text)
    }
  }

  private mutating func icon(_ part: HandoverPart, _ name: AttributeName, _ context: HandoverContext) -> JSONValue? {
    let purpose = name == .icon ? part.attribute(.purpose).flatMap(ActionPurpose.init)?.icon : nil
    guard let text = part.attribute(name) ?? purpose else { return nil }
    if boundPath(text, context) != nil {
      lose(name, of: part, ", whose icons have other names than the data")
      return nil
    }
    guard let address = target.icon(written(text, part, context)) else {
      tell(
        HandoverFindings.valueLost,
        "\(target.title) has no icon for \(text) of <\(part.name.rawValue)>; it is left out",
        at: part.range)
      return nil
    }
    return .string(address)
  }

  private mutating func image(_ part: HandoverPart, _ name: AttributeName, _ context: HandoverContext) -> JSONValue? {
    guard let text = part.attribute(name) else { return nil }
    let path = written(text, part, context)
    guard !path.isEmpty else { return nil }
    var samples: [String]?
    if boundPath(text, context) != nil {
      let items = context.list?.items ?? [context.scope.item].compactMap { $0 }
      samples = items.compactMap { SampleScope(root: context.scope.root, item: $0).filled(text) }.filter { !$0.isEmpty }
    }
    let place = target.image(&self, path, samples)
    for sample in samples ?? [] {
      // What the sample names is there, so that there is something to see, and has to be where the binding leads.
      if target.image(&self, sample, nil) == place?.replacing(path, with: sample) { continue }
      tell(
        HandoverFindings.valueLost,
        "\(sample), which the sample names, cannot stand at that place in \(target.title)", at: part.range)
    }
    if place == nil { lose(name, of: part, ", which shows no picture from such an address") }
    return place.map { .string($0) }
  }
}

extension HandoverPart {
  static func illustration(_ name: String) -> String {
    var name = String(name.split(separator: ".").last ?? "")
    for size in ["ExtraSmall", "Small", "Medium", "ExtraLarge", "Large"] where name.hasSuffix(size) {
      name.removeLast(size.count)
      break
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  fileprivate static func withoutScheme(_ target: String?) -> String? {
    guard let target, let colon = target.firstIndex(of: ":") else { return nil }
    return ["tel", "mailto", "sms"].contains(String(target[..<colon]))
      ? String(target[target.index(after: colon)...]) : nil
  }

  fileprivate var isRound: Bool { attribute(.shape).map { $0 == "circle" } ?? (attribute(.represents) == "person") }

  /// The title of the card around it, if that stands among others.
  fileprivate var heading: HandoverPart? {
    var card = parent
    while let own = card, own.name != .card { card = own.parent }
    guard card?.parent != nil else { return nil }
    return card?.child(.header)?.child(.title)
  }
}
