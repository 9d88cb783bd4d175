extension Double {
  /// The nearest whole number, as messages tell it: what a file says may be more than any integer.
  var whole: Int { isNaN ? 0 : Int(min(max(rounded(), -1e9), 1e9)) }
}
