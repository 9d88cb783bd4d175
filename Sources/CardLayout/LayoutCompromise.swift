package import CardModel

/// What a layout gives up because there is no room for it, with the part that it is given up for.
package struct LayoutCompromise: Hashable, Sendable {
  /// What is given up.
  package enum Kind: Hashable, Sendable {
    /// Actions of a footer stand behind its overflow button: their spoken labels, the most important first, and how many
    /// have a button of their own; whether none had to if each button were as wide as its label; and the action whose
    /// long label alone takes the room of the first, if so.
    case hiddenActions([String], shown: Int, fitApart: Bool, behind: Action?)
    /// The cells of a table's rows stand below one another, because the longest words of its columns are this many
    /// points too wide together.
    case stackedTable(excess: Double)
    /// The columns of a table share this room in points, which is less than their own widths together.
    case sharedWidth(asked: Double, room: Double)
    /// Buttons keep widths of their own where they would fit if they shared the width evenly.
    case ownWidths
    /// A key figure is drawn at this share of its size, 0.5 at the least.
    case scaledFigure(Double)
    /// A key figure stands below its rows, as something in them has no room beside it.
    case figureBelow
    /// A word of a text of an accessibility size is broken, as a line has room for this share of it.
    case brokenWord(Double)
    /// A name in a chart is cut off.
    case cutLabel(String)
    /// The actions of contacts stand below their labels.
    case actionsBelow
    /// A pin lies outside of what its map shows.
    case pinOutside
  }

  /// What is given up.
  package var kind: Kind
  /// The part.
  package var source: PartSource
}
