extension HandoverTarget {
  /// What becomes of each element in the mobile development kit 26.6.
  static let mdkTable = #"""
    group Collection: CardList CardMasonry CardCarousel
    group Cells: ObjectCellList ContactCellList
    group Rows: Row FlexItem
    presses: Action HeaderAction SeeAll
    silent: id lang schema variation role
    any - lines: the client decides how many lines a text has
    any - platform: it stands on both platforms
    any - in: it stands at every width
    any - label alt: there is no place for what is spoken alone
    any - skeleton: the client has its own look while it loads
    any - external unless false: an action of the app decides what it opens
    any - after unless unchanged: a rule changes the page after a tap
    any - disabled unless false: a rule disables it
    any - target: nothing happens on a tap there
    any - size: the client decides the size
    any - kind unless neutral normal: there is no colour for it
    any - icon purpose: there is no icon for it
    any - represents: the shape of the picture is that of the others
    any - limit: the app decides how many there are
    words styles: informative=CardwrightInformative positive=CardwrightPositive critical=CardwrightCritical negative=CardwrightNegative
    words buttonStyles: negative=CardwrightNegative tint=CardwrightInformative
    words tagColors: 1=Mango 2=Red 3=Pink 4=Pink 5=Indigo 6=Blue 7=Teal 8=Green 9=Indigo 10=Grey
    words modes: negative=Deletion
    words menuKinds: negative=Destructive
    words sides: leading=Leading trailing=Trailing
    words axes: horizontal=Horizontal vertical=Vertical
    words buttonTypes: primary=Primary secondary=Secondary tertiary=Text
    words semantics: normal=Normal tint=Tint negative=Negative
    words alignments: leading=Left center=Center trailing=Right
    words typeAlignments: number=Right currency=Right duration=Right
    words accessories: disclosure=DisclosureIndicator detail=DetailButton checkmark=Checkmark
    words selections: multiple=Multiple single~Multiple
    words activities: phone=Phone email=Email message=Message videoCall=VideoCall detail=Detail download~Detail
    words states: complete=Complete inProgress~Open open=Open
    words shares: microHarveyBall=share microRadial=share
    words charts: line=Line column=Column bar=Bar donut=Donut area~Line stackedColumn~Column stackedBar~Bar combo~Column waterfall~Column microArea~Line microColumn~Column stock~Line scatter~Line bubble~Line microBullet~Bar microHarveyBall~Donut microRadial~Donut
    words directions: up=true down=false
    words views: week=Week month=Month
    words indicators: neutral=neutral informative=informative positive=positive critical=critical negative=negative
    form Cells: Section=sections else rows
    form ObjectCardView: TagBar=cards Rating=cards IconStack=cards else object
    form Collection > ObjectCardView: else cards
    form ObjectCell: else alone
    form Cells > ObjectCell: else listed
    form Section > ObjectCell: else listed
    form EmptyState by cause: failed=failed else empty

