extension HandoverTarget {
  /// What becomes of each element in views of FioriSwiftUICore 25.11 and newer.
  ///
  /// A member of an object is an argument or a modifier of what its `_` names.
  static let swiftUITable = #"""
    group Collection: CardList CardMasonry CardCarousel
    group Cells: ObjectCellList ContactCellList
    group Rows: Row FlexItem
    presses: Action HeaderAction SeeAll
    silent: id lang schema variation role
    any - lines: the component decides how many lines it has
    any - in: it stands at every width
    any - platform unless ios android: it stands on every platform
    any - label alt: there is no place for what is spoken alone
    any - skeleton unless generic: one pattern is drawn while it loads
    any - after unless unchanged: the app changes it after a tap
    any - disabled unless false: the app disables it
    any - target external: nothing happens on a tap there
    any - size: the component decides the size
    any - kind unless neutral normal: there is no colour for it
    any - icon purpose: there is no icon for it
    any - limit: the component decides how many there are
    any - iconPosition: the component decides where the icon stands
    any - represents shape initials: the shape of the picture is that of the others
    any - itemSeparator unless false: there are spaces between the items
    words states: neutral=neutralLabel informative=informativeLabel positive=positiveLabel critical=criticalLabel negative=negativeLabel
    words buttonColors: negative=negative tint=tint normal=normal
    words nodes: complete=complete inProgress=inProgress open=open
    words activities: phone=phone email=email message=message videoCall=videoCall detail=detail download~detail
    words typeAlignments: number=trailing currency=trailing duration=trailing
    words stacks: horizontal=HStack vertical=VStack
    words shares: microHarveyBall=share microRadial=share
    words points: scatter=plain bubble=sized
    words charts: line=line area=area column=column stackedColumn=stackedColumn bar=bar stackedBar=stackedBar donut=donut waterfall=waterfall microColumn=micro_column microArea=micro_area combo~line stock~line scatter=scatter bubble=bubble microBullet~micro_bullet microHarveyBall~micro_harvey_ball microRadial~micro_radial
    words ratings: standard=standard large=standardLarge
    words accentedRatings: standard=accented large=accentedLarge
    form Action by role: primary=primary tertiary=tertiary else secondary
    form EmptyState by cause: failed=failed else empty
    form DataTable by header: false=bare else headed
    form LabelBar by axis: vertical=vertical else horizontal
    form Rating by accented: true=accented else plain
    form ObjectCell: else alone
    form Cells > ObjectCell: else listed
    form Section > ObjectCell: else listed

    # Cards
    CardScene -x FioriSwiftUICore has no cards in a stack over a map; export the cards that stand in it by themselves
    Card, ObjectCardView -> body[]: _="Card"; isLoading=true; cardStyle=true; press=press
    Collection > Card, Collection > ObjectCardView -> content[]: _="Card"; press=press
    CardList -> body[].layout: ../_="CardCollection"; _="VStack"; ../isLoading=true; spacing=number(spacing)|16; sameHeight=flag(sameHeight); limit=number(limit)
    CardMasonry -> body[].layout: ../_="CardCollection"; _="MasonryLayout"; ../isLoading=true; numOfColumns=number(columns)|1; regular=number(regularColumns); viewOrder=attr(order); spacing=number(spacing)|8; lineSpacing=number(lineSpacing)|8
      ; alignment=attr(alignment); limit=number(limit)
      - sameHeight unless false: cards in columns have their own heights
    CardCarousel -> body[].layout: ../_="CardCollection"; _="Carousel"; ../isLoading=true; numberOfColumns=number(columns)|1; regular=number(regularColumns); spacing=number(spacing); leadingInset=number(leadingInset); trailingInset=number(trailingInset)
      ; alignment=attr(alignment); isSnapping=flag(snapping); isSameHeight=flag(sameHeight)|true; itemWidth=number(itemWidth); limit=number(limit)
      - peek: what is seen of the next card follows from the spaces
    Collection > Header ->
    Collection > Header > Title -> ../heading[]: _="Text"; text=text; font="title3"; lineLimit=number(lines)
    Collection > Header > Subtitle -> ../heading[]: _="Text"; text=text; font="subheadline"; lineLimit=number(lines)
    Collection > Header > Counter -> ../trailing[]: _="Text"; text=text; font="subheadline"
    Collection > Header > SeeAll -> ../trailing[]: _="Button"; title=title; total=attr(total); press=press
    Collection > Header > HeaderAction -> ../trailing[]: _="FioriButton"; icon=icon(icon); spoken=attr(label); disabled=flag(disabled); after=attr(after); press=press
    Collection > Header > Overflow -> ../trailing[]: _="Menu"; label=attr(label)
    Collection > Header > Overflow > Action -> items[]: _="Button"; title=title; icon=icon(icon); isDestructive=if(kind=negative,true); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    Collection > Header > IconStack, Collection > Header > DetailImage, Collection > Header > FlexItem -x what stands above cards is a text
    Collection > ObjectCellList -> content[]: _="VStack"; alignment="leading"; spacing=0; limit=number(limit)
      - selection selecting uniform unless none false true: the selection is a state of the app

