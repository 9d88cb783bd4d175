/// A part of a card that adds itself to a page: one small value an element.
package protocol Component {
  /// Adds its boxes and what they paint.
  func compose(into page: inout Composition)
}

/// Something that can be put into words for those who hear a card; only a drawing asks for them.
protocol Spoken {
  /// What is read aloud.
  var spoken: String { get }
}
