extension IllustratedMessage {
  /// What is shown in place of an empty card whose file has no message for that.
  package static func standard(_ source: PartSource) -> IllustratedMessage {
    let title = CardText(
      string: DrawnWord.nothingToShow(source.language), lineLimit: nil, missingPaths: [], source: source)
    return IllustratedMessage(
      source: source, title: title, description: nil, actions: [], size: .small, name: nil, layout: .vertical,
      cause: .empty)
  }
}