    # Cards
    CardScene -x there are no cards in a stack over a map; export the cards that stand in it by themselves
    Card -> /Sections[].{Cards[]|Card}: ../_Type="Section.Type.CardCollection"; ../_Name=id; ../Layout.LayoutType="Vertical"; ../Target=data
      ; _Type="CardCollection.Type.Card"; _Name=id; OnPress=press
    ObjectCardView@cards -> /Sections[].{Cards[]|Card}: ../_Type="Section.Type.CardCollection"; ../_Name=id; ../Layout.LayoutType="Vertical"; ../Target=data
      ; _Type="CardCollection.Type.Card"; _Name=id; OnPress=press
      ~ MDK's object card has no tags, rating and icons, so that it is a card
    ObjectCardView@object -> /Sections[].{Cards[]|Card}: ../_Type="Section.Type.ObjectCardCollection"; ../_Name=id; ../Layout.LayoutType="Vertical"; ../Target=data
      ; _Type="ObjectCardCollection.Type.Card"; _Name=id; OnPress=press
    Collection > Card, Collection > ObjectCardView@cards -> {Cards[]|Card}: ../Target=data; _Type="CardCollection.Type.Card"; _Name=id; OnPress=press
    CardList -> /Sections[]: _Type="Section.Type.CardCollection"; _Name=id; Layout.LayoutType="Vertical"; Layout.UseSameHeight=flag(sameHeight); MaxItemCount=number(limit)
      - spacing: the client decides the spaces between cards
    CardMasonry -> /Sections[]: _Type="Section.Type.CardCollection"; _Name=id; Layout.LayoutType="Masonry"; Layout.NumberOfColumns=number(columns)
      ; Layout.UseSameHeight=flag(sameHeight); MaxItemCount=number(limit)
      - spacing lineSpacing alignment order regularColumns unless auto 8 center topMost: the client decides how cards are laid out
    CardCarousel -> /Sections[]: _Type="Section.Type.CardCollection"; _Name=id; Layout.LayoutType="HorizontalScroll"; Layout.UseSameHeight=flag(sameHeight); MaxItemCount=number(limit)
      - columns regularColumns spacing leadingInset trailingInset alignment snapping peek itemWidth unless auto 1 8 16 top true: the client decides how cards scroll
    Collection > Header ->
    Collection > Header > Title -> Header.Caption=text; Header._Type="SectionCommon.Type.Header"
    Collection > Header > Subtitle -x a section has one caption
    Collection > Header > Counter -x a section has one caption
    Collection > Header > IconStack, Collection > Header > DetailImage, Collection > Header > FlexItem -x the header of a section is a caption
    Collection > Header > HeaderAction, Collection > Header > Overflow -x the header of a section is a caption
    Collection > Header > SeeAll -> Footer: _Type="SectionCommon.Type.Footer"; Caption=title; AttributeLabel=attr(total); AccessoryType="DisclosureIndicator"; FooterStyle="Attribute"; OnPress=press
    Collection > EmptyState@empty ->
      - illustration name layout cause unless vertical empty: there is a caption in place of the illustration
    Collection > EmptyState > Title -> EmptySection.Caption=text
    Collection > ObjectCellList -> /Sections[]: _Type="Section.Type.ObjectTable"; _Name=id; Selection.Mode=word(selection,selections); MaxItemCount=number(limit)
      - uniform selecting unless true false: the client decides it
      ~ it stands in a section of its own behind the cards

    # What heads a card
    Card > Media -> Media: _Type="Card.Type.Media"; Image=image(src)
      - height tone unless dark: the client decides the look of pictures
    Media > Caption -x a picture has no text of its own
    Card > Header -> Header._Type="Card.Type.Header"
    Header > Title -> Header.Title=text
    Header > Subtitle -> Header.Subtitle=text
    Header > Counter -> Header.CounterText=text
    Header > DetailImage -> Header.DetailImage=image(src)|icon(icon); Header.DetailImageIsCircular=circle(true,false)
      - initials: a header shows a picture or an icon
    Header > IconStack ->
    Header > IconStack > Icon -> Header.Icons[]=icon(name)
    Header > HeaderAction -> Header.ActionButton: _Type="CardHeader.Type.ActionButton"; _Name=id; Image=icon(icon); OnPress=press
    Header > Overflow ->
    Header > Overflow > Action -> Header.ActionButton.OverflowItems[]: ../_Type="CardHeader.Type.ActionButton"; ../Image="sap-icon://overflow"
      ; _Type="CardHeaderActionButton.Type.OverflowButton"; _Name=id; Title=title; Image=icon(icon); ButtonType=word(kind,menuKinds); OnPress=press
    Header > SeeAll -> Header.ActionButton: _Type="CardHeader.Type.ActionButton"; _Name=id; Image="sap-icon://navigation-right-arrow"; OnPress=press
      - total: a button in a header has an icon alone
      ~ a button in a header has an icon alone
    Header > FlexItem ->
      - position: there is one place for it
      ~ it stands in a row below the header
    Card > ExtendedHeader ->
    ExtendedHeader > Row ->
      + itemSeparator
    Rows > Label -> Header.ExtendedHeaders[ItemType=Label].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; ../ItemSeparator=parent(flag(itemSeparator))
      ; _Type="CardHeaderExtendedHeader.Type.Label"; Text=text; Image=icon(icon); ImagePosition=word(iconPosition,sides)|"Leading"
    Rows > Status -> Header.ExtendedHeaders[ItemType=Label].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; ../ItemSeparator=parent(flag(itemSeparator))
      ; _Type="CardHeaderExtendedHeader.Type.Label"; Text=text; Image=icon(icon); ImagePosition="Leading"; Style=word(kind,styles)
    Rows > Text -> Header.ExtendedHeaders[ItemType=Label].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; ../ItemSeparator=parent(flag(itemSeparator))
      ; _Type="CardHeaderExtendedHeader.Type.Label"; Text=text
    Rows > Tag -> Header.ExtendedHeaders[ItemType=Tag].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Tag"; Text=text; Color=word(accent,tagColors)
      - outlined unless false: tags are filled
    Rows > Rating -> Header.ExtendedHeaders[ItemType=Rating].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Rating"; Score=number(value)
      - reviews reviewsCeiling accented unless false: a rating is its stars
    ExtendedHeader > KPI -> Header.KPIView: _Type="CardHeader.Type.KPIView"; LeftUnit=attr(leadingUnit); RightMetric=text; RightUnit=attr(unit); Footnote=attr(caption)
      - format unless number: a figure is a text as it is

