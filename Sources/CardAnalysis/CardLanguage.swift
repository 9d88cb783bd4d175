package import CardProject
import DesignRules
package import SchemaModel

/// What is known of the card language: loaded once, shared by every document.
package struct CardLanguage: Sendable {
  /// The ending of its files' names.
  package static let fileSuffix = ".card.xml"

  /// Its schema; without one, documents are plain XML.
  package let schema: Schema?
  /// Which attributes name files; nil without a schema.
  package var linkKinds: LinkKinds? { linkKindsStage.value { schema.map(LinkKinds.init) } }
  /// What the design rules ask the schema.
  let ruleKnowledge: RuleKnowledge?
  private let linkKindsStage = Stage<LinkKinds?>()
  /// What measures texts when cards are laid out for findings.
  let measurers = MeasurerPool()

  /// A language with this schema.
  package init(schema: Schema? = nil) {
    self.schema = schema
    ruleKnowledge = schema.map(RuleKnowledge.init)
  }
}
