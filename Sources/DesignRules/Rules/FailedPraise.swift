import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A failure is told as one.
  static let failedPraise = DesignRule(
    "failed-praise", .warning, summary: "What could not be loaded is told as done, or what is empty as not loaded",
    explanation: """
      Where loading failed, nobody knows whether anything is left to do. “All done, great work!” sends people home \
      with changes that were never sent, as does “No changes” on a card about changes, for nobody knows how many there are. Say that it could not be loaded, and \
      offer another try, in a state with `cause="failed"`: one for what is empty says to people without work that something is broken. \
      The rule knows such words in \(WordTable.languages(.praise)).
      """,
    sources: ["ILL-A", "BD-I"], elements: ["EmptyState"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="sync" target="sync/1">
        <Header>
          <Title>Offline changes</Title>
        </Header>
        <Body>
          <EmptyState cause="failed">
            <Title>Changes cannot be loaded</Title>
            <Description>Try again in a moment.</Description>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="sync" target="sync/1">
        <Header>
          <Title>Offline changes</Title>
        </Header>
        <Body>
          <EmptyState cause="failed">
            <Title>⏩All done, great work!⏪</Title>
            <Description>There is nothing left to upload.</Description>
          </EmptyState>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Changes cannot be loaded", fails: "Everything is completed"),
      Edge(#"cause="failed">"#, passes: #"cause="failed" xml:lang="es">"#),
      Edge(passes: "No connection", fails: "No changes", saying: "how many"),
      Edge(passes: "No changes could be loaded", fails: "No open changes"),
      Edge(
        ">All done, great work!", passes: #" xml:lang="es">No se pueden cargar"#, fails: #" xml:lang="es">Todo hecho"#),
      Edge(passes: "Completed tours cannot be loaded"),
      Edge(passes: "Completed tours can’t be loaded"),
      Edge(passes: "Loading of completed tours timed out"),
      Edge(#"cause="failed""#, passes: #"cause="empty""#),
      Edge(
        "All done, great work!</Title>\n      <Description>There is nothing left to upload.",
        passes: "Changes</Title><Description>No changes were lost.",
        fails: "Changes</Title><Description>No changes to send for now."),
      Edge(
        "All done, great work!</Title>\n      <Description>There is nothing left to upload.",
        passes: "No changes can be shown right now</Title><Description>Later.",
        fails: "No changes of the last week</Title><Description>Later."),
      Edge("All done, great work!", passes: "Nothing was lost", fails: "No changes", saying: "nobody knows how many"),
      Edge(
        "All done, great work!</Title>\n      <Description>There is nothing left to upload.",
        passes: "Something went wrong</Title><Description>No work for you to repeat.",
        fails: "Something went wrong</Title><Description>There are no changes."),
      .card(
        passes: empty("No orders to collect"), fails: empty("Orders could not be loaded"), saying: "cause=\"failed\""),
      .card(passes: empty("No pallet could not be loaded"), fails: empty("Unable to load orders")),
      .card(passes: empty("Loading is finished")),
      .card(
        passes: empty("Nichts zu tun", "de"), fails: empty("Die Aufträge konnten nicht geladen werden", "de")),
      .card(passes: empty("対象がありません", "ja"), fails: empty("注文を読み込めませんでした", "ja")),
      .card(
        passes: empty("No orders", picture: "noDataSmall"), fails: empty("No orders", picture: "unableToLoadSmall"),
        saying: "picture of a failure"),
    ]
  ) { node, context in
    guard context.value(node, .cause) == "failed" else { return reportFailure(node, &context) }
    let told = context.children(node).filter { [.title, .description].contains(context.name($0)) }
      .map { ($0, context.wording($0)) }
    // “No changes were lost” goes well with a failure that is told.
    let tellsFailure = told.contains { _, wording in
      [.trouble, .reach, .signals, .loading].contains(where: wording.speaks)
    }
    for (part, wording) in told {
      let saysNone =
        !tellsFailure && wording.beginsWithNone && ![.showing, .reassuring].contains(where: wording.speaks)
        && sharesWord(wording, with: node, context)
      if saysNone || context.name(part) == .title && wording.saysNone {
        return context.report(
          "“\(wording.text)” is said where nothing could be loaded; nobody knows how many there are",
          at: context.textRange(part))
      }
      guard wording.affirms(.praise) && !wording.speaks(of: .trouble) || wording.says(.finished) else { continue }
      return context.report(
        "Say that it could not be loaded; nobody knows that all is done", at: context.textRange(part))
    }
    if let picture = context.value(node, .name),
      ["achievement", "success"].contains(where: { picture.lowercased().contains($0) })
    {
      context.report("A picture of success does not go with a failure", at: context.valueRange(node, .name))
    }
  }
}

/// Whether `wording` has a longer word of the title of the card around `state`, so that it speaks of what the card shows.
private func sharesWord(_ wording: Wording, with state: NodeID, _ context: RuleContext) -> Bool {
  guard let title = CardHead.part(.title, around: state, context) else { return false }
  let words = Set(context.wording(title).words.filter { $0.count > 3 })
  return !words.isDisjoint(with: wording.words)
}

/// Reports the state `node` of what is empty where it tells that something could not be loaded.
private func reportFailure(_ node: NodeID, _ context: inout RuleContext) {
  guard (context.value(node, .cause) ?? "empty") == "empty" else { return }
  if let title = context.child(node, .title), context.wording(title).saysNotLoaded {
    return context.report(
      "Nothing has failed where this is shown; say what is missing, or set cause=\"failed\"",
      at: context.textRange(title))
  }
  if let picture = context.value(node, .name), picture.hasPrefix("illustrations.unableToLoad") {
    context.report("A picture of a failure does not go with what is empty", at: context.valueRange(node, .name))
  }
}

/// A card that has nothing to show, and says so by `title`.
private func empty(_ title: String, _ language: String = "en", picture: String = "noTasksSmall") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="orders" xml:lang="\(language)" target="orders/1"><Header><Title>4711</Title></Header>
  <Body><EmptyState illustration="small" name="illustrations.\(picture)"><Title>\(title)</Title></EmptyState></Body></Card>
  """
}

extension Wording {
  /// Whether it says that something could not be loaded, and no more than of what.
  fileprivate var saysNotLoaded: Bool {
    // “No pallets that could not be loaded”
    guard let language, !beginsWithNone else { return false }
    let (text, gap) = (bare, language.setsWordsApart ? " " : "")
    return WordTable.phrases(.notLoaded, in: language).contains {
      text == $0 || text.hasSuffix(gap + $0) || text.hasPrefix($0 + gap)
    }
  }

  /// Whether it begins with “no”.
  fileprivate var beginsWithNone: Bool {
    guard let language else { return false }
    let text = bare
    return WordTable.phrases(.none, in: language).contains { text.hasPrefix($0 + " ") }
  }

  /// Whether it says that there is nothing of something: two or three words, the first of which is “no”.
  fileprivate var saysNone: Bool {
    guard let language, let first = words.first, (2...3).contains(words.count) else { return false }
    return WordTable.phrases(.none, in: language).contains(first)
      && ![.reach, .signals, .trouble, .showing, .reassuring].contains(where: speaks)
  }
}
