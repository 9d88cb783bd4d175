extension MotionExhibit {
  /// What a step can do.
  static let steps = [
    MotionExhibit(
      "select index", "A row is chosen: of a row that a list repeats, `index` says which.",
      handler: #"<On event="select"><Push card="pier-card"/></On>"#,
      #"<Step select="line-2" index="1"/><Expect top="pier-card"/>"#),
    MotionExhibit(
      "tap", "A button is tapped; what it does stands in the file.",
      handler: #"<On event="tap"><Move to="extended"/></On>"#,
      #"<Step tap="where"/><Expect position="extended"/>"#),
    MotionExhibit(
      "focus blur", "Typing in a field begins, and ends.",
      #"<Step push="pier-card"/><Step focus="search"/><Step blur="search"/><Expect top="pier-card"/>"#),
    MotionExhibit(
      "tapTitle", "A tap on the title moves the card a step up.",
      #"<Step tapTitle="true"/><Expect position="extended"/>"#),
    MotionExhibit(
      "tapMap", "A tap on the dimmed map moves an extended card down.",
      #"<Step move="extended"/><Step tapMap="true"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "push", "A card comes over the one before, which darkens.",
      #"<Step push="pier-card"/><Expect top="pier-card" depth="2"/>"#),
    MotionExhibit(
      "close pop escape", "The card goes by its button, by the app, or by the key; the one below is where it was.",
      #"<Step push="pier-card"/><Step close="true"/><Step push="pier-card"/><Step pop="true"/>"#,
      #"<Step push="pier-card"/><Step escape="true"/><Expect top="stops" position="peaking"/>"#
    ),
    MotionExhibit(
      "edgeSwipe", "A swipe from the edge goes back.",
      #"<Step push="pier-card"/><Step edgeSwipe="true"/><Expect top="stops" depth="1"/>"#),
    MotionExhibit(
      "swap", "Another card takes the place of this one.",
      #"<Step swap="pier-card"/><Expect top="pier-card" depth="1"/>"#),
    MotionExhibit(
      "move", "The app moves the card.",
      #"<Step move="extended"/><Step move="collapsed"/><Step move="peaking"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "expand collapse", "A step up, a step down.",
      #"<Step expand="true"/><Expect position="extended"/><Step collapse="true"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "drag velocity", "A finger drags the card and lets go: slowly it falls back, with speed it goes on.",
      #"<Step drag="-40"/><Expect position="peaking"/><Step drag="-60" velocity="-700"/>"#,
      #"<Expect position="extended"/><Step drag="80" velocity="900"/><Expect position="collapsed"/>"#
    ),
    MotionExhibit(
      "velocityX from", "A finger that first goes sideways drags nothing; from the title, it does.",
      #"<Step drag="-90" velocity="-300" velocityX="400"/><Expect position="peaking"/>"#,
      #"<Step drag="-90" velocity="-700" from="title"/><Expect position="extended"/>"#
    ),
    MotionExhibit(
      "hold cancel", "The finger stays down; then the system takes the drag away.",
      #"<Step drag="-100" hold="true"/><Expect cardTop="149"/><Step drag="60" cancel="true"/>"#,
      #"<Expect position="peaking"/>"#
    ),
    MotionExhibit(
      "path", "A finger’s way, sample by sample.",
      #"<Step path="0,0 4,-20 6,-90 8,-160 / 0.4"/><Expect position="extended"/>"#),
    MotionExhibit(
      "scroll", "The content scrolls; beyond its beginning the card follows.",
      #"<Step move="extended"/><Step scroll="160"/><Expect scrollOffset="160"/>"#,
      #"<Step scroll="-240" velocity="300"/><Expect position="collapsed"/>"#
    ),
    MotionExhibit(
      "turn swipe page", "Pages turn; the map goes over with them.",
      #"<Step push="trips"/><Step turn="next"/><Expect page="cheap"/><Step swipe="200"/>"#,
      #"<Expect page="fast"/><Step page="cheap"/><Expect page="cheap" map="river"/>"#
    ),
    MotionExhibit(
      "keys", "Keys of a keyboard move the card and the highlighted row.",
      #"<Step keys="ctrl+up"/><Step keys="down"/><Step keys="down"/>"#,
      #"<Expect position="extended" selected="line-2"/>"#),
    MotionExhibit(
      "resize", "The phone is turned.",
      #"<Step resize="turned"/><Expect position="extended"/><Step resize="phone"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "overlays", "Everything over the map fades out, and comes back.",
      #"<Step overlays="false"/><Expect draggable="false"/><Step overlays="true"/><Expect draggable="true"/>"#),
    MotionExhibit(
      "dragging", "While dragging is off, a finger moves nothing.",
      #"<Step dragging="false"/><Step drag="-120" velocity="-800"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "setMap", "The map shows something else.",
      #"<Step setMap="river"/><Expect map="river"/>"#),
    MotionExhibit(
      "titleHeight", "The app gives a custom title another height, and the collapsed card stands higher.",
      #"<Step push="steps"/><Step move="collapsed"/><Step titleHeight="120"/><Expect cardTop="432"/>"#),
    MotionExhibit(
      "wait", "Time goes by while the card is on its way.",
      #"<Step move="extended"/><Step wait="0.1"/><Expect position="extended" y="115" within="60"/>"#,
      #"<Step wait="0.1"/>"#),
    MotionExhibit(
      "visible", "The scene as a whole goes, as under another screen of the app, and comes back.",
      handler: #"<On event="willDisappear"><Move to="extended"/></On>"#,
      #"<Step visible="false"/><Step visible="true"/><Expect position="extended"/>"#),
    MotionExhibit(
      "voiceOver voiceOverFocus", "VoiceOver is switched on and comes to a part below the screen: the card moves up.",
      #"<Step voiceOver="true"/><Step voiceOverFocus="900"/><Expect position="extended"/>"#),
  ]
}
