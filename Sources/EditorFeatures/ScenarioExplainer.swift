import CardAnalysis
import CardModel
import Markdown
import SceneMotion
import SchemaModel
import Standards
import XMLSyntax

/// Explains what became of the steps and claims of a scenario when it ran.
struct ScenarioExplainer {
  let snapshot: DocumentSnapshot
  let grammar: Grammar

  /// What the step or the claims at `node` do, and what came of them; nil for other elements.
  ///
  /// - Parameter attribute: The attribute that is asked for; nil for all.
  func text(of node: NodeID, attribute: String?) -> MarkupText? {
    var writer = ExplanationWriter()
    switch CardWord.named(snapshot.tree.name(of: node).local).element {
    case .step:
      if attribute == nil { writer.list(meanings(of: node)) }
      writer.list(outcome(of: node))
    case .expect: writer.list(verdicts(on: node, attribute))
    default: return nil
    }
    return writer.text
  }

  private typealias Line = (label: String, text: [MarkdownSpan])

  /// What each attribute of a step says.
  private func meanings(of node: NodeID) -> [Line] {
    guard let declaration = grammar.declaration(of: node) else { return [] }
    return snapshot.tree.attributes(of: node).compactMap { attribute in
      guard let use = grammar.use(of: attribute, in: declaration) else { return nil }
      let sentence = grammar.schema.documentation(of: use).sentence
      return sentence.isEmpty ? nil : ("\(use.localName):", MarkdownSpan.spans(of: sentence))
    }
  }

  /// What a step has led to, and who was told of what; nothing while the text is wrong, as nothing runs.
  private func outcome(of node: NodeID) -> [Line] {
    for report in snapshot.judgedScenarios {
      guard let step = report.steps.first(where: { $0.source.node == node }) else { continue }
      let told = report.trace[step.told].map { MarkdownSpan.code($0.text) }
      let obstacles = report.problems.filter { $0.source.node == node }
      return obstacles.map { ("Does nothing:", [.text($0.message)]) } + [("Leads to:", [.text(step.text)])]
        + (told.isEmpty ? [] : [("Tells:", Array(told.map { [$0] }.joined(separator: [.text(", ")])))])
    }
    return []
  }

  /// Which claims do not hold.
  private func verdicts(on node: NodeID, _ attribute: String?) -> [Line] {
    let scenario = snapshot.tree.parent(of: node)
    guard let report = snapshot.judgedScenarios.first(where: { $0.scenario.source.node == scenario }) else { return [] }
    let failures = report.problems.filter {
      $0.source.node == node && (attribute == nil || $0.attribute == attribute)
    }
    guard failures.isEmpty else { return failures.map { ("Does not hold:", [.text($0.message)]) } }
    return [("Holds", [.text("on \(report.device), by the profile \(report.profile.rawValue)")])]
  }
}

extension MarkupText {
  /// This, with `other` below its heading.
  func headed(_ other: MarkupText) -> MarkupText {
    MarkupText(
      markdown: Self.insert(other.markdown, into: markdown), plainText: Self.insert(other.plainText, into: plainText))
  }

  private static func insert(_ paragraphs: String, into text: String) -> String {
    guard !paragraphs.isEmpty else { return text }
    guard let heading = text.firstRange(of: "\n\n") else { return text + "\n\n" + paragraphs }
    return text[..<heading.lowerBound] + "\n\n" + paragraphs + text[heading.lowerBound...]
  }
}
