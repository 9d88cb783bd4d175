import CardModel
import JSON
import SchemaModel
import SourceText
import Standards

/// What the members of objects say, backwards.
extension Importer {
  /// Takes over what the file says at the place of `field`.
  mutating func read(
    _ field: (path: DraftPath, value: HandoverValue), _ option: ImportOption, _ values: inout ImportedValues
  ) {
    // Where the records are was found before.
    if case .data = field.value { return }
    if field.value.isName, case .entry? = field.path.steps.last { return readName(field, option, &values) }
    guard let node = tree.node(at: field.path, option) else { return }
    let known = tree.nodes[node]
    // The frame of a stack of pictures is that of each; what an object does stands in itself.
    guard !known.isRead || known.rest != nil || field.value.isShape || field.path.steps.isEmpty else { return }
    if case .joined(let value, let between) = field.value {
      if let text = known.rest ?? tree.string(node), readFirst(of: text, between, value, node, &values) { return }
      return
    }
    if case .text = field.value,
      let between = joints[ImportFormat.joint(option.chain.dropFirst().first?.name, field.path)],
      known.rest == nil, let text = tree.string(node), text.firstRange(of: between) != nil
    {
      _ = readFirst(of: text, between, field.value, node, &values)
      return
    }
    let count = told.count
    guard read(field.value, node, option, &values) else { return told.removeLast(told.count - count) }
    if !tree.nodes[node].isRead { tree.read(node) }
  }

  /// Takes over the entry of a list of names that is that of the object at hand.
  private mutating func readName(
    _ field: (path: DraftPath, value: HandoverValue), _ option: ImportOption, _ values: inout ImportedValues
  ) {
    guard let own = tree.string(tree.member("_Name", of: option.place[option.place.count - 1])) else { return }
    let found = tree.places(field.path.steps, field.path.isAbsolute ? [tree.top] : option.place).compactMap(\.last)
    guard let node = found.first(where: { tree.string($0) == own && !tree.nodes[$0].isRead }) else { return }
    if case .within(let name, let wanted, _) = field.value { values.parent.append((name, wanted)) }
    tree.read(node)
  }

  /// Takes over what stands in front of the first `between` in `text`, and leaves what follows to others.
  private mutating func readFirst(
    of text: String, _ between: String, _ value: HandoverValue, _ node: Int, _ values: inout ImportedValues
  ) -> Bool {
    guard case .text = value else { return false }
    let cut = text.firstRange(of: between)
    let first = cut.map { String(text[..<$0.lowerBound]) } ?? text
    let rest = cut.map { String(text[$0.upperBound...]) }
    guard put(nil, written(first, node), &values) else { return false }
    tree.read(node, rest: rest?.isEmpty == true ? nil : rest)
    return true
  }

