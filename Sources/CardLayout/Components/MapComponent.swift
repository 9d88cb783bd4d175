import CardModel
import LayoutCore
import Standards

/// A map with its pins.
struct MapComponent: Component {
  let map: CardMap

  func compose(into page: inout Composition) {
    var map = map
    map.pins.removeAll { !page.shows($0.text.source) }
    let drawing = MapDrawing(pins: map.pins, zoom: map.zoom, focus: map.focus, cornerRadius: BodyFigures.mapRadius)
    // Any other zoom shows all pins.
    if case .exactly = map.zoom {
      let width = page.context.innerWidth
      let height = map.height ?? min(width / BodyFigures.mapAspect, BodyFigures.mapHeight)
      for pin in drawing.pinsOutside(width, height) { page.giveUp(.pinOutside, pin.text.source) }
    }
    page.leaf(
      map.height.map { BoxStyle(width: .fill, height: .fixed($0)) }
        ?? BoxStyle(width: .fill, height: .atMost(BodyFigures.mapHeight), aspectRatio: BodyFigures.mapAspect),
      Paint(
        role: .map, label: page.spoken(map), source: map.source, isRead: true, isTouchable: map.target != nil,
        drawing: .map(drawing)))
  }
}

extension CardMap: Spoken {
  /// Its label, or the names of its pins.
  var spoken: String {
    guard label.isEmpty else { return label }
    return DrawnWord.mapOf(source.language, Punctuation(source.language).list(pins.map { $0.text.string }))
  }
}
