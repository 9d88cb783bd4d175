package import CardAnalysis

extension CardLanguage {
  /// The language of the schema that comes with the product, which is read when it is first needed; without one, and so without findings
  /// of it, where what is stored is damaged, which the command line tells.
  package static func readingBundledSchema() -> CardLanguage { CardLanguage { .bundled } }
}