    # What heads a card
    Card > Media -> mediaImage[]: _="Picture"; src=image(src); spoken=attr(alt); height=number(height)|145
      - tone unless dark: the text on it has one colour
    Media > Caption -> ../description[]: _="Text"; text=text; lineLimit=number(lines)
    Card > Header ->
    Header > Title, ObjectCardView > Title -> title[]: _="Text"; text=text; lineLimit=number(lines)
    Header > Subtitle, ObjectCardView > Subtitle -> subtitle[]: _="Text"; text=text; lineLimit=number(lines)
    Header > Counter -> counter[]: _="Text"; text=text
    DetailImage -> detailImage[]: _="Picture"; src=image(src); icon=icon(icon); initials=attr(initials); spoken=attr(alt); isRound=circle(true,false); size=number(size); edge=45
    IconStack ->
    IconStack > Icon -> icons[]: _="Icon"; icon=icon(name); color=word(kind,states); spoken=attr(label)
    Header > FlexItem -> flexItem: _="HStack"; ../flexItemPosition=attr(position)|"aboveTitle"
    Header > HeaderAction -> headerAction[]: _="FioriButton"; icon=icon(icon); spoken=attr(label); disabled=flag(disabled); after=attr(after); press=press
    Header > Overflow, ObjectCardView > Overflow ->
      + label
    Overflow > Action -> headerMenu.items[]: ../_="Menu"; ../label=parent(attr(label)); _="Button"; title=title; icon=icon(icon); isDestructive=if(kind=negative,true); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    Header > SeeAll -> headerAction[]: _="Button"; title=title; total=attr(total); press=press
    Card > ExtendedHeader ->
    ExtendedHeader > Row -> row1: _="HStack"; separated=flag(itemSeparator)
    ExtendedHeader > Row -> row2: _="HStack"; separated=flag(itemSeparator)
    ExtendedHeader > Row -> row3: _="HStack"; separated=flag(itemSeparator)
    Rows > Label -> content[]: _="LabelItem"; title=text; icon=icon(icon); alignment=attr(iconPosition)|"leading"
    Rows > Status -> content[]: _="LabelItem"; title=text; icon=icon(icon); alignment="leading"; color=word(kind,states); spoken=attr(label)
    Rows > Tag -> content[]: _="Tag"; text=text; accent=number(accent); outlined=flag(outlined)
    Rows > Text -> content[]: _="Text"; text=text; lineLimit=number(lines)
    Rows > Rating@plain -> content[]: _="RatingControl"; value=number(value); style=word(size,ratings)|"standard"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    Rows > Rating@accented -> content[]: _="RatingControl"; value=number(value); style=word(size,accentedRatings)|"accented"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    ExtendedHeader > KPI -> kpi: _="_KPIItem"; leading=attr(leadingUnit); text=text; unit=attr(unit); icon=icon(icon); color=word(kind,states); press=press; ../kpiCaption._="Text"; ../kpiCaption.text=attr(caption)
      - format unless number: a figure is a text as it is

