/// What happened and what comes next.
package struct Timeline: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its steps from the first to the last.
  package var entries: [TimelineEntry]
}

/// One step of a timeline.
package struct TimelineEntry: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// When it was or will be.
  package var timestamp: CardText?
  /// What it is.
  package var title: CardText?
  /// What there is to know about it.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// What state it is in.
  package var status: Status?
  /// How far it has come.
  package var state: EntryState
  /// What a tap opens, if anything.
  package var target: String?
}

/// How far an entry of a timeline has come.
package enum EntryState: String, Sendable, CaseIterable {
  case complete, inProgress, open
}

extension Timeline: BodyElement {
  init(_ element: CardElement) {
    self.init(source: element.source, entries: element.parts(.timelineEntry, TimelineEntry.init))
  }

  var isEmpty: Bool { entries.isEmpty }
}

extension TimelineEntry {
  init(_ element: CardElement) {
    let source = element.linkedSource
    self.init(source: source, state: element.choice(.state, .open), target: source.link?.target)
    for child in element.children {
      switch child.name {
      case .timestamp: timestamp = CardText(child)
      case .title: title = CardText(child)
      case .subtitle: subtitle = CardText(child)
      case .footnote: footnote = CardText(child)
      case .status: status = Status(child)
      default: continue
      }
    }
  }
}
