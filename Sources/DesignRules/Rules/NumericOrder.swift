import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Steps are counted one by one.
  static let numericOrder = DesignRule(
    "numeric-order", .hint, summary: "Numbered cells do not count on",
    explanation: """
      Numbers in front of cells say in which order they come. Where one is missing and another stands twice, people \
      search for the step or leave one out. Those that share a place, as in 1, 2, 2, 4, may have the same number, unless \
      the figures in their labels differ. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="1/1">
          <NumericLabel>
            <Number>1</Number>
          </NumericLabel>
          <Title>Drain the oil</Title>
        </ObjectCell>
        <ObjectCell target="2/1">
          <NumericLabel>
            <Number>2</Number>
          </NumericLabel>
          <Title>Remove the cover</Title>
        </ObjectCell>
        <ObjectCell target="3/1">
          <NumericLabel>
            <Number>3</Number>
          </NumericLabel>
          <Title>Fill and test</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="1/1">
          <NumericLabel>
            <Number>1</Number>
          </NumericLabel>
          <Title>Drain the oil</Title>
        </ObjectCell>
        <ObjectCell target="2/1">
          <NumericLabel>
            <Number>⏩4⏪</Number>
          </NumericLabel>
          <Title>Remove the cover</Title>
        </ObjectCell>
        <ObjectCell target="3/1">
          <NumericLabel>
            <Number>3</Number>
          </NumericLabel>
          <Title>Fill and test</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge("<Number>3</Number>", passes: "<Number>5</Number>"),
      Edge(passes: "1"),
      Edge(passes: "2"),
      .card(passes: stops("06:45"), fails: stops("07:20"), saying: "number 3"),
      Edge(firstCells, passes: tied("5 minutes"), fails: tied("10 minutes"), saying: "number 2"),
    ]
  ) { node, context in
    let cells = context.descendants(node, [.objectCell]).filter { !context.descendants($0, [.number]).isEmpty }
    // Each record of a section has cells of its own.
    let sections = context.children(node, .section)
    guard !sections.contains(where: { context.value($0, .each) != nil || context.value($0, .sample) != nil }) else {
      return
    }
    for read in context.readLists(node, cells, { texts(of: $0, context) }) {
      let counted = read.map { Int(spelled: $0.texts[0]) }
      // Only what begins and ends as a count does is meant as one; the last may have the number of the one before,
      // where each has its time: otherwise both may share a place, or they are quantities.
      guard read.count > 2, counted.first == 1,
        counted.last == read.count || repeatsLast(counted) && haveTimes(read, context),
        let wrong = counted.indices.first(where: { !isPlace($0, counted, read) }),
        let number = context.descendants(read[wrong].part, [.number]).first
      else { continue }
      let range = context.textRange(number)
      let isBound = context.isBound(context.text(number))
      return context.report(
        "The cells are counted from 1 to \(read.count); this one should be number \(wrong + 1)", at: range,
        fixes: isBound ? [] : [Fix("Write \(wrong + 1)", [TextEdit(range, "\(wrong + 1)")])])
    }
  }
}

/// The number of `cell`, then what stands in its labels but the title.
private func texts(of cell: NodeID, _ context: RuleContext) -> [String] {
  [context.descendants(cell, [.number]).first.map(context.text) ?? ""]
    + context.descendants(cell, [.subtitle, .footnote, .status, .label, .timestamp]).map(context.text)
}

/// The first two cells of the failing example, but for the end.
private let firstCells = """
  <Title>Drain the oil</Title>
    </ObjectCell>
    <ObjectCell target="2/1">
      <NumericLabel>
        <Number>4</Number>
      </NumericLabel>
      <Title>Remove the cover</Title>
  """

/// Two cells with the same number, the first of which takes `time`.
private func tied(_ time: String) -> String {
  """
  <Title>Drain the oil</Title><Subtitle>\(time)</Subtitle></ObjectCell><ObjectCell target="2/1"><NumericLabel>
  <Number>1</Number></NumericLabel><Title>Remove the cover</Title><Subtitle>5 minutes</Subtitle>
  """
}

/// Three stops, the last of which has the number of the second and this time.
private func stops(_ time: String) -> String {
  let cells = [("1", "06:10"), ("2", "06:45"), ("2", time)].map { number, time in
    "<ObjectCell><NumericLabel><Number>\(number)</Number></NumericLabel><Title>Farm</Title><Subtitle>\(time)</Subtitle></ObjectCell>"
  }
  return #"<ObjectCellList xmlns="urn:cardwright:1" id="stops">"# + cells.joined(separator: "\n") + "</ObjectCellList>"
}

/// Whether the number at `index` counts on, or says that its cell shares the place of the one before.
private func isPlace(_ index: Int, _ counted: [Int?], _ cells: [ReadPart]) -> Bool {
  guard let number = counted[index], number != index + 1 else { return counted[index] != nil }
  return index > 0 && number == counted[index - 1] && !differ(cells[index - 1], cells[index])
}

/// Whether the figures in the labels of two cells differ, as far as there are some.
private func differ(_ first: ReadPart, _ second: ReadPart) -> Bool {
  let labels = [first, second].map { cell in
    Set(cell.texts.dropFirst().flatMap { $0.split { !$0.isNumber }.map(String.init) })
  }
  return !labels[0].isEmpty && !labels[1].isEmpty && labels[0].isDisjoint(with: labels[1])
}

/// Whether all `cells` tell a time of day below their titles.
private func haveTimes(_ cells: [ReadPart], _ context: RuleContext) -> Bool {
  cells.allSatisfy { cell in
    cell.texts.dropFirst().contains { WrittenMoment($0, context.language(cell.part))?.form == .time }
  }
}

/// Whether `counted` is 1, 2, 3 and so on, but for the last, which has the number of the one before.
private func repeatsLast(_ counted: [Int?]) -> Bool {
  counted.last == counted.count - 1 && counted.indices.dropLast().allSatisfy { counted[$0] == $0 + 1 }
}
