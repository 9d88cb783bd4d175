/// What is drawn above a card to explain its layout.
package enum DrawingOverlay: String, Sendable, CaseIterable {
  /// The frame of every part with its measures.
  case boxes
  /// The distances between parts, and between a part and what holds it.
  case spacing
  /// Where taps reach, red where that is too small or two places overlap.
  case targets
  /// The numbers in which the parts are read aloud.
  case readingOrder = "reading-order"
}
