/// The encodings that are understood.
package enum XMLEncoding: String, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  case ascii = "US-ASCII"
  case windows1252 = "windows-1252"

  /// The encoding with this name in the IANA registry or one of its common other names.
  ///
  /// Names are compared as UTS #22 (section 1.4) says: case and everything but letters and digits do not count. The
  /// name must be an EncName (XML 1.0, production 81).
  package init?(named name: String) {
    let name = Array(name.utf8)
    guard let first = name.first, Self.isLetter(first), name.allSatisfy(Self.isNameCharacter) else { return nil }
    let letters = name.filter { Self.isLetter($0) || Self.isDigit($0) }.map { Self.isLetter($0) ? $0 | 0x20 : $0 }
    switch String(decoding: letters, as: UTF8.self) {
    case "utf8": self = .utf8
    case "utf16", "iso10646ucs2", "ucs2": self = .utf16
    case "utf16le": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "iso88591", "isolatin1", "latin1", "l1", "ibm819", "cp819": self = .latin1
    case "usascii", "ascii", "ansix341968", "iso646us", "us", "ibm367", "cp367": self = .ascii
    case "windows1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == .hyphen || byte == .period || byte == .underscore
  }

  /// Their names, for messages.
  static var list: String { allCases.map { $0.rawValue }.joined(separator: ", ") }
}
