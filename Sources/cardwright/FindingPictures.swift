import CardAnalysis
import CardLayout
import DesignRules
import Rendering
import Reporting
import SourceText
import XMLSyntax

/// Draws cards where their findings are to be seen.
enum FindingPictures {
  /// The card in `snapshot` in each of the surroundings that `findings` name, the parts that they are about marked.
  ///
  /// Where they name none it is drawn on the narrowest phone. Nothing is drawn of what is broken.
  ///
  /// - Parameter sets: The sample sets of the findings that are with them alone: the card is drawn with these for them.
  static func pictures(
    of findings: [Diagnostic], in snapshot: DocumentSnapshot, _ sets: [Diagnostic: SampleSet]
  ) -> [CheckedFile.Picture] {
    guard !findings.isEmpty, !snapshot.tree.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    let matrix = snapshot.checks.matrix
    var marks: [(place: Place, ranges: [ByteRange])] = []
    for finding in findings {
      let place = Place(
        surroundings: matrix.surroundings(of: finding) ?? .smallPhone, samples: sets[finding] ?? snapshot.resources.set)
      let range = snapshot.tree.element(at: finding.range.start).map(snapshot.tree.range) ?? finding.range
      if let index = marks.firstIndex(where: { $0.place == place }) {
        marks[index].ranges.append(range)
      } else {
        marks.append((place, [range]))
      }
    }
    return marks.sorted { $0.place < $1.place }.compactMap { place, ranges in
      let snapshot = snapshot.reading(place.samples)
      guard let environment = matrix[place.surroundings], let scene = snapshot.scene(environment) else { return nil }
      let svg = MarkedDrawing.svg(scene, marking: ranges, file: snapshot.resources.bytes)
      let caption = place.surroundings.place(environment) + (sets.isEmpty ? "" : place.words)
      return CheckedFile.Picture(caption, svg: svg)
    }
  }

  /// In what a card is drawn.
  private struct Place: Comparable {
    let surroundings: Surroundings
    /// Whose samples it reads; nil for those that it names.
    let samples: SampleSet?

    /// The set, as the end of a caption.
    var words: String { samples.map { ", with sample set “\($0.name)”" } ?? "" }

    static func < (first: Place, second: Place) -> Bool {
      (first.samples?.name ?? "", first.surroundings.rawValue) < (
        second.samples?.name ?? "", second.surroundings.rawValue
      )
    }
  }
}
