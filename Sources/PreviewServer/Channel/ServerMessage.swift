import CardModel
import JSON
import Rendering

/// What the server says to pages.
enum ServerMessage: String, CaseIterable, Sendable {
  case hello, documents, document, removed, follow, assets, frames, cursor, inspection, code, edited, exported, played,
    motion, overview, closed, error, pong

  /// When it is sent and of what it consists.
  var declaration: ChannelMessage {
    switch self {
    case .hello: Self.helloMessage
    case .documents:
      ChannelMessage("Documents have come or gone.", [ChannelMember("documents", .list(.record(.name)), "All of them")])
    case .document: Self.documentMessage
    case .removed: ChannelMessage("A document was closed, or its file is gone.", [Self.uri])
    case .follow:
      ChannelMessage(
        """
        The person works in that document now (it was opened, changed, or has the cursor); a page that is not pinned \
        answers with `show` for it. Whoever wants it played wants so whatever is pinned.
        """,
        [Self.uri, Self.plays])
    case .assets:
      ChannelMessage(
        "Images, each once a connection, before the first frame that has `href=\"asset:ID\"`.",
        [ChannelMember("assets", .list(.record(.asset)), "The images")])
    case .frames: Self.framesMessage
    case .cursor:
      ChannelMessage(
        "The editor’s cursor has moved.",
        [Self.uri, ChannelMember("range", .nullable(.range), "The innermost element at the cursor that is drawn")])
    case .inspection: Self.inspectionMessage
    case .code: Self.codeMessage
    case .edited: Self.editedMessage
    case .exported: Self.exportedMessage
    case .played: Self.playedMessage
    case .motion: Self.motionMessage
    case .overview:
      ChannelMessage(
        "All documents at once.",
        [
          ChannelMember("cards", .list(.record(.overviewCard)), "The documents, in the order of their list"),
          ChannelMember(
            "flow", .string, "The map of where they lead, an SVG document; `data-uri` tells which document a part is"),
        ])
    case .closed:
      ChannelMessage("The preview was closed; the page says so, and does not reconnect where an editor has closed it.")
    case .error:
      ChannelMessage(
        "Something was wrong with what the page said.",
        [
          ChannelMember("message", .string, "What, for the person"),
          ChannelMember(optional: "request", .anything, "As it was asked, where something was asked for"),
          ChannelMember(optional: "view", .string, "The view for which `act` was said: no `motion` answers it"),
        ])
    case .pong: ChannelMessage("Answers `ping`.")
    }
  }

  private static let uri = ChannelMember("uri", .string, "The document")
  private static let plays = ChannelMember(
    optional: "plays", .boolean, "Whether it is to be played: the person wants to record a scenario")
  private static let version = ChannelMember("version", .integer, "The version that offsets speak of")
  private static let request = ChannelMember("request", .anything, "As it was asked")

  private static let helloMessage = ChannelMessage(
    "Answers `hello`.",
    [
      ChannelMember("protocol", .integer, "The version of the channel, 1"),
      ChannelMember("server", .record(.server), "Who speaks"),
      ChannelMember("workspace", .string, "A key under which the page remembers its settings"),
      ChannelMember("canEdit", .boolean, "Whether values can be changed"),
      ChannelMember("canSelect", .boolean, "Whether there is an editor to select in"),
      ChannelMember("documents", .list(.record(.name)), "All documents"),
      ChannelMember(optional: "uri", .string, "The document that is shown first"), plays,
      ChannelMember("devices", .list(.record(.device)), "All devices"),
      ChannelMember("axes", .list(.record(.axis)), "Every choice of a view, in the order in which controls stand"),
      ChannelMember("overlays", .list(.string), "All overlays"),
      ChannelMember("viewLimit", .integer, "How many views a page may have"),
      ChannelMember(optional: "noPixels", .string, "Why no PNG can be made here, and what to do"),
      ChannelMember("settings", .nullable(.object), "What an earlier page has stored"),
    ])

  private static let documentMessage = ChannelMessage(
    "Text, findings or staleness of a document have changed.",
    [
      uri, ChannelMember("name", .string, "What people call it"),
      ChannelMember("version", .integer, "The latest version; `findings` speak of it"),
      ChannelMember("pinned", .boolean, "Whether the page stays with it"),
      ChannelMember("family", .string, "The name of its root element"),
      ChannelMember("isScene", .boolean, "Whether it is a scene, which has positions"),
      ChannelMember("stale", .nullable(.record(.staleness)), "Why the picture is that of an older version, if it is"),
      ChannelMember("findings", .list(.record(.finding)), "What is wrong with it, in document order"),
      ChannelMember(
        "outline", .list(.record(.outlineEntry)), "The elements of the version that is drawn, in document order"),
      ChannelMember("size", .size, "The size of the card in the first view"),
      ChannelMember("samples", .list(.string), "The sample sets that have another sample of those that it names"),
      ChannelMember("sampleSet", .string, "The one that is read; empty for the samples that it names"),
      ChannelMember("targets", .list(.record(.choice)), "The targets of apps that `code` is asked for"),
    ])

  private static let framesMessage = ChannelMessage(
    "What has changed in the pictures.",
    [
      uri, ChannelMember("version", .integer, "The version that is drawn"),
      ChannelMember("sequence", .integer, "Grows with each message of the kind"),
      ChannelMember("views", .list(.record(.drawing)), "The views that are drawn anew"),
    ])

