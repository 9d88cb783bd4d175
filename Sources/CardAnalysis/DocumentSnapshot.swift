package import CardLayout
package import CardModel
import DesignRules
import SceneLayout
package import SceneMotion
package import SchemaValidation
package import SourceText
import Synchronization
package import XMLSyntax

/// One version of one document, and what has been found out about it: immutable, each stage computed at most once.
package final class DocumentSnapshot: Sendable {
  /// The document's address, as the client spells it.
  package let uri: String
  /// The client's version number of the text.
  package let version: Int
  /// The text.
  package let text: SourceText
  /// The language that it is written in.
  package let language: CardLanguage
  /// The files that it may name.
  package let resources: DocumentResources

  private let linesStage: Stage<LineTable>
  private let treeStage = Stage<XMLTree>()
  private let wordsStage = Stage<[CardWord]>()
  private let assessmentStage = Stage<SchemaAssessment?>()
  private let cardStage = Stage<CardDocument>()
  private let scenariosStage = Stage<[ScenarioReport]>()
  private let scenes = SceneStages()
  private let diagnosticsStage = Stage<[Diagnostic]>()
  private let trap = Atomic(false)

  /// Version `version` of the document at `uri`.
  ///
  /// - Parameter lines: The lines of `text`, if they are known already.
  package init(
    uri: String, version: Int, text: SourceText, language: CardLanguage, resources: DocumentResources = .none,
    lines: LineTable? = nil
  ) {
    linesStage = Stage(lines)
    self.uri = uri
    self.version = version
    self.text = text
    self.language = language
    self.resources = resources
  }

  /// Whether work on it has trapped: the stage that was being computed is never done, and a caller would wait forever.
  package var hasTrapped: Bool { trap.load(ordering: .acquiring) }

  /// Remembers that work on it has trapped.
  package func didTrap() { trap.store(true, ordering: .releasing) }

  /// Where the lines begin.
  package var lines: LineTable { linesStage.value { LineTable(text) } }

  /// The text as XML.
  package var tree: XMLTree { treeStage.value { XMLParser.parse(text) } }

  /// What the names of the tree mean, by their index.
  private var words: [CardWord] { wordsStage.value { CardWord.words(of: tree) } }

  /// What the schema says of the document; nil for a language without a schema.
  package var assessment: SchemaAssessment? {
    assessmentStage.value { language.schema.map { SchemaAssessment(tree: tree, schema: $0) } }
  }

  /// The card that the document describes, with its sample data.
  package var card: CardDocument {
    cardStage.value { CardDocument(tree, words: words, sample: resources.sample) }
  }

  /// The card laid out for `environment`, whose drawing, frames and size it is; nil only when the product's own font tables
  /// are damaged.
  package func scene(_ environment: CardEnvironment = CardEnvironment()) -> PositionedScene? {
    scenes.scene(environment) {
      language.measurers.with(environment.typeface) { PositionedScene(card, environment, &$0) }
    }
  }

  /// How many bytes the scenes take that were laid out, about.
  package var sceneBytes: Int { scenes.bytes }

  /// What is wrong with the document: as XML, by its schema, by the design rules and once it is laid out, in document
  /// order.
  package var diagnostics: [Diagnostic] {
    diagnosticsStage.value {
      guard assessment != nil else { return tree.diagnostics }
      var found = diagnosticsAtRest
      if hasJudgedScenarios(found) { found += ScenarioDiagnostics.diagnostics(scenarioReports, in: tree) }
      // Sorting is stable here: at one place syntax comes before schema, schema before design, design before layout.
      return found.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
        .map(\.element)
    }
  }

  /// The same without the findings of its scenarios, kind by kind; found anew whenever it is asked for.
  package var diagnosticsAtRest: [Diagnostic] {
    guard let assessment else { return tree.diagnostics }
    let rules = DesignRule.diagnostics(
      in: tree, words: words, knowledge: language.ruleKnowledge, fileExists: resources.exists)
    return tree.diagnostics + assessment.diagnostics + rules + layoutDiagnostics
  }

  /// The results of its scenarios while an editor waits: none for a text that is wrong or a scene that is huge.
  package var judgedScenarios: [ScenarioReport] { hasJudgedScenarios(diagnostics) ? scenarioReports : [] }

  /// Whether its scenarios run for findings, beside those that were `found` otherwise.
  private func hasJudgedScenarios(_ found: [Diagnostic]) -> Bool {
    // What a scene does is a guess while its text is wrong.
    guard !found.contains(where: { $0.severity == .error && $0.kind.source != .scenario }),
      tree.nodes.count <= ScenarioDiagnostics.mostNodes, let cardScene
    else { return false }
    return ScenarioDiagnostics.areFound(in: cardScene)
  }

  /// The scene that the document describes; nil where its root says that it describes something else.
  ///
  /// The card of such a document is not made for this question, as it costs as much as everything else that is found.
  private var cardScene: CardScene? {
    guard let root = tree.root, words[Int(tree.nodes[root.index].name)].element == .cardScene,
      case .scene(let scene) = card.root
    else { return nil }
    return scene
  }

  /// The scenarios of the scene that the document describes.
  package var scenarios: [Scenario] { cardScene?.scenarios ?? [] }

  /// The results of the scenarios of the scene that the document describes, each on its device.
  package var scenarioReports: [ScenarioReport] {
    scenariosStage.value { scenarioReports(.all) }
  }

  /// The results of those of its scenarios that `selection` names, run as it asks.
  package func scenarioReports(_ selection: ScenarioSelection) -> [ScenarioReport] {
    guard let cardScene, !cardScene.scenarios.isEmpty else { return [] }
    return language.measurers.with(.fiori) { selection.reports(cardScene, &$0) } ?? []
  }

  /// The findings of laying the document out; none for one that is broken, as its card is a guess, or huge.
  private var layoutDiagnostics: [Diagnostic] {
    guard tree.nodes.count <= DesignRule.layoutLimit, !tree.diagnostics.contains(where: { $0.severity == .error })
    else { return [] }
    return language.measurers.with(.fiori) { DesignRule.layoutDiagnostics(in: tree, words: words, card, &$0) } ?? []
  }
}
