import CardLayout
import DesignRules
import JSON
import SourceText

/// The page of a kind of finding.
struct RulePage {
  let material: PageMaterial

  /// The page about findings of `kind`.
  func draft(_ kind: DiagnosticKind) -> PageDraft {
    let rule = DesignRule.named(kind.code)
    var pictures: [Picture] = []
    let explanation = Explanation(kind)
    func card(_ text: String, _ label: String) -> JSONValue {
      // What is wrong with a text itself is not seen in a drawing.
      let drawn = rule == nil ? [] : drawing(of: text, label: label)
      pictures += drawn
      return .facts(["source": .string(text), "pictures": .array(drawn.map(\.json))])
    }
    let failing = explanation.failing.map { card($0, "A card that breaks \(kind.code)") } ?? .null
    let passing = explanation.passing.map { card($0, "A card that keeps \(kind.code)") } ?? .null
    // What is wrong need not be seen, as with an order in the file that the drawing keeps in either case.
    let half = pictures.count / 2
    let isSeen = pictures.prefix(half).map(\.file) != pictures.suffix(half).map(\.file)
    let page = Page(
      .rule, AddressBook.rule(kind.code), title: kind.code, summary: kind.summary,
      content: .facts([
        "code": .string(kind.code), "severity": .string(kind.severity.reportName),
        "stage": .string(kind.source.rawValue),
        "text": .string(kind.explanation),
        "elements": .array(rule?.elements.map { material.link(named: $0) } ?? []),
        "thing": explanation.failing.map { _ in .string(explanation.thing) } ?? .null,
        "language": explanation.failing.map { _ in .string(explanation.language) } ?? .null,
        "isCard": .bool(explanation.thing == "card"), "failing": failing, "passing": passing,
        "isUnseen": .bool(rule != nil && !isSeen),
        "edges": .array(rule.map(edges) ?? []),
        "sources": rule.map { material.sources($0.sources) } ?? .null,
      ]))
    return PageDraft(page: page, pictures: pictures)
  }

  /// What becomes of the card that breaks `rule` with another text in one place, on either side of its limit.
  ///
  /// Other cards as a whole are too long for a sentence.
  private func edges(_ rule: DesignRule) -> [JSONValue] {
    rule.edges.compactMap { edge in
      guard let passing = edge.passing, edge.place != .card else { return nil }
      return .facts([
        "text": .string(rule.text(of: edge)), "passing": .string(passing), "failing": .text(edge.failing),
      ])
    }
  }

  /// The card of `text` in compact width, light and dark.
  private func drawing(of text: String, label: String) -> [Picture] {
    guard material.draws else { return [] }
    let snapshot = Illustrator.snapshot(SourceText(text))
    return Picture.inBothAppearances { appearance in
      Illustrator.draw(
        snapshot, CardEnvironment(onPageIn: appearance), label: "\(label), \(appearance.rawValue)")
    }
  }

  /// The design rules that look at the element called `name`, with their cards.
  func rules(concerning name: String) -> (rules: [JSONValue], pictures: [Picture]) {
    var pictures: [Picture] = []
    func drawn(_ text: String, _ label: String) -> JSONValue {
      let cards = drawing(of: text, label: label)
      pictures += cards
      return .array(cards.map(\.json))
    }
    let rules = DesignRule.all.filter { material.source.isCardLanguage && $0.elements.contains(name) }
    let values = rules.map { rule -> JSONValue in
      .facts([
        "code": .string(rule.kind.code), "page": .string(AddressBook.rule(rule.kind.code)),
        "severity": .string(rule.kind.severity.reportName), "summary": .string(rule.kind.summary),
        "failing": drawn(rule.failingDocument, "A card that breaks \(rule.kind.code)"),
        "passing": drawn(rule.passing, "A card that keeps \(rule.kind.code)"),
      ])
    }
    return (values, pictures)
  }
}
