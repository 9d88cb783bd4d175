extension MotionExhibit {
  /// What a card can answer.
  static let events = [
    MotionExhibit(
      "built", "The card has been made, and has another title from the beginning.",
      handler: #"<On event="built"><SetTitle><Title>Boats</Title></SetTitle></On>"#, of: "pier-card",
      #"<Step push="pier-card"/><Expect title="Boats"/>"#),
    MotionExhibit(
      "willAppear", "The card is about to come back, and the map changes with it.",
      handler: #"<On event="willAppear"><SetMap map="river"/></On>"#,
      #"<Step push="fast"/><Expect map="streets"/><Step pop="true"/><Expect map="river"/>"#),
    MotionExhibit(
      "didAppear", "The card is back on top, and moves down.",
      handler: #"<On event="didAppear"><Move to="collapsed"/></On>"#,
      #"<Step push="pier-card"/><Step pop="true"/><Expect position="collapsed"/>"#),
    MotionExhibit(
      "willDisappear", "Another card is about to cover this one.",
      handler: #"<On event="willDisappear"><SetTitle><Title>Seen</Title></SetTitle></On>"#,
      #"<Step push="pier-card"/><Step pop="true"/><Expect title="Seen"/>"#),
    MotionExhibit(
      "didDisappear", "Another card has covered this one, which is below it then.",
      handler: #"<On event="didDisappear"><SetTitle><Title>Covered</Title></SetTitle></On>"#,
      #"<Step push="pier-card"/><Step pop="true"/><Expect title="Covered"/>"#),
    MotionExhibit(
      "didMove", "The card has come to rest, and the map changes.",
      handler: #"<On event="didMove" position="collapsed"><SetMap map="river"/></On>"#,
      #"<Step collapse="true"/><Expect map="river"/>"#),
    MotionExhibit(
      "page", "A page has come to rest, and the card goes up.",
      handler: #"<On event="page" of="cheap"><Move to="extended"/></On>"#, of: "trips",
      #"<Step push="trips"/><Step turn="next"/><Expect page="cheap" position="extended"/>"#),
    MotionExhibit(
      "tap", "A button is tapped, and the card answers.",
      handler: #"<On event="tap" of="where"><Move to="extended"/></On>"#,
      #"<Step tap="where"/><Expect position="extended"/>"#),
    MotionExhibit(
      "select", "A row is chosen, and its card comes.",
      handler: #"<On event="select" of="line-1"><Push card="pier-card"/></On>"#,
      #"<Step select="line-1"/><Expect top="pier-card"/>"#),
    MotionExhibit(
      "focus", "Somebody begins to type, and the card makes room.",
      handler: #"<On event="focus" of="search"><Move to="extended"/></On>"#, of: "pier-card",
      #"<Step push="pier-card"/><Step move="peaking"/><Step focus="search"/><Expect position="extended"/>"#),
    MotionExhibit(
      "blur", "Typing is over, and the map shows again.",
      handler: #"<On event="blur" of="search"><Move to="peaking"/></On>"#, of: "pier-card",
      #"<Step push="pier-card"/><Step focus="search"/><Step blur="search"/><Expect position="peaking"/>"#),
    MotionExhibit(
      "traits", "The phone is turned, and another map shows.",
      handler: #"<On event="traits"><SetMap map="river"/></On>"#,
      #"<Step resize="turned"/><Expect map="river"/>"#),
  ]

  /// What a handler can do.
  static let actions = [
    MotionExhibit(
      "Push", "A card comes over this one.",
      handler: #"<On event="tap" of="where"><Push card="pier-card"/></On>"#,
      #"<Step tap="where"/><Expect top="pier-card" depth="2"/>"#),
    MotionExhibit(
      "Pop", "The card goes when its button is tapped.",
      handler: #"<On event="tap" of="back"><Pop/></On>"#, of: "steps",
      #"<Step push="steps"/><Step tap="back"/><Expect top="stops" depth="1"/>"#),
    MotionExhibit(
      "Swap", "A card takes the place of this one.",
      handler: #"<On event="tap" of="where"><Swap card="pier-card"/></On>"#,
      #"<Step tap="where"/><Expect top="pier-card" depth="1"/>"#),
    MotionExhibit(
      "Move", "The card moves.",
      handler: #"<On event="tap" of="where"><Move to="extended"/></On>"#,
      #"<Step tap="where"/><Expect position="extended"/>"#),
    MotionExhibit(
      "Drag", "A finger moves nothing any more, until the station is tapped.",
      handler: #"""
        <On event="tap" of="where"><Drag enabled="false"/></On><On event="tap" of="station"><Drag enabled="true"/></On>
        """#,
      #"<Step tap="where"/><Step drag="-120" velocity="-800"/><Expect draggable="false" position="peaking"/>"#),
    MotionExhibit(
      "Page", "A page turns when its row is chosen.",
      handler: #"<On event="didAppear"><Page turn="next"/></On>"#, of: "trips",
      #"<Step push="trips"/><Expect page="cheap"/>"#),
    MotionExhibit(
      "SetMap", "The map shows something else.",
      handler: #"<On event="tap" of="where"><SetMap map="river"/></On>"#,
      #"<Step tap="where"/><Expect map="river"/>"#),
    MotionExhibit(
      "Zoom", "The map looks closer at a pin.",
      handler: #"<On event="tap" of="where"><Zoom to="road" pin="station"/></On>"#,
      #"<Step tap="where"/>"#),
    MotionExhibit(
      "Overlays", "Everything over the map fades out.",
      handler: #"<On event="tap" of="where"><Overlays show="false"/></On>"#,
      #"<Step tap="where"/><Expect draggable="false"/>"#),
    MotionExhibit(
      "Info", "The information strip comes over the map and says something.",
      handler: #"<On event="tap" of="where"><Info>You are here</Info></On>"#,
      #"<Step tap="where"/><Expect info="You are here"/>"#),
    MotionExhibit(
      "SetTitle", "The title says something else.",
      handler: #"<On event="tap" of="where"><SetTitle><Title>Stops nearby</Title></SetTitle></On>"#,
      #"<Step tap="where"/><Expect title="Stops nearby"/>"#),
  ]
}
