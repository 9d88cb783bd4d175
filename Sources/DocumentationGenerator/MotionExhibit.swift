import CardLayout
import SourceText

/// Something that happens in a scene, shown in a small one.
struct MotionExhibit {
  /// What it is: the attribute or element.
  let title: String
  /// What is to be seen.
  let text: String
  /// What happens, as a scenario has it.
  let steps: String
  /// What the first card does about it.
  var handler = ""

  /// The exhibits of each element that has some, by its name.
  static let all: [String: [MotionExhibit]] = {
    var all = ["Step": steps, "Expect": claims, "On": events]
    for action in actions { all[action.title] = [action] }
    return all
  }()

  /// It as pictures that move, light and dark.
  var films: [Picture] {
    let snapshot = Illustrator.snapshot(SourceText(source))
    return Appearance.allCases.compactMap { appearance in
      var environment = CardEnvironment(onPageIn: appearance)
      environment.appearance = appearance
      return Illustrator.film(snapshot, environment, label: "\(title): \(text)", caption: text)
    }
  }

  /// The scene, in which it happens.
  var source: String {
    """
    <CardScene xmlns="urn:cardwright:1" id="town" root="stops" dismissable="true">
      <Device id="phone" like="iphone-se-1"/>
      <Device id="turned" like="iphone-se-1" orientation="landscape"/>
      <Device id="read" like="iphone-se-1" voiceOver="true"/>
      <MapContent id="streets"><Pin id="station" latitude="49.4460" longitude="11.0820">Station</Pin></MapContent>
      <MapContent id="river"><Pin id="pier" latitude="49.4520" longitude="11.0700">Pier</Pin></MapContent>
      <TableCard id="stops" map="streets" position="peaking">
        <Title>Stops</Title>
        <Section>\(rows)</Section>
        <MapButtons edge="top"><Action id="where" icon="places.locateMe" label="Where am I"/></MapButtons>
        \(handler)
      </TableCard>
      <PlainCard id="pier-card" map="river" position="extended">
        <Title>Pier</Title>
        <SearchField id="search">Search</SearchField>
        <Text>Boats leave every hour.</Text>
      </PlainCard>
      <PageCard id="trips" position="peaking"><PageItem card="fast"/><PageItem card="cheap"/></PageCard>
      <PlainCard id="fast" map="streets"><Title>12 minutes</Title><Text>Tram 4</Text></PlainCard>
      <PlainCard id="cheap" map="river"><Title>31 minutes</Title><Text>On foot</Text></PlainCard>
      <Scenario id="shown" device="phone">\(steps)</Scenario>
    </CardScene>
    """
  }

