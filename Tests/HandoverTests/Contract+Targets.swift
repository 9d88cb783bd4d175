import JSON

extension Contract {
  /// The sections of the mobile development kit 26.6 that an export writes.
  static let mdk = Contract(
    """
    CardCollection: _Type! text, _Name text, Card Card, Cards [Card], Layout CardLayout, Header SectionHeader, Footer SectionFooter, EmptySection Empty, MaxItemCount int, Target rule
    CardLayout: LayoutType HorizontalScroll|Vertical|Masonry, NumberOfColumns int, UseSameHeight bool
    Card: _Type! text, OnPress rule, Media Media, Header Header, Body Body, Footer Footer
    Media: Image! picture
    Header: Title text, Subtitle text, DetailImage picture, DetailImageIsCircular bool, Icons [picture], CounterText text, ActionButton ActionButton, ExtendedHeaders [ExtendedHeader], KPIView KPIView
    ActionButton: Image picture, OnPress rule, OverflowItems [OverflowItem]
    OverflowItem: Title text, Image picture, OnPress rule, ButtonType Normal|Destructive|Disabled
    ExtendedHeader: ItemType! Label|Rating|Tag, ItemSeparator bool, Items [ExtendedItem]
    ExtendedItem: Text text, Image picture, ImagePosition Leading|Trailing, Style text, Score number, Color Red|Blue|Green|Pink|Indigo|Mango|Teal|Grey
    KPIView: LeftUnit text, LeftMetric text, RightMetric text, RightUnit text, Footnote text
    Body: Contents [BodyContent]
    BodyContent: _Type! text, Text text, NumberOfLines int, ItemSeparator bool, Layout LabelLayout, Items [BodyItem]
    LabelLayout: LayoutType Horizontal|Vertical
    BodyItem: Text text, Image picture, ImagePosition Leading|Trailing
    Footer: PrimaryAction FooterAction, SecondaryAction FooterAction
    FooterAction: _Type! text, _Name! text, Title text, ButtonType Primary|Secondary|Text, Semantic Normal|Tint|Negative, Image picture, Enabled bool, OnPress rule
    ObjectCardCollection: _Type! text, Card ObjectCard, Cards [ObjectCard], Layout ObjectLayout, EmptySection Empty, Target rule
    ObjectLayout: LayoutType HorizontalScroll|Vertical
    ObjectCard: _Type! text, Title text, Subhead text, Footnote text, DetailImage picture, DetailImageIsCircular bool, StatusText text, Description text, OnPress rule, OverflowButtons [OverflowItem], PrimaryAction ActionItem, SecondaryAction ActionItem, Styles Styles
    ActionItem: Title text, OnPress rule, Style text
    Styles: StatusText text, SubstatusText text
    ObjectTable: _Type! text, ObjectCell ObjectCell, ObjectCells [ObjectCellEntry], Selection Selection, MaxItemCount int, Target rule, Header SectionHeader, Footer SectionFooter, EmptySection Empty
    Selection: Mode None|Multiple
    ObjectCellEntry: ObjectCell! ObjectCell
    ObjectCell: Title text, Subhead text, Footnote text, Description text, DisplayDescriptionInMobile bool, StatusText text, StatusImage picture, SubstatusText text, SubstatusImage picture, Icons [picture], AvatarStack Avatars, AvatarGrid Avatars, Tags [Tag], AccessoryType Checkmark|DetailButton|DetailDisclosureButton|DisclosureIndicator|None, AccessoryButtonIcon picture, AccessoryButtonText text, OnAccessoryButtonPress rule, ContextMenu ContextMenu, Selected bool, OnPress rule, Styles Styles
    Avatars: Avatars! [Avatar], ImageIsCircular bool
    Avatar: Image picture, ImageText text
    Tag: Text text, Color Red|Blue|Green|Pink|Indigo|Mango|Teal|Grey
    ContextMenu: LeadingItems [text], TrailingItems [text], Items [MenuItem]
    MenuItem: _Name! text, Image! picture, Text text, Mode Normal|Deletion, OnSwipe rule
    ContactCell: _Type text, ContactCell Contact, ContactCells [ContactEntry], MaxItemCount int, Target rule, Header SectionHeader, Footer SectionFooter, EmptySection Empty
    ContactEntry: ContactCell! Contact
    Contact: Headline text, Subheadline text, Description text, DetailImage picture, DetailImageText text, DetailImageIsCircular bool, ActivityItems [Activity], OnPress rule
    Activity: ActivityType Phone|Email|Message|VideoCall|Detail, ActivityValue text
    DataTable: _Type! text, Row! Row, Target! rule, Header! TableHeader, StickyColumn bool, Footer SectionFooter
    TableHeader: Caption text, DataTable TableColumns
    TableColumns: Items [TableColumn]
    TableColumn: Text text
    Row: Items [Cell], Layout RowLayout, OnPress rule
    RowLayout: ColumnWidth [int]
    Cell: DisplayType Text|Image, Value text, TextAlignment Left|Right|Center, NumberOfLines int
    AnalyticCardCollection: _Type! text, AnalyticCards! [ChartCard]
    ChartCard: _Type! text, ChartType Line|Column|Bar|Donut, Title text, StatusText text, TrendTitle text, IsTrendUpward bool, LeadingUnit text, Metric text, TrailingUnit text, SeriesTitle [text], DataSeries DataSeries
    DataSeries: Data [[number]], CategoryTitles [text]
    KPISection: _Type! text, KPIItems! [KPIItem]
    KPIItem: CaptionLabel text, Icon picture, MetricItems [Metric], OnPress rule
    Metric: LeadingUnit text, Value text, TrailingUnit text
    Timeline: _Type! text, Cell TimelineCell, Cells [TimelineEntry], Target rule, Header SectionHeader
    TimelineEntry: Cell! TimelineCell
    TimelineCell: Headline text, Subhead text, Attribute text, Timestamp text, StatusText text, State Start|Open|Complete|End, OnPress rule
    Calendar: _Type! text, CalendarType Week|Month|Expandable|DateRange, SelectedDate text, Events [Event], Indicators [Indicator]
    Event: Date! text, IndicatorName! text
    Indicator: _Name! text, Icon! icon
    SectionHeader: Caption text
    SectionFooter: Caption text, AttributeLabel text, AccessoryType DisclosureIndicator|None, FooterStyle Attribute|Help|Title, OnPress rule
    Empty: Caption text
    Page: _Type! =Page, _Name! text, Controls! [Control]
    Control: _Type! text, Sections! [any]
    """)

