extension ImportFormat {
  /// What is read of UI5 integration cards beside what a card becomes there: what only others write; `-x` is read in another way.
  static let ui5Table = #"""
    Header > HeaderAction -x buttons of the footer's menu are items of the menu
    Header > FlexItem -x rows below the header are those of the extended header
    Header > SeeAll -x links in the footer belong to the list
    ExtendedHeader@plain > KPI, Chart@plain > KPI -x a figure in a row is a label
    Chart > KPI, Chart > Trend, Chart > Timestamp -x what heads a chart heads its card
    Body > ObjectCellList > EmptyState, Body > ContactCellList > EmptyState -x the message is that of the body
    Card > EmptyState, ObjectCardView > EmptyState -x the message is that of the body
    ObjectCell > Rating -x a value is a label
    Card@object > Body > TagBar -x groups of labels are such
    Card@object > Body > AvatarRow -> content.groups[alignment=Stretch].items[]: type="IconGroup"
    AvatarRow > Avatar -> {rows[]|template}: ../data=data; src=image(src); icon.src=image(src)|icon(icon); icon.initials=attr(initials); icon.alt=attr(label)
    words kindButtons: negative=Reject tint=Accept
    words roleButtons: tertiary=Ghost
    """#
}
