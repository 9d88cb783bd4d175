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
      words is another one and nothing says this, and, of icons that go with many, where the words are that verb alone; of a bin also where all that is said is to \
      pay, to save or to send; of an arrow that rises or falls, where they say the opposite. The rule knows such words in \
      \(WordTable.languages(.iconDeeds)).
      """,
    sources: ["HIG-A", "OWN"], elements: ["Action", "HeaderAction", "Label"],
    passing: button("refresh", "Refresh"), failing: button("delete", "Refresh", marked: true),
    edges: [
      .card(passes: button("synchronize", "Refresh"), fails: button("print", "Refresh")),
      .card(passes: button("accept", "Save"), fails: button("delete", "Save")),
      .card(passes: button("delete", "Save space"), fails: button("deleteFill", "Pay invoice")),
      .card(passes: button("delete", "Bestätigen", "de"), fails: button("delete", "Speichern", "de")),
      .card(passes: button("delete", "Delete and refresh"), fails: button("delete", "Refresh list")),
      .card(passes: button("thumbUp", "Approve"), fails: button("thumbDown", "Approve")),
      .card(passes: button("decline", "Delete"), fails: button("decline", "Accept")),
      .card(passes: button("delete", "Remove share"), fails: button("delete", "Share")),
      .card(passes: button("decline", "End call"), fails: button("edit", "Call")),
      .card(passes: button("mediaPause", "Pause"), fails: button("mediaPlay", "Pause")),
      .card(passes: button("share", "Send e-mail"), fails: button("phone", "Send e-mail")),
      .card(passes: button("delete", "Löschen", "de"), fails: button("delete", "Aktualisieren", "de")),
      .card(passes: button("delete", "注文を削除", "ja"), fails: button("delete", "更新", "ja")),
      .card(passes: grown("trendUp", "3 % up"), fails: grown("trendDown", "3 % up"), saying: "say up"),
      .card(passes: grown("trendUp", "3 % less than planned"), fails: grown("trendUp", "3 % less than in May")),
    ] + fitting.map { .card(passes: button($0.icon, $0.words, $0.language)) }
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
    if let topic = topics[shown], wording.hasWord(of: topic) || wording.speaks(of: topic) { return }
    let verbs = wording.verbsOfDeeds
    let told = wording.deeds(verbs) { isCommon ? $0.contains(wording.bare) : wording.does($0) }
    // A bin may stand beside “Confirm” and “Start”, as it says what is confirmed or begun, and a tick beside nearly all.
    let isKept = shown == "delete" && wording.isPhrase(.keeping)
    guard isKept || !told.isEmpty && told.isDisjoint(with: alike[shown] ?? []) else { return }
    let named = wording.deeds(verbs) { verbs in
      wording.language?.setsWordsApart == false
        ? verbs.contains(where: wording.text.contains) : wording.words.contains(where: verbs.contains)
    }
    guard !named.contains(shown) else { return }
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
  "edit": ["accept", "add", "mail", "refresh"], "share": ["add", "download", "mail", "upload"],
  "upload": ["add", "edit", "refresh", "share"], "download": ["add", "print", "refresh", "share"],
  "print": ["download"],
  "refresh": ["download", "edit", "upload"], "mail": ["accept", "edit", "share"],
  "call": ["accept", "add", "decline", "edit", "play"],
  "play": ["accept", "refresh"], "delete": ["decline"],
]

extension Wording {
  /// The verbs of each deed that icons stand for, in its language.
  fileprivate var verbsOfDeeds: [String: Set<String>] {
    guard let language else { return [:] }
    var verbs: [String: Set<String>] = [:]
    for entry in WordTable.phrases(.iconDeeds, in: language) {
      let parts = entry.split(separator: "/").map(String.init)
      if parts.count == 2 { verbs[parts[1], default: []].insert(parts[0]) }
    }
    // “Approved orders” decides nothing.
    let decisions = WordTable.phrases(.decision, in: language)
    verbs["accept"] = WordTable.phrases(.agreeing, in: language).intersection(decisions)
    verbs["decline"] = WordTable.phrases(.refusing, in: language).intersection(decisions)
    return verbs
  }

  /// The deeds for whose `verbs` `isTold` holds.
  fileprivate func deeds(_ verbs: [String: Set<String>], _ isTold: (Set<String>) -> Bool) -> Set<String> {
    var found = Set(verbs.filter { isTold($0.value) }.keys)
    // “Call list”, “Mail settings”
    if isPhrase(.calling) { found.insert("call") }
    if isPhrase(.mailing) { found.insert("mail") }
    return found
  }
}

/// Icons that go with words in which another deed is named.
private let fitting: [(icon: String, words: String, language: String)] = [
  ("delete", "Clear", "en"), ("delete", "Do not refresh", "en"), ("delete", "Clear call log", "en"),
  ("edit", "Reschedule call", "en"), ("edit", "Decline with note", "en"), ("email", "Request call", "en"),
  ("mediaPause", "Stop download", "en"), ("mediaPlay", "Start print job", "en"), ("decline", "Exit edit mode", "en"),
  ("refresh", "Print again", "en"), ("accept", "Confirm delete", "en"), ("download", "Add to wallet", "en"),
  ("print", "Approved orders", "en"), ("accept", "Löschen bestätigen", "de"), ("email", "Lire le message", "fr"),
  ("edit", "Anruf notieren", "de"), ("refresh", "再印刷", "ja"), ("edit", "填写拒绝理由", "zh"),
  ("phone", "Add contact", "en"), ("phone", "Rufnummer bearbeiten", "de"), ("call", "Add participant", "en"),
  ("call", "Play voicemail", "en"), ("share", "Add to favourites", "en"), ("share", "Ajouter aux favoris", "fr"),
]

/// A card with a button.
private func button(_ icon: String, _ label: String, _ language: String = "en", marked: Bool = false) -> String {
  let icon = marked ? "⏩actions.\(icon)⏪" : "actions.\(icon)"
  return """
    <Card xmlns="urn:cardwright:1" id="order" xml:lang="\(language)" target="orders/5">
      <Header>
        <Title>Order 5</Title>
        <HeaderAction icon="\(icon)" label="\(label)" after="disabled"/>
      </Header>
    </Card>
    """
}

/// A card with words beside an arrow.
private func grown(_ icon: String, _ words: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="sales" xml:lang="en" target="sales/5"><Header><Title>Sales</Title></Header>
  <ExtendedHeader><Row><Label icon="actions.\(icon)">\(words)</Label></Row></ExtendedHeader></Card>
  """
}
