import CardLayout
import SourceText

extension DesignRule {
  /// All tags are shown.
  static let tagOverflow = DesignRule(
    layout: "tag-overflow", .information, summary: "Some tags give way to “+n”",
    explanation: """
      Tags that find no room on the lines that a tag bar may take are hidden, and “+n” says how many. Put the most \
      important ones first, or show fewer.
      """,
    sources: ["U-FUIObjectCard"],
    about: ["TagBar"], in: [.smallPhone],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <TagBar>
          <Tag>Urgent</Tag>
          <Tag>Hall 3</Tag>
        </TagBar>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <⏩TagBar⏪>
          <Tag>Urgent</Tag>
          <Tag>Waits for a part</Tag>
          <Tag>Second visit</Tag>
          <Tag>Northern plant</Tag>
        </TagBar>
      </ObjectCardView>
      """,
    edges: [
      Edge("<Tag>Northern plant</Tag>", passes: ""),
      Edge("Urgent", fails: "Hall 3", saying: "2 tags are"),
      Edge("<Tag>Urgent</Tag>", fails: "", saying: "1 tag is"),
    ]
  ) { survey, context in
    for (source, hidden) in survey.shortened {
      let tags = hidden == 1 ? "1 tag is" : "\(hidden) tags are"
      context.report(
        "\(tags) hidden behind “+\(hidden)” \(context.place); put the important ones first or show fewer", source,
        at: context.nameRange(source))
    }
  }
}
