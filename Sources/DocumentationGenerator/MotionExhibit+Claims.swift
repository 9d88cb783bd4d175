extension MotionExhibit {
  /// What can be claimed; the film shows it while it changes.
  static let claims = [
    MotionExhibit(
      "position cardTop y within",
      "Where the card is: its top from that of the screen, and from the header; `within` says how far off lengths may be.",
      #"<Step move="extended"/><Expect position="extended" cardTop="70" y="70" within="0.1"/>"#),
    MotionExhibit(
      "duration", "How long the motion took: a move takes a quarter of a second.",
      #"<Step move="extended"/><Expect duration="0.25"/>"#),
    MotionExhibit(
      "top depth saved close",
      "The stack: which card is on top, how many there are, where the one below stood, and whether there is a button to close.",
      #"<Step push="pier-card"/><Expect top="pier-card" depth="2" saved="peaking" close="true"/>"#),
    MotionExhibit(
      "dim", "The map darkens under an extended card.",
      #"<Step move="extended"/><Expect dim="0.25"/><Step move="peaking"/><Expect dim="0"/>"#),
    MotionExhibit(
      "shade", "The card below darkens while another comes.",
      #"<Step push="pier-card"/><Step wait="0.1"/><Expect shade="0.083"/><Step wait="1"/><Expect shade="0.25"/>"#),
    MotionExhibit(
      "buttonsAlpha", "Buttons on the map fade while the card comes near.",
      #"<Step drag="-60" hold="true"/><Expect buttonsAlpha="0"/><Step drag="60"/><Expect buttonsAlpha="1"/>"#),
    MotionExhibit(
      "contentAlpha", "The content of a collapsed card is clear.",
      #"<Step move="collapsed"/><Expect contentAlpha="0"/><Step move="peaking"/><Expect contentAlpha="1"/>"#),
    MotionExhibit(
      "scrollable scrollOffset separator",
      "Content scrolls where the card is extended; then a line stands below the title.",
      #"<Expect scrollable="false" separator="false"/><Step move="extended"/><Step scroll="100"/><Expect scrollable="true" scrollOffset="100" separator="true"/>"#
    ),
    MotionExhibit(
      "page map hasMap", "The page that shows, and the map content in charge.",
      #"<Step push="trips"/><Step turn="next"/><Expect page="cheap" map="river" hasMap="true"/>"#),
    MotionExhibit(
      "selected", "The row that a key has highlighted.",
      #"<Step keys="down"/><Step keys="down"/><Expect selected="line-2"/>"#),
    MotionExhibit(
      "width left", "A card on a low screen stands at the side.",
      #"<Expect width="320" left="0"/><Step resize="turned"/><Expect width="215.84" left="8"/>"#),
    MotionExhibit(
      "paddingTop paddingRight paddingBottom paddingLeft",
      "What the map content keeps free of the card: below it, and beside it on a low screen.",
      #"<Expect paddingTop="20" paddingBottom="319"/><Step resize="turned"/><Expect paddingRight="0" paddingLeft="223.84"/>"#
    ),
    MotionExhibit(
      "safeTop safeRight safeBottom safeLeft", "What the map itself regards as covered.",
      #"<Expect safeTop="0" safeBottom="319"/><Step resize="turned"/><Expect safeRight="0" safeLeft="215.84"/>"#),
    MotionExhibit(
      "draggable grabHandle", "What a finger can drag has a handle.",
      #"<Expect draggable="true" grabHandle="true"/><Step dragging="false"/><Step drag="-90"/><Expect draggable="false" cardTop="249"/>"#
    ),
    MotionExhibit(
      "mapInteractive", "The map takes touches, but not where it is dimmed.",
      #"<Expect mapInteractive="true"/><Step move="extended"/><Expect mapInteractive="false"/>"#),
    MotionExhibit(
      "dismissal", "The root of a scene that can be dismissed has a close button: the owner is asked.",
      #"<Step close="true"/><Expect dismissal="true"/>"#),
    MotionExhibit(
      "focus readingOrder handleLabel",
      "What VoiceOver reads: where it goes when a card comes, the parts of the title in their order, and what the handle is called.",
      #"<Step voiceOver="true"/><Step push="pier-card"/>"#,
      #"<Expect focus="title" readingOrder="close title" handleLabel="Card, full screen"/>"#
    ),
    MotionExhibit(
      "info", "The text of the information strip over the map, which a handler writes.",
      handler: #"<On event="tap" of="where"><Info>You are here</Info></On>"#,
      #"<Step tap="where"/><Expect info="You are here"/>"#),
    MotionExhibit(
      "title headerShown", "The title of the card that shows, and whether a header bar does.",
      #"<Step push="steps"/><Expect title="Route" headerShown="true"/>"#),
    MotionExhibit(
      "rowButtons columnButtons", "The buttons on the map, above the card and beside it.",
      #"<Expect rowButtons="" columnButtons="tracking where"/>"#),
    MotionExhibit(
      "trace", "Everything that cards and maps were notified of since the last step.",
      #"<Step tapTitle="true"/><Expect trace="streets.padding stops.didMove(extended)"/>"#),
  ]
}
