extension Schema {
  /// What keeps `bytes[range]` from being a value of `type`, or nil when it is one.
  ///
  /// `bytes` is the text with references resolved, white space not yet normalized.
  ///
  /// - Parameter resolve: the namespaces in scope, for `xs:QName`.
  package func problem(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    checker.problem(of: bytes, range, as: type, resolve: resolve)
  }

  /// What keeps `text` from being a value of `type`, or nil when it is one.
  package func problem(
    of text: String, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    let bytes = Array(text.utf8)
    return checker.problem(of: bytes, bytes.indices, as: type, resolve: resolve)
  }

  /// The value of `type` written in `bytes[range]`, or nil when it is not one.
  package func value(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> SimpleValue? {
    checker.value(of: bytes, range, as: type, resolve: resolve)
  }
}
