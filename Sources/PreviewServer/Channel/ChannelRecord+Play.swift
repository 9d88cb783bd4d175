import CardModel
import SceneLayout

// What stands inside of what is told of scenes that are played.
extension ChannelRecord {
  static let layerPicture = ChannelRecord(
    "LayerPicture", "The drawing of a layer, as large as the screen.",
    [
      ChannelMember("id", .integer, "Its number"),
      ChannelMember("svg", .string, "The drawing; names of definitions in it are its own"),
    ])

  static let layer = ChannelRecord(
    "Layer", "A part of a scene that moves as a whole.",
    [
      ChannelMember("kind", .oneOf(SceneLayer.Kind.allCases.map { $0.rawValue }), "What it shows"),
      ChannelMember(
        optional: "picture", .integer, "The number of its drawing; without it, only other layers stand in it"),
      ChannelMember(optional: "parent", .index, "Index of the layer with which it moves and fades"),
      ChannelMember(optional: "clip", .frame, "What cuts off the layers in it, and moves with it"),
      ChannelMember(optional: "radius", .number, "Radius of the corners of `clip`"),
    ])

  static let look = ChannelRecord(
    "Look", "What is seen of a scene, all but where it stands.",
    [
      ChannelMember(
        "words", .string,
        "The card on top, where it stands or is going, its page, and the text of the information strip"),
      ChannelMember("layers", .list(.record(.layer)), "Its layers from the back to the front"),
    ])

  static let playRecord = ChannelRecord(
    "PlayRecord", "What was played, as far as the page has not got it: lines of a scenario.",
    [
      ChannelMember("from", .integer, "How many of the lines stay; `lines` follow them"),
      ChannelMember("lines", .list(.string), "Steps and claims"),
      ChannelMember(optional: "head", .string, "What stands before all of them; without it, what stood there before"),
      ChannelMember(optional: "isFull", .boolean, "Whether nothing more is recorded"),
    ])

  static let moment = ChannelRecord(
    "Moment", "Where the layers of a scene stand at a moment.",
    [
      ChannelMember("time", .number, "When, in seconds of the scene’s clock"),
      ChannelMember("look", .index, "Whose layers they are"),
      ChannelMember("cardTop", .number, "The top of the card from that of the screen, in points"),
      ChannelMember(
        "places", .list(.number),
        "Of each layer, how far it has moved to the right and downwards, in points, and its opacity"),
    ])

  static let traceEntry = ChannelRecord(
    "TraceEntry", "One thing that was told to a card, a map or the scene.",
    [
      ChannelMember("time", .number, "When, in seconds of the scene’s clock"),
      ChannelMember("text", .string, "Such as `home.didMove(extended)`"),
    ])

  static let touchPlace = ChannelRecord(
    "TouchPlace", "Something on the screen that takes taps.",
    [
      ChannelMember("name", .string, "What it is called"),
      ChannelMember("role", .string, "What it is, as a screen reader says behind that"),
      ChannelMember("frame", .frame, "Where it is"),
    ])

  static let guides = ChannelRecord(
    "Guides", "What explains where a card comes to rest, lengths in points of the screen.",
    [
      ChannelMember(
        "basins", .list(.record(.basin)), "Where a still finger ends; empty for a card that cannot be dragged"),
      ChannelMember(
        "skipsUp", .nullable(.number), "The speed from which a collapsed card skips peaking, in points a second"),
      ChannelMember("skipsDown", .nullable(.number), "The same for an extended card"),
      ChannelMember("padding", .frame, "What the map’s content keeps free: top, left, bottom, right"),
      ChannelMember("covered", .frame, "What the map itself regards as covered: top, left, bottom, right"),
      ChannelMember("safe", .frame, "What the system uses: top, left, bottom, right"),
    ])

  static let basin = ChannelRecord(
    "Basin", "Places of the card’s top from which it comes to rest at one position.",
    [
      ChannelMember("position", .oneOf(CardPosition.allCases.map { $0.rawValue }), "Where it comes to rest"),
      ChannelMember("from", .number, "The highest place"), ChannelMember("to", .number, "The lowest place"),
    ])

  static let claim = ChannelRecord(
    "Claim", "A claim of a scenario.",
    [
      ChannelMember("time", .number, "When it is looked at, in seconds of what is shown"),
      ChannelMember("line", .integer, "Its line in the file, from 1"),
      ChannelMember("claim", .string, "What it says, and what holds instead"),
      ChannelMember("holds", .boolean, "Whether it holds"),
    ])
}
