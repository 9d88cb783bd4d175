extension ImportFormat {
  /// What is not read of Adaptive Cards as an export writes it: what other cards write in the same way means something else.
  static let adaptiveTable = #"""
    Header > HeaderAction, Header > SeeAll, Header > Overflow > Action -x buttons are those of the footer
    Body > Map, Body > Chart, Body > Calendar, Body > ProgressKPI, Body > IllustratedMessage -x texts are texts
    ExtendedHeader > KPI -x a figure stands where it is
    Footer > Action, Actions > Action -x buttons of the menu are told apart by their mode
    ExtendedHeader > KPI -x a figure stands where it is
    Footer > Action, Actions > Action -> /actions[]: =press; title=title; tooltip=if(label,attr(label)); style=word(kind,kindButtons)|word(role,roleButtons)
    DataTable > Column -x the first row stands by itself
    DataTable > Column -> head.cells[]: items[#1].text=text; items[#1].horizontalAlignment=word(alignment,alignments)|word(type,typeAlignments)
      ; ../../columns[].width=pixels(width)
    """#
}