    # The body
    Card > Body ->
    Body > Text -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.Text"; Text=text; NumberOfLines=number(lines)|0
    Body > LabelBar -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.LabelBar"; ItemSeparator=flag(itemSeparator); Layout.LayoutType=word(axis,axes)
    LabelBar > Label -> Items[]: _Type="CardBodyContentLabelBar.Type.Item"; Text=text; Image=icon(icon); ImagePosition=word(iconPosition,sides)|"Leading"
    Body > TagBar -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.LabelBar"
      ~ tags in a body are labels
    Body > TagBar > Tag -> Items[]: _Type="CardBodyContentLabelBar.Type.Item"; Text=text
      - accent outlined unless 10 false: tags in a body are labels
    Body > KeyValue -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.LabelBar"; Layout.LayoutType=word(axis,axes)
      ~ key and value are two labels
    KeyValue > Key, KeyValue > Value -> Items[]: _Type="CardBodyContentLabelBar.Type.Item"; Text=text
    Body > Separator -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.Separator"
    Body > AvatarRow -x a body shows texts, labels, spaces and lines
    Body > Map -x maps take an extension, which is code
    Body > IllustratedMessage -x illustrations take an extension, which is code
    Body > KPI -> /Sections[].KPIItems[].MetricItems[]: ../../_Type="Section.Type.KPISection"; ../../_Name=id; ../CaptionLabel=attr(caption); ../Icon=icon(icon)
      ; LeadingUnit=attr(leadingUnit); Value=figure; TrailingUnit=attr(unit); ../OnPress=press
      - format unless number: a figure is a text as it is
      ~ it stands in a section of its own below the card
    Body > ProgressKPI -> /Sections[].KPIItems[].MetricItems[]: ../../_Type="Section.Type.KPISection"; ../../_Name=id; ../CaptionLabel=attr(caption)
      ; Value=figure(value); TrailingUnit=attr(unit); ../OnPress=press
      - maximum footnote unless 100: the figure stands alone, without its ring
      ~ it stands as a figure in a section of its own below the card
    Cells@sections > EmptyState -x each section would have one, beside others that are full
    Card > EmptyState@empty, Body > EmptyState@empty, ObjectCardView > EmptyState@empty, Cells > EmptyState@empty ->
      - illustration name layout cause unless vertical empty: there is a caption in place of the illustration
    EmptyState@failed -x MDK tells of its own that loading failed
    EmptyState > Title -> ../EmptySection.Caption=text
    Cells > EmptyState > Title -> EmptySection.Caption=text
    Collection > Card > EmptyState, Collection > Card > Body > EmptyState, Collection > ObjectCardView > EmptyState -x what is empty is the whole collection
    EmptyState > Description, EmptyState > Action -x there is a caption alone

