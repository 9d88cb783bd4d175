extension CardText {
  /// `text` as people read it: without white space at its ends, and each run of it inside as one space.
  package static func collapsed(_ text: String) -> String {
    String(decoding: WhiteSpace.collapsed(Array(text.utf8)), as: UTF8.self)
  }
}
