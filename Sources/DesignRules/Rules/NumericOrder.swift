import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Steps are counted one by one.
  static let numericOrder = DesignRule(
    "numeric-order", .hint, summary: "Numbered cells do not count on",
    explanation: """
      Numbers in front of cells say in which order they come. Where one is missing and another stands twice, people \
      search for the step or leave one out. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="1">
          <NumericLabel>
            <Number>1</Number>
          </NumericLabel>
          <Title>Drain the oil</Title>
        </ObjectCell>
        <ObjectCell target="2">
          <NumericLabel>
            <Number>2</Number>
          </NumericLabel>
          <Title>Remove the cover</Title>
        </ObjectCell>
        <ObjectCell target="3">
          <NumericLabel>
            <Number>3</Number>
          </NumericLabel>
          <Title>Fill and test</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="1">
          <NumericLabel>
            <Number>1</Number>
          </NumericLabel>
          <Title>Drain the oil</Title>
        </ObjectCell>
        <ObjectCell target="2">
          <NumericLabel>
            <Number>⏩1⏪</Number>
          </NumericLabel>
          <Title>Remove the cover</Title>
        </ObjectCell>
        <ObjectCell target="3">
          <NumericLabel>
            <Number>3</Number>
          </NumericLabel>
          <Title>Fill and test</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge("<Number>3</Number>", passes: "<Number>4</Number>")
    ]
  ) { node, context in
    let numbers = context.descendants(node, [.number])
    let counted = numbers.map { Int(context.text($0)) }
    // Only what begins and ends as a count does is meant as one.
    guard numbers.count > 2, counted.first == 1, counted.last == numbers.count,
      let wrong = counted.indices.first(where: { counted[$0] != $0 + 1 })
    else { return }
    context.report(
      "The cells are counted from 1 to \(numbers.count); this one is number \(wrong + 1)",
      at: context.textRange(numbers[wrong]),
      fixes: [
        Fix("Write \(wrong + 1)", [TextEdit(context.textRange(numbers[wrong]), "\(wrong + 1)")])
      ])
  }
}
