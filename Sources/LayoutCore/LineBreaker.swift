/// Finds line break opportunities (UAX #14, Unicode 15.0, with the numbers of section 8.2, example 7).
///
/// Feed the classes of a text one after the other; each call says what stands between the class before and this one.
struct LineBreaker {
  /// What a place between two characters allows.
  enum Opportunity {
    case prohibited
    case allowed
    case mandatory
  }

  /// How far a number (LB25) has been read.
  private enum Number {
    case none
    /// NU (NU | SY | IS)*
    case open
    /// The same and CL or CP.
    case closed
  }

  /// The class directly before, combining marks taken in (LB9).
  private var direct = LineBreakClass.al
  /// The class before any spaces.
  private var before = LineBreakClass.al
  private var isStart = true
  private var followsZWJ = false
  private var followsOddRegionalIndicator = false
  private var followsHebrewHyphen = false
  private var number = Number.none

  /// What stands before a character of class `raw`; `next` is the class after it, asked for in rare cases only.
  mutating func opportunity(before raw: LineBreakClass, next: @autoclosure () -> LineBreakClass) -> Opportunity {
    if isStart {
      isStart = false
      accept(raw == .cm || raw == .zwj ? .al : raw)
      followsZWJ = raw == .zwj
      return .prohibited
    }
    let (opportunity, current) = decide(raw, next)
    followsZWJ = raw == .zwj
    if let current { accept(current) }
    return opportunity
  }

  private static let breaks = LineBreakClasses(.bk, .cr, .lf, .nl)
  private static let spaceLike = LineBreakClasses(.sp, .zw, .bk, .cr, .lf, .nl)

  /// LB4 to LB10; the class that counts as "before" afterwards, or nil when the character joins the one before it.
  private func decide(
    _ raw: LineBreakClass, _ next: () -> LineBreakClass
  ) -> (Opportunity, LineBreakClass?) {
    if Self.breaks.contains(direct) {  // LB4, LB5
      return (direct == .cr && raw == .lf ? .prohibited : .mandatory, raw == .cm || raw == .zwj ? .al : raw)
    }
    if Self.spaceLike.contains(raw) { return (.prohibited, raw) }  // LB6, LB7
    let joins = raw == .cm || raw == .zwj
    if before == .zw { return (.allowed, joins ? .al : raw) }  // LB8
    if joins, direct != .sp { return (.prohibited, nil) }  // LB9
    let current = joins ? .al : raw  // LB10
    if followsZWJ { return (.prohibited, current) }  // LB8a
    return (decideAcrossSpaces(current) ?? decideAdjacent(current, next), current)
  }

  private static let closing = LineBreakClasses(.cl, .cp, .cpWide, .ex, .infix, .sy)
  private static let opening = LineBreakClasses(.op, .opWide)
  private static let closingParentheses = LineBreakClasses(.cl, .cp, .cpWide)
  private static let noGlue = LineBreakClasses(.sp, .ba, .hy)

  /// LB11 to LB18: rules that look past spaces.
  private func decideAcrossSpaces(_ current: LineBreakClass) -> Opportunity? {
    if current == .wj || direct == .wj { return .prohibited }  // LB11
    if direct == .gl { return .prohibited }  // LB12
    if current == .gl, !Self.noGlue.contains(direct) { return .prohibited }  // LB12a
    if Self.closing.contains(current) { return .prohibited }  // LB13
    if Self.opening.contains(before) { return .prohibited }  // LB14
    if before == .qu, Self.opening.contains(current) { return .prohibited }  // LB15
    if current == .ns, Self.closingParentheses.contains(before) { return .prohibited }  // LB16
    if current == .b2, before == .b2 { return .prohibited }  // LB17
    return direct == .sp ? .allowed : nil  // LB18
  }

  private static let hyphens = LineBreakClasses(.ba, .hy, .ns)
  private static let letters = LineBreakClasses(.al, .hl)
  private static let lettersAndDigits = LineBreakClasses(.al, .hl, .nu)
  private static let ideographs = LineBreakClasses(.id, .idReserved, .eb, .em)
  private static let affixes = LineBreakClasses(.pr, .po)
  private static let hangul = LineBreakClasses(.jl, .jv, .jt, .h2, .h3)
  private static let afterLeading = LineBreakClasses(.jl, .jv, .h2, .h3)
  private static let afterVowel = LineBreakClasses(.jv, .jt)

  /// LB19 to LB31: rules for neighbours.
  private func decideAdjacent(_ current: LineBreakClass, _ next: () -> LineBreakClass) -> Opportunity {
    if Self.letters.contains(direct), Self.letters.contains(current) { return .prohibited }  // LB28, the usual case
    if current == .qu || direct == .qu { return .prohibited }  // LB19
    if current == .cb || direct == .cb { return .allowed }  // LB20
    if Self.hyphens.contains(current) || direct == .bb { return .prohibited }  // LB21
    if followsHebrewHyphen { return .prohibited }  // LB21a
    if direct == .sy, current == .hl { return .prohibited }  // LB21b
    if current == .inseparable { return .prohibited }  // LB22
    if prohibitsInNumber(current, next) || prohibitsByScript(current) { return .prohibited }
    return .allowed  // LB31
  }

  /// LB23 to LB25: digits, letters and what stands before or after a number.
  private func prohibitsInNumber(_ current: LineBreakClass, _ next: () -> LineBreakClass) -> Bool {
    if Self.letters.contains(direct), current == .nu { return true }  // LB23
    if direct == .nu, Self.letters.contains(current) { return true }
    if direct == .pr, Self.ideographs.contains(current) { return true }  // LB23a
    if current == .po, Self.ideographs.contains(direct) { return true }
    if Self.affixes.contains(direct), Self.letters.contains(current) { return true }  // LB24
    if Self.letters.contains(direct), Self.affixes.contains(current) { return true }
    if number == .open, current == .nu { return true }  // LB25
    if number != .none, Self.affixes.contains(current) { return true }
    if current == .nu { return direct == .hy || Self.affixes.contains(direct) }
    return Self.opening.contains(current) && Self.affixes.contains(direct) && next() == .nu
  }

  /// LB26 to LB30b: Hangul syllables, parentheses, flags and emoji.
  private func prohibitsByScript(_ current: LineBreakClass) -> Bool {
    switch (direct, current) {
    case (.jl, _) where Self.afterLeading.contains(current): true  // LB26
    case (.jv, _) where Self.afterVowel.contains(current), (.h2, _) where Self.afterVowel.contains(current): true
    case (.jt, .jt), (.h3, .jt): true
    case (_, .po) where Self.hangul.contains(direct): true  // LB27
    case (.pr, _) where Self.hangul.contains(current): true
    case (.infix, _) where Self.letters.contains(current): true  // LB29
    case (_, .op) where Self.lettersAndDigits.contains(direct): true  // LB30
    case (.cp, _) where Self.lettersAndDigits.contains(current): true
    case (.ri, .ri): followsOddRegionalIndicator  // LB30a
    case (.eb, .em), (.idReserved, .em): true  // LB30b
    default: false
    }
  }

  private mutating func accept(_ current: LineBreakClass) {
    followsHebrewHyphen = (current == .ba || current == .hy) && direct == .hl
    followsOddRegionalIndicator = current == .ri && !(direct == .ri && followsOddRegionalIndicator)
    switch current {
    case .nu: number = .open
    case .sy, .infix: number = number == .open ? .open : .none
    case .cl, .cp, .cpWide: number = number == .open ? .closed : .none
    default: number = .none
    }
    direct = current
    if current != .sp { before = current }
  }
}
