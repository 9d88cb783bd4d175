package import BundledData
package import CardAnalysis
import Guidelines
package import SourceText

/// The colours that a document names.
package struct DocumentColors {
  private let grammar: Grammar?
  private let text: SourceText

  /// Those of `snapshot`.
  package init(_ snapshot: DocumentSnapshot) {
    grammar = Grammar(snapshot)
    text = snapshot.text
  }

  /// All of them in document order, as they are in the light appearance.
  package var all: [ColorInformation] {
    var colors: [ColorInformation] = []
    grammar?.forEachValue(where: { $0.contains(.colorToken) }) { place in
      guard !place.range.isEmpty, let token = Palette.token(named: text[place.range]) else { return }
      colors.append(ColorInformation(range: place.range, color: token.light))
    }
    return colors
  }

  /// The tokens nearest to `color` that may stand in `range`, the nearest first.
  package func presentations(for color: PaletteColor, in range: ByteRange) -> [ColorPresentation] {
    let present = text[range]
    let nearest = Palette.tokens.enumerated().map { index, token in
      (token: token, distance: token.light.difference(from: color), order: token.name == present ? -1 : index)
    }
    .sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return nearest.prefix(8).map {
      ColorPresentation(label: $0.token.name, edit: TextEdit(range, $0.token.name))
    }
  }
}
