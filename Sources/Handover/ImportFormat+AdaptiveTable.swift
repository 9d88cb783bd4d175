extension ImportFormat {
  /// What is not read of Adaptive Cards as an export writes it: what other cards write in the same way means something else.
  static let adaptiveTable = #"""
    group Rows: Row FlexItem
    Header > HeaderAction, Header > SeeAll, Header > Overflow > Action -x buttons are those of the footer, unless all are in the menu
    Header > Overflow > Action -> /menu[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons); mode="secondary"
    Body > ObjectCellList > EmptyState, Body > ContactCellList > EmptyState -x the message is that of the body
    ObjectCardView > Overflow > Action -> /menu[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons); mode="secondary"
    ObjectCardView > Rating, ObjectCell > Rating, Rows > Rating -x stars are told from texts
    ObjectCardView > Rating -> /body[]: type="TextBlock"; rating=phrase("@value / 5 (@reviews)")|phrase("@value / 5")
    ObjectCell > Rating -> items[#1].columns[#3].items[]: type="TextBlock"; rating=phrase("@value / 5 (@reviews)")|phrase("@value / 5")
    NumericLabel > Icon -x icons stand beside numbers where there are any
    NumericLabel > Icon -> items[#1].columns[#1].beside[]: text=text|attr(label); color=word(kind,colors)
    Body > Map, Body > Chart, Body > Calendar, Body > ProgressKPI, Body > IllustratedMessage -x texts are texts
    ExtendedHeader > KPI -x a figure stands where it is
    Body > KPI -x its unit is told from its figure
    Body > KPI -> /body[]: type="Container"; selectAction=press; items[#1].type="TextBlock"; items[#1].text=text; items[#1].unit=attr(unit)
      ; items[#1].size="extraLarge"; items[#1].weight="bolder"; items[#1].color=word(kind,colors)
      ; items[#2].type="TextBlock"; items[#2].text=attr(caption); items[#2].isSubtle=true; items[#2].wrap=true; items[#2].spacing="none"
    Footer > Action, Actions > Action, ActionsArea > Action, EmptyState > Action -x buttons of the menu are told apart by their mode
    ActionsArea > Action -> actions[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons)
    EmptyState > Action -> items[type=ActionSet].actions[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons)
    Footer > Action, Actions > Action -> /actions[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons)
    Column -x the first row stands by itself
    Column -> head.cells[]: items[#1].text=text; items[#1].horizontalAlignment=word(alignment,alignments)|word(type,typeAlignments)
      ; width=pixels(width)
    """#
}
