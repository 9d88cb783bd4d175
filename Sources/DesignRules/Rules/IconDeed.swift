import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// The icon of a button shows what its words say.
  static let iconDeed = DesignRule(
    "icon-deed", .warning, summary: "An icon shows another deed than the words beside it",
    explanation: """
      Who sees a bin does not read on: a bin beside “Refresh” is avoided, a tick beside “Decline” is tapped by mistake. Choose the icon of \
      what the words say. Asked of icons that stand for one deed, such as to delete, to print, to accept or to call, where the verb of the \
      words is another one and nothing says this, and, of icons that go with many, where the words are that verb alone; of an arrow that rises \
      or falls, where they say the opposite. The rule knows such words in \
      \(WordTable.languages(.iconDeeds)).
      """,
    sources: ["HIG-A", "OWN"], elements: ["Action", "HeaderAction", "Label"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" xml:lang="en" target="orders/5">
        <Header>
          <Title>Order 5</Title>
          <HeaderAction icon="actions.refresh" label="Refresh" after="disabled"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" xml:lang="en" target="orders/5">
        <Header>
          <Title>Order 5</Title>
          <HeaderAction icon="⏩actions.delete⏪" label="Refresh" after="disabled"/>
        </Header>
      </Card>
      """,
    edges: [
      Edge(passes: "actions.synchronize", fails: "actions.print"), Edge(#"label="Refresh""#, passes: #"label="Clear""#),
      Edge(#"label="Refresh""#, passes: #"label="Delete and refresh""#, fails: #"label="Refresh list""#),
      Edge(
        #"actions.delete" label="Refresh""#, passes: #"actions.thumbUp" label="Approve""#,
        fails: #"actions.thumbDown" label="Approve""#),
      Edge(
        #"actions.delete" label="Refresh""#, passes: #"actions.decline" label="Delete""#,
        fails: #"actions.decline" label="Accept""#),
      Edge(#"label="Refresh""#, passes: #"label="Remove share""#, fails: #"label="Share""#),
      Edge(
        #"actions.delete" label="Refresh""#, passes: #"actions.decline" label="End call""#,
        fails: #"actions.edit" label="Call""#),
      Edge(
        #"actions.delete" label="Refresh""#, passes: #"actions.mediaPause" label="Pause""#,
        fails: #"actions.mediaPlay" label="Pause""#),
      Edge(
        #"actions.delete" label="Refresh""#, passes: #"actions.share" label="Send e-mail""#,
        fails: #"actions.phone" label="Send e-mail""#),
      Edge(
        #"label="Refresh""#, passes: #"xml:lang="de" label="Löschen""#, fails: #"xml:lang="de" label="Aktualisieren""#),
      Edge(#"label="Refresh""#, passes: #"xml:lang="ja" label="注文を削除""#, fails: #"xml:lang="ja" label="更新""#),
      Edge(#"label="Refresh""#, passes: #"label="Do not refresh""#),
      Edge(#"label="Refresh""#, passes: #"label="Clear call log""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.edit" label="Reschedule call""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.edit" label="Decline with note""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.email" label="Request call""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.mediaPause" label="Stop download""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.mediaPlay" label="Start print job""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.decline" label="Exit edit mode""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.refresh" label="Print again""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.accept" label="Confirm delete""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.download" label="Add to wallet""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.print" label="Approved orders""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.accept" xml:lang="de" label="Löschen bestätigen""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.email" xml:lang="fr" label="Lire le message""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.edit" xml:lang="de" label="Anruf notieren""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.refresh" xml:lang="ja" label="再印刷""#),
      Edge(#"actions.delete" label="Refresh""#, passes: #"actions.edit" xml:lang="zh" label="填写拒绝理由""#),
      .card(passes: grown("trendUp", "3 % up"), fails: grown("trendDown", "3 % up"), saying: "say up"),
      .card(passes: grown("trendUp", "3 % less than planned"), fails: grown("trendUp", "3 % less than in May")),
    ]
  ) { node, context in
    guard let icon = context.value(node, .icon), let dot = icon.firstIndex(of: ".") else { return }
    let name = String(icon[icon.index(after: dot)...])
    guard let shown = deeds[name] ?? directions[name] else { return }
    let label = context.value(node, .label) ?? context.text(node)
    let wording = context.wording(label, of: node)
    guard !wording.isBound, label.utf8.count < 40 else { return }
    if context.name(node) == .label {
      guard directions[name] != nil, let told = wording.toldDirection, told != "steady", told != shown else { return }
      return context.report(
        "The words say \(told), and the icon shows the opposite", at: context.valueRange(node, .icon))
    }
    // “Cancel the print”, “Stop sharing”
    let ends = [WordTable.Topic.destructive, .voiding, .detaching].contains(where: wording.hasWord)
    guard deeds[name] != nil, !wording.speaks(of: .negation), !ends || !["delete", "decline"].contains(shown) else {
      return
    }
    // A pencil or a circle of arrows goes with all that is changed or done again.
    let isCommon = ["refresh", "edit", "play", "pause"].contains(shown)
    let told = wording.deeds { isCommon ? $0.contains(wording.bare) : wording.does($0) }
    let named = wording.deeds { verbs in
      wording.language?.setsWordsApart == false
        ? verbs.contains(where: wording.text.contains) : wording.words.contains(where: verbs.contains)
    }
    if let topic = topics[shown], wording.hasWord(of: topic) || wording.speaks(of: topic) { return }
    guard !told.isEmpty, !named.contains(shown), told.isDisjoint(with: alike[shown] ?? []) else { return }
    context.report(
      "“\(label)” stands beside the icon of another deed; choose its own", at: context.valueRange(node, .icon))
  }
}

/// The deed that an icon stands for, by its name without the family.
private let deeds: [String: String] = [
  "delete": "delete", "deleteFill": "delete", "refresh": "refresh", "edit": "edit", "print": "print",
  "upload": "upload",
  "uploadToCloud": "upload", "download": "download", "downloadFromCloud": "download", "accept": "accept",
  "thumbUp": "accept", "thumbUpFill": "accept", "decline": "decline", "thumbDown": "decline",
  "thumbDownFill": "decline",
  "mediaPlay": "play", "play": "play", "mediaPause": "pause", "pause": "pause", "call": "call", "phone": "call",
  "email": "mail", "add": "add", "share": "share",
]

/// The words of deeds beside which nothing else is told.
private let topics: [String: WordTable.Topic] = [
  "accept": .agreeing, "decline": .refusing, "call": .calling, "mail": .mailing,
]

/// The direction that an icon shows.
private let directions = ["trendUp": "up", "trendDown": "down"]

/// Deeds that the icon of another may draw, too: a tick or a cross ends what was begun, a pencil writes, a plus makes something new, and
/// what is brought up to date is edited in many languages.
private let alike: [String: Set<String>] = [
  "accept": ["add", "call", "download", "edit", "mail", "play", "print", "refresh", "share", "upload"],
  "decline": ["call", "delete", "download", "mail", "pause", "play", "print", "share", "upload"],
  "add": ["accept", "call", "download", "edit", "mail", "pause", "play", "print", "share", "upload"],
  "edit": ["accept", "add", "mail", "refresh"], "share": ["download", "mail", "upload"],
  "upload": ["add", "edit", "refresh", "share"], "download": ["add", "print", "refresh", "share"],
  "print": ["download"],
  "refresh": ["download", "edit", "upload"], "mail": ["accept", "edit", "share"], "call": ["accept", "decline"],
  "play": ["accept", "refresh"], "delete": ["decline"],
]

extension Wording {
  /// The deeds of icons for whose verbs `isTold` holds.
  fileprivate func deeds(_ isTold: (Set<String>) -> Bool) -> Set<String> {
    guard let language else { return [] }
    var verbs: [String: Set<String>] = [:]
    for entry in WordTable.phrases(.iconDeeds, in: language) {
      let parts = entry.split(separator: "/").map(String.init)
      if parts.count == 2 { verbs[parts[1], default: []].insert(parts[0]) }
    }
    // “Approved orders” decides nothing.
    let decisions = WordTable.phrases(.decision, in: language)
    verbs["accept"] = WordTable.phrases(.agreeing, in: language).intersection(decisions)
    verbs["decline"] = WordTable.phrases(.refusing, in: language).intersection(decisions)
    var found = Set(verbs.filter { isTold($0.value) }.keys)
    // “Call list”, “Mail settings”
    if isPhrase(.calling) { found.insert("call") }
    if isPhrase(.mailing) { found.insert("mail") }
    return found
  }
}

/// A card with words beside an arrow.
private func grown(_ icon: String, _ words: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="sales" xml:lang="en" target="sales/5"><Header><Title>Sales</Title></Header>
  <ExtendedHeader><Row><Label icon="actions.\(icon)">\(words)</Label></Row></ExtendedHeader></Card>
  """
}
