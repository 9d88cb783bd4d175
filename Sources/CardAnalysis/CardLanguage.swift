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
  package let linkKinds: LinkKinds?
  /// What the design rules ask the schema.
  let ruleKnowledge: RuleKnowledge?
  /// What measures texts when cards are laid out for findings.
  let measurers = MeasurerPool()

  /// A language with this schema.
  package init(schema: Schema? = nil) {
    self.schema = schema
    linkKinds = schema.map(LinkKinds.init)
    ruleKnowledge = schema.map(RuleKnowledge.init)
  }
}
