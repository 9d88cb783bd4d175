import BundledData
import CardAnalysis
import SchemaReader
import SourceText
import Standards
import Testing

@testable import DesignRules

/// What rules say of words in other languages than English.
@Suite struct WordingFindingTests {
  private static let schema = Result {
    try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
  }

  /// The codes of what is found in a card with `title` and a button, in `language`.
  private func codes(_ language: String, title: String = "", action: String = "", alt: String = "") throws -> [String] {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="a"><DetailImage src="a.png" alt="\(alt)"/>\
      <Title>\(title)</Title><Actions><Action id="b">\(action)</Action></Actions></ObjectCardView>
      """
    let resources = DocumentResources(bytes: { _ in [] }, names: { _ in [] }, exists: { _ in true })
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: CardLanguage(schema: try Self.schema.get()),
      resources: resources
    ).diagnostics.map(\.kind.code)
  }

  @Test("An entity that XML does not know is told once; one that people would read is markup")
  func entities() throws {
    func told(_ title: String) throws -> [String] {
      try codes("en", title: title).filter { ["entity-unknown", "markup-in-text"].contains($0) }
    }
    #expect(try told("Pump&nbsp;7") == ["entity-unknown"])
    #expect(try told("Pump&amp;nbsp;7") == ["markup-in-text"])
    #expect(try told("Smith &amp;amp; Sons") == ["markup-in-text"])
    #expect(try told("Pump <![CDATA[&nbsp;7]]>") == ["markup-in-text"])
  }

  @Test func noYearIsTooLarge() {
    let latest: Int64 = ((9999 * 12 + 2) * 31 + 1) * 1440
    #expect(WrittenMoment("1.2.9999", LanguageTag("de"))?.place == latest)
    for year in ["10000", "3000000000", "9223372036854775807"] {
      #expect(WrittenMoment("1.2.\(year)", LanguageTag("de")) == nil && WrittenMoment("1 Nov \(year)", nil) == nil)
    }
  }

  @Test(arguments: [
    ("it", "Controllo del filtro e una prova"), ("it", "Controlla la pompa e le valvole"),
    ("it", "Consegna su una rampa"),
    ("es", "Zona sur de la planta"), ("es", "La pieza le falta a Ana"), ("nl", "Pomp is warm of heet"),
    ("nl", "Onderdeel was defect of is zoek"), ("de", "Was will Kunde Meier?"), ("de", "12 rue de la Gare du Nord"),
    ("de", "Les Terrasses du Port"), ("en", "Maria de los Santos del Campo"), ("en", "Las Vegas, Los Angeles"),
    ("en", "Rue du Rhône, place du Lac, Les Bains"), ("en", "Jan van het Hof"), ("en", "Hotel Die Post im Park"),
  ])
  func aTextInTheCardsLanguageIsNone(_ language: String, _ title: String) throws {
    #expect(try !codes(language, title: title).contains("text-language"))
  }

  @Test(arguments: [
    ("de", "The pump is not ready"), ("it", "The pump is not ready"), ("nl", "Unsere Pumpe ist nicht bereit"),
    ("es", "Cette pompe est dans une autre cour"), ("fr", "Die Pumpe ist nicht bereit"),
    ("en", "Die Lieferung wurde noch nicht geprüft"),
  ])
  func aSentenceInAnotherIs(_ language: String, _ title: String) throws {
    #expect(try codes(language, title: title).contains("text-language"))
  }

  /// Whether a card in `language` with `keys` is said to have texts in another one, and how many.
  private func foreignKeys(_ language: String, _ keys: String...) throws -> Int {
    let rows = keys.map { "<KeyValue><Key>\($0)</Key><Value>4711</Value></KeyValue>" }.joined()
    let text = """
      <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="a" target="a"><Header><Title>4711</Title></Header>\
      <Body>\(rows)</Body></Card>
      """
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: CardLanguage(schema: try Self.schema.get())
    ).diagnostics.count { $0.kind.code == "text-language" }
  }

  @Test func keysAreJudgedTogether() throws {
    #expect(try foreignKeys("de", "Customer", "Quantity", "Order number") == 1)
    #expect(try foreignKeys("de", "Owner", "Location") == 1)
    #expect(try foreignKeys("en", "Kunde", "Menge") == 1)
    #expect(try foreignKeys("en", "Fournisseur", "Commande") == 1)
    // One may be a term, and of two one may be a name.
    #expect(try foreignKeys("de", "Owner", "Menge") == 0)
    #expect(try foreignKeys("de", "Owner", "Menge", "Location", "Kunde") == 0)
    #expect(try foreignKeys("de", "Status", "Material") == 0)
    #expect(try foreignKeys("nl", "Order", "Status") == 0)
  }

  /// The codes of what is found of a green `state` in `language`.
  private func codes(state: String, _ language: String) throws -> [String] {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="a" target="a"><Title>4711</Title>\
      <Status kind="positive">\(state)</Status></ObjectCardView>
      """
    return DocumentSnapshot(
      uri: "", version: 0, text: SourceText(text), language: CardLanguage(schema: try Self.schema.get())
    ).diagnostics.map(\.kind.code)
  }

