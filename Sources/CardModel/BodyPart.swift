/// One part of a body.
package struct BodyPart: Hashable, Sendable {
  /// Where it stands.
  package let source: PartSource
  /// Whether there is nothing to show: no text, no rows, no points, no pins.
  ///
  /// A calendar without events is still a calendar; a separator says nothing of its own.
  package let isEmpty: Bool
  /// Whether something in it can be tapped of its own.
  package let hasTargets: Bool
  /// What it is.
  package let content: BodyContent

  /// The part that `element` is, as `content` says it.
  init<Element: BodyElement>(_ element: Element, _ content: (Element) -> BodyContent) {
    source = element.source
    isEmpty = element.isEmpty
    hasTargets = element.hasTargets
    self.content = content(element)
  }

  /// The separator at `source`.
  init(separator source: PartSource) {
    self.source = source
    isEmpty = true
    hasTargets = false
    content = .separator
  }
}

/// What a part of a body is; indirect, as parts differ much in size and lists of them are copied.
package indirect enum BodyContent: Hashable, Sendable {
  case text(CardText)
  case keyValue(KeyValue)
  case labelBar(LabelBar)
  case tagBar(TagBar)
  case kpi(KPI)
  case progressKPI(ProgressKPI)
  case avatarRow(AvatarRow)
  case dataTable(DataTable)
  case chart(Chart)
  case calendar(CardCalendar)
  case map(CardMap)
  case timeline(Timeline)
  case message(IllustratedMessage)
  case objectCells(ObjectCellList)
  case contactCells(ContactCellList)
  case separator
  case unknown(UnknownPart)
}

/// An element that may stand in a body.
protocol BodyElement {
  /// Where it stands.
  var source: PartSource { get }
  /// Whether there is nothing to show.
  var isEmpty: Bool { get }
  /// Whether something in it can be tapped of its own.
  var hasTargets: Bool { get }
}

extension BodyElement {
  var hasTargets: Bool { false }
}
