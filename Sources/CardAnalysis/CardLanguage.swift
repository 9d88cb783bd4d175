/// What is known of the card language: loaded once, shared by every document.
package struct CardLanguage: Sendable {
  /// A language without a schema.
  package init() {}
}
