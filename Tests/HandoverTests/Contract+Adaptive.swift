import JSON

extension Contract {
  private static let elements =
    "@TextBlock|Image|Container|ColumnSet|FactSet|ActionSet|Table"
  private static let actions = "@Action.OpenUrl|Action.Execute"
  private static let common =
    "spacing none|small|default|medium|large|extraLarge|padding, separator bool, isVisible bool, id text"
  private static let action =
    "title text, tooltip text, style default|positive|destructive, mode primary|secondary, isEnabled bool"
  private static let color = "default|dark|light|accent|good|warning|attention"

  /// Adaptive Cards 1.5 without templates, as far as an export writes them.
  static let adaptive = Contract(
    """
    AdaptiveCard: type! =AdaptiveCard, version! 1.5|1.6, $schema text, lang text, rtl bool, fallbackText text, selectAction \(actions), body [\(elements)], actions [\(actions)]
    TextBlock: type! text, text! text, wrap bool, isSubtle bool, maxLines int, size default|small|medium|large|extraLarge, weight default|lighter|bolder, style default|heading, color \(color), horizontalAlignment left|center|right, \(common)
    Image: type! text, url! text, altText text, size auto|stretch|small|medium|large, style default|person, width text, \(common)
    Container: type! text, items! [\(elements)], selectAction \(actions), \(common)
    ColumnSet: type! text, columns! [@Column], selectAction \(actions), \(common)
    Column: items! [\(elements)], width any, style default|emphasis
    FactSet: type! text, facts! [Fact], \(common)
    Fact: title! text, value! text
    ActionSet: type! text, actions! [\(actions)], \(common)
    Table: type! text, columns [TableColumn], rows! [TableRow], showGridLines bool, \(common)
    TableColumn: width any
    TableRow: type! =TableRow, cells! [TableCell]
    TableCell: type! =TableCell, items! [\(elements)], selectAction \(actions)
    Action.OpenUrl: type! text, url! text, \(action)
    Action.Execute: type! text, verb! text, data Data, \(action)
    Data: target text, item any
    """)

  /// What is wrong with an Adaptive Card, as a host makes it of a template and its data.
  static func faults(adaptive card: JSONValue) -> [String] {
    adaptive.faults(card, "AdaptiveCard") + tooMany(card)
  }

  /// Where there are more buttons than hosts show.
  private static func tooMany(_ value: JSONValue) -> [String] {
    if let elements = value.array { return elements.flatMap(tooMany) }
    let buttons = (value["actions"]?.array ?? []).filter { $0["mode"] == nil }
    return (buttons.count > 5 ? ["\(buttons.count) buttons side by side"] : [])
      + (value.object?.members ?? []).flatMap { tooMany($0.value) }
  }
}
