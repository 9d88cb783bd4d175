import CardModel
import SourceText
import XMLSyntax

/// A page card that answers taps.
private func pages(of part: String) -> String {
  #"</PlainCard><PageCard id="pages"><PageItem card="list"/><On event="tap"\#(part)><Info>Calling</Info></On></PageCard>"#
}

extension DesignRule {
  /// A button of a scene does something.
  static let buttonIdle = DesignRule(
    "button-idle", .hint, summary: "Nothing answers a button of a scene",
    explanation: """
      A button in a floating row or a bottom bar has a `target` or a `purpose`, says with `after` what becomes of it, or a card \
      answers its tap with `On`. Of any other nothing comes but what the app itself does, which cannot be known here: ignore the hint \
      for it. Asked where nothing answers any button of the row or bar; buttons on the map, as that which finds the user, are the app's.
      """,
    sources: ["OWN"], elements: ["FloatingRow", "BottomBar"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
          <FloatingRow>
            <Action id="call">Call</Action>
          </FloatingRow>
          <On event="tap" of="call">
            <Info>Calling</Info>
          </On>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
          <FloatingRow>
            <⏩Action⏪ id="call">Call</Action>
          </FloatingRow>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#" id="call""#, passes: #" id="call" target="tel:+31201234567""#, fails: ""),
      Edge(#" id="call""#, passes: #" id="call" after="disabled""#, fails: #" id="call" role="primary""#),
      Edge(#" id="call""#, passes: #" id="call" purpose="phone""#),
      Edge(#" id="call""#, passes: #" id="call" disabled="true""#),
      Edge(
        "</FloatingRow>", passes: #"<Action target="tel:+31201234567" disabled="true">Write</Action></FloatingRow>"#),
      Edge(
        "<FloatingRow>\n      <Action id=\"call\">Call</Action>\n    </FloatingRow>",
        passes: #"<MapButtons edge="top"><Action id="me" icon="places.locateMe" label="Where I am"/></MapButtons>"#),
      Edge(
        "</FloatingRow>", passes: #"<Action target="tel:+31201234567">Write</Action></FloatingRow>"#),
      Edge(
        "</FloatingRow>", passes: #"</FloatingRow><On event="tap"><Info>Calling</Info></On>"#,
        fails: #"</FloatingRow><On event="select"><Info>Calling</Info></On>"#),
      Edge("</PlainCard>", passes: pages(of: ""), fails: pages(of: #" of="other""#)),
    ]
  ) { node, context in
    guard let card = context.parent(node), let scene = context.parent(card), context.name(scene) == .cardScene else {
      return
    }
    let links = SceneLinks.of(scene, &context)
    // A page card answers for its pages, and of what is not closed nobody knows yet what it answers.
    guard !links.pagesAnswerAll, !context.unclosed.contains(scene),
      context.value(card, .id).map(links.answersAll.contains) != true
    else { return }
    let actions = context.children(node, .action)
    // Who has thought of one of them leaves the others to the app.
    let isAnswered = actions.contains { action in
      [.target, .after, .purpose].contains { context.value(action, $0) != nil }
        || context.value(action, .id).map(links.tapped.contains) ?? false
    }
    if isAnswered { return }
    for action in actions where context.value(action, .disabled)?.flag != true {
      context.report(
        "Nothing answers a tap on this button; answer it with On, or give it a target",
        at: context.tree.nameRange(of: action))
    }
  }
}
