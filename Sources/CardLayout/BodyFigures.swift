/// The figures of a card's body, in points, each with the key of its source (``GuidelineSource``).
enum BodyFigures {
  // MARK: KPI with progress (FS/KPIProgressItemStyle; KPI-I)

  static let smallRing = 104.0
  static let largeRing = 130.0
  static let ringWidth = 2.0
  /// Room of the caption in a small ring.
  static let ringCaption = 86.0
  /// Width and leading of a figure in a ring, as shares of its diameter.
  static let ringFigureWidth = 0.78
  static let ringFigureHeight = 0.36
  static let ringFootnoteLines = 2

  // MARK: Avatars (AV-I; FS/ObjectItemStyle)

  static let avatarLimit = 6
  static let avatarSpacing = -1.0
  static let avatarLabelGap = 6.0
  static let avatarGroup = 45.0

  // MARK: Data table (DataTable/TableViewLayout; on cards FS/CardStyle's sample)

  static let column = 48.0
  /// A flexible column's greatest share when not all fit.
  static let columnShare = 0.5
  static let tableRow = 20.0
  static let cellVertical = 2.0
  static let cellHorizontal = 4.0
  static let tableHeaderVertical = 8.0
  static let tableDivider = 1.0
  static let tableImage = 45.0
  static let tableIcon = 20.0
  /// Android (DT-A).
  static let androidRowLines = 2
  static let androidStickyShare = 0.3

  // MARK: Timeline (FS/TimelineStyle)

  static let timeColumn = 60.0
  static let nodeColumn = 15.0
  static let timelineLine = 2.0

  // MARK: Illustrated message (FS/IllustratedMessageStyle)

  static let illustrationGap = 16.0
  static let messageTitleGap = 4.0
  static let messageActionsTop = 16.0

  // MARK: Charts (CH-I)

  static let legendEntries = 4

  // MARK: Of our own, where no source gives a figure

  /// Above and below what a row of a table holds that takes taps.
  static let touchableCellVertical = 8.0
  /// From the value of one column to the title of the next, where the cells of a row stand below one another: a value belongs to
  /// the title above it, which is nearer.
  static let stackedCellGap = 8.0
  static let plotHeight = 140.0
  static let donutHeight = 132.0
  static let microHeight = 44.0
  static let microRadial = 64.0
  static let bulletHeight = 28.0
  static let barRow = 32.0
  static let thinBar = 16.0
  static let plotGap = 6.0
  /// From one label of a value to the next, in its lines.
  static let tickPitch = 1.25
  static let chartLine = 2.0
  static let gridline = 0.5
  static let legendSwatch = 8.0
  static let legendGap = 4.0
  static let legendSpacing = 12.0
  static let mapAspect = 2.0
  static let mapHeight = 260.0
  static let mapRadius = 8.0
  static let calendarDay = 32.0
  static let calendarDot = 4.0
  static let calendarDotMost = 8.0
  static let calendarDots = 3
  static let timelineGap = 8.0
  /// The most of a timeline's width that its times have beside the titles.
  static let timeShare = 0.4
  static let timelineEntryGap = 12.0
}
