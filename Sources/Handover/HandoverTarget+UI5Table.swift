extension HandoverTarget {
  /// What becomes of each element in a UI5 integration card, manifest 2.8.0.
  static let ui5Table = #"""
    group Collection: CardList CardMasonry CardCarousel
    group Rows: Row FlexItem
    split Collection: Card ObjectCardView ObjectCellList
    presses: Action HeaderAction SeeAll
    silent: id lang schema variation role
    any - lines: the host decides how many lines a text has
    any - platform in: it stands on every platform and at every width
    any - label alt: there is no place for what is spoken alone
    any - skeleton: the host has its own look while it loads
    any - after unless unchanged: nothing changes after a tap
    any - disabled unless false: it cannot be disabled there
    any - target external: nothing happens on a tap there
    any - size accented: the host decides the size and the look
    any - kind unless neutral normal: there is no colour for it
    any - icon purpose iconPosition: there is no icon for it
    any - represents shape initials: the shape of the picture is that of the others
    any - limit: the host decides how many there are
    any - itemSeparator axis layout unless false horizontal vertical: the host decides how it is laid out
    any - accent outlined unless 10 false: tags have one look
    any - reviews reviewsCeiling: a rating is its value
    any - uniform selection selecting unless true none false: the host decides the look of lists
    words states: neutral=None informative=Information positive=Success critical=Warning negative=Error
    words indicators: neutral=Neutral positive=Good critical=Critical negative=Error
    words kindButtons: negative=Negative tint~Emphasized
    words roleButtons: primary=Emphasized secondary=Default tertiary=Transparent
    words alignments: leading=Begin center=Center trailing=End
    words typeAlignments: number=End currency=End duration=End
    words trends: up=Up down=Down steady=None
    words eventTypes: neutral=Type06 informative=Type05 positive=Type08 critical=Type01 negative=Type02
    words shares: microHarveyBall=share microRadial=share
    words points: scatter=plain bubble=sized
    words charts: line=line area=area column=column bar=bar stackedColumn=stacked_column stackedBar=stacked_bar combo=combination waterfall=waterfall donut=donut scatter=scatter bubble=bubble stock~line microColumn~column microArea~area microBullet~bar microHarveyBall~donut microRadial~donut
    form Card in Body: ObjectCellList=list ContactCellList=list DataTable=table Chart=analytical Timeline=timeline Calendar=calendar else object
    form ExtendedHeader in ../Header: DetailImage=plain else numeric
    form Chart in ../../Header: DetailImage=plain else numeric
    form ObjectCell: else alone
    form ObjectCellList > ObjectCell: else listed
    form Section > ObjectCell: else listed
    form EmptyState by cause: failed=failed else empty

    # Cards: one manifest each
    CardScene -x there are no cards in a stack over a map; export the cards that stand in it by themselves
    Card@list -> type="List"; header.actions=press
    Card@table -> type="Table"; header.actions=press
    Card@analytical -> type="Analytical"; header.actions=press
    Card@timeline -> type="Timeline"; header.actions=press
    Card@calendar -> type="Calendar"; header.actions=press
    Card@object -> type="Object"; header.actions=press
    ObjectCardView -> type="Object"; header.actions=press
    Collection ->
      - sameHeight spacing lineSpacing alignment order columns regularColumns leadingInset trailingInset snapping peek itemWidth: the host lays cards out
      ~ each card is a manifest, and the host lays them out
    Collection > Header -x the host has what stands around cards
    Collection > EmptyState -x the host has what stands around cards

    # What heads a card
    Card > Media -x pictures stand in cards of type Object alone
    Card@object > Media -> content.groups[alignment=Stretch].items[]: type="Image"; src=image(src); alt=attr(alt); fullWidth=true; height=pixels(height)
      - tone unless dark: a picture keeps its look
    Media > Caption -> overlay.title=text
    Card > Header ->
    Header > Title -> header.title=text; header.titleMaxLines=number(lines)
    Header > Subtitle -> header.subtitle=text; header.subtitleMaxLines=number(lines)
    Header > Counter -> header.status.text=text
    Header > DetailImage -> header.icon.src=image(src)|icon(icon); header.icon.initials=attr(initials); header.icon.alt=if(alt,attr(alt)); header.icon.shape=circle("Circle","Square")
    Header > IconStack -x a header has one picture
    Header > HeaderAction -> footer.actionsStrip[]: icon=icon(icon); tooltip=attr(label); overflowPriority="AlwaysOverflow"; text=attr(label); actions=press
      ~ a header has no buttons, so that it stands in the menu of the footer
    Header > Overflow ->
    Overflow > Action -> /footer.actionsStrip[]: text=title; icon=icon(icon); overflowPriority="AlwaysOverflow"; actions=press
      - kind: items of a menu look alike
      ~ it stands in the menu of the footer
    Header > SeeAll -> footer.actionsStrip[]: type="Link"; text=title; actions=press
      - total: a link is a text
      ~ a header has no links, so that it stands in the footer
    Header > FlexItem -> header.infoSection.rows[]:
      - position: there is one place for it
      ~ it stands in a row below the header
    Card > ExtendedHeader ->
    ExtendedHeader > Row -> header.infoSection.rows[]:
    Rows > Label -> items[]: type="Status"; value=text; customStateIcon=icon(icon); showStateIcon=if(icon,true)
    Rows > Status -> items[]: type="Status"; value=text; state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
    Rows > Tag -> items[]: type="Status"; value=text; inverted=true
    Rows > Text -> items[]: type="Status"; value=text
    Rows > Rating -> items[]: type="Status"; value=attr(value)
      ~ it stands as a number
    ExtendedHeader@numeric > KPI -> header.type="Numeric"; header.mainIndicator.number=text; header.mainIndicator.unit=attr(unit); header.unitOfMeasurement=attr(leadingUnit)
      ; header.mainIndicator.state=word(kind,indicators); header.details=attr(caption)
      - format unless number: a figure is a text as it is
    ExtendedHeader > KPI -> header.infoSection.rows[].items[]: type="Status"; title=attr(caption); value=amount(leadingUnit,unit); state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
      - format unless number: a figure is a text as it is
      ~ a header with a picture has no figure, so that it stands in a row below it

    # The body of an object
    Card > Body ->
    Body > Text, Body > LabelBar, Body > TagBar, Body > KPI, Body > ProgressKPI, Body > KeyValue -x the body of a card is one list, table, chart, calendar or timeline
    Body > ObjectCellList, Body > ContactCellList, Body > DataTable, Body > Chart, Body > Timeline, Body > Calendar -x the body of a card is one list, table, chart, calendar or timeline
    Body > Separator -. a group has no lines
    Body > AvatarRow -x a group of pictures takes a list in the data
    Body > Map -x maps take a component, which is code
    Body > IllustratedMessage -x a message stands alone where there are no data
    Card@object > Body > Text -> content.groups[alignment=Stretch].items[]: value=text; maxLines=number(lines)
    Card@object > Body > LabelBar -> content.groups[]: alignment="Default"
    LabelBar > Label -> items[]: value=text; icon.src=icon(icon)
    Card@object > Body > TagBar -> content.groups[]: alignment="Default"
    Body > TagBar > Tag -> items[]: type="Status"; value=text; inverted=true
    Card@object > Body > KPI -> content.groups[alignment=Stretch].items[]: type="NumericData"; label=attr(caption); mainIndicator.number=text; mainIndicator.unit=attr(unit)
      ; mainIndicator.state=word(kind,indicators); actions=press
      - format leadingUnit unless number: a figure is a text as it is
    Card@object > Body > ProgressKPI -> content.groups[alignment=Stretch].items[]: type="NumericData"; label=attr(caption); mainIndicator.number=attr(value); mainIndicator.unit=attr(unit)
      ; mainIndicator.state=word(kind,indicators); details=attr(footnote); actions=press
      - maximum unless 100: the figure stands alone, without its ring
      ~ the figure stands alone, without its ring
    Card@object > Body > KeyValue -> content.groups[alignment=Stretch].items[]:
    KeyValue > Key -> label=text
    KeyValue > Value -> value=text

    # What stands where there are no data
    EmptyState@empty -> configuration.messages.noData.type=illustration
      - illustration: the host decides the size
      + cause
    EmptyState@failed -x the host tells of its own that loading failed
    ObjectCellList > EmptyState@empty, ContactCellList > EmptyState@empty -> /configuration.messages.noData.type=illustration
      - illustration: the host decides the size
      + cause
    EmptyState > Title -> /configuration.messages.noData.title=text
    EmptyState > Description -> /configuration.messages.noData.description=text
    EmptyState > Action -x a message has no button

    # Lists
    Card@list > Body > ObjectCellList, Card@list > Body > ContactCellList -> content: maxItems=number(limit)
      fold rows item data.json
    ObjectCellList, ContactCellList -> content: ../type="List"; ../header.visible=false; maxItems=number(limit)
      fold rows item data.json
    ObjectCellList > Section ->
    Section > Title -x sections of a list are made from data alone
    Section > Footnote -x sections of a list are made from data alone
    ObjectCellList > SelectionActions -x nothing is selected in a card
    ObjectCellList > SeeAll, ContactCellList > SeeAll, DataTable > SeeAll -> /footer.actionsStrip[]: type="Link"; text=title; actions=press
      - total: a link is a text
    ObjectCell@alone -x a cell by itself is no card; put it into an <ObjectCellList>
    ObjectCell -> {rows[]|item}: ../data=data; actions=press
      - control selected unless none false: nothing is selected in a card
      - accessory: what can be tapped looks so by itself
      - splitPercent descriptionInCompact unless false: the host decides the widths
    ContactCell -> {rows[]|item}: ../data=data; actions=press
    ObjectCell > Title, ContactCell > Title -> title=text
    ObjectCell > Subtitle, ContactCell > Subtitle -> description=text
    ObjectCell > Description, ContactCell > Description -> description=text+"\n"
      ~ it stands below the subtitle in the same text
    ObjectCell > Footnote -> attributes[]: value=text
    ObjectCell > DetailImage, ContactCell > DetailImage -> icon.src=image(src)|icon(icon); icon.initials=attr(initials); icon.alt=if(alt,attr(alt)); icon.shape=circle("Circle","Square")
    ObjectCell > IconStack, ObjectCell > NumericLabel, ObjectCell > AvatarGroup, ObjectCell > AvatarRow -x an item has one picture
    ObjectCell > Rating -> attributes[]: value=attr(value)
      ~ it stands as a number
    ObjectCell > TagBar ->
    ObjectCell > TagBar > Tag -> attributes[]: value=text; inverted=true
    ObjectCell > Attribute ->
    Attribute > Status, Attribute > Label -> info.value=text; info.state=word(kind,states); info.customStateIcon=icon(icon); info.showStateIcon=if(icon,true)
    Attribute > Status, Attribute > Label -> attributes[]: value=text; state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
    Attribute > Icon -x a state without a text is none
    ObjectCell > ActionsArea, ContactCell > ActionsArea ->
    ActionsArea > Overflow ->
    ActionsArea > Action -> actionsStrip[]: text=text; icon=icon(icon); tooltip=title; buttonType=word(kind,kindButtons)|word(role,roleButtons)|"Transparent"; actions=press
    ActionsArea > Overflow > Action -> actionsStrip[]: text=title; icon=icon(icon); overflowPriority="AlwaysOverflow"; actions=press
    ObjectCell > SwipeActions -x nothing is swiped in a card

    # Tables, charts and the like
    Card@table > Body > DataTable -> content: maxItems=number(limit)
      - header unless true: a table has a header
      - dividers rowAlignment partialRows unless false top: the host decides the look of tables
      fold rows row data.json
    DataTable > Column -= type width alignment
      - sticky unless false: the host decides what stays
    DataTable > TableRow -> {rows[]|row}: ../data=data; actions=press
    TableRow > Cell -> columns[]: title=column(text); width=column(pixels(width)); hAlign=column(word(alignment,alignments))|column(word(type,typeAlignments)); value=text
      ; icon.src=image(src); icon.alt=if(src,attr(alt)); state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
      + column
    Card@analytical > Body > Chart -> content: chartType=word(type,charts); dimensions=chart(dimensions); measures=chart(measures); feeds=chart(feeds); data=chart(data)
      - height highlight: the host decides the look of charts
    Chart@numeric > KPI -> /header.type="Numeric"; /header.mainIndicator.number=text; /header.mainIndicator.unit=attr(unit); /header.unitOfMeasurement=attr(leadingUnit)
      ; /header.mainIndicator.state=word(kind,indicators); /header.details=attr(caption)
      - format unless number: a figure is a text as it is
    Chart > KPI -> /header.infoSection.rows[].items[]: type="Status"; title=attr(caption); value=amount(leadingUnit,unit); state=word(kind,states)
      - format unless number: a figure is a text as it is
      ~ a header with a picture has no figure, so that it stands in a row below it
    Chart > Trend -> /header.infoSection.rows[].items[]: type="Status"; value=text; state=word(kind,states)
      - direction: a state has no arrow
    Chart > Timestamp -> /header.status.text=text
    Chart > Timestamp -> /header.infoSection.rows[].items[]: type="Status"; value=text
    Chart > Series -= each
      - type color: the host decides the look of series
    Series > Label -=
    Series > Point -= each value x size
      - total unless false: a total is drawn as one more step
      - open high low color unless false: a point has one value
    Chart > ValueAxis, Chart > CategoryAxis, Chart > Legend -. the host decides the look of axes and legends
    Card@calendar > Body > Calendar -> content: date=literal(date); item.path="/events"
      - today view unless month: the host knows the day and shows months
      fold rows item.template data.json.events
    Calendar > Event -> rows[]: startDate=attr(date); endDate=attr(end); title=text; type=word(kind,eventTypes)|"Type06"; actions=press
    Card@timeline > Body > Timeline -> content:
      fold rows item data.json
    Timeline > TimelineEntry -> {rows[]|item}: ../data=data; actions=press
      - state unless open: an entry has no state
    TimelineEntry > Timestamp -> dateTime.value=text
    TimelineEntry > Title -> title.value=text
    TimelineEntry > Subtitle, TimelineEntry > Footnote -> description.value=text+"\n"
    TimelineEntry > Status -> owner.value=text
      ~ it stands where the name of a person does

    # The foot of a card
    Card > Footer -> footer.actionsStrip[]={"type":"ToolbarSpacer"}
      - buttonWidth unless auto: the host decides how wide buttons are
      primary last
    ObjectCardView > Actions -> footer.actionsStrip[]={"type":"ToolbarSpacer"}
      primary last
    Footer > Overflow, ObjectCardView > Overflow ->
    Footer > Action, Actions > Action -> footer.actionsStrip[]: text=text; icon=icon(icon); tooltip=attr(label); buttonType=word(kind,kindButtons)|word(role,roleButtons)|"Default"; actions=press

    # Object cards
    ObjectCardView > DetailImage -> header.icon.src=image(src)|icon(icon); header.icon.initials=attr(initials); header.icon.alt=if(alt,attr(alt)); header.icon.shape=circle("Circle","Square")
    ObjectCardView > IconStack -x a header has one picture
    ObjectCardView > Title -> header.title=text; header.titleMaxLines=number(lines)
    ObjectCardView > Subtitle -> header.subtitle=text; header.subtitleMaxLines=number(lines)
    ObjectCardView > Footnote -> content.groups[alignment=Stretch].items[]: value=text
    ObjectCardView > Description -> content.groups[alignment=Stretch].items[]: value=text; maxLines=number(lines)
    ObjectCardView > Status -> header.infoSection.rows[justifyContent=Start].items[]: type="Status"; value=text; state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
    ObjectCardView > TagBar -> header.infoSection.rows[]:
    ObjectCardView > TagBar > Tag -> items[]: type="Status"; value=text; inverted=true
    ObjectCardView > Rating -> content.groups[alignment=Stretch].items[]: type="RatingIndicator"; value=number(value); maxValue=5
    """#
}