    # Tables, charts and the like
    Body > DataTable -> /Sections[]: _Type="Section.Type.DataTable"; _Name=id; Header.Caption=heading
      - header unless true: a table has a header
      - dividers rowAlignment partialRows limit unless false top: the client decides the look of tables
      fold rows Row Target
      ~ it stands in a section of its own below the card
    DataTable > Column -> Header.DataTable.Items[]: Text=text|""; ../../../StickyColumn=if(sticky=true,true); ../../../Row.Layout.ColumnWidth[]=number(width)|-1
      + type alignment
    DataTable > TableRow -> {rows[]|Row}: ../Target=data; OnPress=press
    TableRow > Cell -> Items[]: _Type="DataTableRow.Type.Cell"; DisplayType=if(src,"Image")|"Text"; Value=image(src)|text
      ; TextAlignment=column(word(alignment,alignments))|column(word(type,typeAlignments)); NumberOfLines=number(lines)
      + column
    DataTable > SeeAll, Cells > SeeAll -> Footer: _Type="SectionCommon.Type.Footer"; Caption=title; AttributeLabel=attr(total); AccessoryType="DisclosureIndicator"; FooterStyle="Attribute"; OnPress=press
    Body > Chart -> /Sections[].AnalyticCards[]: ../_Type="Section.Type.AnalyticCardCollection"; ../_Name=id
      ; _Type="Card.Type.Chart"; _Name=id; Title=heading; ChartType=word(type,charts); SeriesTitle=chart(series); DataSeries.Data=chart(values); DataSeries.CategoryTitles=chart(categories)
      - height highlight: the client decides the look of charts
      ~ it stands in a section of its own below the card, with the values that the sample has now
    Chart > KPI -> LeadingUnit=attr(leadingUnit); Metric=text; TrailingUnit=attr(unit)
      - caption format unless number: a figure is a text as it is
    Chart > Trend -> TrendTitle=text; IsTrendUpward=word(direction,directions)
    Chart > Timestamp -> StatusText=text
    Chart > Series -= each
      - type color: the client decides the look of series
    Series > Label -=
    Series > Point -= each value x
      - total unless false: a total is drawn as one more step
      - size open high low color unless false: a point has one value
    Chart > ValueAxis, Chart > CategoryAxis, Chart > Legend -. the client decides the look of axes and legends
    Body > Calendar -> /Sections[]: _Type="Section.Type.Calendar"; _Name=id; CalendarType=word(view,views)|"Week"; SelectedDate=attr(date)
      ; Indicators=[{"_Name":"neutral","Icon":"sap-icon://circle-task"},{"_Name":"informative","Icon":"sap-icon://information"},{"_Name":"positive","Icon":"sap-icon://accept"},{"_Name":"critical","Icon":"sap-icon://alert"},{"_Name":"negative","Icon":"sap-icon://error"}]
      - today: the client knows the day
      ~ it stands in a section of its own below the card, and marks days without the names of events
    Calendar > Event -> Events[]: Date=attr(date); IndicatorName=word(kind,indicators)|"neutral"
      - end: an event is a day
    Body > Timeline -> /Sections[]: _Type="Section.Type.Timeline"; _Name=id; Header.Caption=heading
      ~ it stands in a section of its own below the card
    Timeline > TimelineEntry -> {Cells[].Cell|Cell}: ../Target=data; State=word(state,states)|"Open"; OnPress=press
    TimelineEntry > Timestamp -> Timestamp=text
    TimelineEntry > Title -> Headline=text
    TimelineEntry > Subtitle -> Subhead=text
    TimelineEntry > Footnote -> Attribute=text
    TimelineEntry > Status -> StatusText=text

    # The foot of a card
    Card > Footer ->
      - buttonWidth unless auto: the client decides how wide buttons are
      primary first
    Footer > Action -> Footer.PrimaryAction: ../_Type="Card.Type.Footer"; _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press
    Footer > Action -> Footer.SecondaryAction: ../_Type="Card.Type.Footer"; _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press
    Footer > Action, Footer > Overflow > Action -> Header.ActionButton.OverflowItems[]: ../_Type="CardHeader.Type.ActionButton"; ../Image="sap-icon://overflow"
      ; _Type="CardHeaderActionButton.Type.OverflowButton"; _Name=id; Title=title; Image=icon(icon); ButtonType=word(kind,menuKinds); OnPress=press
      ~ a footer has two buttons, so that it stands in the menu of the header
    Footer > Overflow ->

