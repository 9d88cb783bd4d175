// Facts of FioriSwiftUICore 26.8.0 and of SwiftUI; what is not here cannot be written.
extension SwiftSignatures {
  /// Components that are written by what they are given alone.
  static let fiori = SwiftSignatures(
    """
    Card: mediaImage=image description=text title=text! subtitle=text icons=icons detailImage=image headerAction=button counter=text flexItem=view flexItemPosition=word row1=view row2=view row3=view kpi=figure kpiCaption=text cardBody=view action=button secondaryAction=button tertiaryAction=button
    ObjectItem: title=text! subtitle=text footnote=text description=text status=status substatus=status detailImage=image icons=icons avatars=avatars footnoteIcons=avatars footnoteIconsText=text tags=tags action=button objectItemButton=button showsDescriptionInCompact=flag
    ContactItem: title=text! subtitle=text description=text detailImage=image activityItems=activities
    AvatarStack: avatars=avatars avatarsTitle=text
    KeyValueItem: key=text! value=text axis=word
    IllustratedMessage: detailImage=image title=text! description=text action=button detailImageSize=word
    LabelItem: icon=image title=attributed! alignment=word
    Timeline: timestamp=attributed timelineNode=word title=attributed! subtitle=attributed attribute=attributed status=status
    VStack: alignment=word spacing=length content=view
    HStack: alignment=word spacing=length content=view
    List: content=view
    Section: content=view header=view footer=view
    MasonryLayout: numOfColumns=whole viewOrder=word spacing=length lineSpacing=length alignment=word content=view
    Divider:
    swipeActions: edge=word allowsFullSwipe=flag content=view
    """)

  /// Words that are the standard, and are not written.
  static let standards: [String: String] = [
    "KeyValueItem.axis": "horizontal", "MasonryLayout.viewOrder": "topMost", "MasonryLayout.alignment": "center",
    "ObjectItem.showsDescriptionInCompact": "false", "MasonryLayout.spacing": "8", "MasonryLayout.lineSpacing": "8",
    "MasonryLayout.numOfColumns": "1",
  ]

  /// Views that apps use beside those that are written.
  static let others: Set<String> = [
    "AnyView", "ContentUnavailableView", "HSplitView", "KPIView", "NavigationSplitView", "NavigationView", "ObjectView",
    "OnboardingView", "SidebarView", "TextOrIconView", "TimelineNodeView", "TimelineView", "TupleView", "VSplitView",
    "WebView",
  ]

  /// Names that types of the data cannot have, as views use them.
  static let reserved: Set<String> = Set(fiori.parameters.keys).union(
    """
    Actions ActivityItemDataType ActivityItems Any Array AsyncImage AttributedString Avatars Body Bool Bundle Button CGFloat CGSize
    CLLocationCoordinate2D CalendarModel CalendarView Carousel ChartModel ChartView Circle CodingKey CodingKeys Color ColorStyle
    ColumnAttribute DataImageItem DataPicture DataTable DataTextItem Date Decodable Double EdgeInsets EmptyView Environment FigurePart
    FioriButton FioriIcon FioriSecondaryButtonStyle Font FootnoteIcons ForEach Hashable Image Int KPIItem KPIProgressItem
    KPISubItemModel KPISubitemType Label MHStack Map Marker Menu Never Optional ProgressView RatingControl RoundedRectangle ScaledMetric
    ScrollView Self Sendable Set Spacer State String TableModel TableRowItem Tag TagStack Text TextOrIcon Type UUID URL View Void
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