  /// Takes over what `node` says as `value`; tells whether that is what it is.
  private mutating func read(
    _ value: HandoverValue, _ node: Int, _ option: ImportOption, _ values: inout ImportedValues
  ) -> Bool {
    switch value {
    case .constant(let json): return tree.isSame(node, json)
    case .title where option.row.fields.contains(where: \.value.isText):
      return text(node).map { $0 == values.element.text || put(.label, $0, &values) } ?? false
    case .text, .title, .figure, .amount: return text(node).map { put(nil, $0, &values) } ?? false
    case .attribute(let name), .figureOf(let name), .literal(let name):
      return text(node).map { put(name, day($0, of: name, node), &values) } ?? false
    case .number(let name), .flag(let name): return plain(node).map { put(name, $0, &values) } ?? false
    case .not(let name): return negated(node).map { put(name, $0, &values) } ?? false
    case .pixels(let name):
      return tree.string(node).map { $0.hasSuffix("px") && put(name, String($0.dropLast(2)), &values) } ?? false
    case .identifier: return tree.string(node).map { named($0, &values) } ?? false
    case .press: return format.press(&self, node, &values)
    case .circle(let round, let square):
      let frame = values.roundFrame(option, isPerson: round == "person")
      return tree.isSame(node, round) ? put(frame.name, frame.value, &values) : tree.isSame(node, square)
    case .address: return address(node, &values)
    case .illustration:
      guard let name = tree.string(node).flatMap({ knowledge.illustrations[$0.lowercased()] }) else { return false }
      return put(.name, name, &values)
    case .word(let name, let table): return word(node, name, table, &values)
    case .icon(let name):
      guard let icon = tree.string(node).flatMap({ knowledge.icons[$0.lowercased()] }) else { return false }
      return put(name, icon, &values)
    case .image(let name):
      guard let text = tree.string(node), let path = format.image(text) else { return false }
      let written = format.text(&self, path, node)
      return put(name, written == path ? surroundings.picture(path, format) : written, &values)
    case .chart(let part): return format.chart(&self, node, part, values.element)
    case .parent(let value): return about(.parent, value, node, option, &values)
    case .column(let value): return about(.column, value, node, option, &values)
    case .when(let name, let wanted, let value):
      guard read(value, node, option, &values) else { return false }
      return wanted.map { put(name, $0, &values) } ?? true
    case .without(_, let value): return read(value, node, option, &values)
    case .within(let name, let wanted, let value):
      guard read(value, node, option, &values) else { return false }
      values.parent.append((name, wanted))
      return true
    case .first(let choices):
      // What always holds there says nothing.
      for choice in choices where choice.isConstant { if read(choice, node, option, &values) { return true } }
      // What is the same goes before what only comes near.
      let around = takesNear
      defer { takesNear = around }
      for isNear in [false, true] {
        takesNear = isNear
        for choice in choices where !choice.isConstant { if read(choice, node, option, &values) { return true } }
      }
      return false
    case .phrase(let pattern, _):
      let found = HandoverValue.values(of: pattern, in: text(node) ?? "", tree.numbers)
      return found?.allSatisfy { put($0.name, $0.value, &values) } ?? false
    case .joined, .data, .heading, .ownSample: return false
    }
  }

  private mutating func about(
    _ owner: ImportedValues.Owner, _ value: HandoverValue, _ node: Int, _ option: ImportOption,
    _ values: inout ImportedValues
  ) -> Bool {
    let around = values.owner
    values.owner = owner
    defer { values.owner = around }
    return read(value, node, option, &values)
  }

  /// Says `value` of what `values` are about: as an attribute, or as its text.
  private func put(_ name: AttributeName?, _ value: String, _ values: inout ImportedValues) -> Bool {
    switch values.owner {
    case .own:
      return name.map { schema.set($0, value, of: values.element) } ?? schema.setText(value, of: values.element)
    case .parent: if let name { values.parent.append((name, value)) }
    case .column: values.column.append((name, value))
    }
    return true
  }

  // MARK: Texts