    # Object cards
    ObjectCardView@object > DetailImage -> DetailImage=image(src)|icon(icon); DetailImageIsCircular=circle(true,false)
      - initials: a card shows a picture or an icon
    ObjectCardView@object > Title -> Title=text
    ObjectCardView@object > Subtitle -> Subhead=text
    ObjectCardView@object > Footnote -> Footnote=text
    ObjectCardView@object > Status -> StatusText=text+", "; Styles.StatusText=word(kind,styles)
    ObjectCardView@object > Description -> Description=text
    ObjectCardView > Overflow ->
    ObjectCardView > Actions ->
      primary first
    ObjectCardView@object > Overflow > Action -> OverflowButtons[]: _Type="ObjectCard.Type.OverflowButton"; _Name=id; Title=title; Image=icon(icon); ButtonType=word(kind,menuKinds); OnPress=press
    ObjectCardView@object > Actions > Action -> PrimaryAction: _Type="ObjectCard.Type.ActionItem"; _Name=id; Title=title; Style=word(kind,buttonStyles); OnPress=press
    ObjectCardView@object > Actions > Action -> SecondaryAction: _Type="ObjectCard.Type.ActionItem"; _Name=id; Title=title; Style=word(kind,buttonStyles); OnPress=press
    ObjectCardView@cards > DetailImage -> Header.DetailImage=image(src)|icon(icon); Header.DetailImageIsCircular=circle(true,false); Header._Type="Card.Type.Header"
      - initials: a card shows a picture or an icon
    ObjectCardView@cards > IconStack ->
    ObjectCardView@cards > IconStack > Icon -> Header.Icons[]=icon(name)
    ObjectCardView@cards > Title -> Header.Title=text; Header._Type="Card.Type.Header"
    ObjectCardView@cards > Subtitle -> Header.Subtitle=text
    ObjectCardView@cards > Footnote -> Header.ExtendedHeaders[ItemType=Label].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Label"; Text=text
    ObjectCardView@cards > Status -> Header.ExtendedHeaders[ItemType=Label].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Label"; Text=text
      ; Image=icon(icon); ImagePosition="Leading"; Style=word(kind,styles)
    ObjectCardView@cards > TagBar ->
    ObjectCardView@cards > TagBar > Tag -> Header.ExtendedHeaders[ItemType=Tag].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Tag"; Text=text; Color=word(accent,tagColors)
      - outlined unless false: tags are filled
    ObjectCardView@cards > Rating -> Header.ExtendedHeaders[ItemType=Rating].Items[]: ../_Type="CardHeader.Type.ExtendedHeader"; _Type="CardHeaderExtendedHeader.Type.Rating"; Score=number(value)
      - reviews reviewsCeiling accented unless false: a rating is its stars
    ObjectCardView@cards > Description -> Body.Contents[]: ../_Type="Card.Type.Body"; _Type="CardBodyContent.Type.Text"; Text=text; NumberOfLines=number(lines)|0
    ObjectCardView@cards > Overflow > Action -> Header.ActionButton.OverflowItems[]: ../_Type="CardHeader.Type.ActionButton"; ../Image="sap-icon://overflow"
      ; _Type="CardHeaderActionButton.Type.OverflowButton"; _Name=id; Title=title; Image=icon(icon); ButtonType=word(kind,menuKinds); OnPress=press
    ObjectCardView@cards > Actions > Action -> Footer.PrimaryAction: ../_Type="Card.Type.Footer"; _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press
    ObjectCardView@cards > Actions > Action -> Footer.SecondaryAction: ../_Type="Card.Type.Footer"; _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press

