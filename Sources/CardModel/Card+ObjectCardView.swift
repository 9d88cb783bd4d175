extension Card {
  /// The card as which Android shows an object card view: labels in the header, statuses, tags and rating in rows of the
  /// extended header, the description in the body, the actions in the footer (HD-A, BD-A, FT-A).
  package init(_ view: ObjectCardView) {
    let source = view.container.source
    self.init(container: view.container, emptyStates: view.emptyStates, unknown: view.unknown)
    var labels = view.header
    (labels.footnote, labels.statuses) = (nil, [])
    header = labels
    let rows = [
      view.header.footnote.map { [InlineItem.text($0)] } ?? [], view.header.statuses.map(InlineItem.status),
      view.tagBar?.tags.map(InlineItem.tag) ?? [], view.rating.map { [InlineItem.rating($0)] } ?? [],
    ].filter { !$0.isEmpty }
    if !rows.isEmpty {
      extendedHeader = ExtendedHeader(
        source: source, rows: rows.map { HeaderRow(source: source, items: $0, hasSeparators: false) })
    }
    if let description = view.description {
      body = CardBody(source: description.source, parts: [BodyPart(description, BodyContent.text)], emptyStates: [])
    }
    if let first = view.actions.first {
      footer = Footer(source: first.text.source, actions: view.actions, buttonWidth: .auto)
    }
  }
}
