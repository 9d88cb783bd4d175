import CardLayout
import CardModel
import DesignRules
import LayoutCore
import SourceText
import XMLSyntax

extension CardLanguage {
  /// Does what the first document of a process would otherwise wait for: tables of fonts and rules are made at first
  /// use.
  ///
  /// It needs no schema, so that it can run beside the reading of it.
  package static func prepare() {
    for specimen in specimens.compactMap({ DesignRule.named($0)?.passing }) {
      let tree = XMLParser.parse(SourceText(specimen))
      let words = CardWord.words(of: tree)
      let card = CardDocument(tree, words: words, sample: { _ in nil })
      _ = DesignRule.diagnostics(in: tree, words: words, knowledge: nil)
      _ = MeasurerPool().with(.fiori) { measurer in LayoutFindings(in: tree, words: words, &measurer) { _ in card } }
    }
  }

  /// Rules whose good cards have what most documents have, each with tables of its own: texts, dates, words of the drawing, colours
  /// and icons.
  private static let specimens = [
    "body-components-max", "date-false", "overflow-size", "unknown-color", "unknown-icon",
  ]
}
