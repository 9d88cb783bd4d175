import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A long swipe can be undone.
  static let swipeDestructive = DesignRule(
    "swipe-destructive", .hint, summary: "A long swipe takes something away",
    explanation: """
      With `fullSwipe` a long swipe performs the first action at once, which happens by mistake on a train. What takes \
      something away, by its kind or by its words, waits for a tap. No guideline of Fiori says so; it is advice. The rule knows such words \
      in \(WordTable.languages(.destructive)).
      """,
    sources: ["OWN"], elements: ["SwipeActions"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <SwipeActions edge="trailing">
            <Action id="delete" kind="negative" icon="actions.delete">Delete</Action>
          </SwipeActions>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <SwipeActions edge="trailing" fullSwipe="⏩true⏪">
            <Action id="delete" kind="negative" icon="actions.delete">Delete</Action>
          </SwipeActions>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#"kind="negative" icon="actions.delete">Delete"#, passes: ">Archive", fails: ">Delete"),
      Edge(#"kind="negative" icon="actions.delete">Delete"#, passes: #"xml:lang="de">Löschen rückgängig machen"#),
      Edge(#"kind="negative" icon="actions.delete">Delete"#, fails: #"xml:lang="ja">完全に削除"#),
      Edge(#"kind="negative" icon="actions.delete">Delete"#, passes: ">{delete}"),
    ]
  ) { node, context in
    guard context.value(node, .fullSwipe)?.flag == true, let first = context.child(node, .action),
      context.value(first, .kind) == "negative" || context.wording(first).takesAway
    else { return }
    context.report(
      "A long swipe must not take anything away; let it wait for a tap", at: context.valueRange(node, .fullSwipe),
      fixes: context.removingAttribute(node, .fullSwipe, "Wait for a tap"))
  }
}
