import CardLayout
import JSON
import SourceText

/// A message of a page that is as its kind is declared.
struct PageMessage: Sendable {
  let kind: Kind
  private let object: JSONValue

  /// The message in `object`; nil when it is of a kind that is not known.
  ///
  /// - Throws: which member is not as declared.
  init?(_ object: JSONValue) throws(PreviewError) {
    guard let kind = object["type"]?.string.flatMap(Kind.init(rawValue:)) else { return nil }
    if let problem = kind.declaration.members.problem(in: object) { throw PreviewError(problem) }
    (self.kind, self.object) = (kind, object)
  }

  /// The member called `name`; null when it is missing.
  subscript(name: String) -> JSONValue { object[name] ?? .null }

  /// The document that it speaks of.
  var uri: String { self["uri"].string ?? "" }
  /// The version of that document that it speaks of.
  var version: Int? { self["version"].integer }
  /// The range of that document that it speaks of.
  var range: ByteRange? { self["range"].byteRange }
}

extension PageMessage {
  /// What pages say.
  enum Kind: String, CaseIterable, Sendable {
    case hello, show, select, inspect, code, edit, fix, export, film, settings, pin, gesture, act, overview, ping

    /// What it means and of what it consists.
    var declaration: ChannelMessage {
      switch self {
      case .hello: Self.helloMessage
      case .show: Self.showMessage
      case .select: Self.selectMessage
      case .inspect: Self.inspectMessage
      case .code: Self.codeMessage
      case .edit: Self.editMessage
      case .fix: Self.fixMessage
      case .export: Self.exportMessage
      case .film: Self.filmMessage
      case .settings: Self.settingsMessage
      case .pin: Self.pinMessage
      case .gesture: Self.gestureMessage
      case .act: Self.actMessage
      case .overview: ChannelMessage("Asks for `overview`.")
      case .ping: ChannelMessage("Asks for `pong`.")
      }
    }

    private static let uri = ChannelMember("uri", .string, "The document")
    private static let version = ChannelMember("version", .integer, "The version that offsets speak of")
    private static let request = ChannelMember("request", .anything, "Comes back with the answer")

    private static let helloMessage = ChannelMessage(
      "Comes first; others before it are refused.",
      [
        ChannelMember("protocol", .integer, "The version of the channel, 1"),
        ChannelMember(optional: "uri", .string, "The document that the page wants to show"),
      ])

    private static let showMessage = ChannelMessage(
      "What the page wants drawn from now on; a page that is hidden wants no views.",
      [
        uri, ChannelMember("views", .list(.record(.view)), "At most \(Preview.viewLimit)"),
        ChannelMember(optional: "overlays", .list(.string), "What explains the layout; unknown ones are not drawn"),
        ChannelMember(
          optional: "samples", .string,
          "The sample set whose files are read, of those in `document`; empty for the samples that the card names, and without it those that its owner has chosen"
        ),
        ChannelMember(optional: "plays", .boolean, "Whether the document is played: drawn as people have left it"),
      ])

    private static let selectMessage = ChannelMessage(
      "Has the editor select a range (`window/showDocument`).",
      [
        uri, version, ChannelMember("range", .range, "What is selected"),
        ChannelMember(optional: "focus", .boolean, "Whether the editor takes the focus"),
      ])

    private static let inspectMessage = ChannelMessage(
      "Asks for `inspection` of a part, or of an element that is not drawn, from now on; with neither, for none.",
      [
        uri, ChannelMember(optional: "version", .integer, "The version that `range` speaks of"),
        ChannelMember(optional: "view", .string, "The view that has the part"),
        ChannelMember(optional: "part", .index, "Index of the part in `parts`"),
        ChannelMember(optional: "range", .range, "The element, where nothing is drawn for it"),
      ])

    private static let codeMessage = ChannelMessage(
      "Asks for `code` of what is shown, from now on; without a target, for none.",
      [
        ChannelMember(optional: "target", .string, "The target, of those in `document`"),
        ChannelMember(optional: "file", .string, "The path of the file whose text is wanted; the first without it"),
      ])

    private static let editMessage = ChannelMessage(
      "Sets an attribute or the text of an element; checked by the schema, then applied (`workspace/applyEdit`).",
      [
        request, uri, version, ChannelMember("range", .range, "The element"),
        ChannelMember(
          optional: "attribute", .string, "The attribute; without it, the text that the element holds is set"),
        ChannelMember("value", .nullable(.string), "What it is set to; null removes the attribute"),
      ])

    private static let fixMessage = ChannelMessage(
      "Applies a fix of a finding.",
      [
        request, uri, version, ChannelMember("finding", .string, "The id of the finding"),
        ChannelMember("fix", .index, "Index of the fix in `fixes`"),
      ])

    private static let exportMessage = ChannelMessage(
      "Asks for a file of what the page shows.",
      [
        request, uri, ChannelMember("format", .oneOf(PreviewFormat.allCases.map { $0.rawValue }), "What kind of file"),
        ChannelMember(optional: "view", .string, "The only view that is drawn"),
      ])

