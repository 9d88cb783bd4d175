/// A line breaking class (UAX #14, table 1), resolved by rule LB1; numbered as `make_text_properties.py` numbers them.
enum LineBreakClass: UInt8, Sendable {
  case al, b2, ba, bb, bk, cb, cl, cm, cp
  /// A closing parenthesis of East Asian width.
  case cpWide
  case cr, eb, em, ex, gl, h2, h3, hl, hy, id
  /// A pictograph that is not assigned yet.
  case idReserved
  case inseparable, infix, jl, jt, jv, lf, nl, ns, nu, op
  /// An opening parenthesis of East Asian width.
  case opWide
  case po, pr, qu, ri, sp, sy, wj, zw, zwj

  /// How many there are.
  static let count = 41
}

/// A set of line breaking classes.
struct LineBreakClasses: Sendable {
  private let bits: UInt64

  init(_ classes: LineBreakClass...) {
    bits = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ value: LineBreakClass) -> Bool { bits >> UInt64(value.rawValue) & 1 != 0 }
}
