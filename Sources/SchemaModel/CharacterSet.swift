/// A set of scalars as a regular expression writes it.
indirect enum CharacterSet: Sendable, Hashable {
  /// These scalars.
  case ranges(ScalarRanges)
  /// The scalars with one of these general categories; bit `n` is the category with index `n` in
  /// ``GeneralCategory/names``.
  case categories(UInt32)
  /// `\i`: what may begin a name.
  case nameStart
  /// `\c`: what may stand in a name.
  case namePart
  /// All scalars but these.
  case not(CharacterSet)
  /// The scalars of any of these.
  case union([CharacterSet])
  /// The scalars of the first that are not in the second.
  case difference(CharacterSet, CharacterSet)

  /// One scalar.
  static func scalar(_ scalar: UInt32) -> CharacterSet { .ranges(ScalarRanges(scalar, scalar)) }

  /// `\s`.
  static let space = CharacterSet.ranges(ScalarRanges("9-A D 20"))
  /// `.`: every scalar but LF and CR.
  static let any = CharacterSet.not(.ranges(ScalarRanges("A D")))
  /// `\d`.
  static let digit = CharacterSet.categories(GeneralCategory.mask(of: "Nd") ?? 0)
  /// `\w`: everything but punctuation, separators and others; what is not assigned counts as a word, as in libxml2.
  static let word = CharacterSet.not(
    .categories(
      (GeneralCategory.mask(of: "P") ?? 0) | (GeneralCategory.mask(of: "Z") ?? 0)
        | ((GeneralCategory.mask(of: "C") ?? 0) & ~(GeneralCategory.mask(of: "Cn") ?? 0))))

  /// Whether all scalars beyond ASCII are in the set, or none.
  var isUniformBeyondASCII: Bool {
    switch self {
    case .ranges(let ranges): ranges.isASCII
    case .categories, .nameStart, .namePart: false
    case .not(let set): set.isUniformBeyondASCII
    case .union(let sets): sets.allSatisfy { $0.isUniformBeyondASCII }
    case .difference(let set, let other): set.isUniformBeyondASCII && other.isUniformBeyondASCII
    }
  }

  /// Whether `scalar` is in the set.
  func contains(_ scalar: UInt32) -> Bool {
    switch self {
    case .ranges(let ranges): ranges.contains(scalar)
    case .categories(let mask): GeneralCategory.bit(of: scalar) & mask != 0
    case .nameStart: NameCharacters.isStart(scalar)
    case .namePart: NameCharacters.isPart(scalar)
    case .not(let set): !set.contains(scalar)
    case .union(let sets): sets.contains { $0.contains(scalar) }
    case .difference(let set, let subtracted): set.contains(scalar) && !subtracted.contains(scalar)
    }
  }
}

/// Unicode's general categories as bits.
enum GeneralCategory {
  /// The two-letter names; the index is the bit.
  static let names = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm",
    "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The categories that `name` stands for: one of ``names`` or its first letter; nil when there is none such.
  static func mask(of name: String) -> UInt32? {
    var mask: UInt32 = 0
    for (bit, known) in names.enumerated() where known == name || (name.utf8.count == 1 && known.hasPrefix(name)) {
      mask |= 1 << UInt32(bit)
    }
    return mask == 0 ? nil : mask
  }

  /// The bit of the category of `scalar`.
  static func bit(of scalar: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(scalar) else { return 1 << 27 }
    return 1 << index(of: scalar.properties.generalCategory)
  }

  private static func index(of category: Unicode.GeneralCategory) -> UInt32 {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    @unknown default: 29
    }
  }
}