    # Object cards: a card of FioriSwiftUICore
    ObjectCardView > Status -> row1.content[]: ../_="HStack"; _="LabelItem"; title=text; icon=icon(icon); alignment="leading"; color=word(kind,states); spoken=attr(label)
    ObjectCardView > Rating@plain -> row1.content[]: ../_="HStack"; _="RatingControl"; value=number(value); style=word(size,ratings)|"standard"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    ObjectCardView > Rating@accented -> row1.content[]: ../_="HStack"; _="RatingControl"; value=number(value); style=word(size,accentedRatings)|"accented"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    ObjectCardView > Footnote -> row2[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCardView > TagBar -> row3: _="TagBar"; lines=number(lines); tagLimit=number(limit)
    ObjectCardView > Description -> cardBody[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCardView > Actions ->

    # The body of a card
    Card > Body ->
    Body > Text -> cardBody[]: _="Text"; text=text; lineLimit=number(lines)
    Body > Separator -> cardBody[]: _="Divider"
    Body > LabelBar@horizontal -> cardBody[]: _="HStack"; separated=flag(itemSeparator)
      + axis
    Body > LabelBar@vertical -> cardBody[]: _="VStack"; alignment="leading"; separated=flag(itemSeparator)
      + axis
    LabelBar > Label -> content[]: _="LabelItem"; title=text; icon=icon(icon); alignment=attr(iconPosition)|"leading"
    Body > TagBar -> cardBody[]: _="TagBar"; lines=number(lines); tagLimit=number(limit)
    TagBar > Tag -> content[]: _="Tag"; text=text; accent=number(accent); outlined=flag(outlined)
    Body > KPI -> cardBody[]: _="KPIItem"; leading=attr(leadingUnit); text=text; unit=attr(unit); icon=icon(icon); proposedViewSize=attr(size)|"medium"; color=word(kind,states); press=press; kpiCaption._="Text"; kpiCaption.text=attr(caption)
      - format unless number: a figure is a text as it is
    Body > ProgressKPI -> cardBody[]: _="KPIProgressItem"; kPIContent._="Text"; kPIContent.text=text; kPIContent.unit=attr(unit); kPIContent.isAmount=true; kpiCaption._="Text"; kpiCaption.text=attr(caption); footnote._="Text"; footnote.text=attr(footnote)
      ; data=number(value); maximum=number(maximum)|100; chartSize=attr(size)|"small"; color=word(kind,states); press=press
    Body > AvatarRow -> cardBody[]: _="AvatarStack"; avatarsLayout="horizontal"; avatarSize=number(size)
      - total unless 0: the number of those that are not seen follows from what is shown
    Body > AvatarRow > Avatar -> avatars[]: _="Picture"; src=image(src); icon=icon(icon); initials=attr(initials); spoken=attr(alt); isRound=circle(true,false)
    Body > AvatarRow > Label -> avatarsTitle[]: _="Text"; text=text
    Body > KeyValue -> cardBody[]: _="KeyValueItem"; axis=attr(axis)
    KeyValue > Key -> key[]: _="Text"; text=text; lineLimit=number(lines)
    KeyValue > Value -> value[]: _="Text"; text=text; lineLimit=number(lines)
    Body > IllustratedMessage -> cardBody[]: _="IllustratedMessage"; detailImage._="Icon"; detailImage.icon=icon(name); detailImageSize=attr(illustration)|"small"; messageLayout=attr(layout)
    IllustratedMessage > Title, EmptyState > Title -> title[]: _="Text"; text=text; lineLimit=number(lines)
    IllustratedMessage > Description, EmptyState > Description -> description[]: _="Text"; text=text; lineLimit=number(lines)
    IllustratedMessage > Action, EmptyState > Action -> action[]: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    EmptyState@empty -> empty: _="IllustratedMessage"; detailImage._="Icon"; detailImage.icon=icon(name); detailImageSize=attr(illustration)|"small"; messageLayout=attr(layout)
      + cause
    EmptyState@failed -> failed: _="IllustratedMessage"; detailImage._="Icon"; detailImage.icon=icon(name); detailImageSize=attr(illustration)|"small"; messageLayout=attr(layout)
      + cause
    Body > Map -> cardBody[]: _="Map"; height=number(height)|160; spoken=attr(label); press=press
      - zoom focus: the map shows all of its places
    Map > Pin -> content[]: _="Marker"; title=text; latitude=number(latitude); longitude=number(longitude); tint=attr(color)
      - icon: a place has the sign of the map
    Body > Calendar -> cardBody[]: _="CalendarView"; calendarStyle=attr(view)|"week"; selectedDate=attr(date); spoken=attr(label)
      - today: the component knows the day
    Calendar > Event -x the component shows days without the names of events
    Body > Timeline -> cardBody[]: _="VStack"; alignment="leading"; spacing=0
    Timeline > TimelineEntry -> content[]: _="Timeline"; timelineNode=word(state,nodes)|"open"; press=press
    TimelineEntry > Timestamp -> timestamp=text
    TimelineEntry > Title -> title=text
    TimelineEntry > Subtitle -> subtitle=text
    TimelineEntry > Footnote -> attribute=text
    TimelineEntry > Status -> status=text; statusIcon=icon(icon); statusColor=word(kind,states)
    Body > Chart -> cardBody[]: _="ChartView"; chartType=word(type,charts); data=chart(values); data3d=chart(points); titlesForCategory=chart(categories); totals=chart(totals); series=chart(series); height=number(height)|160; spoken=attr(label)
      - highlight unless all: the component draws all alike
    Chart > KPI -> above[]: _="_KPIItem"; leading=attr(leadingUnit); text=text; unit=attr(unit); icon=icon(icon); color=word(kind,states); press=press; subtitle=attr(caption)
      - format unless number: a figure is a text as it is
    Chart > Trend -> above[]: _="LabelItem"; title=text; color=word(kind,states)
      - direction: its text says it
    Chart > Timestamp -> above[]: _="Text"; text=text; lineLimit=number(lines)
    Chart > Series -= each
      - type color: the component decides the look of series
    Series > Label -=
    Series > Point -= each value x size total
      - open high low color unless false: a point has one value
    Chart > ValueAxis, Chart > CategoryAxis -. the component decides the look of axes
    Chart > Legend -. the names of series stand below the chart
    Body > DataTable -> cardBody[]: _="DataTable"; hasHeader=flag(header)|true; ruled=flag(dividers)|false; rowAlignment=attr(rowAlignment); allowsPartialRowDisplay=flag(partialRows); limit=number(limit); spoken=attr(label)
    DataTable@bare > Column -> columns[]: _="DataTextItem"; holds=attr(type); textAlignment=attr(alignment)|word(type,typeAlignments)|"leading"; width=attr(width); sticky=flag(sticky)
    DataTable@headed > Column -> columns[]: _="DataTextItem"; holds=attr(type); text=text; textAlignment=attr(alignment)|word(type,typeAlignments)|"leading"; width=attr(width); sticky=flag(sticky)
    DataTable > TableRow -> rows[]: _="TableRowItem"
    TableRow > Cell -> data[]: _="DataTextItem"; text=without(src,text); color=word(kind,states); src=image(src); lineLimit=number(lines)
      + column
    DataTable > SeeAll -> ../cardBody[]: _="Button"; title=title; total=attr(total); press=press

    # Lists
    Body > ObjectCellList, Body > ContactCellList -> cardBody[]: _="VStack"; alignment="leading"; spacing=0; limit=number(limit)
      - selection selecting uniform unless none false true: the selection is a state of the app
    ObjectCellList, ContactCellList -> body[]: _="List"; isLoading=true; limit=number(limit)
      - selection selecting uniform unless none false true: the selection is a state of the app
    Cells > SeeAll -> content[]: _="Button"; title=title; total=attr(total); press=press
    ObjectCellList > SelectionActions -x the toolbar of a selection is the app's
    ObjectCellList > Section -> content[]: _="Section"
    Section > Title -> header[]: _="Text"; text=text; lineLimit=number(lines)
    Section > Footnote -> footer[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCell@alone -> body[]: _="ObjectItem"; isLoading=true; showsDescriptionInCompact=flag(descriptionInCompact); splitPercent=number(splitPercent); press=press
      - control selected unless none false: the selection is a state of the app
      - accessory unless none: a navigation of the app has it
    ObjectCell -> content[]: _="ObjectItem"; showsDescriptionInCompact=flag(descriptionInCompact); splitPercent=number(splitPercent); press=press
      - control selected unless none false: the selection is a state of the app
      - accessory unless none: a navigation of the app has it
    ObjectCell > Title, ContactCell > Title -> title[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCell > Subtitle, ContactCell > Subtitle -> subtitle[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCell > Footnote -> footnote[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCell > Description, ContactCell > Description -> description[]: _="Text"; text=text; lineLimit=number(lines)
    ObjectCell > NumericLabel ->
    NumericLabel > Number -> icons[]: _="Text"; text=text
    NumericLabel > Icon -> icons[]: _="Icon"; icon=icon(name); color=word(kind,states); spoken=attr(label)
    ObjectCell > AvatarGroup ->
    AvatarGroup > Avatar -> avatars[]: _="Picture"; src=image(src); icon=icon(icon); initials=attr(initials); spoken=attr(alt); isRound=circle(true,false)
    ObjectCell > AvatarRow ->
      - total unless 0: the number of those that are not seen follows from what is shown
    AvatarRow > Avatar -> footnoteIcons[]: _="Picture"; src=image(src); icon=icon(icon); initials=attr(initials)
    AvatarRow > Label -> footnoteIconsText[]: _="Text"; text=text
    ObjectCell > TagBar -> tagsLineLimit=number(lines); tagLimit=number(limit)
    ObjectCell > TagBar > Tag -> tags[]: _="Tag"; text=text; accent=number(accent); outlined=flag(outlined)
    ObjectCell > Rating@plain -> footnote[]: _="RatingControl"; value=number(value); style=word(size,ratings)|"standard"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    ObjectCell > Rating@accented -> footnote[]: _="RatingControl"; value=number(value); style=word(size,accentedRatings)|"accented"; reviews=number(reviews); ceiling=number(reviewsCeiling)
      + accented
    ObjectCell > Attribute ->
    Attribute > Status -> status: _="StatusText"; text=text; icon=icon(icon); color=word(kind,states); spoken=attr(label)
    Attribute > Status -> substatus: _="StatusText"; text=text; icon=icon(icon); color=word(kind,states); spoken=attr(label)
    Attribute > Label -> status: _="StatusText"; text=text; icon=icon(icon)
    Attribute > Label -> substatus: _="StatusText"; text=text; icon=icon(icon)
    Attribute > Icon -> status: _="Icon"; icon=icon(name); color=word(kind,states); spoken=attr(label)
    Attribute > Icon -> substatus: _="Icon"; icon=icon(name); color=word(kind,states); spoken=attr(label)
    ObjectCell > ActionsArea ->
    ObjectCell > ActionsArea > Action -> action: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    ObjectCell > ActionsArea > Action -> objectItemButton: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    ObjectCell > ActionsArea > Action, ActionsArea > Overflow > Action -> contextMenu[]: _="Button"; title=title; icon=icon(icon); isDestructive=if(kind=negative,true); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
      ~ it stands in the menu that a long press opens
    ActionsArea > Overflow ->
    ObjectCell > SwipeActions -> swipeActions[]: edge=attr(edge); allowsFullSwipe=flag(fullSwipe)|false
    ObjectCell@alone > SwipeActions, Body > ObjectCellList > ObjectCell > SwipeActions, Body > ObjectCellList > Section > ObjectCell > SwipeActions, Collection > ObjectCellList > ObjectCell > SwipeActions, Collection > ObjectCellList > Section > ObjectCell > SwipeActions -> swipeActions[]: edge=attr(edge); allowsFullSwipe=flag(fullSwipe)|false
      ~ rows are swiped in lists alone, not in cards
    SwipeActions > Action -> content[]: _="Button"; title=title; icon=icon(icon); isDestructive=if(kind=negative,true); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    ContactCell -> content[]: _="ContactItem"; press=press
    ContactCell > ActionsArea ->
    ContactCell > ActionsArea > Action -> activityItems[]: _="ActivityItemDataType"; type=word(purpose,activities)|"detail"; data=address; press=press
      - icon: the kind of activity gives the icon
    ContactCell > ActionsArea > Overflow -x a contact has activities alone

    # The foot of a card
    Card > Footer -> cardFooterButtonWidthMode=attr(buttonWidth)
    Footer > Overflow ->
    Footer > Action@primary, Actions > Action@primary -> action: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    Footer > Action@primary, Actions > Action@primary, Footer > Action@secondary, Actions > Action@secondary -> secondaryAction: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    Footer > Action@primary, Actions > Action@primary, Footer > Action@secondary, Actions > Action@secondary, Footer > Action@tertiary, Actions > Action@tertiary -> tertiaryAction: _="FioriButton"; title=title; icon=icon(icon); buttonColor=word(kind,buttonColors); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
    Footer > Action@primary, Actions > Action@primary, Footer > Action@secondary, Actions > Action@secondary, Footer > Action@tertiary, Actions > Action@tertiary, Footer > Overflow > Action -> headerMenu.items[]: ../_="Menu"; _="Button"; title=title; icon=icon(icon); isDestructive=if(kind=negative,true); spoken=if(label,attr(label)); disabled=flag(disabled); after=attr(after); press=press
      ~ a footer has three buttons, so that it stands in the menu of the header
    """#
}