  /// What `node` says, as it is written in a card.
  private mutating func text(_ node: Int) -> String? {
    switch tree.scalar(node) {
    case .string(let text): text.isEmpty ? nil : written(text, node)
    case .integer, .number: tree.json(node).text()
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  private mutating func written(_ text: String, _ node: Int) -> String {
    let lines = format.text(&self, text, node).split { $0.isNewline }
      .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }.filter { !$0.isEmpty }
    if lines.count > 1 {
      tell(
        ImportFindings.replaced,
        "\(tree.path(node)) has several lines, which stand in one: \(lines.joined(separator: " | ").prefix(200))",
        at: node)
    }
    return lines.joined(separator: " ")
  }

  /// A number or a truth, perhaps bound.
  private mutating func plain(_ node: Int) -> String? {
    guard let text = text(node) else { return nil }
    return tree.string(node) == nil ? text : text.lowercased() == text || text.hasPrefix("{") ? text : text.lowercased()
  }

  private mutating func negated(_ node: Int) -> String? {
    if let flag = tree.scalar(node)?.bool { return flag ? "false" : "true" }
    guard let text = tree.string(node), let negation = format.target.bindings.negation else { return nil }
    guard text.hasPrefix("{= !${"), text.hasSuffix("}}") else { return nil }
    let path = String(text.dropFirst(6).dropLast(2))
    return negation(path, []) == text ? "{\(path)}" : nil
  }

  /// A word of ours for one of theirs: the exact one if there is any.
  private mutating func word(
    _ node: Int, _ name: AttributeName, _ table: String, _ values: inout ImportedValues
  ) -> Bool {
    guard let words = format.target.table.words[table] else { return false }
    let own: String
    switch tree.scalar(node) {
    case .string(let text): own = text
    case .bool(let flag): own = flag ? "true" : "false"
    default: return false
    }
    let others = format.extra.words[table] ?? [:]
    let found = [words, others].flatMap { words in
      words.filter { $0.value.text.lowercased() == own.lowercased() && (takesNear || !$0.value.isNear) }
        .sorted { ($0.value.isNear ? 1 : 0, $0.key) < ($1.value.isNear ? 1 : 0, $1.key) }
    }
    if let word = found.first { return put(name, word.key, &values) }
    if let path = format.choice(own, words) { return put(name, "{\(path)}", &values) }
    // Paths of Adaptive Cards are not yet as ours are.
    guard let member = BoundMember(own.hasPrefix("$") ? text(node) ?? own : own) else { return false }
    // A colour beside the kind that it stands for needs no other kind.
    if let kind = AdaptiveData.kindPath(member.path), let sample,
      SampleAddition.stand(beside: member.name, words, in: sample)
    {
      return put(name, "{\(kind)}", &values)
    }
    let meant = { (text: String) in words.filter { $0.value.text.lowercased() == text.lowercased() }.keys.min() }
    guard let ending = added("Kind", to: member, table, meant, otherwise: { _ in "neutral" }),
      put(name, "{\(member.path)\(ending)}", &values)
    else { return false }
    tell(
      ImportFindings.replaced,
      "\(tree.path(node)) is bound to words of \(format.title): the sample has those of the card as \(member.name)\(ending)",
      at: node)
    return true
  }

  /// What the sample gets behind the name of `member`, where it gets what a card has for the values there: `suffix`, with a number where
  /// something else is called so; nil where what a card has is known of none.
  private mutating func added(
    _ suffix: String, to member: BoundMember, _ table: String, _ meant: @escaping (String) -> String?,
    otherwise: @escaping (String) -> String
  ) -> String? {
    let key = member.name + " " + table
    if boundWords[key] == nil {
      boundWords[key] = ""
      for number in 1...9 {
        let ending = number == 1 ? suffix : suffix + String(number)
        var addition = SampleAddition(to: member.name, own: member.name + ending, meant, otherwise: otherwise)
        let extended = sample.map { addition.adding(to: $0) }
        guard addition.isFound else { break }
        if addition.isTaken { continue }
        sample = extended
        boundWords[key] = ending
        break
      }
    }
    return boundWords[key].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `text` as the attribute `name` has it: of a moment its day where days are, which the sample gets beside one that is bound.
  private mutating func day(_ text: String, of name: AttributeName, _ node: Int) -> String {
    guard [.date, .end].contains(name) else { return text }
    if let day = SampleAddition.day(ofMoment: text) {
      tell(ImportFindings.replaced, "\(tree.path(node)) says a time, which is left out: a calendar has days", at: node)
      return day
    }
    guard let member = BoundMember(text),
      let ending = added("Day", to: member, "days", SampleAddition.day, otherwise: { $0 })
    else { return text }
    tell(
      ImportFindings.replaced,
      "\(tree.path(node)) is bound to moments: the sample has their days as \(member.name)\(ending)", at: node)
    return "{\(member.path)\(ending)}"
  }

  // MARK: Other values

  /// Gives the element the id `text`, unless it is one that parts get without any.
  mutating func named(_ text: String, _ values: inout ImportedValues) -> Bool {
    let word = text.prefix { $0 != "-" }
    let rest = text.dropFirst(word.count)
    let name = word.prefix(1).uppercased() + word.dropFirst()
    let isUsual =
      word.first?.isLowercase == true && [name, name.uppercased()].contains { ElementName(rawValue: $0) != nil }
    if isUsual, rest.isEmpty || rest.dropFirst().allSatisfy(\.isNumber) { return true }
    if !ids.contains(text), schema.set(.id, text, of: values.element) { ids.insert(text) }
    return true
  }

  /// A telephone number or the like as an address.
  private mutating func address(_ node: Int, _ values: inout ImportedValues) -> Bool {
    guard let text = text(node) else { return false }
    let scheme: String? =
      switch values.element.attribute(AttributeName.purpose.rawValue) {
      case "phone", "videoCall": "tel:"
      case "message": "sms:"
      case "email": "mailto:"
      default: nil
      }
    return put(.target, (scheme ?? "") + text, &values)
  }
}

extension ImportedValues {
  /// What is said of a round picture: that it is of a person, unless it is an icon or initials, which may be those of a thing.
  fileprivate func roundFrame(_ option: ImportOption, isPerson: Bool) -> (name: AttributeName, value: String) {
    let isPortrait =
      isPerson || option.chain.contains { $0.name == .contactCell }
      || element.attribute(AttributeName.src.rawValue) != nil
      || element.attribute(AttributeName.icon.rawValue)?.hasPrefix("people.") == true
    return isPortrait ? (.represents, "person") : (.shape, "circle")
  }
}

/// What a text is bound to as a whole.
private struct BoundMember {
  let path: String
  /// The last step of the path.
  let name: String

  /// What `text` is bound to; nil where a path cannot lead to what stands beside it.
  init?(_ text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let path = String(text.dropFirst().dropLast())
    guard let name = path.split(separator: "/").last.map(String.init), SampleScope.isStep(name),
      path.hasSuffix(name), !path.contains(where: { "{}=>:'".contains($0) })
    else { return nil }
    (self.path, self.name) = (path, name)
  }
}

/// Adds to data what a card has for values of others, beside these.
private struct SampleAddition {
  private let member: String
  private let own: String
  /// What a card has for a value; nil where that is not known.
  private let meant: (String) -> String?
  /// What stands beside a value of which it is not known.
  private let otherwise: (String) -> String
  private(set) var isFound = false
  /// Whether something else stands where it is to stand.
  private(set) var isTaken = false

  init(
    to member: String, own: String, _ meant: @escaping (String) -> String?, otherwise: @escaping (String) -> String
  ) {
    (self.member, self.own, self.meant, self.otherwise) = (member, own, meant, otherwise)
  }

  /// The day of a moment such as `2026-03-14T09:30`; nil for what is none.
  static func day(ofMoment text: String) -> String? {
    let (day, rest) = (text.prefix(10), text.dropFirst(10))
    let pieces = day.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = rest.first, "T ".contains(first), pieces.map({ $0.utf8.count }) == [4, 2, 2],
      day.allSatisfy({ $0 == "-" || $0.isASCII && $0.isNumber })
    else { return nil }
    return String(day)
  }

  /// Whether wherever `sample` has `color`, words of ours stand beside it that mean the same.
  static func stand(beside color: String, _ words: [String: MappingTable.Word], in sample: JSONValue) -> Bool {
    guard let kind = AdaptiveData.kindPath(color) else { return false }
    var open = [sample]
    var isFound = false
    while let value = open.popLast() {
      open += value.array ?? []
      guard let object = value.object else { continue }
      open += object.members.map(\.value)
      guard let text = object[color]?.string else { continue }
      guard let own = object[kind]?.string, words[own]?.text == text else { return false }
      isFound = true
    }
    return isFound
  }

  mutating func adding(to value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { adding(to: $0) })
    case .object(let object):
      var result = JSONObject(object.members.map { .init($0.name, adding(to: $0.value)) })
      if let text = object[member]?.string {
        let meant = meant(text)
        let value = JSONValue.string(meant ?? otherwise(text))
        if meant != nil { isFound = true }
        if let other = result[own], other != value { isTaken = true }
        result[own] = value
      }
      return .object(result)
    default: return value
    }
  }
}