    # Cells
    ObjectCellList -> /Sections[]: _Type="Section.Type.ObjectTable"; _Name=id; Selection.Mode=word(selection,selections); MaxItemCount=number(limit)
      - uniform selecting unless true false: the client decides it
    Body > ObjectCellList -> /Sections[]: _Type="Section.Type.ObjectTable"; _Name=id; Header.Caption=heading; Selection.Mode=word(selection,selections); MaxItemCount=number(limit)
      - uniform selecting unless true false: the client decides it
      ~ it stands in a section of its own below the card
    ObjectCellList > SelectionActions -x the toolbar of the page is the app's
    ObjectCellList > Section -> /Sections[]: _Type="Section.Type.ObjectTable"; _Name=id
    Section > Title -> Header.Caption=text; Header._Type="SectionCommon.Type.Header"
    Section > Footnote -> Footer.Caption=text; Footer._Type="SectionCommon.Type.Footer"; Footer.FooterStyle="Help"
    ObjectCell@alone -> /Sections[_Type=Section.Type.ObjectTable].{ObjectCells[].ObjectCell|ObjectCell}: ../Target=data; _Type="ObjectTable.Type.ObjectCell"; _Name=id; Selected=flag(selected)
      ; AccessoryType=word(accessory,accessories); OnPress=press
      + descriptionInCompact
      - control unless none: the selection of a list is its control
      - splitPercent: the client decides the widths
    ObjectCell -> {ObjectCells[].ObjectCell|ObjectCell}: ../Target=data; _Type="ObjectTable.Type.ObjectCell"; _Name=id; Selected=flag(selected); AccessoryType=word(accessory,accessories); OnPress=press
      + descriptionInCompact
      - control unless none: the selection of the list is its control
      - splitPercent: the client decides the widths
    ObjectCell > Title -> Title=text
    ObjectCell > Subtitle -> Subhead=text
    ObjectCell > Footnote -> Footnote=text
    ObjectCell > Description -> Description=text; DisplayDescriptionInMobile=parent(flag(descriptionInCompact))|false
    ObjectCell > DetailImage -> AvatarStack.Avatars[]: Image=image(src)|icon(icon); ImageText=attr(initials); ../ImageIsCircular=circle(true,false)
    ObjectCell > AvatarGroup ->
    AvatarGroup > Avatar -> AvatarStack.Avatars[]: Image=image(src)|icon(icon); ImageText=attr(initials); ../ImageIsCircular=circle(true,false)
    ObjectCell > AvatarRow ->
      - total unless 0: there is no place for a number
    AvatarRow > Avatar -> AvatarGrid.Avatars[]: Image=image(src)|icon(icon); ImageText=attr(initials); ../ImageIsCircular=circle(true,false)
    AvatarRow > Label -x a grid of avatars has no text
    ObjectCell > IconStack ->
    ObjectCell > IconStack > Icon -> Icons[]=icon(name)
    ObjectCell > NumericLabel -x a cell has no number in front
    ObjectCell > Rating -x a cell has no stars
    ObjectCell > TagBar ->
    ObjectCell > TagBar > Tag -> Tags[]: Text=text; Color=word(accent,tagColors)
      - outlined unless false: tags are filled
    ObjectCell > Attribute ->
    Attribute > Status, Attribute > Label -> StatusText=text; Styles.StatusText=word(kind,styles)
      - icon iconPosition: the icon would take the place of the text
    Attribute > Status, Attribute > Label -> SubstatusText=text; Styles.SubstatusText=word(kind,styles)
      - icon iconPosition: the icon would take the place of the text
    Attribute > Icon -> StatusImage=icon(name)
    Attribute > Icon -> SubstatusImage=icon(name)
    ObjectCell > ActionsArea ->
    ObjectCell > ActionsArea > Action -> AccessoryButtonIcon=icon(icon); AccessoryButtonText=without(icon,title); OnAccessoryButtonPress=press
    ObjectCell > ActionsArea > Action, ActionsArea > Overflow > Action -> ContextMenu.Items[]: ../_Type="ObjectCell.Type.ContextMenu"; _Type="ObjectCellContextMenu.Type.Item"; _Name=id; Text=title; Image=icon(icon)|"sap-icon://action"; Mode=word(kind,modes); OnSwipe=press; ../TrailingItems[]=id
      ~ a cell has one button, so that it stands in the menu behind a swipe
    ObjectCell > ActionsArea > Overflow ->
    ObjectCell > SwipeActions ->
      + edge
      - fullSwipe: the client decides what a full swipe does
    SwipeActions > Action -> ContextMenu.Items[]: ../_Type="ObjectCell.Type.ContextMenu"; _Type="ObjectCellContextMenu.Type.Item"; _Name=id; Text=title; Image=icon(icon)|"sap-icon://action"; Mode=word(kind,modes); OnSwipe=press
      ; ../LeadingItems[]=within(edge=leading,id); ../TrailingItems[]=within(edge=trailing,id)

    # Contacts
    ContactCellList -> /Sections[]: _Type="Section.Type.ContactCell"; _Name=id; MaxItemCount=number(limit)
      - uniform unless true: the client decides it
    Body > ContactCellList -> /Sections[]: _Type="Section.Type.ContactCell"; _Name=id; Header.Caption=heading; MaxItemCount=number(limit)
      - uniform unless true: the client decides it
      ~ it stands in a section of its own below the card
    ContactCell -> {ContactCells[].ContactCell|ContactCell}: ../Target=data; _Name=id; OnPress=press
    ContactCell > DetailImage -> DetailImage=image(src)|icon(icon); DetailImageText=attr(initials); DetailImageIsCircular=circle(true,false)
    ContactCell > Title -> Headline=text
    ContactCell > Subtitle -> Subheadline=text
    ContactCell > Description -> Description=text
    ContactCell > ActionsArea ->
    ContactCell > ActionsArea > Action -> ActivityItems[]: _Name=id; ActivityType=word(purpose,activities)|"Detail"; ActivityValue=address
      - icon kind: the kind of activity gives the icon
    ContactCell > ActionsArea > Overflow -x a contact has activities alone
    """#
}
