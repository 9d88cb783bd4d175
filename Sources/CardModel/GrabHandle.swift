/// The bar at the top of a card that says it can be dragged.
package struct GrabHandle: Hashable, Sendable {
  /// Where it stands, if the file has it.
  package var source: PartSource?
  /// Its width in points.
  package var width = 48.0
  /// Its height in points.
  package var height = 4.0
  /// Room above it.
  package var above = 6.0
  /// Room below it.
  package var below = 6.0
  /// What VoiceOver says, by position.
  package var labels: [CardPosition: CardText] = [:]
  /// What VoiceOver adds.
  package var hint: CardText?

  /// The handle as the source draws it (TGC).
  package init() {}

  /// Its height with the room around it.
  package var room: Double { above + height + below }
}

extension GrabHandle {
  init(_ element: CardElement) {
    self.init()
    source = element.source
    width = element.length(.width) ?? width
    height = element.length(.height) ?? height
    above = element.length(.above) ?? above
    below = element.length(.below) ?? below
    for child in element.children {
      if child.name == .handleLabel, let position = child.position(.position) { labels[position] = CardText(child) }
      if child.name == .hint { hint = CardText(child) }
    }
  }
}
