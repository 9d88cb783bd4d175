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
  /// The names of rules that were made, by whose they are and what they start with.
  private var made: [String: (name: String, isCounted: Bool)] = [:]
  /// The number at which the next name with the same start, in small letters, is looked for: all below it are taken.
  private var last: [String: Int] = [:]
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
    let asked = "\(key) \(base)"
    if let known = made[asked] { return known }
    let start = base.lowercased()
    // What has the name by its `id` finds it in front of all that are counted.
    var count = rules[start] == key ? 1 : last[start] ?? 1
    var name = count == 1 ? base : "\(base)\(count)"
    while let known = rules[name.lowercased()], known != key {
      count += 1
      name = "\(base)\(count)"
    }
    rules[name.lowercased()] = key
    last[start] = count
    made[asked] = (name, count > 1)
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

  /// `text` in one word, each part of it with a capital; all letters beyond ASCII by their numbers unless they are kept, so that other
  /// texts have other names, but Latin letters without their marks: Café and Cafe share a name, and are counted.
  static func pascal(_ text: String, keepingLetters: Bool = false) -> String {
    var name: [UInt8] = []
    var startsWord = true
    var isLatin = false
    for scalar in text.unicodeScalars {
      // A number ends in letters too, but what stands behind it is no mark of those.
      let isBehindLatin = isLatin
      isLatin = false
      if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
        if isWord(byte) { name.append(startsWord && byte.isASCIILetter ? byte & ~0x20 : byte) }
        startsWord = !isWord(byte)
        isLatin = byte.isASCIILetter
      } else if isBehindLatin, scalar.properties.generalCategory == .nonspacingMark {
        isLatin = true
      } else if let letters = latin(scalar) {
        name += (startsWord ? letters.prefix(1).uppercased() + letters.dropFirst() : letters).utf8
        (startsWord, isLatin) = (false, true)
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

  /// The letters of ASCII that the Latin letter `scalar` is written with where marks cannot be; nil for all others.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    guard let letters = latinLetters.first(where: { $0.range.contains(scalar.value) })?.letters else { return nil }
    return scalar.properties.isUppercase ? letters.prefix(1).uppercased() + letters.dropFirst() : letters
  }

  /// The Latin letters with marks and the ligatures that have a place of their own in Unicode, from Latin-1 Supplement to Latin Extended-B
  /// and in Latin Extended Additional.
  ///
  /// The names of letters would tell the same, and take half a megabyte in the module for browsers.
  private static let latinLetters: [(range: ClosedRange<UInt32>, letters: String)] = """
    a C0-C5 E0-E5 100-105 1CD-1CE 1DE-1E1 1FA-1FB 200-203 226-227 23A 1E00-1E01 1E9A 1EA0-1EB7/ae C6 E6 1E2-1E3 1FC-1FD/b \
    180-183 243 1E02-1E07/c C7 E7 106-10D 187-188 23B-23C 1E08-1E09/d 10E-111 18A-18C 1C5 1F2 221 1E0A-1E13/dz 1C4 1C6 \
    1F1 1F3/e C8-CB E8-EB 112-11B 204-207 228-229 246-247 1E14-1E1D 1EB8-1EC7/f 191-192 1E1E-1E1F/g 11C-123 193 1E4-1E7 \
    1F4-1F5 1E20-1E21/h 124-127 21E-21F 1E22-1E2B 1E96/hv 195/i CC-CF EC-EF 128-131 197 1CF-1D0 208-20B 1E2C-1E2F \
    1EC8-1ECB/ij 132-133/j 134-135 1F0 237 248-249/k 136-137 198-199 1E8-1E9 1E30-1E35/l 139-142 19A 1C8 234 23D \
    1E36-1E3D/lj 1C7 1C9/m 1E3E-1E43/n D1 F1 143-148 19D-19E 1CB 1F8-1F9 220 235 1E44-1E4B/nj 1CA 1CC/o D2-D6 D8 F2-F6 F8 \
    14C-151 19F-1A1 1D1-1D2 1EA-1ED 1FE-1FF 20C-20F 22A-231 1E4C-1E53 1ECC-1EE3/oe 152-153/oi 1A2-1A3/ou 222-223/p \
    1A4-1A5 1E54-1E57/q 24B/r 154-159 210-213 24C-24D 1E58-1E5F/s 15A-161 218-219 23F 1E60-1E69/ss DF 1E9E/t 162-167 \
    1AB-1AE 21A-21B 236 23E 1E6A-1E71 1E97/u D9-DC F9-FC 168-173 1AF-1B0 1D3-1DC 214-217 1E72-1E7B 1EE4-1EF1/v 1B2 \
    1E7C-1E7F/w 174-175 1E80-1E89 1E98/x 1E8A-1E8D/y DD FD FF 176-178 1B3-1B4 232-233 24E-24F 1E8E-1E8F 1E99 1EF2-1EF9 \
    1EFE-1EFF/z 179-17E 1B5-1B6 224-225 240 1E90-1E95
    """.split(separator: "/").flatMap { row -> [(range: ClosedRange<UInt32>, letters: String)] in
      let words = row.split(separator: " ")
      return words.dropFirst().compactMap { word in
        let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return (first...last, String(words[0]))
      }
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
