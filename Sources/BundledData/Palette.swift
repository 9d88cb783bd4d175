import Standards

/// A colour with an alpha part, 8 bits each, as sRGB.
package struct PaletteColor: Hashable, Sendable {
  /// Red in the highest byte, then green, blue and alpha.
  package let rgba: UInt32

  /// The colour `0xRRGGBBAA`.
  package init(rgba: UInt32) { self.rgba = rgba }

  /// The opaque colour that CSS writes as `#RRGGBB`; nil for another text.
  package init?(hex: String) {
    guard hex.utf8.count == 7, hex.utf8.first == 0x23, let rgb = UInt32(hex.dropFirst(), radix: 16),
      !hex.utf8.contains(0x2B)
    else { return nil }
    self.init(rgba: rgb << 8 | 0xFF)
  }

  /// Red, 0 to 255.
  package var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  /// Green, 0 to 255.
  package var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// Blue, 0 to 255.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// Opacity, 0 to 255.
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }

  /// How different the two look, roughly: green counts most, as the eye sees it.
  package func difference(from other: PaletteColor) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    return 2 * square(red, other.red) + 4 * square(green, other.green) + 3 * square(blue, other.blue)
      + 3 * square(alpha, other.alpha)
  }

  /// As CSS writes it: `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  package var hex: String {
    let digits = String(alpha == 255 ? rgba >> 8 : rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, (alpha == 255 ? 6 : 8) - digits.count)) + digits
  }
}

/// One semantic colour token and its value in each appearance.
package struct PaletteToken: Hashable, Sendable {
  /// Its name, such as `negativeLabel`.
  package let name: String
  /// Its value in the light appearance.
  package let light: PaletteColor
  /// Its value in the dark appearance.
  package let dark: PaletteColor
  /// Its value in the dark appearance on an elevated surface.
  package let darkElevated: PaletteColor
  /// Its value in the light appearance with increased contrast.
  package let lightHighContrast: PaletteColor
  /// Its value in the dark appearance with increased contrast.
  package let darkHighContrast: PaletteColor

  /// Its values, each with the appearance that it is for.
  package var shades: [(appearance: String, color: PaletteColor)] {
    [
      ("light", light), ("dark", dark), (Self.elevated, darkElevated),
      ("light with increased contrast", lightHighContrast),
      ("dark with increased contrast", darkHighContrast),
    ]
  }

  /// What ``shades`` calls the dark appearance of an elevated surface.
  package static let elevated = "dark, elevated"
}

/// The colours of SAP Fiori for iOS, palette version 8, without `headerBlended` and `map8`: a published value of theirs
/// is not a colour.
package enum Palette {
  /// Every token, in the palette's own order.
  package static let tokens: [PaletteToken] = BundledFile.table("palette.tsv").pieces(between: 0x0A).compactMap(token)

  /// The token called `name`, or nil when the palette has none.
  package static func token(named name: String) -> PaletteToken? { byName[name] }

  private static let byName = tokens.reversed().reduce(into: [:]) { $0[$1.name] = $1 }

  /// Eight hexadecimal digits.
  private static func color(_ digits: ArraySlice<UInt8>) -> PaletteColor? {
    guard digits.count == 8 else { return nil }
    var rgba: UInt32 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: rgba = rgba << 4 | UInt32(digit - 0x30)
      case 0x41...0x46, 0x61...0x66: rgba = rgba << 4 | UInt32((digit | 0x20) - 0x57)
      default: return nil
      }
    }
    return PaletteColor(rgba: rgba)
  }

  /// One row of the table: the name and five colours, separated by tabs.
  private static func token(_ row: ArraySlice<UInt8>) -> PaletteToken? {
    let fields = row.pieces(between: 0x09)
    let colors = fields.dropFirst().compactMap(color)
    guard let name = fields.first, colors.count == 5 else { return nil }
    return PaletteToken(
      name: String(decoding: name, as: UTF8.self), light: colors[0], dark: colors[1], darkElevated: colors[2],
      lightHighContrast: colors[3],
      darkHighContrast: colors[4])
  }
}
