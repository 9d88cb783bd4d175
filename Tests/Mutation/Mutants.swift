// Goes into a copy of the targets that `mutate.py` makes: one mutant of the copy is on, by its number in the environment.
import Glibc

let activeMutant = getenv("CARDWRIGHT_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

func number<Number>(_ first: Int, _ value: Number, _ up: Number) -> Number {
  activeMutant == first ? up : value
}

func number<Number>(_ first: Int, _ value: Number, _ up: Number, _ down: Number) -> Number {
  activeMutant == first ? up : activeMutant == first + 1 ? down : value
}

/// `a <| Equality(7, "==", "!=") |> b` is `a == b`, and `a != b` when mutant 7 is on.
struct Equality {
  let sign: String

  init(_ first: Int, _ sign: String, _ other: String) { self.sign = activeMutant == first ? other : sign }
}

/// `a <| Order(7, "<", "<=", ">=") |> b` is `a < b`, `a <= b` when mutant 7 is on, and `a >= b` when mutant 8 is.
struct Order {
  let sign: String

  init(_ first: Int, _ sign: String, _ edge: String, _ other: String) {
    self.sign = activeMutant == first ? edge : activeMutant == first + 1 ? other : sign
  }

  func holds(_ isLess: Bool, _ isEqual: Bool) -> Bool {
    switch sign {
    case "<": isLess
    case "<=": isLess || isEqual
    case ">": !isLess && !isEqual
    default: !isLess
    }
  }
}

struct Left<Value, Sign> {
  let value: Value
  let sign: Sign
}

precedencegroup MutantPrecedence {
  associativity: left
  higherThan: LogicalConjunctionPrecedence
  lowerThan: NilCoalescingPrecedence
}
infix operator <| : MutantPrecedence
infix operator |> : MutantPrecedence

func <| <Value, Sign>(value: Value, sign: Sign) -> Left<Value, Sign> { Left(value: value, sign: sign) }

func |> <Value: Equatable>(left: Left<Value, Equality>, right: Value) -> Bool {
  (left.value == right) == (left.sign.sign == "==")
}

func |> <Value>(left: Left<Value?, Equality>, right: _OptionalNilComparisonType) -> Bool {
  (left.value == nil) == (left.sign.sign == "==")
}

func |> <Value: Comparable>(left: Left<Value, Order>, right: Value) -> Bool {
  left.sign.holds(left.value < right, left.value == right)
}

func |> <A: Comparable, B: Comparable>(left: Left<(A, B), Order>, right: (A, B)) -> Bool {
  left.sign.holds(left.value < right, left.value == right)
}
