/// A regular expression of XSD 1.0 (part 2, appendix F).
package struct RegularExpression: Sendable {
  /// An expression that matches nothing.
  init() {}
}
