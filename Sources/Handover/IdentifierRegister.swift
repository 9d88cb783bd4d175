import CardModel
import Standards
import XMLSyntax

/// The names of parts in what is handed over: legal in every target, unique in a file, and the same every time.
///
/// What has an `id` keeps its
/// name, whatever others say that stand in front of it.
struct IdentifierRegister {
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Whose name a rule has, in small letters.
  private var rules: [String: String] = [:]
  /// Which part has a name by its `id`.
  private var own: [String: NodeID] = [:]

  /// Whether names that are written for taps have the letters of every script, which files had better not.
  private let keepsLetters: Bool

  /// The names of the parts of a file, of which these have an `id`.
  init(_ identified: [(part: HandoverPart, id: String)], keepsLetters: Bool) {
    self.keepsLetters = keepsLetters
    for (part, id) in identified {
      let (rule, name) = (self.rule(id).lowercased(), Self.legal(id))
      if rules[rule] == nil { rules[rule] = "\(part.node.index)" }
      if own[name] == nil { own[name] = part.node }
    }
  }

  /// The name of what people write for `part`, and whether it is only counted: from its `id`, else from what it leads to or says, so
  /// that other parts in front of it change nothing; what would be called `reserved` says what it is besides.
  mutating func ruleName(of part: HandoverPart, reserved: String? = nil) -> (name: String, isCounted: Bool) {
    let id = part.attribute(.id)
    let target = part.attribute(.target)
    let said = [part.text, part.attribute(.label) ?? "", part.attribute(.purpose) ?? "", part.attribute(.icon) ?? ""]
    let own = id ?? target ?? said.first { !$0.isEmpty } ?? part.name.rawValue
    // What leads to the same place may share a rule; all others have their own.
    let key = id == nil && target != nil ? "to \(own)" : "\(part.node.index)"
    let rule = self.rule(own)
    let base = rule.lowercased() == reserved ? rule + part.name.rawValue : rule
    var name = base
    var count = 1
    while let known = rules[name.lowercased()], known != key {
      count += 1
      name = "\(base)\(count)"
    }
    rules[name.lowercased()] = key
    return (name, count > 1)
  }

  /// The name by which an app knows a tap on `part`: its `id` as it is, else what a rule of it would be called, with a small letter;
  /// none but an `id` is `reserved`.
  mutating func tapName(of part: HandoverPart, reserved: String? = nil) -> (name: String, isCounted: Bool) {
    if part.attribute(.id) != nil { return (name(of: part, item: ""), false) }
    let (rule, isCounted) = ruleName(of: part, reserved: reserved)
    return (SwiftName.camel(rule, keepingLetters: keepsLetters), isCounted)
  }

  private func rule(_ text: String) -> String {
    String(Self.pascal(text, keepingLetters: keepsLetters).prefix(60))
  }

  /// The name of `part`, as its `id` has it where it has one; of one that repeats, that of its item.
  mutating func name(of part: HandoverPart, item: String) -> String {
    let key = "\(part.node.index)\(item)"
    if let known = names[key] { return known }
    let base = Self.legal(part.attribute(.id) ?? Self.lowerCamel(part.name.rawValue)) + item
    var name = base
    while own[name].map({ $0 != part.node }) == true || !taken.insert(name).inserted {
      counts[base, default: 1] += 1
      name = "\(base)-\(counts[base] ?? 0)"
    }
    names[key] = name
    return name
  }

  /// `text` of letters, digits, hyphens and underscores alone, with a letter in front.
  static func legal(_ text: String) -> String {
    let bytes = text.utf8.map { byte in isWord(byte) || byte == 0x2D || byte == 0x5F ? byte : 0x2D }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.first?.isLetter == true ? name : "part-" + name
  }

  /// `text` in one word, each part of it with a capital; Latin letters without their marks, all others beyond ASCII by their numbers
  /// unless they are kept, so that other texts have other names.
  static func pascal(_ text: String, keepingLetters: Bool = false) -> String {
    var name: [UInt8] = []
    var startsWord = true
    for scalar in text.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        if isWord(byte) { name.append(startsWord && byte.isASCIILetter ? byte & ~0x20 : byte) }
        startsWord = !isWord(byte)
      } else if scalar.properties.generalCategory == .nonspacingMark, name.last?.isASCIILetter == true {
        continue
      } else if let letters = latin(scalar) {
        name += (startsWord ? letters.prefix(1).uppercased() + letters.dropFirst() : letters).utf8
        startsWord = false
      } else if keepingLetters, isLetter(scalar) {
        name += (startsWord ? scalar.properties.uppercaseMapping : String(scalar)).utf8
        startsWord = false
      } else if keepingLetters, scalar.properties.isWhitespace {
        startsWord = true
      } else {
        name += "U\(String(scalar.value, radix: 16, uppercase: true))".utf8
        startsWord = false
      }
    }
    let isWord = name.first.map { $0.isASCIILetter || keepingLetters && $0 >= 0x80 } ?? false
    return (isWord ? "" : "Part") + String(decoding: name, as: UTF8.self)
  }

  /// The letters of ASCII that the Latin letter `scalar` is made of, as its name in Unicode says; nil where that names others.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else { return nil }
    if words.dropFirst(3) == ["SHARP", "S"] { return "ss" }
    let base = words[3] == "DOTLESS" && words.count > 4 ? words[4] : words[3]
    guard base.count <= 2, words.count == 4 || words[4] == "WITH" || words[3] == "DOTLESS" else { return nil }
    return words[1] == "CAPITAL" ? base.prefix(1) + base.dropFirst().lowercased() : base.lowercased()
  }

  /// Whether `scalar` is a letter, or a mark that belongs to one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
  }

  private static func lowerCamel(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter
  }
}
