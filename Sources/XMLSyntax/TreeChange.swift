package import SourceText

/// How a tree differs from the one before it, of which it was made: by one stretch of its text, nodes and attributes.
///
/// What stands before and behind the stretch means the same, except that the elements around it have grown or shrunk.
package struct TreeChange: Sendable {
  /// The bytes of the text.
  package let bytes: Replacement
  /// ``XMLTree/nodes``: what one edit is in, and what borders on it.
  ///
  /// Between several edits there may also be elements as they were, the last of which end behind.
  package let nodes: Replacement
  /// ``XMLTree/attributes``.
  package let attributes: Replacement
  /// The innermost element that is open where the nodes begin.
  package let parent: NodeID

  /// A difference in these.
  init(bytes: Replacement, nodes: Replacement, attributes: Replacement, parent: NodeID) {
    (self.bytes, self.nodes, self.attributes, self.parent) = (bytes, nodes, attributes, parent)
  }

  /// Both, one after the other, as one.
  package func then(_ next: TreeChange) -> TreeChange {
    TreeChange(
      bytes: bytes.then(next.bytes), nodes: nodes.then(next.nodes), attributes: attributes.then(next.attributes),
      parent: next.nodes.start < nodes.start ? next.parent : parent)
  }
}
