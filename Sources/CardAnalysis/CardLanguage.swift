package import CardProject
import DesignRules
package import SchemaModel
package import SourceText

/// What is known of the card language: loaded once, shared by every document.
package struct CardLanguage: Sendable {
  /// The ending of its files' names.
  package static let fileSuffix = ".card.xml"

  /// Its schema; without one, documents are plain XML.
  package var schema: Schema? { schemaStage.value(readSchema) }
  /// Which attributes name files; nil without a schema.
  package var linkKinds: LinkKinds? { linkKindsStage.value { schema.map(LinkKinds.init) } }
  /// The names of the attributes that most elements have, such as `id`; none without a schema.
  package var commonAttributes: Set<NameID> { commonAttributesStage.value { schema?.commonAttributes ?? [] } }
  /// What the design rules ask the schema.
  var ruleKnowledge: RuleKnowledge? { ruleKnowledgeStage.value { schema.map(RuleKnowledge.init) } }
  /// What is known of the targets to which cards are handed over; nil where nothing is.
  package let handover: HandoverKnowledge?
  /// The kinds of findings that may be ignored.
  package var ignorableKinds: [DiagnosticKind] {
    ignorableKindsStage.value { Suppressions.canBeIgnored + (handover?.kinds ?? []) }
  }
  private let readSchema: @Sendable () -> Schema?
  private let schemaStage = Stage<Schema?>()
  private let ruleKnowledgeStage = Stage<RuleKnowledge?>()
  private let ignorableKindsStage = Stage<[DiagnosticKind]>()
  private let linkKindsStage = Stage<LinkKinds?>()
  private let commonAttributesStage = Stage<Set<NameID>>()
  /// What measures texts when cards are laid out for findings.
  let measurers = MeasurerPool()

  /// A language with this schema, whose cards are handed over as `handover` knows.
  package init(schema: Schema? = nil, handover: HandoverKnowledge? = nil) {
    self.init(handover: handover) { schema }
  }

  /// Lets go of what is only kept to do the next work sooner.
  package func rest() { measurers.empty() }

  /// The same; `schema` reads the schema when it is first asked for, which drawing does not.
  package init(handover: HandoverKnowledge? = nil, reading schema: @escaping @Sendable () -> Schema?) {
    (readSchema, self.handover) = (schema, handover)
  }
}
