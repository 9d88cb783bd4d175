import Standards

/// A language that nobody speaks, into which the texts of a card are put to see what becomes of the card in others:
/// its letters have accents, its texts are longer, and stand in brackets, so that one sees where they end.
///
/// What bindings read is data, which nobody translates: it stays, and so do words with digits in them and addresses.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// As long as translations may become.
  case longer
  /// The same, and it runs from right to left.
  case mirrored
  /// As long as translations from English into this language, with its letters.
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case dutch = "nl"
  case polish = "pl"
  case russian = "ru"
  case arabic = "ar"
  case turkish = "tr"
  case english = "en"
  case japanese = "ja"
  case chinese = "zh"
  case korean = "ko"
  case hebrew = "he"

  /// Whether its lines run from right to left.
  package var isRightToLeft: Bool { [.mirrored, .arabic, .hebrew].contains(self) }

  /// What people call the language that it stands for; nil where it stands for none.
  package var name: String? { Language.allCases.first { $0.code == rawValue }?.name }

  /// Whether texts become longer in it.
  package var grows: Bool { growth > 0 }

  /// By how much running text grows from English, as a share of its length: the upper end of what agencies give as a rule of
  /// thumb, and of Turkish, of which they give none, that of languages at large.
  ///
  /// Characters of Chinese, Japanese and Korean are about twice as wide as letters, and about half as many.
  private var growth: Double {
    switch self {
    case .longer, .mirrored, .german, .dutch, .turkish: 0.35
    case .spanish, .portuguese, .polish: 0.3
    case .italian, .arabic: 0.25
    case .french: 0.2
    case .russian: 0.15
    case .english: 0
    case .hebrew: -0.2
    case .japanese, .chinese, .korean: -0.5
    }
  }

  /// By how much texts of so many letters grow where running text grows by 35 %.
  ///
  /// Short ones grow most: the lower ends of IBM's table (National Language Design Guide; W3C, Text size in translation), which
  /// ends at 30 % for more than 70.
  private static func growth(ofLetters count: Int) -> Double {
    switch count {
    case ...10: 1
    case ...20: 0.8
    case ...30: 0.6
    case ...50: 0.4
    default: 0.35
    }
  }

  /// How many letters a text of `count` letters has in it, its brackets included.
  package func length(of count: Int) -> Int {
    guard grows else { return Self.shortened(count, by: growth) + 2 }
    return count + max(2, Int((Double(count) * Self.growth(ofLetters: count) * growth / 0.35).rounded(.up)))
  }

  /// How many of `count` letters are left where texts grow by `growth`, which is no more than 0.
  private static func shortened(_ count: Int, by growth: Double) -> Int {
    Int((Double(count) * (1 + growth)).rounded(.up))
  }

  /// The letters that stand for a to z, and those for A to Z.
  private var alphabet: (small: String, capital: String) {
    switch self {
    case .longer, .mirrored: ("ábçđéfĝĥîĵķļmñöpqřšťüvŵxýž", "ÁBÇĐÉFĜĤÎĴĶĻMÑÖPQŘŠŤÜVŴXÝŽ")
    case .german: ("äbcdefghijklmnöpqrstüvwxyz", "ÄBCDEFGHIJKLMNÖPQRSTÜVWXYZ")
    case .dutch: ("abcdëfghïjklmnopqrstuvwxyz", "ABCDËFGHÏJKLMNOPQRSTUVWXYZ")
    case .french: ("àbçdéfghîjklmnôpqrstùvwxyz", "ÀBÇDÉFGHÎJKLMNÔPQRSTÙVWXYZ")
    case .spanish: ("ábcdéfghíjklmñópqrstúvwxyz", "ÁBCDÉFGHÍJKLMÑÓPQRSTÚVWXYZ")
    case .italian: ("àbcdèfghìjklmnòpqrstùvwxyz", "ÀBCDÈFGHÌJKLMNÒPQRSTÙVWXYZ")
    case .portuguese: ("ãbçdêfghíjklmnõpqrstúvwxyz", "ÃBÇDÊFGHÍJKLMNÕPQRSTÚVWXYZ")
    case .polish: ("ąbćdęfghijkłmńópqrśtuvwxyż", "ĄBĆDĘFGHIJKŁMŃÓPQRŚTUVWXYŻ")
    case .russian: ("абцдефгхийклмнопярстувшжыз", "АБЦДЕФГХИЙКЛМНОПЯРСТУВШЖЫЗ")
    case .arabic: ("ابجدهفغحيجكلمنوبقرستوفوخيز", "ابجدهفغحيجكلمنوبقرستوفوخيز")
    case .turkish: ("abçdefğhıjklmnöpqrştüvwxyz", "ABÇDEFĞHİJKLMNÖPQRŞTÜVWXYZ")
    case .english: ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    case .hebrew: ("אבצדהפגחיזכלמנעפקרסתובשטיז", "אבצדהפגחיזכלמנעפקרסתובשטיז")
    case .japanese: ("アブクデエフグヒイジケルムノオプキラスツウヴワシヤゼ", "アブクデエフグヒイジケルムノオプキラスツウヴワシヤゼ")
    case .chinese: ("安本出的而分国和一今可了们你我平其人是他无为文小要在", "安本出的而分国和一今可了们你我平其人是他无为文小要在")
    case .korean: ("아부구다에파가하이자카라마나오피키로사타우비와시야지", "아부구다에파가하이자카라마나오피키로사타우비와시야지")
    }
  }

  // MARK: Texts

  /// `text`, as it is written with its bindings, in the language.
  package func text(_ text: String) -> String {
    var pieces: [Piece] = []
    var rest = Array(text.unicodeScalars)[...]
    // Behind the last brace that closes, none opens a binding.
    let lastBinding = rest.lastIndex(of: "}") ?? rest.startIndex
    while !rest.isEmpty { pieces.append(Self.piece(&rest, lastBinding)) }
    guard pieces.contains(where: { $0.isWord }) else { return text }
    let visible = pieces.reduce(0) { $0 + ($1.isBinding ? 0 : $1.length) }
    var missing = length(of: visible) - visible - 2
    let letters = Letters(self.alphabet)
    var result = String.UnicodeScalarView()
    result.append("[")
    for piece in pieces {
      guard piece.isWord else {
        result.append(contentsOf: piece.scalars)
        continue
      }
      let count = grows ? piece.length : max(1, Self.shortened(piece.length, by: growth))
      // A soft hyphen is no letter, and there is one only in what is long.
      for scalar in grows ? piece.scalars : piece.scalars.prefix(count) {
        let letter = letters[scalar]
        result.append(letter)
        // Words get longer before there are more of them.
        if missing > 0, "aeiou".unicodeScalars.contains(scalar) {
          result.append(letter)
          missing -= 1
        }
      }
    }
    let words = pieces.filter { $0.isWord }
    var index = 0
    while missing > 1, !words.isEmpty {
      let word = words[index % words.count].scalars.prefix(missing - 1)
      result.append(" ")
      for scalar in word { result.append(letters[scalar]) }
      missing -= word.count + 1
      index += 1
    }
    result.append("]")
    return String(result)
  }

  /// The letters that stand for those of English.
  private struct Letters {
    private let small: [Unicode.Scalar]
    private let capital: [Unicode.Scalar]

    init(_ alphabet: (small: String, capital: String)) {
      (small, capital) = (Array(alphabet.small.unicodeScalars), Array(alphabet.capital.unicodeScalars))
    }

    subscript(scalar: Unicode.Scalar) -> Unicode.Scalar {
      switch scalar {
      case "a"..."z": small[Int(scalar.value - 0x61)]
      case "A"..."Z": capital[Int(scalar.value - 0x41)]
      default: scalar
      }
    }
  }

  /// A part of a text.
  private struct Piece {
    let scalars: ArraySlice<Unicode.Scalar>
    /// Whether it is translated.
    var isWord = false
    /// Whether it is a path in braces.
    var isBinding = false

    /// How many characters it shows.
    var length: Int { scalars.reduce(0) { $0 + ($1.value == 0xAD ? 0 : 1) } }
  }

  /// The piece at the beginning of `rest`, which goes on behind it, with its last brace that closes at `lastBinding`.
  private static func piece(_ rest: inout ArraySlice<Unicode.Scalar>, _ lastBinding: Int) -> Piece {
    let start = rest.startIndex
    func take(_ end: Int, _ rest: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
      defer { rest = rest[end...] }
      return rest[start..<end]
    }
    let first = rest[start]
    if first == "{", start < lastBinding, rest.dropFirst().first != "{", let end = rest.firstIndex(of: "}") {
      return Piece(scalars: take(end + 1, &rest), isBinding: true)
    }
    if first == "{" || first == "}" {
      let isDoubled = rest.dropFirst().first == first
      return Piece(scalars: take(start + (isDoubled ? 2 : 1), &rest))
    }
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 || scalar.value == 0xA0 }
    let end = rest.firstIndex { $0 == "{" || $0 == "}" || isSpace($0) != isSpace(first) } ?? rest.endIndex
    let word = take(end, &rest)
    let isKept = word.contains { ("0"..."9").contains($0) || $0 == "@" || $0 == "/" } || isHost(word)
    return Piece(scalars: word, isWord: !isKept && word.contains(where: isLetter))
  }

  /// Whether `word` is the name of a computer, such as `www.example.com` or `example.com`: small letters around points.
  private static func isHost(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let names = word.split(separator: ".", omittingEmptySubsequences: false)
    return names.count >= 2
      && names.allSatisfy { name in
        name.count >= 2 && name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }
      }
  }

  /// Whether `scalar` is a letter, or may be one: beyond ASCII all are but signs and punctuation.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x1FFF, 0x3005...0x10_FFFF: scalar.value != 0xD7 && scalar.value != 0xF7
    default: false
    }
  }
}