  @Test(arguments: [
    ("en", "3 days late"), ("en", "Delayed by 2 h"), ("en", "2 h 30 min late"), ("en", "3-day delay"),
    ("en", "Late since Monday"),
    ("de", "5 Tage zu spät"), ("de", "Um 2,5 Stunden verspätet"), ("de", "3 Werktage im Verzug"),
    ("fr", "2 jours de retard"),
    ("fr", "En retard de 3 jours"), ("es", "Con retraso"), ("es", "3 días de retraso"), ("it", "3 giorni di ritardo"),
    ("pt", "3 dias de atraso"), ("nl", "3 dagen te laat"), ("pl", "Opóźnione o 3 dni"), ("tr", "3 gün gecikti"),
    ("ru", "Просрочено на 3 дня"), ("ja", "3日遅れ"), ("ja", "2時間遅延"), ("ja", "故障中"), ("zh", "延误3天"), ("ko", "3일 지연"),
    ("ar", "متأخر ٣ أيام"), ("he", "מאחר ב-3 ימים"),
  ])
  func aDelayIsBadHoweverLongItIs(_ language: String, _ state: String) throws {
    #expect(try codes(state: state, language) == ["state-color"])
  }

  @Test(arguments: [
    ("en", "0 days late"), ("en", "Late hours"), ("en", "Late shift"), ("en", "3 days early"), ("en", "Delayed by 0 h"),
    ("de", "5 Tage zu früh"), ("de", "0 Tage zu spät"), ("fr", "En retard de 0 jour"), ("es", "Sin retraso"),
    ("it", "Nessun ritardo"), ("pl", "Opóźnione o 0 dni"), ("ru", "Не просрочено"), ("ja", "0日遅れ"), ("ja", "故障解消"),
    ("zh", "延误0天"), ("ko", "0일 지연"), ("ar", "متأخر ٠ أيام"), ("he", "לא מאחר"),
  ])
  func noDelayIsGood(_ language: String, _ state: String) throws {
    #expect(try codes(state: state, language).isEmpty)
  }

  /// Else a good label of the one language is told to be in the other.
  @Test func noLanguageIsForeignToItself() {
    for language in Language.allCases {
      for label in WordTable.phrases(.buttons, in: language).union(WordTable.phrases(.labels, in: language)) {
        let text = ForeignText(wording: Wording(label, in: language), own: language, use: .label)
        #expect(text.language == nil, "\(label)")
      }
      let isJudged = !WordTable.phrases(.frequent, in: language).isEmpty
      #expect(
        !isJudged
          || WordTable.phrases(.buttons, in: language).count > 20 && !WordTable.phrases(.saying, in: language).isEmpty)
    }
  }

  @Test(arguments: [
    ("en", "View reject reasons", false), ("en", "Delete oil filter", true), ("en", "Delete selection", true),
    ("en", "Remove filter", false), ("tr", "İptal et", true), ("tr", "SİL", true), ("tr", "Filtreyi sil", false),
    ("ko", "선택 항목 삭제", true), ("ja", "注文を削除", true), ("ja", "却下理由を表示", false), ("zh", "查看拒绝原因", false),
    ("zh-Hant", "刪除", true), ("ar", "مسح الباركود", false), ("ar", "رفض الطلب", true), ("fr", "Tout supprimer", true),
    ("de", "Brand löschen", false), ("de", "Datei löschen", true), ("pt", "Apagar luzes", false),
    ("sv", "Ta bort", false),
  ])
  func aDestructiveVerbIsFoundWhereTheLanguagePutsIt(_ language: String, _ action: String, _ isFound: Bool) throws {
    #expect(try codes(language, title: "A", action: action).contains("destructive-action-style") == isFound)
  }

  @Test(arguments: [
    ("pl", "Obraz olejny Matejki", false), ("pl", "Obraz przedstawiający pompę", true),
    ("ru", "изображение насоса", true),
    ("fr", "Image d'une pompe", true), ("fr", "Image d’une pompe", true), ("tr", "IMG_2034", true),
  ])
  func descriptionsBeginWithWhatIsSeen(_ language: String, _ alt: String, _ isFound: Bool) throws {
    #expect(try codes(language, title: "A", alt: alt).contains("image-alt-wording") == isFound)
  }

  @Test func apostrophesAreAlike() {
    #expect(FoldedText.of("S’EST", .fr) == Array("s'est".utf8) && FoldedText.of("s'est", .fr) == Array("s'est".utf8))
    #expect(FoldedText.of("SİL IŞIK", .tr) == Array("sil ışık".utf8))
  }

  /// What a rule's page says of languages is what its table has.
  @Test func rulesNameTheLanguagesThatTheyKnow() throws {
    for (code, topic) in [
      ("desktop-wording", WordTable.Topic.desktop), ("action-vague", .vague),
      ("destructive-action-style", .destructive),
      ("empty-state-wording", .noData), ("message-wording", .blame), ("image-alt-wording", .picture),
      ("text-language", .frequent),
    ] {
      let text = try #require(DesignRule.named(code)).kind.explanation
      for language in Language.allCases where !WordTable.phrases(topic, in: language).isEmpty {
        #expect(text.contains(language.name), "\(code): \(language.name)")
      }
    }
    let desktop = try #require(DesignRule.named("desktop-wording")).kind.explanation
    #expect(!desktop.contains("Hebrew") && !desktop.contains("Arabic"))
  }
}
