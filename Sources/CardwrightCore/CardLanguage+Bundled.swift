package import CardAnalysis

extension CardLanguage {
  /// The language of the schema that comes with the product, which is read when it is first needed.
  package static func readingBundledSchema() -> CardLanguage { CardLanguage { .bundled } }
}