  private static let inspectionMessage = ChannelMessage(
    "Answers `inspect`, and tells anew when the part changes.",
    [
      uri, version, ChannelMember(optional: "view", .string, "The view that has the part"),
      ChannelMember(optional: "part", .index, "Index of the part in `parts`"),
      ChannelMember("element", .string, "The name of its element; empty where the file has none"),
      ChannelMember("range", .nullable(.range), "The element in the file"),
      ChannelMember(optional: "frame", .frame, "Where it is drawn"),
      ChannelMember(optional: "text", .record(.textStyle), "How its text is set"),
      ChannelMember(optional: "colors", .list(.record(.colorUse)), "Its colours"),
      ChannelMember(optional: "target", .record(.touchTarget), "Where a tap reaches it"),
      ChannelMember(optional: "guideline", .record(.guideline), "What the guideline says of the element"),
      ChannelMember("attributes", .list(.record(.attribute)), "Those that are written, then the others of the schema"),
      ChannelMember(optional: "content", .record(.content), "The text of an element that holds nothing else"),
      ChannelMember("findings", .list(.string), "The ids of the findings about it"),
    ])

  private static let codeMessage = ChannelMessage(
    "Answers `code`, and tells anew when it changes.",
    [
      uri, ChannelMember("version", .integer, "The version that is drawn: ranges and `losses` speak of it"),
      ChannelMember("target", .string, "The target"),
      ChannelMember("files", .list(.record(.codeFile)), "The texts that it becomes, those of its parts first"),
      ChannelMember("shown", .index, "Index of the file whose text is told"),
      ChannelMember("text", .string, "What stands in that file"),
      ChannelMember("trouble", .nullable(.string), "Why there is none, for the person"),
      ChannelMember("losses", .list(.record(.finding)), "What the target cannot say"),
    ])

  private static let editedMessage = ChannelMessage(
    "Answers `edit` and `fix`.",
    [
      request, ChannelMember("ok", .boolean, "Whether it was done"),
      ChannelMember(optional: "message", .string, "Why not, for the person"),
    ])

  private static let playedMessage = ChannelMessage(
    "What has come of `gesture`, or of a tap in a scene that leads out of it, and when a page begins to play.",
    [
      uri, ChannelMember("text", .string, "What has happened, for the person; empty for nothing"),
      ChannelMember("depth", .index, "How many cards lie below the one that is played: so often Back leads somewhere"),
      ChannelMember("open", .boolean, "Whether something lies on top, a menu, say, that `back` closes first"),
      ChannelMember(
        optional: "opens", .string, "The document that is played from now on; the page answers with `show` for it"),
      ChannelMember(optional: "range", .range, "The element whose part is to be seen"),
    ])

  private static let exportedMessage = ChannelMessage(
    "Answers `export` and `film`.",
    [
      request, ChannelMember("name", .string, "What the file may be called"),
      ChannelMember("mediaType", .string, "Its media type"), ChannelMember("data", .string, "Its bytes in base64"),
    ])

  private static let motionMessage = ChannelMessage(
    """
    Answers `act`: what is seen of a scene from then on until everything rests, if nothing else happens. What was told of \
    later moments before does not happen any more. Of what stands here from `size` to `scenarios`, only what is not as it was \
    told before; what is played anew tells all.
    """,
    [
      uri, ChannelMember("view", .string, "The view in which it is played"),
      ChannelMember("from", .number, "When this begins, in seconds of the scene’s clock"),
      ChannelMember(
        optional: "time", .number,
        "What the clock is to show, where a play begins: what was played before goes on, told from its last step on"),
      ChannelMember(
        optional: "forgets", .boolean, "Whether looks and pictures are counted anew: those told before are gone"),
      ChannelMember(optional: "pictures", .list(.record(.layerPicture)), "Drawings that the page has not got yet"),
      ChannelMember(
        optional: "looks", .list(.record(.look)),
        "Looks that the page has not got yet, counted from 0 with those before"),
      ChannelMember("moments", .list(.record(.moment)), "Sixty a second; between two of them values are in between"),
      ChannelMember("traced", .integer, "How many entries of the trace stay; `trace` follows them"),
      ChannelMember("trace", .list(.record(.traceEntry)), "What cards, maps and the scene are told, also what will be"),
      ChannelMember(optional: "heading", .string, "What a scenario is called that runs, or why it does not"),
      ChannelMember(optional: "size", .size, "The screen"),
      ChannelMember(optional: "places", .list(.record(.touchPlace)), "What takes taps then, in reading order"),
      ChannelMember(
        optional: "guides", .record(.guides), "Where the card comes to rest then, and what the map keeps free"),
      ChannelMember(
        optional: "keys", .list(.string), "The keys that do something then, such as `ctrl+up`"),
      ChannelMember(optional: "scenarios", .list(.string), "The ids of the scenarios of the file"),
      ChannelMember(optional: "voiceOver", .boolean, "Whether VoiceOver runs"),
      ChannelMember(
        optional: "focus", .index, "Index of the place to which VoiceOver has gone, and the keyboard with another card"),
      ChannelMember(optional: "record", .record(.playRecord), "What has come to the record"),
      ChannelMember(optional: "loss", .string, "Why what was played before does not go on"),
      ChannelMember(optional: "claims", .list(.record(.claim)), "What a scenario claims that runs"),
    ])
}
