/// Where words are broken in scripts that write none apart: Thai, Lao, Burmese and Khmer.
///
/// No dictionary: that a syllable begins is told by the letters alone, so that a line may end within a word of several syllables. It
/// begins with a vowel that is written before its consonant, or with a consonant that bears a vowel or a tone.
extension WordBreak {
  /// How well `word` may be broken before its scalar `index`; nil where that is of no such script.
  static func unspacedQuality(_ index: Int, _ word: [UInt32]) -> Quality? {
    guard isUnspaced(word[index]) else { return nil }
    guard isUnspaced(word[index - 1]) else { return isLetter(word[index - 1]) ? .letters : .bad }
    let letter = asThai(word[index])
    guard index > 1, isStart(letter), !isHeld(behind: index, word) else { return .bad }
    if leading.contains(letter) { return .good }
    let rest = word[(index + 1)...]
    if rest.prefix(while: isSign).contains(where: isClosing) { return .bad }
    if burmese.contains(letter) { return .good }
    // What has no vowel is the end of a syllable: “ป่ว|ย”, “จัน|ทร์”.
    guard !slides(asThai(word[index - 1]), letter), rest.contains(where: isVowelOrTone) else { return .bad }
    let next = asThai(word[index + 1])
    if bears(index, word) || slides(letter, next) && bears(index + 1, word) { return .good }
    // “งา|น|ไป”.
    let isLast = halfVowels.contains(letter) || leading.contains(next) || bears(index + 1, word)
    return isLast ? .bad : .letters
  }

  private static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE00...0xEFF, burmese, 0x1780...0x17FF: true
    default: false
    }
  }

  private static let burmese: ClosedRange<UInt32> = 0x1000...0x109F
  /// Vowels that are written before the consonant behind which they are spoken: เ แ โ ใ ไ.
  private static let leading: ClosedRange<UInt32> = 0xE40...0xE44
  /// ย ว อ, which are vowels or parts of them, too.
  private static let halfVowels: [UInt32] = [0xE22, 0xE27, 0xE2D]

  /// The Thai letter that is the Lao `scalar`: Unicode has them in the same order.
  private static func asThai(_ scalar: UInt32) -> UInt32 { (0xE80...0xEDF).contains(scalar) ? scalar - 0x80 : scalar }

  /// Whether a line may begin with `letter`: no sign, no vowel that is written behind its consonant, no mark of repetition or ending,
  /// no digit.
  private static func isStart(_ letter: UInt32) -> Bool {
    switch letter {
    case 0xE2F, 0xE46, 0xE4F...0xE5B, 0x1040...0x104F, 0x17D4...0x17DA, 0x17E0...0x17F9: false
    default: !isSign(letter) && !isBehind(letter)
    }
  }

  /// Whether `scalar` stands above, below or around a letter.
  private static func isSign(_ scalar: UInt32) -> Bool {
    switch asThai(scalar) {
    case 0xE31, 0xE34...0xE3C, 0xE47...0xE4E: true
    case 0x102B...0x103E, 0x1056...0x1059, 0x105E...0x1060, 0x1062...0x1064, 0x1067...0x106D, 0x1071...0x1074: true
    case 0x1082...0x108D, 0x108F, 0x109A...0x109D: true
    case 0x17B4...0x17D3, 0x17DD: true
    default: false
    }
  }

  /// Whether the vowel `scalar` is written behind its consonant: ะ า ำ ๅ, and ຽ.
  private static func isBehind(_ scalar: UInt32) -> Bool {
    switch asThai(scalar) {
    case 0xE30, 0xE32, 0xE33, 0xE3D, 0xE45: true
    default: false
    }
  }

  /// Whether the sign `scalar` says that its letter is silent, or ends a syllable.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    [0xE4C, 0x1039, 0x103A, 0x17CD, 0x17D1].contains(asThai(scalar))
  }

  private static func isVowelOrTone(_ scalar: UInt32) -> Bool {
    let letter = asThai(scalar)
    return isSign(scalar) && !isClosing(scalar) || isBehind(scalar) || leading.contains(letter) || letter == 0xE2D
  }

  /// Whether a vowel or a tone stands right behind `index`.
  private static func bears(_ index: Int, _ word: [UInt32]) -> Bool {
    guard index + 1 < word.count else { return false }
    let next = word[index + 1]
    return isBehind(next) || isSign(next) && !isClosing(next)
  }

  /// Whether what stands before `index` asks for the letter there: a vowel written before its consonant, one that needs a consonant
  /// behind it (ั ื ็, and ົ), or a sign that stacks two letters.
  private static func isHeld(behind index: Int, _ word: [UInt32]) -> Bool {
    let tones: ClosedRange<UInt32> = 0xE48...0xE4B
    guard let before = word[..<index].last(where: { !tones.contains(asThai($0)) }).map(asThai) else { return false }
    return leading.contains(before) || [0xE31, 0xE37, 0xE3B, 0xE47, 0x1039, 0x17D2].contains(before)
  }

  /// Whether the consonant `second` is spoken with `first` before it: “ความ”, “หมอ”, “อยู่”, “พรรค”.
  private static func slides(_ first: UInt32, _ second: UInt32) -> Bool {
    switch first {
    case 0xE01, 0xE02, 0xE04, 0xE08, 0xE15, 0xE17, 0xE1B...0xE1F, 0xE28, 0xE2A: [0xE23, 0xE25, 0xE27].contains(second)
    case 0xE2B: [0xE07, 0xE0D, 0xE19, 0xE21, 0xE22, 0xE23, 0xE25, 0xE27].contains(second)
    case 0xE2D: second == 0xE22
    case 0xE23: second == 0xE23
    default: false
    }
  }
}
