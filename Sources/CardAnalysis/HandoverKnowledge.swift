package import JSON
package import SourceText
package import XMLSyntax

/// What is known of the targets to which cards are handed over, from what knows them.
package struct HandoverKnowledge: Sendable {
  /// With more nodes a card is not handed over while somebody edits it.
  static let mostNodes = 5_000

  /// What the targets of these names cannot say of a card that is right by itself.
  package let diagnostics:
    @Sendable (_ card: XMLTree, _ targets: [String], _ sample: (_ path: String) -> JSONValue?) -> [Diagnostic]
  /// What targets make of an element where it stands, in Markdown: those of these names, or all.
  package let outcomes: @Sendable (_ element: NodeID, _ card: XMLTree, _ targets: [String]) -> [Outcome]

  /// What one target makes of an element.
  package struct Outcome: Hashable, Sendable {
    /// The target's name for people.
    package let target: String
    /// What it makes, in Markdown.
    package let text: String

    /// What `target` makes, in Markdown.
    package init(target: String, text: String) { (self.target, self.text) = (target, text) }
  }

  /// Knowledge that is asked so.
  package init(
    diagnostics: @escaping @Sendable (XMLTree, [String], (_ path: String) -> JSONValue?) -> [Diagnostic],
    outcomes: @escaping @Sendable (NodeID, XMLTree, [String]) -> [Outcome]
  ) {
    (self.diagnostics, self.outcomes) = (diagnostics, outcomes)
  }
}
