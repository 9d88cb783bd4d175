import CardModel
import Standards

extension MappingTable {
  /// Reads a table of mappings.
  ///
  /// A row is `CHAIN, CHAIN -> PLACE: member=value; member=value`, where a chain goes from the outside inwards, `A > B@form > C`.
  /// `-x reason` in place of the arrow says that there is nothing for it, `-. reason` that only its look is lost, `-= attribute …` that the element around it takes it up.
  /// Behind a row, indented: `- attribute …[ unless value …]: reason` for what is lost, `~ what else stands there`, `; member=value`,
  /// `+ attribute …` for what other rows read, `fold entries template records`, `primary first|last`.
  package init(_ text: String) {
    var groups: [String: [ElementName]] = [:]
    var open: [Row] = []
    for line in text.split(separator: "\n") {
      let isContinued = line.hasPrefix("  ")
      let content = HandoverValue.split(String(line), at: "\n")[0]
      if content.isEmpty || content.hasPrefix("#") { continue }
      if isContinued {
        if !Self.extend(&open, content) { defects.append(content) }
        continue
      }
      add(open)
      open = []
      if !readSetting(content, &groups) {
        open = Self.rows(content, groups)
        if open.isEmpty { defects.append(content) }
      }
    }
    add(open)
  }

  private mutating func add(_ open: [Row]) {
    for row in open {
      for name in row.elements { rows[name, default: []].append(row) }
      if case .made(let path?) = row.effect, path.template != nil { templates.formUnion(row.elements) }
    }
  }

  // MARK: Rows

  private static func rows(_ text: String, _ groups: [String: [ElementName]]) -> [Row] {
    guard let arrow = [" -> ", " ->", " -x ", " -. ", " -= ", " -="].compactMap({ text.firstRange(of: $0) }).first
    else { return [] }
    let (left, right) = (text[..<arrow.lowerBound], String(text[arrow.upperBound...]))
    let chains = HandoverValue.split(String(left), at: ",").map { chain($0, groups) }
    guard chains.allSatisfy({ !$0.isEmpty }) else { return [] }
    var row = Row(chain: [], effect: .made(nil))
    if text[arrow].hasPrefix(" -x") {
      row.effect = .lost(reason: right, isLook: false)
    } else if text[arrow].hasPrefix(" -.") {
      row.effect = .lost(reason: right, isLook: true)
    } else if text[arrow].hasPrefix(" -=") {
      row.effect = .taken
      row.readElsewhere = Set(names(right))
    } else {
      guard let (place, fields) = made(right) else { return [] }
      row.effect = .made(place)
      row.fields = fields
    }
    return chains.map { chain in
      Row(chain: chain, effect: row.effect, fields: row.fields, losses: [:], readElsewhere: row.readElsewhere)
    }
  }

  /// What stands behind an arrow: perhaps a place, and members.
  private static func made(_ text: String) -> (DraftPath?, [(path: DraftPath, value: HandoverValue)])? {
    var place: DraftPath?
    var rest = text
    // A colon in quotes or behind the first “=” belongs to a value.
    let head = HandoverValue.split(text, at: ":")
    if head.count > 1, HandoverValue.split(head[0], at: "=").count == 1 {
      place = DraftPath(head[0])
      rest = String(text.dropFirst(head[0].count + 1))
    } else if text.hasSuffix(":") {
      return (DraftPath(String(text.dropLast())), [])
    }
    guard let fields = fields(rest) else { return nil }
    return (place, fields)
  }

  private static func fields(_ text: String) -> [(path: DraftPath, value: HandoverValue)]? {
    var fields: [(path: DraftPath, value: HandoverValue)] = []
    for piece in HandoverValue.split(text, at: ";") where !piece.isEmpty {
      let sides = HandoverValue.split(piece, at: "=")
      guard sides.count > 1, let value = HandoverValue(sides.dropFirst().joined(separator: "=")) else { return nil }
      fields.append((DraftPath(sides[0]), value))
    }
    return fields
  }

  /// The chain that `text` spells from the outside inwards, innermost first; empty when a name in it is unknown.
  private static func chain(_ text: String, _ groups: [String: [ElementName]]) -> [Row.Link] {
    var links: [Row.Link] = []
    for part in HandoverValue.split(text, at: ">").reversed() {
      let pieces = part.split(separator: "@")
      let name = String(pieces.first ?? "")
      guard let names = groups[name] ?? ElementName(rawValue: name).map({ [$0] }), names != [.other] else { return [] }
      links.append(Row.Link(names: names, form: pieces.count > 1 ? String(pieces[1]) : nil))
    }
    return links
  }

