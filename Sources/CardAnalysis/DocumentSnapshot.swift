package import CardLayout
package import CardModel
package import CardProject
import DesignRules
package import JSON
package import LayoutCore
import SceneLayout
package import SceneMotion
import SchemaModel
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
  /// What its project sets for it.
  package let checks: CheckSettings
  /// Whether it is open in an editor, where each keystroke waits for what is found.
  package let isEdited: Bool

  private let linesStage: Stage<LineTable>
  private let treeStage = Stage<(tree: XMLTree, change: TreeChange?)>()
  private let wordsStage = Stage<[CardWord]>()
  private let assessmentStage = Stage<SchemaAssessment?>()
  private let rulesStage = Stage<RuleFindings>()
  private let layoutStage = Stage<LayoutFindings?>()
  private let samples: SampleRecord
  private let cardStage = Stage<CardDocument>()
  private let handoverStage = Stage<[Diagnostic]>()
  private let scenariosStage = Stage<[ScenarioReport]>()
  private let scenes = SceneStages()
  private let suppressionsStage = Stage<Suppressions?>()
  private let diagnosticsStage = Stage<[Diagnostic]>()
  private let tokensStage = Stage<TokenList>()
  private let factsStage = Stage<FactUnits?>()
  /// It with other samples, by the name of their set.
  private let otherSamples: Mutex<[String: DocumentSnapshot]> = Mutex([:])
  /// Those of an earlier version; small beside a memo, so that they outlive that.
  private let earlierTokens: AnalysisMemo.Finding<TokenList>?
  private let earlierFacts: AnalysisMemo.Finding<FactUnits?>?
  private let trap = Atomic(false)
  /// What is known of earlier versions.
  private var memo: AnalysisMemo? { kept.withLock { $0 } }
  /// The memo until everything has been found out: nobody needs two trees of one document for longer.
  private let kept: Mutex<AnalysisMemo?>
  /// The card in the language that nobody speaks of which a drawing was asked for last.
  private let grown = Mutex<(language: PseudoLanguage, card: CardDocument)?>(nil)

  /// Version `version` of the document at `uri`.
  ///
  /// - Parameters:
  ///   - checks: What its project sets for it.
  ///   - isEdited: Whether it is open in an editor.
  ///   - lines: The lines of `text`, if they are known already.
  ///   - memo: What is known of earlier versions, in the same language with the same checks, and how `text` differs from them.
  package init(
    uri: String, version: Int, text: SourceText, language: CardLanguage, resources: DocumentResources = .none,
    checks: CheckSettings = .standard, isEdited: Bool = false, lines: LineTable? = nil, memo: AnalysisMemo? = nil
  ) {
    linesStage = Stage(lines)
    kept = Mutex(memo)
    (earlierTokens, earlierFacts) = (memo?.tokens, memo?.facts)
    self.uri = uri
    self.version = version
    self.text = text
    self.language = language
    self.resources = resources
    (self.checks, self.isEdited) = (checks, isEdited)
    samples = SampleRecord(resources.sample)
  }

  /// The same document as it reads the samples of `set`, or those that it names; made once, as pages ask for it again and again.
  package func reading(_ set: SampleSet?) -> DocumentSnapshot {
    guard set != resources.set else { return self }
    let key = set?.name ?? ""
    if let known = otherSamples.withLock({ $0[key] }), !known.hasTrapped { return known }
    let made = made(reading: set)
    return otherSamples.withLock { known in
      if let known = known[key], !known.hasTrapped { return known }
      if known.count >= Self.mostSamples { known = [:] }
      known[key] = made
      return made
    }
  }

  /// The same document as it reads the samples of `set`: all is as it was but what reads a sample that is another.
  func made(reading set: SampleSet?) -> DocumentSnapshot {
    // Nothing is taken over of a text that nobody has read.
    _ = tree
    return DocumentSnapshot(
      uri: uri, version: version, text: text, language: language, resources: resources.reading(set), checks: checks,
      isEdited: isEdited, lines: lines, memo: memo(after: Replacement(from: 0, to: 0, newEnd: 0)))
  }

  /// With more samples than these it is not kept.
  private static let mostSamples = 4

  /// Whether work on it has trapped: the stage that was being computed is never done, and a caller would wait forever.
  package var hasTrapped: Bool { trap.load(ordering: .acquiring) }

  /// Remembers that work on it has trapped.
  package func didTrap() { trap.store(true, ordering: .releasing) }

  /// Where the lines begin.
  package var lines: LineTable { linesStage.value { LineTable(text) } }

  /// What the version after `edit` may take over from this one and those before it; nil when there is nothing.
  package func memo(after edit: Replacement) -> AnalysisMemo? {
    let memo = memo
    guard let (tree, change) = treeStage.known else {
      guard var memo else { return nil }
      memo.edit = memo.edit.then(edit)
      return memo
    }
    // Another thread may compute it this very moment.
    let (rules, layout) = (rulesStage.known, layoutStage.known)
    return AnalysisMemo(
      tree: tree, edit: edit, assessment: AnalysisMemo.Finding(assessmentStage.known, memo?.assessment, change),
      rules: AnalysisMemo.Finding(rules, memo?.rules, change),
      layout: AnalysisMemo.Finding(layout, memo?.layout, change),
      tokens: AnalysisMemo.Finding(tokensStage.known, earlierTokens, change),
      facts: AnalysisMemo.Finding(factsStage.known, earlierFacts, change),
      ruleSamples: rules == nil ? memo?.ruleSamples ?? [:] : samples.values,
      samples: layout == nil ? memo?.samples ?? [:] : samples.values)
  }

  /// The text as XML.
  package var tree: XMLTree { parsed.tree }

  /// The text as XML, and how it differs from the memo's tree; nil when it was parsed as a whole.
  private var parsed: (tree: XMLTree, change: TreeChange?) {
    treeStage.value {
      guard let memo else { return (XMLParser.parse(text), nil) }
      return XMLParser.parse(text, after: memo.tree, memo.edit)
    }
  }

  /// What was found out about an earlier version, and how the tree has changed since.
  private func earlier<Value>(_ finding: AnalysisMemo.Finding<Value>?) -> (value: Value, change: TreeChange)? {
    guard let finding, let change = parsed.change else { return nil }
    return (finding.value, finding.change?.then(change) ?? change)
  }

  /// What its names and values are, as `make` finds out: with those of an earlier version and how the tree has changed since, or
  /// as a whole.
  package func tokens(_ make: ((list: TokenList, change: TreeChange)?) -> TokenList) -> TokenList {
    tokensStage.value { make(earlier(earlierTokens).map { ($0.value, $0.change) }) }
  }

  /// What the names of the tree mean, by their index.
  private var words: [CardWord] { wordsStage.value { CardWord.words(of: tree) } }

  /// What it has to do with other files; nothing for a language without a schema.
  package var facts: FileFacts { factUnits?.facts ?? FileFacts() }

  private var factUnits: FactUnits? {
    factsStage.value {
      guard let kinds = language.linkKinds else { return nil }
      let known = earlier(earlierFacts).flatMap { known in known.value.map { (value: $0, change: known.change) } }
      return FactUnits(tree, words: words, kinds, path: resources.absolute, after: known)
    }
  }

  /// The same as people see it: titles and labels with what its sample gives, of several records the first.
  package var shownFacts: FileFacts {
    guard let kinds = language.linkKinds else { return FileFacts() }
    let finder = sampleFinder
    return FileFacts(tree, words: words, kinds, path: resources.absolute) { written, node in
      finder.records(at: node)?.scopes.first?.filled(written) ?? written
    }
  }

  /// Finds the sample data that the document's bindings read.
  package var sampleFinder: SampleFinder { SampleFinder(tree, words, sample: resources.sample) }

  /// Whether the root is in the language's namespace.
  package var isInLanguage: Bool {
    tree.root.map(tree.namespace) == language.schema?.targetNamespace && language.schema != nil
  }

  /// What the schema says of the document; nil for a language without a schema.
  package var assessment: SchemaAssessment? {
    assessmentStage.value {
      guard let schema = language.schema else { return nil }
      guard let known = earlier(memo?.assessment), let old = known.value else {
        return SchemaAssessment(tree: tree, schema: schema)
      }
      return SchemaAssessment(tree: tree, after: old, known.change)
    }
  }

  /// How much is wrong with the document as XML and by its schema.
  package var faultCount: Int { tree.diagnostics.count + (assessment?.diagnostics.count ?? 0) }

  /// The card that the document describes, with its sample data.
  package var card: CardDocument {
    cardStage.value { CardDocument(tree, words: words, sample: samples.value) }
  }

  /// The card with its texts as they are in `environment`.
  func card(in environment: CardEnvironment) -> CardDocument {
    guard let pseudo = environment.pseudo else { return card }
    if let known = grown.withLock({ $0 }), known.language == pseudo { return known.card }
    let card = CardDocument(tree, words: words, in: pseudo, sample: samples.value)
    grown.withLock { $0 = (pseudo, card) }
    return card
  }

  /// The card laid out for `environment`, whose drawing, frames and size it is; nil only when the product's own font tables
  /// are damaged.
  package func scene(_ environment: CardEnvironment = CardEnvironment()) -> PositionedScene? {
    let environment = branded(environment)
    return scenes.scene(environment) {
      language.measurers.with(environment.typeface) { PositionedScene(card(in: environment), environment, &$0) }
    }
  }

  /// The same, as one of many versions.
  ///
  /// What cards of a list are made of is kept for the next one, and those that are as in an `earlier` one are copied. A scene that was asked
  /// for as ``scene(_:)`` before has kept none.
  package func scene(_ environment: CardEnvironment, keepingCardsAfter earlier: EarlierScene?) -> PositionedScene? {
    let environment = branded(environment)
    return scenes.scene(environment) {
      language.measurers.with(environment.typeface) { measurer in
        guard let cards = UnchangedCards(tree, words, environment, after: earlier, samples) else {
          return PositionedScene(card(in: environment), environment, &measurer)
        }
        let document =
          cards.nodes.isEmpty
          ? card(in: environment)
          : CardDocument(
            tree, words: words, without: cards.nodes, in: environment.pseudo, sample: samples.value)
        return PositionedScene(document.root, environment, keeping: cards.known, &measurer)
      }
    }
  }

  /// The samples that were read for it so far, by their paths.
  package var readSamples: [String: JSONValue?] { samples.values }

  /// `environment` in the colours of the project's brand.
  package func branded(_ environment: CardEnvironment) -> CardEnvironment {
    var environment = environment
    environment.brand = checks.brand
    return environment
  }

  /// How many bytes it takes beside its text and what follows from that, about: scenes that were laid out, and as long as
  /// not everything has been found out, an earlier version's tree.
  package var heldBytes: Int {
    let others = otherSamples.withLock { $0.values.map { $0 } }
    return scenes.bytes + (memo.map { 5 * $0.tree.text.count } ?? 0)
      + others.reduce(0) { $0 + 10 * $1.text.count + $1.heldBytes }
  }

  /// What is wrong with the document: as XML, by its schema, by the design rules and once it is laid out, in document
  /// order.
  package var diagnostics: [Diagnostic] {
    diagnosticsStage.value {
      guard assessment != nil else { return told(tree.diagnostics) }
      var found = foundAtRest
      if layoutStage.known != nil { kept.withLock { $0 = nil } }
      if hasJudgedScenarios(found) { found += ScenarioDiagnostics.diagnostics(scenarioReports, in: tree) }
      found = suppressions?.applied(to: found, isWhole: true) ?? found
      if !checks.severities.isEmpty { found = found.compactMap(checks.severities.applied) }
      found = found.withoutFormsOfNames
      // Sorting is stable here: at one place syntax comes before schema, schema before design, design before layout.
      return found.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
        .map { $0.element }
    }
  }

  /// The same without the findings of its scenarios, kind by kind.
  package var diagnosticsAtRest: [Diagnostic] { told(foundAtRest) }

  /// `findings` in it as its project wants them told, without those that its own instructions leave out.
  package func told(_ findings: [Diagnostic]) -> [Diagnostic] {
    let findings = findings.isEmpty ? [] : suppressions?.applied(to: findings, isWhole: false) ?? findings
    return findings.compactMap(checks.severities.applied).withoutFormsOfNames
  }

  /// The instructions that leave findings out; nil where there are none.
  private var suppressions: Suppressions? {
    suppressionsStage.value {
      // Files beside others are not parsed again to find that they leave nothing out.
      if treeStage.known == nil, !Suppressions.mayStand(in: text) { return nil }
      return Suppressions(tree, language)
    }
  }

  /// What is found without its scenarios, kind by kind.
  private var foundAtRest: [Diagnostic] {
    guard let assessment else { return tree.diagnostics }
    return assessment.placingEndTags(tree.diagnostics) + assessment.diagnostics + rules.diagnostics
      + (layoutFindings?.diagnostics ?? [])
      + checks.matrix.languages.flatMap(growthFindings)
      + handoverStage.value { handoverFindings }
  }

  /// The targets to which it is handed over: those that it names itself, or else those of its project.
  package var targets: [String] { suppressions?.targets ?? checks.targets }

  /// What its targets cannot say of it: nothing while it is wrong by itself.
  private var handoverFindings: [Diagnostic] {
    let targets = targets
    guard let handover = language.handover, !targets.isEmpty, isInLanguage,
      !isEdited || tree.nodes.count <= HandoverKnowledge.mostNodes, handoverFaults.isEmpty
    else { return [] }
    return handover.diagnostics(tree, targets, samples.value)
  }

  /// What the design rules find without a layout.
  private var rules: RuleFindings {
    rulesStage.value {
      let isSame = samples.takeOver(memo?.ruleSamples)
      return RuleFindings(
        in: tree, words: words, knowledge: language.ruleKnowledge,
        files: RuleFiles(
          exists: resources.exists, names: resources.namable, sample: samples.value,
          sampleProblem: resources.sampleProblem),
        limits: checks.matrix.limits, after: isSame ? earlier(memo?.rules) : nil)
    }
  }

  /// How many nodes the design rules looked at for this version, without and with a layout, and how many were read for
  /// ``facts``; all others are as in an earlier one.
  package var visitedNodes: (rules: Int, layout: Int, facts: Int) {
    (rules.visitedNodes, layoutFindings?.visitedNodes ?? 0, factUnits?.visitedNodes ?? 0)
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
  private var cardScene: CardScene? { cardScene(in: CardEnvironment()) }

  private func cardScene(in environment: CardEnvironment) -> CardScene? {
    guard isScene, case .scene(let scene) = card(in: environment).root else { return nil }
    return scene
  }

  /// Whether its root says that it describes a scene.
  package var isScene: Bool { tree.root.map { words[Int(tree[$0].name)].element == .cardScene } ?? false }

  /// The scenarios of the scene that the document describes.
  package var scenarios: [Scenario] { cardScene?.scenarios ?? [] }

  /// What `look` finds out about the scene that the document describes, with texts as they are in `environment`, which it gets in
  /// the colours of the brand; nil where it describes something else.
  package func scene<Result: Sendable>(
    _ environment: CardEnvironment, _ look: (CardScene, CardEnvironment, inout TextMeasurer) -> Result
  ) -> Result? {
    guard let cardScene = cardScene(in: environment) else { return nil }
    return language.measurers.with(environment.typeface) { look(cardScene, branded(environment), &$0) }
  }

  /// The results of the scenarios of the scene that the document describes, each on its device.
  package var scenarioReports: [ScenarioReport] {
    scenariosStage.value { scenarioReports(.all) }
  }

  /// The results of those of its scenarios that `selection` names, run as it asks.
  ///
  /// - Parameter goesOn: Asked before each of them, with how many have run and how many are to; after a no none runs.
  package func scenarioReports(
    _ selection: ScenarioSelection, while goesOn: (_ done: Int, _ count: Int) -> Bool = { _, _ in true }
  ) -> [ScenarioReport] {
    guard let cardScene, !cardScene.scenarios.isEmpty else { return [] }
    return language.measurers.with(.fiori) { selection.reports(cardScene, &$0, while: goesOn) } ?? []
  }

  /// The findings of laying the document out; none for one that is broken, as its card is a guess.
  private var layoutFindings: LayoutFindings? {
    guard !tree.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return layoutStage.value {
      let known = earlier(memo?.layout).flatMap { known in known.value.map { (value: $0, change: known.change) } }
      let isSame = samples.takeOver(memo?.samples)
      return language.measurers.with(.fiori) { measurer in
        LayoutFindings(
          in: tree, words: words, after: isSame ? known : nil, isEdited: isEdited, matrix: checks.matrix, &measurer
        ) { leftOut in
          leftOut.isEmpty ? card : CardDocument(tree, words: words, without: leftOut, sample: samples.value)
        }
      }
    }
  }

  /// What has room for its texts as they are and not for those in `pseudo`; nothing in a document that is broken, or so large
  /// that it is not laid out at once.
  package func growthFindings(_ pseudo: PseudoLanguage) -> [Diagnostic] {
    guard pseudo.grows, assessment != nil, !tree.diagnostics.contains(where: { $0.severity == .error }),
      tree.nodes.count <= (isEdited ? LayoutFindings.mostNodesOfOnePart : LayoutFindings.mostNodes)
    else { return [] }
    var environment = CardEnvironment()
    environment.pseudo = pseudo
    let grown = card(in: environment)
    return language.measurers.with(.fiori) { measurer in
      GrowthFindings.diagnostics(in: tree, words: words, pseudo, (card, grown), checks.matrix, &measurer)
    } ?? []
  }
}

extension [Diagnostic] {
  /// They without what the schema says of the form of a name where a rule, as an error, says of the same which may be meant.
  fileprivate var withoutFormsOfNames: [Diagnostic] {
    let names = Set(
      lazy.filter { $0.severity == .error && DesignRule.unknownNames.contains($0.kind) }.map { $0.range })
    return names.isEmpty ? self : filter { $0.kind != .valuePattern || !names.contains($0.range) }
  }
}
