package import CardAnalysis
import CardModel
import SceneMotion
package import SourceText

/// A text that an editor shows between those of the document.
package struct InlayHint: Hashable, Sendable {
  /// Where it belongs, in bytes.
  package var offset: Int
  /// What it says.
  package var label: String
}

extension DocumentSnapshot {
  /// What became of the scene by each step of its scenarios in `range`, behind the step.
  package func inlayHints(in range: ByteRange) -> [InlayHint] {
    judgedScenarios.flatMap(\.steps).compactMap { step in
      let end = step.source.range.end
      return range.touches(end) ? InlayHint(offset: end, label: step.text) : nil
    }
  }
}
