extension UInt8 {
  /// Whether it is one of `a` to `z` and `A` to `Z`.
  @inlinable
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is one of `0` to `9`.
  @inlinable
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// 0 to 15 for a hexadecimal digit in either case; nil for any other byte.
  package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  /// The digit in upper case for the low four bits.
  package var hexadecimalDigit: UInt8 { self & 0xF < 10 ? 0x30 + self & 0xF : 0x37 + self & 0xF }

  /// Whether it is white space of XML (XML 1.0, production 3).
  @inlinable
  package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