    private static let filmMessage = ChannelMessage(
      """
      Asks for a film of a scene that is played in a view, answered with `exported`: of a scenario of the file, or of what was \
      played. One that plays for more than \(Int(PlayedFilm.mostSeconds)) seconds is refused. Of cards that are no scenes there are only \
      stills, one for each of the last \(CardPlayStack.actLimit) acts.
      """,
      [
        request, uri, ChannelMember("view", .string, "The view"),
        ChannelMember("format", .oneOf(FilmFormat.allCases.map { $0.rawValue }), "Stills in rows, or what plays"),
        ChannelMember(optional: "scenario", .string, "The id of the scenario; without it, what was played"),
        ChannelMember(optional: "touches", .boolean, "Whether fingers are seen; they are unless it says no"),
        ChannelMember(optional: "acts", .boolean, "Whether it is of cards that are no scenes"),
      ])

    private static let settingsMessage = ChannelMessage(
      "What is to be remembered for the workspace.",
      [ChannelMember("settings", .object, "At most \(Preview.settingsLimit >> 10) KB")])

    private static let actMessage = ChannelMessage(
      """
      Something happens in a scene that is played in a view; answered with `motion`, `insert` with `edited`. `begin` comes \
      first and starts anew, or behind what was played before (`keeps`); a finger is `down`, moves, is `up` or taken away (`cancel`); a `wheel` turns until it comes to \
      `rest`; `keys` are pressed, `escape` leads back; a place is tapped (`tap`) or reached by VoiceOver or the keyboard \
      (`focus`); VoiceOver begins or ends (`voiceOver`); the view has another screen since the last `show` (`turn`); what is seen is claimed (`pin`); a scenario \
      of the file runs beside it (`replay`); what was played is put into the file as a scenario (`insert`).
      """,
      [
        uri, ChannelMember("view", .string, "The view"),
        ChannelMember("verb", .oneOf(ScenePlays.Verb.allCases.map { $0.rawValue }), "What happens"),
        ChannelMember(optional: "time", .number, "When, in seconds of the scene’s clock, which the page keeps"),
        ChannelMember(optional: "x", .number, "Where the finger is, in points from the left edge of the screen"),
        ChannelMember(optional: "y", .number, "The same from its upper edge"),
        ChannelMember(
          optional: "stamp", .number, "Seconds of a clock that runs evenly, from which the finger’s speed follows"),
        ChannelMember(optional: "down", .number, "Points that a wheel scrolls towards the end"),
        ChannelMember(optional: "right", .number, "Points that it scrolls to the right"),
        ChannelMember(optional: "keys", .string, "Such as `ctrl+up`"),
        ChannelMember(optional: "place", .index, "Index of the place in `places`"),
        ChannelMember(optional: "keeps", .boolean, "Whether what was played goes on, where the scene takes its steps"),
        ChannelMember(optional: "from", .string, "The view in which it was played, where that is another"),
        ChannelMember(optional: "on", .boolean, "Whether VoiceOver runs"),
        ChannelMember(optional: "scenario", .string, "The id of the scenario"),
        ChannelMember(optional: "request", .anything, "Comes back with `edited`"),
      ])

    private static let pinMessage = ChannelMessage(
      "Has the page stay with its document, or follow the editor.",
      [uri, ChannelMember("pinned", .boolean, "Whether it stays")])

    private static let gestureMessage = ChannelMessage(
      "What the person does to a card that is played; answered by `played`, where it comes to something.",
      [
        uri, ChannelMember("kind", .oneOf(CardGesture.allCases.map { $0.rawValue }), CardGesture.summary),
        ChannelMember("depth", .index, "That of the card that is meant: one that has led to another takes no more"),
        ChannelMember(optional: "view", .string, "The view that is touched"),
        ChannelMember(optional: "target", .string, "What is touched, by its id in `targets`"),
        ChannelMember(optional: "shifts", .list(.record(.shift)), "How far that has been scrolled"),
      ])
  }
}

extension ChannelRecord {
  /// What a page wants drawn.
  static let view = ChannelRecord(
    "View", "A drawing that a page wants, and the environment that it is for.",
    [ChannelMember("id", .string, "What the page calls it; no two views have the same")]
      + EnvironmentAxis.all.map { ChannelMember(optional: $0.name, ChannelType($0), $0.summary) })
}

extension ChannelRecord {
  /// How far something is scrolled.
  static let shift = ChannelRecord(
    "Shift", "How far something is scrolled in the picture of a view, in points.",
    [
      ChannelMember("view", .string, "The view"), ChannelMember("x", .number, "To the right"),
      ChannelMember("y", .number, "Downwards"),
    ])
}

extension ChannelType {
  /// What chooses a value of `axis`.
  fileprivate init(_ axis: EnvironmentAxis) {
    self =
      switch axis.kind {
      case .points: .number
      // `hello` tells more of devices.
      case .choice where axis.name == "device": .string
      case .choice(let values), .scale(let values): .oneOf(values.map { $0.id })
      }
  }
}

extension JSONValue {
  /// `range` as an array of two offsets.
  init(_ range: ByteRange) { self = [.integer(range.start), .integer(range.end)] }

  /// The range of bytes that this array of two offsets stands for; nil when it stands for none.
  var byteRange: ByteRange? {
    guard let ends = array, ends.count == 2, let start = ends[0].integer, let end = ends[1].integer, start >= 0,
      end >= start
    else { return nil }
    return ByteRange(start, end)
  }
}
