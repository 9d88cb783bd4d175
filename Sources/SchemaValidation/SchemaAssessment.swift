package import SchemaModel
package import SourceText
package import XMLSyntax

/// What a schema says of a document: which declaration each element and attribute has, and what is wrong.
///
/// Linear in the document; never fails. In a document with syntax errors everything is assessed that can be.
package struct SchemaAssessment: Sendable {
  /// The schema.
  package let schema: Schema
  /// What is wrong by the schema, in document order.
  package let diagnostics: [Diagnostic]

  private let elements: [Int32]
  private let types: [Int32]
  private let states: [UInt64]
  private let uses: [Int32]

  /// Assesses `tree` by `schema`.
  package init(tree: XMLTree, schema: Schema) {
    self.schema = schema
    diagnostics = []
    elements = []
    types = []
    states = []
    uses = []
  }

  /// The declaration of the element `node`; nil for other nodes and for elements that the schema does not know there.
  package func declaration(of node: NodeID) -> ElementID? {
    node.index < elements.count && elements[node.index] >= 0 ? ElementID(Int(elements[node.index])) : nil
  }

  /// The type by which the element `node` was assessed: that of its declaration, or what its `xsi:type` names.
  package func type(of node: NodeID) -> TypeID? { nil }

  /// The state of the parent's content model before `node`, which may be any node with an element as parent.
  package func state(before node: NodeID) -> ContentState? { nil }

  /// The state of the content model of the element `node` after its last child.
  package func stateAtEnd(of node: NodeID) -> ContentState? { nil }

  /// The use of the attribute with this index in ``XMLTree/attributes``; nil when the schema does not know it there.
  package func use(ofAttribute index: Int) -> AttributeUse? { nil }
}