  private var rows: String {
    (1...12).map { #"<ObjectCell id="line-\#($0)"><Title>Line \#($0)</Title></ObjectCell>"# }.joined()
  }

  private init(_ title: String, _ text: String, _ steps: String, _ handler: String = "") {
    (self.title, self.text, self.steps, self.handler) = (title, text, steps, handler)
  }

  // MARK: Events

  /// What a step can do.
  private static let steps = [
    MotionExhibit("select", "A row is chosen.", #"<Step select="line-2"/>"#),
    MotionExhibit(
      "tap", "A button is tapped; what it does stands in the file.", #"<Step tap="where"/>"#, Self.up("tap")),
    MotionExhibit(
      "focus, blur", "Typing in a field begins, and ends.",
      #"<Step push="pier-card"/><Step focus="search"/><Step blur="search"/>"#),
    MotionExhibit("tapTitle", "A tap on the title moves the card a step up.", #"<Step tapTitle="true"/>"#),
    MotionExhibit(
      "tapMap", "A tap on the dimmed map moves an extended card down.",
      #"<Step move="extended"/><Step tapMap="true"/>"#),
    MotionExhibit("push", "A card comes over the one before, which darkens.", #"<Step push="pier-card"/>"#),
    MotionExhibit(
      "pop, close, escape", "The card goes, and the one below is where it was.",
      #"<Step push="pier-card"/><Step pop="true"/><Step push="pier-card"/><Step close="true"/>"#),
    MotionExhibit(
      "edgeSwipe", "A swipe from the edge goes back.", #"<Step push="pier-card"/><Step edgeSwipe="true"/>"#),
    MotionExhibit("swap", "Another card takes the place of this one.", #"<Step swap="pier-card"/>"#),
    MotionExhibit(
      "move", "The app moves the card.", #"<Step move="extended"/><Step move="collapsed"/><Step move="peaking"/>"#),
    MotionExhibit(
      "expand, collapse", "A step up, a step down.", #"<Step expand="true"/><Step collapse="true"/>"#),
    MotionExhibit(
      "drag, velocity", "A finger drags the card and lets go: slowly it falls back, with speed it goes on.",
      #"<Step drag="-40"/><Step drag="-60" velocity="-700"/><Step drag="80" velocity="900"/>"#),
    MotionExhibit(
      "hold, cancel", "The finger stays down; then the system takes the drag away.",
      #"<Step drag="-100" hold="true"/><Step drag="60" cancel="true"/>"#),
    MotionExhibit(
      "path", "A finger's way, sample by sample.", #"<Step path="0,0 4,-20 6,-90 8,-160 / 0.4"/>"#),
    MotionExhibit(
      "scroll", "The content scrolls; beyond its beginning the card follows.",
      #"<Step move="extended"/><Step scroll="160"/><Step scroll="-240" velocity="300"/>"#),
    MotionExhibit(
      "page, turn, swipe", "Pages turn; the map goes over with them.",
      #"<Step push="trips"/><Step turn="next"/><Step swipe="200"/><Step page="cheap"/>"#),
    MotionExhibit("keys", "Keys of a keyboard.", #"<Step keys="ctrl+up"/><Step keys="down"/><Step keys="down"/>"#),
    MotionExhibit("resize", "The phone is turned.", #"<Step resize="turned"/><Step resize="phone"/>"#),
    MotionExhibit(
      "overlays", "Everything over the map fades out, and comes back.",
      #"<Step overlays="false"/><Step overlays="true"/>"#),
    MotionExhibit(
      "dragging", "While dragging is off, a finger moves nothing.",
      #"<Step dragging="false"/><Step drag="-120" velocity="-800"/>"#),
    MotionExhibit("setMap", "The map shows something else.", #"<Step setMap="river"/>"#),
    MotionExhibit(
      "wait", "Time goes by while the card is on its way.",
      #"<Step move="extended"/><Step wait="0.1"/><Step wait="0.1"/>"#),
    MotionExhibit(
      "visible, voiceOver, voiceOverFocus, titleHeight", "What the system and the app tell the scene.",
      #"<Step visible="false"/><Step visible="true"/><Step voiceOver="true"/><Step voiceOverFocus="900"/>"#),
  ]

  // MARK: Claims

  /// What can be claimed; the film shows it while it changes.
  private static let claims = [
    MotionExhibit(
      "position, y, cardTop, duration", "Where the card is, and how long it took to get there.",
      #"<Step move="extended"/><Expect position="extended" y="70" cardTop="70" duration="0.25"/>"#),
    MotionExhibit(
      "top, depth, saved, close", "The stack: which card is on top, how many there are, where the one below stood.",
      #"<Step push="pier-card"/><Expect top="pier-card" depth="2" saved="peaking" close="true"/>"#),
    MotionExhibit(
      "dim, shade, buttonsAlpha, contentAlpha", "How clear things are on the way.",
      #"<Step move="extended"/><Step wait="0.1"/><Expect within="600" position="extended"/>"#),
    MotionExhibit(
      "scrollOffset, scrollable, separator", "How far content is scrolled: then a line stands below the title.",
      #"<Step move="extended"/><Step scroll="100"/><Expect scrollOffset="100" separator="true"/>"#),
    MotionExhibit(
      "page, map, hasMap", "The page that shows, and the map content in charge.",
      #"<Step push="trips"/><Step turn="next"/><Expect page="cheap" map="river"/>"#),
    MotionExhibit(
      "selected", "The row that is highlighted.", #"<Step keys="down"/><Step keys="down"/><Expect selected="line-2"/>"#),
    MotionExhibit(
      "width, left, padding…, safe…", "Where things stand on another screen.",
      #"<Step resize="turned"/><Expect position="extended"/>"#),
    MotionExhibit(
      "draggable, grabHandle, mapInteractive", "What a finger can do.",
      #"<Step dragging="false"/><Expect draggable="false"/><Step drag="-90"/>"#),
    MotionExhibit(
      "trace", "Everything that cards and maps were notified of since the last step.",
      #"<Step tapTitle="true"/><Expect trace="streets.padding stops.didMove(extended)"/>"#),
  ]

  // MARK: Handlers

  private static func up(_ event: String) -> String { #"<On event="\#(event)"><Move to="extended"/></On>"# }

  /// What a card can answer.
  private static let events = [
    MotionExhibit("tap", "A part is tapped, and the card answers.", #"<Step tap="where"/>"#, up("tap")),
    MotionExhibit(
      "select", "A row is chosen, and its card comes.", #"<Step select="line-1"/>"#,
      #"<On event="select" of="line-1"><Push card="pier-card"/></On>"#),
    MotionExhibit(
      "didMove", "The card has come to rest, and the map changes.", #"<Step tapTitle="true"/>"#,
      #"<On event="didMove" position="extended"><SetMap map="river"/></On>"#),
    MotionExhibit(
      "didAppear", "The card is back on top, and moves down.", #"<Step push="pier-card"/><Step pop="true"/>"#,
      #"<On event="didAppear"><Move to="collapsed"/></On>"#),
  ]

  /// What a handler can do.
  private static let actions = [
    action("Push", "A card comes over this one.", #"<Push card="pier-card"/>"#),
    action("Swap", "A card takes the place of this one.", #"<Swap card="pier-card"/>"#),
    action("Move", "The card moves.", #"<Move to="extended"/>"#),
    action("SetMap", "The map shows something else.", #"<SetMap map="river"/>"#),
    action("Overlays", "Everything over the map fades out.", #"<Overlays show="false"/>"#),
    action("SetTitle", "The title says something else.", #"<SetTitle title="Stops nearby"/>"#),
    MotionExhibit(
      "Pop", "The card goes when something is tapped.", #"<Step push="pier-card"/><Step pop="true"/>"#),
  ]

  private static func action(_ name: String, _ text: String, _ action: String) -> MotionExhibit {
    MotionExhibit(name, text, #"<Step tap="where"/>"#, #"<On event="tap" of="where">\#(action)</On>"#)
  }
}