  /// The manifest of a UI5 integration card 2.8.0, as far as an export writes it.
  static let ui5 = Contract(
    """
    Manifest: _version! =2.8.0, sap.app! App, sap.ui! UI, sap.card! any
    App: id! text, type! =card, title! text, applicationVersion! Version
    Version: version! text
    UI: technology! =UI5, deviceTypes! any
    Card: type! AdaptiveCard|Analytical|Calendar|List|Object|Table|Timeline, header! any, data Data, configuration Configuration, content any, footer Footer
    Data: request Request, path text, json any
    Request: url! text
    Configuration: messages Messages
    Messages: noData NoData
    NoData: title text, description text, type text
    Footer: actionsStrip [StripItem]
    StripItem: type Button|Link|Label|ToolbarSpacer, text text, icon icon, tooltip text, buttonType Accept|Default|Emphasized|Ghost|Negative|Reject|Transparent, overflowPriority AlwaysOverflow|Disappear|High|Low|NeverOverflow, visible bool, actions [Action]
    Action: type! Custom|Navigation, parameters Parameters, enabled bool
    Parameters: url text, target text, id text
    Default: title text, titleMaxLines number, subtitle text, subtitleMaxLines number, actions [Action], icon HeaderIcon, status Status, infoSection InfoSection, visible bool
    Numeric: type! =Numeric, title text, titleMaxLines number, subtitle text, subtitleMaxLines number, actions [Action], status Status, infoSection InfoSection, unitOfMeasurement text, mainIndicator HeaderIndicator, details text
    HeaderIndicator: number text, unit text, trend Down|None|Up, state Good|Error|Neutral|Critical
    HeaderIcon: src text, alt text, shape Square|Circle, initials text, visible bool
    Status: text text
    InfoSection: rows [InfoRow]
    InfoRow: justifyContent SpaceBetween|Start|End, items [ObjectStatus]
    ObjectStatus: type =Status, value text, title text, state Error|Success|Warning|None|Information, showStateIcon bool, customStateIcon icon, inverted bool
    List: data Data, item ListItem, maxItems number
    ListItem: title text, description text, info ObjectStatus, icon HeaderIcon, attributes [ObjectStatus], actions [Action], actionsStrip [StripItem]
    Table: data Data, row TableRow, maxItems number
    TableRow: columns! [TableColumn], actions [Action]
    TableColumn: title text, width text, hAlign Begin|Center|End, value text, icon HeaderIcon, state Error|Success|Warning|None|Information, showStateIcon bool, customStateIcon icon
    Object: groups [Group]
    Group: alignment Default|Stretch, items! [ObjectItem]
    ObjectItem: type NumericData|Status|RatingIndicator|Image, label text, value any, maxLines number, icon HeaderIcon, inverted bool, mainIndicator HeaderIndicator, details text, maxValue number, src text, alt text, fullWidth bool, height text, overlay Overlay, actions [Action]
    Overlay: title text
    Timeline: data Data, item TimelineItem
    TimelineItem: title Field, description Field, dateTime Field, owner Field, actions [Action]
    Field: value text
    Calendar: data Data, date text, item CalendarItem
    CalendarItem: path text, template CalendarEvent
    CalendarEvent: startDate text, endDate text, title text, type Type01|Type02|Type05|Type06|Type08, actions [Action]
    Analytical: data Data, chartType text, dimensions [Measure], measures [Measure], feeds [Feed]
    Measure: name text, value text
    Feed: type Measure|Dimension, uid text, values [text]
    """)

  /// What is wrong with an MDK page.
  static func faults(page: JSONValue) -> [String] {
    let sections = page["Controls"]?[0]?["Sections"]?.array ?? []
    return mdk.faults(page, "Page") + (sections.isEmpty ? ["no section"] : [])
      + sections.enumerated().flatMap { index, section -> [String] in
        guard let type = section["_Type"]?.string, type.hasPrefix("Section.Type.") else {
          return ["\(index): no section"]
        }
        return mdk.faults(section, String(type.dropFirst(13)), at: "\(index)")
      }
  }

  /// What is wrong with a UI5 manifest.
  static func faults(manifest: JSONValue) -> [String] {
    guard let card = manifest["sap.card"] else { return ["no card"] }
    let header = card["header"] ?? .null
    return ui5.faults(manifest, "Manifest") + ui5.faults(card, "Card", at: "card")
      + ui5.faults(header, header["type"] == nil ? "Default" : "Numeric", at: "card/header")
      + (card["content"].map { ui5.faults($0, card["type"]?.string ?? "", at: "card/content") } ?? [])
  }
}
