import SchemaModel
import SourceText
import XMLSyntax

/// An element whose children are being looked at.
struct ContentFrame {
  /// How its content is looked at.
  enum Mode {
    /// Elements only.
    case elementOnly
    /// Elements and text.
    case mixed
    /// Text of a simple type.
    case simple
    /// Nothing may stand there: the type is empty.
    case empty
    /// Nothing may stand there: `xsi:nil` is true.
    case nilled
  }

  private(set) var node: Int
  /// The index after its last descendant.
  private(set) var end: Int
  /// The element declaration, or -1.
  let element: Int32
  /// The type as ``SchemaTables/code(_:)`` writes it.
  let type: Int32
  let mode: Mode
  var state: UInt64 = 0
  /// The state in which a child did not fit, or ``AssessedDocument/noState``.
  var errorState = AssessedDocument.noState
  var hasText = false
  var hasChildren = false
  var reportedText = false

  /// Whether its content, which elements are in, is complete.
  func isAccepting(_ document: AssessedDocument) -> Bool {
    if document.tables.complex[Int(type)].stepsSlowly {
      return document.schema.complexTypes[Int(type)].model.isAccepting(ContentState(raw: state))
    }
    return document.tables.isAccepting(Int(type), state)
  }

  /// Whether the element `index`, which is called `name`, may come next in it.
  func mayHold(_ index: Int, _ name: NameID, _ document: AssessedDocument) -> Bool {
    guard type > 0, mode == .elementOnly || mode == .mixed else { return false }
    let namespace = document.tree.namespace(of: NodeID(index))
    let model = document.schema.complexTypes[Int(type)].model
    return model.step(ContentState(raw: state), name, namespace: namespace) != nil
  }

  /// The same in `tree`, which differs by `change` from the one that it is of.
  func moved(_ change: TreeChange, _ tree: XMLTree) -> ContentFrame {
    var frame = self
    frame.node = node < change.nodes.start ? node : node + change.nodes.shift
    frame.end = Int(tree.nodes[frame.node].subtreeEnd)
    return frame
  }
}
