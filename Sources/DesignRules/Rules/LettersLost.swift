import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Letters of the language are kept.
  static let lettersLost = DesignRule(
    "letters-lost", .warning, summary: "Letters of the language were lost",
    explanation: """
      “GrÃ¼ÃŸe”, or “Potwierdz odbior” without its signs, is what a wrong encoding leaves. Save the texts in UTF-8 and \
      write the letters that the language has. The rule knows the traces of a wrong encoding in all languages, and \
      words without their signs in German, French, Spanish, Portuguese, Polish and Turkish.
      """,
    sources: ["TXT-W", "OWN"], elements: RuleContext.wholes,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="de">
        <Title>Prüfung bestätigt</Title>
        <Subtitle>Grüße aus Köln</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="training" xml:lang="de">
        <Title>Prüfung bestätigt</Title>
        <Subtitle>⏩GrÃ¼ÃŸe aus Köln⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "São Paulo", fails: "Ã–ffnen"),
      Edge(passes: "Kueche 4", fails: "Bestaetigung fehlt"),
      Edge(passes: "It’s", fails: "Itâ€™s"),
      Edge(passes: "Schon genehmigt?"), Edge(passes: "Frau Aenderl, Herr Ueberschär"), Edge(passes: "PRUEFUNG FAELLIG"),
      Edge(passes: "Turno «AMANHû"),
      Edge(passes: "Fläche 12 Å²", fails: "MÅ‚yn"),
    ]
  ) { node, context in
    let texts = WrittenText.ofWhole(node, &context)
    var letters = 0
    var hasSigns = false
    for written in texts {
      let (part, text, wording) = (written.part, written.text, written.wording)
      if text.hasTraceOfEncoding {
        return context.report("Letters of this text were lost in a wrong encoding", at: context.textRange(part))
      }
      if wording.isNamed, wording.speaks(of: .stripped),
        context.wording(text.withoutCapitals, of: part).speaks(of: .stripped)
      {
        return context.report(
          "“\(text)” has lost its signs; write the letters of the language", at: context.textRange(part))
      }
      letters += text.utf8.count { (0x61...0x7A).contains($0) }
      hasSigns = hasSigns || text.utf8.contains { $0 >= 0x80 }
    }
    guard !hasSigns, letters > 160, context.isLanguageNamed(node), let language = context.language(node)?.language,
      [.pl, .tr].contains(language), let first = texts.first
    else { return }
    context.report(
      "No \(language.name) text of this length goes without a sign; write the letters of the language",
      at: context.textRange(first.part))
  }
}

extension String {
  /// Its words but for those in capitals, which often go without signs.
  fileprivate var withoutCapitals: String {
    split(separator: " ").filter { $0.contains { $0.isLowercase } }.joined(separator: " ")
  }
}