  /// Adds an indented line to the rows above it; tells whether it means something.
  private static func extend(_ rows: inout [Row], _ text: String) -> Bool {
    let rest = String(text.dropFirst(2))
    let words = text.split(separator: " ").map(String.init)
    guard !rows.isEmpty else { return false }
    var made: [(path: DraftPath, value: HandoverValue)] = []
    var lost: (names: [AttributeName], reason: String, unless: [String])?
    if text.hasPrefix("; ") {
      guard let fields = fields(rest) else { return false }
      made = fields
    } else if text.hasPrefix("- ") {
      lost = loss(rest)
      if lost == nil { return false }
    } else if !text.hasPrefix("~ "), !text.hasPrefix("+ "), words[0] != "fold" && words[0] != "primary" {
      return false
    }
    for index in rows.indices {
      rows[index].fields += made
      for name in lost?.names ?? [] { rows[index].losses[name] = lost.map { ($0.reason, $0.unless) } }
      if text.hasPrefix("~ ") { rows[index].note = rest }
      if text.hasPrefix("+ ") { rows[index].readElsewhere.formUnion(names(rest)) }
      if words[0] == "fold", words.count == 4 { rows[index].fold = (words[1], words[2], DraftPath(words[3])) }
      if words[0] == "primary" { rows[index].primary = Row.Order(rawValue: words[words.count - 1]) }
    }
    return true
  }

  private static func names(_ text: String) -> [AttributeName] {
    text.split(separator: " ").compactMap { AttributeName(rawValue: String($0)) }
  }

  /// `attribute … unless value …: reason`.
  private static func loss(_ text: String) -> (names: [AttributeName], reason: String, unless: [String])? {
    guard let colon = text.firstRange(of: ": ") else { return nil }
    let words = text[..<colon.lowerBound].split(separator: " ").map(String.init)
    let unless = words.firstIndex(of: "unless") ?? words.count
    let names = words[..<unless].compactMap { AttributeName(rawValue: $0) }
    guard names.count == unless, !names.isEmpty else { return nil }
    return (names, String(text[colon.upperBound...]), Array(words.dropFirst(unless + 1)))
  }

  // MARK: Settings

  private mutating func readSetting(_ text: String, _ groups: inout [String: [ElementName]]) -> Bool {
    guard let colon = text.firstRange(of: ": ") else { return false }
    let head = text[..<colon.lowerBound].split(separator: " ").map(String.init)
    let rest = String(text[colon.upperBound...])
    switch head.first {
    case "group" where head.count == 2:
      groups[head[1]] = rest.split(separator: " ").compactMap { ElementName(rawValue: String($0)) }
    case "presses": presses = rest.split(separator: " ").compactMap { ElementName(rawValue: String($0)) }
    case "split" where head.count == 2:
      splits = groups[head[1]] ?? []
      documents = rest.split(separator: " ").compactMap { ElementName(rawValue: String($0)) }
    case "silent": silent = Set(Self.names(rest))
    case "any":
      guard let loss = Self.loss(text.dropFirst(6) + "") else { return false }
      for name in loss.names { losses[name] = (loss.reason, loss.unless) }
    case "words" where head.count == 2:
      for entry in rest.split(separator: " ") {
        guard let middle = entry.firstIndex(where: { $0 == "=" || $0 == "~" }) else { return false }
        words[head[1], default: [:]][String(entry[..<middle])] = Word(
          text: String(entry[entry.index(after: middle)...]), isNear: entry[middle] == "~")
      }
    case "form": return readForm(text.dropFirst(5).prefix { $0 != ":" } + "", rest, groups)
    default: return false
    }
    return true
  }

  /// `form CHAIN[ in PLACE][ by attribute]: name=form … else form`.
  private mutating func readForm(_ head: String, _ rest: String, _ groups: [String: [ElementName]]) -> Bool {
    let place = head.firstRange(of: " in ")
    let by = head.firstRange(of: " by ")
    let chain = Self.chain(String(head[..<(place ?? by ?? head.endIndex..<head.endIndex).lowerBound]), groups)
    let words = rest.split(separator: " ").map(String.init)
    guard !chain.isEmpty, let last = words.last else { return false }
    var choices: [String: String] = [:]
    for word in words {
      guard let equals = word.firstIndex(of: "=") else { continue }
      choices[String(word[..<equals])] = String(word[word.index(after: equals)...])
    }
    let form = Form(
      chain: chain, place: place.map { head[$0.upperBound...].split(separator: "/").map(String.init) } ?? [],
      attribute: by.flatMap { AttributeName(rawValue: String(head[$0.upperBound...])) }, choices: choices,
      standard: last)
    for name in chain[0].names { forms[name, default: []].append(form) }
    return true
  }
}
