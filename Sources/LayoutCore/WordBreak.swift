/// Where a word that is wider than a line is broken: after a sign that joins its parts, or with a hyphen where a syllable
/// seems to end.
///
/// No dictionary: a syllable begins with the consonant before a vowel, or with the two that are spoken as one there. That
/// is right in most European languages most of the time; who knows better says so with soft hyphens, which come first.
/// Where two parts of a German compound meet, ``isJoint(_:_:)`` tells by how first parts end.
package enum WordBreak {
  /// How well a word may be broken at a place, the worst first.
  enum Quality: Int, Comparable {
    /// In a number, or in a script that knows no hyphens.
    case bad
    /// Between two letters so near to an end of the word, or of what is left of it, that hardly a syllable stands there.
    case torn
    /// Between two letters, neither of them a part of one sound with the other.
    case letters
    /// Where a syllable seems to end, or after a sign that joins parts.
    case good
    /// Where two parts of a compound meet.
    case joint

    static func < (lhs: Quality, rhs: Quality) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// How many letters the rules look at after a place.
  static let lookAhead = 10
  private static let leastBefore = 2
  private static let leastAfter = 3

  /// How well `word` may be broken before its scalar `index`, and whether a hyphen shows that.
  ///
  /// - Parameter isCode: Whether it is a part of what people type off letter by letter, to which no hyphen may be added.
  static func at(_ index: Int, in word: [UInt32], isCode: Bool = false) -> (quality: Quality, hasHyphen: Bool) {
    guard index > 0, index < word.count else { return (.bad, false) }
    let (before, after) = (word[index - 1], word[index])
    // A sign stays before its number.
    if joinsParts(before) { return (index == 1 && FigureBreak.isDigit(after) ? .bad : .good, false) }
    if endsPart(before), isLetter(after) { return (.good, false) }
    if let quality = unspacedQuality(index, word) { return (quality, false) }
    guard !isCode, isLetter(before), isLetter(after) else { return (.bad, false) }
    let hasRoom = hasRoom(index, word)
    if hasRoom, isJoint(index, word) { return (.joint, true) }
    if hasRoom, beginsSyllable(index, word) { return (.good, true) }
    if isPair(index - 1, word) { return (.bad, false) }
    // Between two vowels words may meet: “Bau|amt”.
    if isVowel(after), !isVowel(before) || isOneSound(index, word) { return (.bad, false) }
    return (hasRoom ? .letters : .torn, true)
  }

  /// Bytes of a word on both sides of a place that ``isCode(_:around:)`` looks at.
  private static let farthest = 100

  /// Whether what stands around the byte `start` between white space is an address or a code: it has an at sign, an underscore, a
  /// digit, two slashes, or a point between letters.
  static func isCode(_ bytes: [UInt8], around start: Int) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    let head = bytes[max(0, start - farthest)..<start].reversed().prefix { !isSpace($0) }.count
    let word = bytes[(start - head)..<min(bytes.count, start + farthest)].prefix { !isSpace($0) }
    return word.indices.contains { index in
      let (byte, next) = (word[index], index + 1 < word.endIndex ? word[index + 1] : 0x20)
      return switch byte {
      case 0x30...0x39, 0x40, 0x5F: true
      case 0x2F: next == 0x2F
      case 0x2E: index > word.startIndex && next != 0x2E && next | 0x20 >= 0x61
      default: false
      }
    }
  }

  /// Whether enough letters stand on both sides of `index`, with a vowel among them.
  private static func hasRoom(_ index: Int, _ word: [UInt32]) -> Bool {
    let head = word[..<index].reversed().prefix(while: isLetter)
    let tail = word[index...].prefix(while: isLetter)
    return head.count >= leastBefore && tail.count >= leastAfter && head.contains(where: isVowel)
      && tail.contains(where: isVowel)
  }

  /// Whether a new syllable begins at `index`, which is no joint.
  private static func beginsSyllable(_ index: Int, _ word: [UInt32]) -> Bool {
    // One vowel behind a joint stays with what follows: “Geschwindigkeits|überwachung”.
    if isVowel(word[index - 1]), isJoint(index - 1, word) { return false }
    if endsLatinPrefix(index, word) || endsPf(index, word) { return true }
    if endsPf(index + 1, word) || endsPf(index + 2, word) { return false }
    if hiss(index, word) == .begins { return true }
    guard !isJoint(index + 1, word), hiss(index - 1, word) == .none, !isVowel(word[index]), !isPair(index - 1, word),
      !isHeld(index, word), !isPfl(index - 1, word)
    else { return false }
    var vowel = index + 1
    if isSch(index, word) {
      vowel = isSchPair(index + 3, word) ? index + 4 : index + 3
    } else if isPfl(index, word) {
      vowel += 2
    } else if isPair(index, word) {
      vowel += 1
    } else if index > 2, isSch(index - 3, word), isSchPair(index, word) {
      return false
    }
    return vowel < word.count && isVowel(word[vowel])
  }

  /// What German and English words begin with before “st” and “sp”: “Be|stellung”, “In|standhaltung”, “Ver|spätung”.
  private static let prefixes = letters("be ge in er ver ent zer")

  /// What stands before “sp” with its own s: “Ins|pektion”, “Trans|port”.
  private static let latinPrefixes = letters("ins cons pers trans")

  /// Whether such a prefix stands before `index`, and “p” there; “trans” ends longer words, too: “Kranken|trans|port”.
  private static func endsLatinPrefix(_ index: Int, _ word: [UInt32]) -> Bool {
    guard small(word[index]) == 0x70, index > 2, small(word[index - 1]) == 0x73 else { return false }
    let head = word[..<index].reversed().prefix(while: isLetter)
    return latinPrefixes.contains { prefix in
      (head.count == prefix.count || prefix.count == 5) && head.starts(with: prefix.reversed()) { small($0) == $1 }
    }
  }

  /// How “st” or “sp” at `index` may be broken.
  private enum HissPlace {
    case none
    /// After a prefix, where a known word begins, or after the s that joins two parts: before it.
    case begins
    /// After another consonant: nobody knows, “Fens|ter”, “Dienst|reise” or “Maschinen|stillstand”.
    case unknown
  }

  private static func hiss(_ index: Int, _ word: [UInt32]) -> HissPlace {
    guard index > 0, index + 2 < word.count, small(word[index]) == 0x73, [0x70, 0x74].contains(small(word[index + 1]))
    else { return .none }
    if endsLatinPrefix(index + 1, word) { return .unknown }
    let head = word[..<index].reversed().prefix(while: isLetter)
    if !isVowel(word[index - 1]), beginsHissing(index, word) { return isJoint(index + 1, word) ? .unknown : .begins }
    if isVowel(word[index + 2]) || small(word[index + 2]) == 0x72 {
      let isPrefix = prefixes.contains { prefix in head.elementsEqual(prefix.reversed()) { small($0) == $1 } }
      if isPrefix { return .begins }
    }
    // “Wapenings|staal”.
    if small(word[index - 1]) == 0x73, index > 1, !isVowel(word[index - 2]) { return .begins }
    return isVowel(word[index - 1]) ? .none : .unknown
  }

  /// Whether “gh”, “sh” or “th” stands at `index`: one sound in English, the ends of two words in “Arbeits|hilfe”, so that nobody
  /// knows.
  private static func isHeld(_ index: Int, _ word: [UInt32]) -> Bool {
    index + 1 < word.count && small(word[index + 1]) == 0x68 && [0x67, 0x73, 0x74].contains(small(word[index]))
  }

  /// Whether “pfl” stands at `index`, with which German words begin: “Genehmigungs|pflicht”, “Impf|pflicht”.
  private static func isPfl(_ index: Int, _ word: [UInt32]) -> Bool {
    index >= 0 && index + 2 < word.count && small(word[index]) == 0x70 && small(word[index + 1]) == 0x66
      && small(word[index + 2]) == 0x6C
  }

  /// Whether “l” stands at `index` and before it a word that ends with “pf”: “Dampf|leitung”.
  private static func endsPf(_ index: Int, _ word: [UInt32]) -> Bool {
    guard isPfl(index - 2, word) else { return false }
    let head = word[..<(index - 2)].reversed().prefix(while: isLetter)
    return beforePf.contains { head.starts(with: $0.reversed()) { small($0) == $1 } }
      || startsBeforePf.contains { head.elementsEqual($0.reversed()) { small($0) == $1 } }
  }

  /// What stands before “pf” in German words that end so, also within others: “Dampf”, “Knopf”.
  private static let beforePf = letters("dam kam kram strum kno")

  /// What stands there in words with which others begin: “Kopf”, “Topf”; elsewhere another word may end so: “Deko|pflanze”.
  private static let startsBeforePf = letters("ko to rum sum stum na zo im tro za schlu sto klo kro tru")

  private static func isSch(_ index: Int, _ word: [UInt32]) -> Bool {
    index + 2 < word.count && small(word[index]) == 0x73 && small(word[index + 1]) == 0x63
      && small(word[index + 2]) == 0x68
  }

  /// Whether l, m, n, r or w stands at `index`, which slides into the vowel after “sch”.
  private static func isSchPair(_ index: Int, _ word: [UInt32]) -> Bool {
    index < word.count && [0x6C, 0x6D, 0x6E, 0x72, 0x77].contains(small(word[index]))
  }

  /// Whether lines may end after `scalar` whatever follows: hyphens, dashes, slashes, underscores.
  private static func joinsParts(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Spaces that break no line do so before letters or digits are torn apart.
    case 0x2D, 0x2F, 0x5C, 0x5F, 0xA0, 0x2010, 0x2012...0x2015, 0x202F: true
    default: false
    }
  }

  /// Whether lines may end after `scalar` where a letter follows: signs of addresses and abbreviations.
  private static func endsPart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x26, 0x2B, 0x2C, 0x2E, 0x3A, 0x3B, 0x3D, 0x3F, 0x40: true
    default: false
    }
  }

  /// Whether `scalar` is a letter of a script that is hyphenated: Latin, Greek, Cyrillic.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F: scalar != 0xD7 && scalar != 0xF7
    case 0x386...0x3FF, 0x400...0x481, 0x48A...0x52F, 0x1E00...0x1FFF: true
    default: false
    }
  }

  /// Whether letters of such a script, or parts of one number or date, stand on both sides of the byte `offset`.
  package static func tears(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard bytes.indices.contains(offset), offset > 0 else { return false }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if FigureBreak.tears(bytes, after: start..<offset) { return true }
    var next = offset
    return isLetter(UTF8Scalars.decode(bytes, &start, offset))
      && isLetter(UTF8Scalars.decode(bytes, &next, bytes.count))
  }

  /// `scalar` as a small letter, where that has its own in the common ranges.
  static func small(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: scalar + 0x20
    case 0x400...0x40F: scalar + 0x50
    case 0x100...0x137, 0x14A...0x177: scalar | 1
    default: scalar
    }
  }

  static func isVowel(_ scalar: UInt32) -> Bool {
    switch small(scalar) {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    case 0xE0...0xE6, 0xE8...0xEF, 0xF2...0xF6, 0xF8...0xFD, 0xFF: true
    case 0x101...0x105, 0x113...0x11B, 0x129...0x131, 0x14D...0x153, 0x169...0x173, 0x177: true
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0: true
    case 0x3AC...0x3B1, 0x3B5, 0x3B7, 0x3B9, 0x3BF, 0x3C5, 0x3C9...0x3CE: true
    case 0x430, 0x435, 0x438, 0x43E, 0x443, 0x44B, 0x44D...0x44F, 0x451, 0x454, 0x456, 0x457: true
    case 0x1EA0...0x1EF9: true
    default: false
    }
  }

  /// Two vowels that mostly are one sound, in German, Dutch, English, French or Finnish.
  private static let vowelPairs = letters("aa ee oo uu ai ay au äu ea ei eu ey ie oe oi ou oy ui ää öö yö äi öi")

  /// Three that are: “nieuw”, “sneeuw”, “bureau”; the price is “Seeufer”.
  private static let vowelTriples = letters("aai eau eeu ieu oei oeu ooi")

  /// So many vowels before a place are looked at; hardly a word has more in a row.
  private static let mostVowels = 8

  /// Whether the vowels before and at `index` are in one sound, where each from the first vowel on is as long as it can be: in
  /// “Energie|einsparung” one ends between them.
  private static func isOneSound(_ index: Int, _ word: [UInt32]) -> Bool {
    var start = index - word[..<index].suffix(mostVowels).reversed().prefix(while: isVowel).count
    while start < index {
      let vowels = word[start...].prefix(3).map(small)
      start += vowelTriples.contains(vowels) ? 3 : vowelPairs.contains(Array(vowels.prefix(2))) ? 2 : 1
    }
    return start > index
  }

  /// Whether the two consonants from `index` on belong together.
  private static func isPair(_ index: Int, _ word: [UInt32]) -> Bool {
    // “Ver|zögerung”: Polish, which has “rz”, has no v.
    if index > 1, small(word[index]) == 0x72, small(word[index - 1]) == 0x65, small(word[index - 2]) == 0x76 {
      return false
    }
    // “Arbeits|zeit” as in German after a consonant, “pie|szy” as in Polish after a vowel.
    if index > 0, small(word[index]) == 0x73, small(word[index + 1]) == 0x7A, isLetter(word[index - 1]) {
      return isVowel(word[index - 1])
    }
    // “plaat|vloer”, “opper|vlakte”, and “Archiv|leitung”; the price is “Ner|vleiden”.
    if small(word[index]) == 0x76, small(word[index + 1]) == 0x6C { return index > 0 && !isVowel(word[index - 1]) }
    return isPair(word[index], word[index + 1])
  }

  /// Whether two consonants are spoken as one, or slide into the vowel together: “ch”, “tr”, “gl”.
  private static func isPair(_ first: UInt32, _ second: UInt32) -> Bool {
    switch (small(first), small(second)) {
    // ch, gh, ph, sh, th; ck; qu; sz, cz, dz, rz.
    case (0x63, 0x68), (0x67, 0x68), (0x70, 0x68), (0x73, 0x68), (0x74, 0x68): true
    case (0x63, 0x6B), (0x71, 0x75), (0x73, 0x7A), (0x63, 0x7A), (0x64, 0x7A), (0x72, 0x7A): true
    // “sch”: its “s” stays with “ch”.
    case (0x73, 0x63): true
    // b, c, d, f, g, k, p, t, v before r; b, c, f, g, k, p before l.
    case (0x62...0x64, 0x72), (0x66, 0x72), (0x67, 0x72), (0x6B, 0x72), (0x70, 0x72), (0x74, 0x72), (0x76, 0x72): true
    case (0x62, 0x6C), (0x63, 0x6C), (0x66, 0x6C), (0x67, 0x6C), (0x6B, 0x6C), (0x70, 0x6C): true
    // The same of Cyrillic.
    case (0x431...0x434, 0x440), (0x43A, 0x440), (0x43F, 0x440), (0x442, 0x440), (0x444, 0x440): true
    case (0x431, 0x43B), (0x433, 0x43B), (0x43A, 0x43B), (0x43F, 0x43B), (0x444, 0x43B): true
    default: false
    }
  }
}
