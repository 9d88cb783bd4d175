extension HandoverTarget {
  private static let button = "=press; title=title; tooltip=if(label,attr(label))"
  private static let look = "style=word(kind,kindButtons)|word(role,roleButtons)"
  /// A text that hosts break into lines.
  private static let text = #"type="TextBlock"; text=text; wrap=true"#
  /// A text of a row of columns.
  private static let inRow = #"columns[*].items[]: ../width="auto"; type="TextBlock"; wrap=true"#
  private static let picture =
    #"type="Image"; url=image(src); altText=attr(alt); style=circle("person","default")"#
  private static let figure =
    #"items[#1].weight="bolder"; items[#1].color=word(kind,colors); items[#2].type="TextBlock"; items[#2].text=attr(caption); items[#2].isSubtle=true; items[#2].wrap=true; items[#2].spacing="none"; selectAction=press"#
  /// The columns of what heads a card, and of a cell.
  private static let front = #"columns[#1].items[]: ../width="auto""#
  private static let middle = #"columns[#3].items[]: ../width="stretch""#
  private static let back = #"columns[#4].items[]: ../width="auto""#

  /// What becomes of each element in an Adaptive Card 1.5 or 1.6, in which export writes the same.
  static let adaptiveTable = #"""
    group Collection: CardList CardMasonry CardCarousel
    group Cells: ObjectCellList ContactCellList
    group Rows: Row FlexItem
    group Lines: AvatarRow AvatarGroup
    split Collection: Card ObjectCardView ObjectCellList
    presses: Action HeaderAction SeeAll
    silent: id lang schema variation role purpose
    any - platform in: it stands on every platform and at every width
    any - lines: the host decides how many lines a text has
    any - label alt: there is no place for what is spoken alone
    any - skeleton: the host has its own look while it loads
    any - after unless unchanged: what follows a tap is a new card from the app
    any - disabled unless false: it cannot be disabled there
    any - target external: nothing happens on a tap there
    any - size accented unless standard medium small false: the host decides the size
    any - kind unless neutral normal: there is no colour for it
    any - src: there is no place for a picture
    any - icon iconPosition: there are no icons
    any - represents shape initials: there is a picture, or initials in its place
    any - limit: the app decides how many there are
    any - itemSeparator unless false: the host decides the spaces in a row
    any - accent outlined unless 10 false: tags have one look
    any - uniform selection selecting control selected unless true false none: nothing is selected in a card
    any - format unless number: a figure is a text as it is
    words colors: neutral=default informative=accent positive=good critical=warning negative=attention
    words kindButtons: negative=destructive tint~default
    words roleButtons: primary=positive
    words modes: tertiary=secondary
    words alignments: leading=left center=center trailing=right
    words typeAlignments: number=right currency=right duration=right
    form DetailImage by src: =none else picture
    form Avatar by src: =none else picture
    form Cell by src: =none else picture
    form KeyValue by axis: vertical=vertical else horizontal
    form LabelBar by axis: vertical=vertical else horizontal
    form EmptyState by cause: failed=failed else empty

    # Cards: one each
    CardScene -x there are no cards in a stack over a map; export the cards that stand in it by themselves
    Card, ObjectCardView -> lang=attr(lang); selectAction=press
    Collection ->
      - sameHeight spacing lineSpacing alignment order columns regularColumns leadingInset trailingInset snapping peek itemWidth: the host lays cards out
      ~ each card is a file, and the host lays them out
    Collection > Header -x the host has what stands around cards
    Collection > EmptyState -x the host has what stands around cards

    # What heads a card
    Card > Media -> /body[#1]: type="Image"; url=image(src); altText=attr(alt); size="stretch"
      - height tone unless dark: the host decides the look of pictures
    Media > Caption -> /body[#2]: \#(text); size="small"; isSubtle=true; maxLines=number(lines)
      ~ it stands below the picture
    Card > Header -> /body[#3]: type="ColumnSet"
    Header > IconStack ->
    Header > IconStack > Icon -> \#(front); type="TextBlock"; text=text|attr(label); color=word(kind,colors); size="small"
      - name: there are no icons
    Header > DetailImage@picture -> columns[#2].items[]: ../width="auto"; \#(picture); width=pixels(size)|"45px"
    Header > DetailImage@none -> columns[#2].items[]: ../width="auto"; type="TextBlock"; text=attr(initials); weight="bolder"
    Header > FlexItem -> \#(middle); type="ColumnSet"
      - position unless aboveTitle: it stands above the title
    Header > Title -> \#(middle); \#(text); style="heading"; weight="bolder"; maxLines=number(lines); /fallbackText=text
    Header > Subtitle -> \#(middle); \#(text); isSubtle=true; spacing="none"; maxLines=number(lines)
    Header > Counter -> \#(back); type="TextBlock"; text=text; isSubtle=true
    Header > HeaderAction -> /actions[]: \#(button); mode="secondary"
      ~ a header has no buttons, so that it stands in the menu of the card's buttons
    Header > Overflow ->
    Header > Overflow > Action, Footer > Overflow > Action, ObjectCardView > Overflow > Action -> /actions[]: \#(button); \#(look); mode="secondary"
      ~ it stands in the menu of the card's buttons
    Header > SeeAll -> /actions[]: \#(button); title=phrase("(@total)")+" "; mode="secondary"
      ~ a header has no buttons, so that it stands in the menu of the card's buttons
    Card > ExtendedHeader ->
    ExtendedHeader > Row -> /body[]: type="ColumnSet"; spacing="small"
    Rows > Label, Rows > Text -> \#(inRow); text=text; maxLines=number(lines)
    Rows > Status -> \#(inRow); text=text|attr(label); color=word(kind,colors)
    Rows > Tag -> \#(inRow); ../style="emphasis"; text=text; size="small"
    Rows > Rating -> \#(inRow); text=phrase("@value / 5 (@reviews)")|phrase("@value / 5")
      - reviewsCeiling: the number of reviews stands as it is
      ~ it stands as a number
    ExtendedHeader > KPI -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=amount(leadingUnit,unit); items[#1].size="extraLarge"; \#(figure)

    # The body
    Card > Body ->
    Body > Text -> /body[]: \#(text); maxLines=number(lines)
    Body > LabelBar@horizontal -> /body[]: type="ColumnSet"
      + axis
    Body > LabelBar@vertical -> /body[]: type="Container"
      + axis
    LabelBar@horizontal > Label -> \#(inRow); text=text
    LabelBar@vertical > Label -> items[]: \#(text); spacing="small"
    Body > TagBar -> /body[]: type="ColumnSet"
    TagBar > Tag -> \#(inRow); ../style="emphasis"; text=text; size="small"
    Body > KPI -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=amount(leadingUnit,unit); items[#1].size="extraLarge"; \#(figure)
    Body > ProgressKPI -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=phrase("@text @unit")|text|phrase("@value @unit")|phrase("@value"); items[#1].size="extraLarge"; \#(figure)
      ; items[#3].type="TextBlock"; items[#3].text=attr(footnote); items[#3].size="small"; items[#3].wrap=true
      - maximum unless 100: the figure stands alone, without its ring
      ~ the figure stands alone, without its ring
    Body > AvatarRow -> /body[]: type="ColumnSet"
      - total unless 0: there is no place for a number
    Lines > Avatar@picture -> columns[*].items[]: ../width="auto"; \#(picture); width="32px"
    Lines > Avatar@none -> columns[*].items[]: ../width="auto"; type="TextBlock"; text=attr(initials); weight="bolder"
    AvatarRow > Label -> \#(inRow); text=text
    Body > KeyValue@horizontal -> /body[type=FactSet].facts[]:
      + axis
    Body > KeyValue@horizontal > Key -> title=text
    Body > KeyValue@horizontal > Value -> value=text
    Body > KeyValue@vertical -> /body[]: type="Container"
      + axis
    Body > KeyValue@vertical > Key -> items[]: \#(text); isSubtle=true; maxLines=number(lines)
    Body > KeyValue@vertical > Value -> items[]: \#(text); spacing="none"; maxLines=number(lines)
    Body > Separator -> /body[]: type="Container"; items=[]; separator=true
    Body > Map -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=attr(label); items[#1].wrap=true; selectAction=press
      - height zoom focus: there are no maps
      ~ there are no maps: its label and its places stand as texts
    Map > Pin -> items[]: \#(text); spacing="small"
      - latitude longitude color: there are no maps
    Body > IllustratedMessage -> /body[]: type="Container"
      - illustration name layout unless vertical: there are no illustrations
    IllustratedMessage > Title -> items[]: \#(text); weight="bolder"; maxLines=number(lines)
    IllustratedMessage > Description -> items[]: \#(text); maxLines=number(lines)
    IllustratedMessage > Action, EmptyState > Action -> items[type=ActionSet].actions[<3]: \#(button); \#(look)
    IllustratedMessage > Action, EmptyState > Action -> items[type=ActionSet].actions[]: \#(button); \#(look); mode="secondary"

    # What stands where there are no data
    EmptyState@empty -> /body[]: type="Container"; $when="${$root.isEmpty}"
      - illustration name layout unless vertical: there are no illustrations
      ~ it is shown where the data say isEmpty, and what has items is empty then by itself
      + cause
    EmptyState@failed -> /body[]: type="Container"; $when="${$root.hasFailed}"
      - illustration name layout unless vertical: there are no illustrations
      ~ it is shown where the data say hasFailed
      + cause
    EmptyState > Title -> items[]: \#(text); weight="bolder"; maxLines=number(lines)
    EmptyState > Description -> items[]: \#(text); maxLines=number(lines)

    # Tables, charts and the like
    Body > DataTable -> /body[]: type="Table"; showGridLines=flag(dividers)|false
      - header unless true: hosts take the first row for the header
      - rowAlignment partialRows unless top false: the host decides the look of tables
    DataTable > Column -> rows[#1].cells[]: ../type="TableRow"; type="TableCell"; items[#1].type="TextBlock"; items[#1].text=text; items[#1].weight="bolder"; items[#1].wrap=true
      ; items[#1].horizontalAlignment=word(alignment,alignments)|word(type,typeAlignments); ../../columns[].width=pixels(width)|1
      - sticky unless false: the host decides what stays
    DataTable > TableRow -> rows[]: type="TableRow"
      + target external
    TableRow > Cell@none -> cells[]: type="TableCell"; selectAction=parent(press); items[#1].type="TextBlock"; items[#1].text=text; items[#1].wrap=true; items[#1].color=word(kind,colors); items[#1].maxLines=number(lines)
      ; items[#1].horizontalAlignment=column(word(alignment,alignments))|column(word(type,typeAlignments))
      + column
    TableRow > Cell@picture -> cells[]: type="TableCell"; selectAction=parent(press); items[#1].type="Image"; items[#1].url=image(src); items[#1].altText=attr(alt); items[#1].size="small"
      ; items[#2].type="TextBlock"; items[#2].text=text; items[#2].wrap=true; items[#2].color=word(kind,colors); items[#2].maxLines=number(lines)
      + column
    DataTable > SeeAll -> /body[]: type="ActionSet"; actions[#1]=press; actions[#1].title=title; actions[#1].title=phrase("(@total)")+" "
    Body > Chart -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=attr(label); items[#1].wrap=true; items[#1].isSubtle=true
      ; items[#5].type="Table"; items[#5].columns=chart(dimensions); items[#5].rows=chart(data)
      + type
      - height highlight: there are no charts
      ~ there are no charts: its points stand in a table
    Chart > KPI -> items[#2]: type="TextBlock"; text=amount(leadingUnit,unit); size="extraLarge"; weight="bolder"; color=word(kind,colors)
      - caption: there is no place for it
    Chart > Trend -> items[#3]: \#(text); color=word(kind,colors)
      - direction: there are no icons
    Chart > Timestamp -> items[#4]: \#(text); isSubtle=true; size="small"; maxLines=number(lines)
    Chart > Series -= each
      - type color: there are no charts
    Series > Label -=
    Series > Point -= each value x
      - size open high low total color unless false: a point has one value
    Chart > ValueAxis, Chart > CategoryAxis, Chart > Legend -. there are no charts
    Body > Calendar -> /body[]: type="Container"; items[#1].type="TextBlock"; items[#1].text=attr(label); items[#1].wrap=true
      - date today view unless week: the days that have events stand in a list
      ~ there are no calendars: its events stand in a list
    Calendar > Event -> items[]: type="ColumnSet"; columns[#1].width="auto"; columns[#1].items[#1].type="TextBlock"; columns[#1].items[#1].text=phrase("@date – @end")|phrase("@date")
      ; columns[#2].width="stretch"; columns[#2].items[#1].type="TextBlock"; columns[#2].items[#1].text=text; columns[#2].items[#1].wrap=true; columns[#2].items[#1].color=word(kind,colors); selectAction=press
    Body > Timeline -> /body[]: type="Container"
    Timeline > TimelineEntry -> items[]: type="ColumnSet"; selectAction=press
      - state unless open: an entry has no state
    TimelineEntry > Timestamp -> \#(front); \#(text); isSubtle=true; size="small"; maxLines=number(lines)
    TimelineEntry > Title -> \#(middle); \#(text); weight="bolder"; maxLines=number(lines)
    TimelineEntry > Subtitle -> \#(middle); \#(text); spacing="none"; maxLines=number(lines)
    TimelineEntry > Footnote -> \#(middle); \#(text); isSubtle=true; size="small"; spacing="none"; maxLines=number(lines)
    TimelineEntry > Status -> \#(back); type="TextBlock"; text=text|attr(label); color=word(kind,colors)

    # The foot of a card: hosts show five or six buttons, cards three
    Card > Footer, ObjectCardView > Actions ->
      - buttonWidth unless auto: the host decides how wide buttons are
      primary first
    Footer > Overflow, ObjectCardView > Overflow ->
    Footer > Action, Actions > Action -> /actions[<3]: \#(button); \#(look); mode=word(role,modes)
    Footer > Action, Actions > Action -> /actions[]: \#(button); \#(look); mode="secondary"
      ~ a card has three buttons, so that it stands in their menu

    # Object cards
    ObjectCardView > IconStack ->
    ObjectCardView > IconStack > Icon -> /body[#3].\#(front); ../../type="ColumnSet"; type="TextBlock"; text=text|attr(label); color=word(kind,colors); size="small"
      - name: there are no icons
    ObjectCardView > DetailImage@picture -> /body[#3].columns[#2].items[]: ../../type="ColumnSet"; ../width="auto"; \#(picture); width=pixels(size)|"45px"
    ObjectCardView > DetailImage@none -> /body[#3].columns[#2].items[]: ../../type="ColumnSet"; ../width="auto"; type="TextBlock"; text=attr(initials); weight="bolder"
    ObjectCardView > Title -> /body[#3].\#(middle); ../../type="ColumnSet"; \#(text); style="heading"; weight="bolder"; maxLines=number(lines); /fallbackText=text
    ObjectCardView > Subtitle -> /body[#3].\#(middle); ../../type="ColumnSet"; \#(text); isSubtle=true; spacing="none"; maxLines=number(lines)
    ObjectCardView > Footnote -> /body[#3].\#(middle); ../../type="ColumnSet"; \#(text); isSubtle=true; size="small"; spacing="none"; maxLines=number(lines)
    ObjectCardView > Status -> /body[#3].\#(back); ../../type="ColumnSet"; type="TextBlock"; text=text|attr(label); color=word(kind,colors)
    ObjectCardView > TagBar -> /body[]: type="ColumnSet"
    ObjectCardView > Rating -> /body[]: type="TextBlock"; text=phrase("@value / 5 (@reviews)")|phrase("@value / 5")
      - reviewsCeiling: the number of reviews stands as it is
      ~ it stands as a number
    ObjectCardView > Description -> /body[]: \#(text); maxLines=number(lines)

    # Cells
    Cells -> /body[]: type="Container"; $data=sample
    ObjectCellList > SelectionActions -x nothing is selected in a card
    ObjectCellList > Section -> items[]: type="Container"; spacing="medium"
    Section > Title -> items[]: \#(text); weight="bolder"; maxLines=number(lines)
    Section > Footnote -> items[]: \#(text); isSubtle=true; size="small"; maxLines=number(lines)
    Cells > SeeAll -> items[type=ActionSet].actions[]: \#(button); title=phrase("(@total)")+" "
    ObjectCell -> /body[]: type="Container"; selectAction=press; $data=sample
      - accessory: what can be tapped looks so by itself
      - splitPercent descriptionInCompact unless false: the host decides the widths
    ObjectCellList > ObjectCell, Section > ObjectCell -> items[]: type="Container"; separator=true; selectAction=press; $data=sample
      - accessory: what can be tapped looks so by itself
      - splitPercent descriptionInCompact unless false: the host decides the widths
    ContactCell -> items[]: type="Container"; separator=true; selectAction=press
    ObjectCell > NumericLabel ->
    NumericLabel > Number -> items[#1].\#(front); ../../type="ColumnSet"; type="TextBlock"; text=text; weight="bolder"
    ObjectCell > IconStack ->
    ObjectCell > IconStack > Icon, NumericLabel > Icon -> items[#1].\#(front); ../../type="ColumnSet"; type="TextBlock"; text=text|attr(label); color=word(kind,colors); size="small"
      - name: there are no icons
    ObjectCell > DetailImage@picture, ContactCell > DetailImage@picture -> items[#1].columns[#2].items[]: ../../type="ColumnSet"; ../width="auto"; \#(picture); width=pixels(size)|"45px"
    ObjectCell > DetailImage@none, ContactCell > DetailImage@none -> items[#1].columns[#2].items[]: ../../type="ColumnSet"; ../width="auto"; type="TextBlock"; text=attr(initials); weight="bolder"
    ObjectCell > AvatarGroup -> items[#1].columns[#2].items[]: ../../type="ColumnSet"; ../width="auto"; type="ColumnSet"
    ObjectCell > Title, ContactCell > Title -> items[#1].\#(middle); ../../type="ColumnSet"; \#(text); weight="bolder"; maxLines=number(lines)
    ObjectCell > Subtitle, ContactCell > Subtitle -> items[#1].\#(middle); ../../type="ColumnSet"; \#(text); spacing="none"; maxLines=number(lines)
    ObjectCell > Footnote -> items[#1].\#(middle); ../../type="ColumnSet"; \#(text); isSubtle=true; size="small"; spacing="none"; maxLines=number(lines)
    ObjectCell > AvatarRow -> items[#1].\#(middle); ../../type="ColumnSet"; type="ColumnSet"; spacing="small"
      - total unless 0: there is no place for a number
    ObjectCell > TagBar -> items[#1].\#(middle); ../../type="ColumnSet"; type="ColumnSet"; spacing="small"
    ObjectCell > Rating -> items[#1].\#(middle); ../../type="ColumnSet"; type="TextBlock"; text=phrase("@value / 5 (@reviews)")|phrase("@value / 5"); spacing="none"
      - reviewsCeiling: the number of reviews stands as it is
      ~ it stands as a number
    ObjectCell > Description, ContactCell > Description -> items[#1].\#(middle); ../../type="ColumnSet"; \#(text); isSubtle=true; spacing="small"; maxLines=number(lines)
    ObjectCell > Attribute ->
    Attribute > Status -> items[#1].\#(back); ../../type="ColumnSet"; type="TextBlock"; text=text|attr(label); color=word(kind,colors); horizontalAlignment="right"
    Attribute > Label -> items[#1].\#(back); ../../type="ColumnSet"; type="TextBlock"; text=text; horizontalAlignment="right"
    Attribute > Icon -> items[#1].\#(back); ../../type="ColumnSet"; type="TextBlock"; text=text|attr(label); color=word(kind,colors); horizontalAlignment="right"
      - name: there are no icons
    ObjectCell > ActionsArea, ContactCell > ActionsArea -> items[#2]: type="ActionSet"
    ActionsArea > Overflow ->
    ActionsArea > Action -> actions[<3]: \#(button); \#(look)
    ActionsArea > Action, ActionsArea > Overflow > Action -> actions[]: \#(button); \#(look); mode="secondary"
    ObjectCell > SwipeActions -x nothing is swiped in a card
    """#
}
