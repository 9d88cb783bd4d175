extension ImportFormat {
  /// What is read of UI5 integration cards beside what a card becomes there: what only others write; `-x` is read in another way.
  static let ui5Table = #"""
    Header > FlexItem -x rows below the header are those of the extended header
    Header > SeeAll -x links in the footer belong to the list
    ExtendedHeader > KPI -x a figure in a row is a label
    ExtendedHeader > KPI -> header.figure: value=text; title=attr(caption); state=word(kind,states); customStateIcon=icon(icon); showStateIcon=if(icon,true)
    ExtendedHeader@numeric > KPI -> header.mainIndicator: number=text; unit=attr(unit); state=word(kind,indicators); ../type="Numeric"; ../unitOfMeasurement=attr(leadingUnit); ../details=attr(caption)
    Chart > KPI, Chart > Trend, Chart > Timestamp -x what heads a chart heads its card
    Body > ObjectCellList > EmptyState, Body > ContactCellList > EmptyState -x the message is that of the body
    Card > EmptyState -x the message is that of the body
    ObjectCell > Rating -x a value is a label
    Card@object > Body > AvatarRow -> content.groups[alignment=Stretch].items[]: type="IconGroup"
    AvatarRow > Avatar -> {rows[]|template}: ../data=data; src=image(src); icon.src=image(src)|icon(icon); icon.initials=attr(initials); icon.alt=attr(label)
    words charts: stackedColumn=StackedColumn stackedBar=StackedBar line=timeseries_line column=timeseries_column
    words kindButtons: negative=Reject tint=Accept
    words roleButtons: tertiary=Ghost
    """#
}
