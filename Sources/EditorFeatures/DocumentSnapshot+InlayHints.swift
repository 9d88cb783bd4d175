package import CardAnalysis
import CardModel
import SceneMotion
package import SourceText
import XMLSyntax

/// A text that an editor shows between those of the document.
package struct InlayHint: Hashable, Sendable {
  /// Where it belongs, in bytes.
  package var offset: Int
  /// What it says.
  package var label: String
}

extension DocumentSnapshot {
  /// What stands behind what is written in `range`: behind a step of a scenario what became of the scene, behind a binding the
  /// value that the sample has.
  package func inlayHints(in range: ByteRange) -> [InlayHint] { steps(in: range) + values(in: range) }

  private func steps(in range: ByteRange) -> [InlayHint] {
    judgedScenarios.flatMap { $0.steps }.compactMap { step in
      let end = step.source.range.end
      return range.touches(end) ? InlayHint(offset: end, label: step.text) : nil
    }
  }

  private func values(in range: ByteRange) -> [InlayHint] {
    guard let grammar = Grammar(self) else { return [] }
    let finder = sampleFinder
    var shown = shownValues
    return grammar.bindings(in: range).compactMap { bound in
      guard let records = finder.records(at: bound.place.node, inside: !bound.place.isRepetition),
        let value = records.values(at: tree.characters(in: bound.range)).first
      else { return nil }
      let preview = bound.place.isText ? shown.preview(value, of: bound.place.node) : value.preview
      let label = preview.count > Self.mostLetters ? preview.prefix(Self.mostLetters - 1) + "…" : preview
      return InlayHint(offset: bound.range.end + 1, label: "= " + label)
    }
  }

  /// A longer value makes the line unreadable.
  private static let mostLetters = 30
}
