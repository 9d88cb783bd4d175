/// What the scanner needs to know of a byte, as bits of one table.
enum ByteClass {
  /// An ASCII NameStartChar (XML 1.0 production 4), colon included.
  static let nameStart: UInt8 = 1 << 0
  /// An ASCII NameChar (production 4a), colon included.
  static let name: UInt8 = 1 << 1
  /// White space (production 3).
  static let space: UInt8 = 1 << 2
  /// A byte at which plain text needs a closer look.
  static let textStop: UInt8 = 1 << 3
  /// A byte at which an attribute value needs a closer look.
  static let valueStop: UInt8 = 1 << 4
  /// A byte at which a comment, CDATA section or processing instruction needs a closer look.
  static let markupStop: UInt8 = 1 << 5

  /// The bits of every byte.
  static let table: [UInt8] = (0...255).map { bits(of: UInt8($0)) }

  private static func bits(of byte: UInt8) -> UInt8 {
    var bits: UInt8 = 0
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .underscore, .colon:
      bits |= nameStart | name
    case UInt8(ascii: "0")...UInt8(ascii: "9"), .hyphen, .period:
      bits |= name
    case .space, .tab, .lineFeed, .carriageReturn:
      bits |= space
    default: break
    }
    let isCharacter = byte >= 0x20 || bits & space != 0
    if byte >= 0x80 || !isCharacter { bits |= textStop | valueStop | markupStop }
    if byte == .lessThan || byte == .ampersand || byte == .closeBracket { bits |= textStop }
    if byte == .lessThan || byte == .ampersand || byte == .quote || byte == .apostrophe { bits |= valueStop }
    if bits & space != 0, byte != .space { bits |= valueStop }
    if byte == .hyphen || byte == .question || byte == .closeBracket { bits |= markupStop }
    return bits
  }
}

/// The delimiters of XML.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let numberSign = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let hyphen = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greaterThan = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
}
