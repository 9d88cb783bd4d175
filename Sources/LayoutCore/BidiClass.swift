/// A bidirectional class (UAX #9, table 4), numbered as `make_text_properties.py` numbers them.
enum BidiClass: UInt8, Sendable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  /// Whether it opens an isolate.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rule X9 takes it out of consideration.
  var isRemoved: Bool {
    switch self {
    case .lre, .lro, .rle, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether rules N1 and N2 resolve it: white space, separators, isolates and other neutrals.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }
}

/// What a paired bracket is paired with (UAX #9, BD14 to BD16).
struct BidiBracket: Sendable {
  /// Whether it opens the pair.
  let isOpening: Bool
  /// The closing bracket of the pair, of canonical equivalents the preferred one.
  let closing: UInt32

  static func read(_ reader: inout TableReader) -> [UInt32: BidiBracket] {
    var brackets: [UInt32: BidiBracket] = [:]
    for _ in 0..<reader.u8() {
      let (opening, closing, canonical) = (UInt32(reader.u16()), UInt32(reader.u16()), UInt32(reader.u16()))
      brackets[opening] = BidiBracket(isOpening: true, closing: canonical)
      brackets[closing] = BidiBracket(isOpening: false, closing: canonical)
    }
    return brackets
  }
}
