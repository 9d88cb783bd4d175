/// Text as a terminal shows it.
enum TerminalText {
  /// `text` with control characters shown as pictures, so that a document cannot steer the terminal.
  static func visible(_ text: String, keepingTabs: Bool = false) -> String {
    if !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x09 where keepingTabs: result.unicodeScalars.append(scalar)
      case 0x00...0x1F: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case _ where isUnseen(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether `scalar` is delete, one of the C1 controls, or one of those that turn the direction of what follows.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Columns that `scalar` takes: 0 for a mark on the one before it, 2 for East Asian wide ones and emoji, else 1.
  static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // Direction controls are shown as U+FFFD.
    case .format: return (0x202A...0x2069).contains(scalar.value) && !(0x202F...0x2065).contains(scalar.value) ? 1 : 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
