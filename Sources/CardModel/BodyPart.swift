/// One part of a body.
package struct BodyPart: Hashable, Sendable {
  /// Where it stands.
  package let source: PartSource
  /// Whether there is nothing to show: no text, no rows, no points, no pins.
  ///
  /// A calendar without events is still a calendar; a separator says nothing of its own.
  package let isEmpty: Bool
  /// Whether it has a message of its own for when there is nothing to show.
  package let hasEmptyState: Bool
  /// Whether something in it can be tapped of its own.
  package let hasTargets: Bool
  /// What it is.
  package let content: BodyContent

  /// The part that `part` is; `content` says which.
  init<Part: BodyElement>(_ part: Part, _ content: (Part) -> BodyContent) {
    source = part.source
    isEmpty = part.isEmpty
    hasEmptyState = part.hasEmptyState
    hasTargets = part.hasTargets
    self.content = content(part)
  }

  /// The separator at `source`.
  private init(separator source: PartSource) {
    self.source = source
    isEmpty = true
    hasEmptyState = false
    hasTargets = false
    content = .separator
  }

  /// The part of a body, or of a card in a scene, that `element` describes.
  init(_ element: CardElement) {
    self =
      switch element.name {
      case .text: BodyPart(CardText(element), BodyContent.text)
      case .keyValue: BodyPart(KeyValue(element), BodyContent.keyValue)
      case .labelBar: BodyPart(LabelBar(element), BodyContent.labelBar)
      case .tagBar: BodyPart(TagBar(element), BodyContent.tagBar)
      case .kpi: BodyPart(KPI(element), BodyContent.kpi)
      case .progressKPI: BodyPart(ProgressKPI(element), BodyContent.progressKPI)
      case .avatarRow: BodyPart(AvatarRow(element), BodyContent.avatarRow)
      case .dataTable: BodyPart(DataTable(element), BodyContent.dataTable)
      case .chart: BodyPart(Chart(element), BodyContent.chart)
      case .calendar: BodyPart(CardCalendar(element), BodyContent.calendar)
      case .map: BodyPart(CardMap(element), BodyContent.map)
      case .timeline: BodyPart(Timeline(element), BodyContent.timeline)
      case .illustratedMessage: BodyPart(IllustratedMessage(element), BodyContent.message)
      case .objectCellList: BodyPart(ObjectCellList(element), BodyContent.objectCells)
      case .contactCellList: BodyPart(ContactCellList(element), BodyContent.contactCells)
      case .separator: BodyPart(separator: element.source)
      default: BodyPart(UnknownPart(element), BodyContent.unknown)
      }
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
  /// Whether it has a message of its own for when there is nothing to show.
  var hasEmptyState: Bool { get }
  /// Whether something in it can be tapped of its own.
  var hasTargets: Bool { get }
}

extension BodyElement {
  var hasEmptyState: Bool { false }
  var hasTargets: Bool { false }
}
