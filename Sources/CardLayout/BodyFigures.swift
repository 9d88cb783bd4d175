/// The figures of a card's body, in points, each with the key of its source (fiori.md section 0).
package enum BodyFigures {
  // MARK: KPI with progress (FS/KPIProgressItemStyle; KPI-I)

  package static let smallRing = 104.0
  package static let largeRing = 130.0
  package static let ringWidth = 2.0
  /// Room of the caption in a small ring.
  package static let ringCaption = 86.0
  package static let ringFootnoteLines = 2

  // MARK: Avatars (AV-I; FS/ObjectItemStyle)

  package static let avatarLimit = 6
  package static let avatarSpacing = -1.0
  package static let avatarLabelGap = 6.0
  package static let avatarGroup = 45.0
  package static let avatarGroupLimit = 2

  // MARK: Data table (DataTable/TableViewLayout; on cards FS/CardStyle's sample)

  package static let column = 48.0
  /// A flexible column's greatest share when not all fit.
  package static let columnShare = 0.5
  package static let tableRow = 20.0
  package static let cellVertical = 2.0
  package static let cellHorizontal = 4.0
  package static let tableHeaderVertical = 8.0
  package static let tableDivider = 1.0
  package static let tableImage = 45.0
  package static let tableIcon = 20.0
  /// Android (DT-A).
  package static let androidRowLines = 2
  package static let androidStickyShare = 0.3

  // MARK: Timeline (FS/TimelineStyle)

  package static let timeColumn = 60.0
  package static let nodeColumn = 15.0
  package static let timelineLine = 2.0

  // MARK: Illustrated message (FS/IllustratedMessageStyle)

  package static let illustrationGap = 16.0
  package static let messageTitleGap = 4.0
  package static let messageActionsTop = 16.0

  // MARK: Charts (CH-I)

  package static let legendEntries = 4

  // MARK: Of our own, where no source gives a figure

  package static let plotHeight = 140.0
  package static let donutHeight = 132.0
  package static let microHeight = 44.0
  package static let microRadial = 64.0
  package static let bulletHeight = 28.0
  package static let barRow = 32.0
  package static let plotGap = 6.0
  package static let chartLine = 2.0
  package static let gridline = 0.5
  package static let legendSwatch = 8.0
  package static let legendGap = 4.0
  package static let legendSpacing = 12.0
  package static let mapAspect = 2.0
  package static let mapRadius = 8.0
  package static let calendarDay = 32.0
  package static let calendarDot = 4.0
  package static let calendarDots = 3
  package static let timelineGap = 8.0
  package static let timelineEntryGap = 12.0
}
