/// The encodings that are understood.
package enum XMLEncoding: String, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  case ascii = "US-ASCII"
  case windows1252 = "windows-1252"

  /// The encoding with this name in the IANA registry or one of its common other names; case does not count.
  package init?(named name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "utf-16", "utf16", "iso-10646-ucs-2", "ucs-2": self = .utf16
    case "utf-16le", "utf16le": self = .utf16LittleEndian
    case "utf-16be", "utf16be": self = .utf16BigEndian
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "iso-latin-1", "latin1", "latin-1", "l1": self = .latin1
    case "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us": self = .ascii
    case "windows-1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// Their names, for messages.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
