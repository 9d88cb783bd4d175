import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An icon of a state is said in words, too.
  static let iconNeedsWords = DesignRule(
    "icon-needs-words", .information, summary: "An icon that tells something has no words",
    explanation: """
      An icon that tells a state by its form or colour, or marks an object as flagged, locked or with an attachment, is \
      silent for VoiceOver and TalkBack, and unclear to everybody who does not know it. Say with `label` what it means, or \
      beside it in a status or another label. Icons of things, such as `devices.machine` or `actions.search`, say no more than the \
      title does, unless they stand in a stack beside a picture or one another.
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Icon"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <IconStack>
            <Icon name="status.statusCritical" kind="critical" label="At risk"/>
          </IconStack>
          <Title>Pump</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <IconStack>
            <⏩Icon⏪ name="status.statusCritical" kind="critical"/>
          </IconStack>
          <Title>Pump</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#" kind="critical"/>"#, fails: "/>"), Edge(#" kind="critical"/>"#, fails: #" kind="{kind}"/>"#),
      Edge(
        #"name="status.statusCritical" kind="critical"/>"#, passes: #"name="actions.search"/>"#,
        fails: #"name="status.locked"/>"#),
      Edge(
        #"name="status.statusCritical" kind="critical"/>"#, passes: #"name="actions.flag" label="Flagged"/>"#,
        fails: #"name="actions.flag"/>"#),
      Edge(
        #"name="status.statusCritical" kind="critical"/>"#, passes: #"name="callout.discussion" label="3 comments"/>"#,
        fails: #"name="callout.discussion"/><Icon name="devices.machine" label="Machine"/>"#),
      .card(
        passes: discussed(
          "", #"<Attribute><Icon name="callout.discussion"/><Icon name="devices.machine"/></Attribute>"#)),
      .card(passes: discussed(""), fails: discussed(#"<DetailImage icon="devices.machine" alt=""/>"#)),
      Edge(
        "<Title>Pump</Title>",
        passes: #"<Title>Pump</Title><Attribute><Status kind="critical">At risk</Status></Attribute>"#),
      Edge(
        "<Title>Pump</Title>", passes: "<Title>Pump</Title><Footnote>Overdue since Monday</Footnote>",
        fails: "<Title>Pump</Title><Subtitle>Hall 3</Subtitle>"),
    ]
  ) { node, context in
    let isColoured = (context.value(node, .kind) ?? "neutral") != "neutral"
    let name = context.value(node, .name) ?? ""
    guard (context.value(node, .label) ?? "").isEmpty, let place = context.parent(node),
      let holder = context.parent(place),
      isColoured || name.hasPrefix("status.") || marks.contains(name) || isBesidePicture(place, in: holder, &context)
    else { return }
    // What is said besides its name tells what it means.
    let words: [ElementName] = [.status, .tag, .footnote, .description, .label]
    for part in context.sharedDescendants(holder, words) where !context.text(part).isEmpty { return }
    context.report("Say with label what this icon means", at: context.tree.nameRange(of: node))
  }
}

/// Whether `place` is a stack whose icons stand beside a picture of what `holder` is about, or beside one another, so that they tell
/// something else.
private func isBesidePicture(_ place: NodeID, in holder: NodeID, _ context: inout RuleContext) -> Bool {
  guard context.name(place) == .iconStack else { return false }
  return context.children(place, .icon).count > 1
    || context.sharedDescendants(holder, [.detailImage, .avatarGroup]).contains { context.parent($0) == holder }
}

/// Icons of actions that mark what was done to an object, or what it has.
private let marks: Set<String> = [
  "actions.flag", "actions.flag2", "actions.attachment", "actions.locked", "actions.unlocked", "actions.favorite",
  "actions.bookmark", "actions.bookmark2", "actions.pushpinOn", "actions.notification2", "actions.uiNotifications",
  "actions.verified",
]

/// A cell with an icon, `picture` and `attribute`.
private func discussed(_ picture: String, _ attribute: String = "") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="parts"><ObjectCell target="parts/1"><IconStack><Icon name="callout.discussion"/>
  </IconStack>\(picture)<Title>Pump</Title>\(attribute)</ObjectCell></ObjectCellList>
  """
}
