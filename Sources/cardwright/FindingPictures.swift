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
  static func pictures(of findings: [Diagnostic], in snapshot: DocumentSnapshot) -> [CheckedFile.Picture] {
    guard !findings.isEmpty, !snapshot.tree.diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    let matrix = snapshot.checks.matrix
    var marks: [(surroundings: Surroundings, ranges: [ByteRange])] = []
    for finding in findings {
      let surroundings = matrix.surroundings(of: finding) ?? .smallPhone
      let range = snapshot.tree.element(at: finding.range.start).map(snapshot.tree.range) ?? finding.range
      if let index = marks.firstIndex(where: { $0.surroundings == surroundings }) {
        marks[index].ranges.append(range)
      } else {
        marks.append((surroundings, [range]))
      }
    }
    return marks.sorted { $0.surroundings.rawValue < $1.surroundings.rawValue }.compactMap { surroundings, ranges in
      guard let environment = matrix[surroundings], let scene = snapshot.scene(environment) else { return nil }
      let svg = MarkedDrawing.svg(scene, marking: ranges, file: snapshot.resources.bytes)
      return CheckedFile.Picture(surroundings.place(environment), svg: svg)
    }
  }
}
