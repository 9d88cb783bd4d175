import CardLayout
import CardModel

// What stands inside the messages of the server.
extension ChannelRecord {
  static let server = ChannelRecord(
    "Server", "The program behind the channel.",
    [ChannelMember("name", .string, "Its name"), ChannelMember("version", .string, "Its version")])

  static let name = ChannelRecord(
    "DocumentName", "A document by its address and what people call it.",
    [ChannelMember("uri", .string, "Its address"), ChannelMember("name", .string, "What people call it")])

  static let overviewCard = ChannelRecord(
    "OverviewCard", "A document among all.",
    [
      ChannelMember("uri", .string, "Its address"), ChannelMember("name", .string, "What people call it"),
      ChannelMember("title", .string, "The title that people see first in it; empty without one"),
      ChannelMember("family", .string, "The name of its root element"),
      ChannelMember("errors", .integer, "How many errors it has"),
      ChannelMember("warnings", .integer, "How many warnings"), ChannelMember("others", .integer, "How much advice"),
      ChannelMember("drawing", .string, "Its picture, an SVG document; empty where there is none"),
    ])

  static let choice = ChannelRecord(
    "Choice", "One of several things to choose from.",
    [ChannelMember("id", .string, "What messages call it"), ChannelMember("name", .string, "What people call it")])

  static let axis = ChannelRecord(
    "Axis", "One of the choices by which drawings differ; a view has a member of its name for it.",
    [
      ChannelMember("name", .string, "What messages call it"), ChannelMember("label", .string, "What people call it"),
      ChannelMember("values", .list(.record(.choice)), "What there is to choose from; none where it is a number"),
      ChannelMember(optional: "isScale", .boolean, "Whether the values go from the least to the greatest"),
      ChannelMember(optional: "standard", .string, "The value where none is chosen"),
      ChannelMember(optional: "owner", .string, "Whose value it has then, where there is no standard"),
      ChannelMember(optional: "isForScenes", .boolean, "Whether it is for scenes alone"),
    ])

  static let device = ChannelRecord(
    "Device", "A device that cards are drawn for.",
    [
      ChannelMember("id", .string, "What messages call it"), ChannelMember("name", .string, "What people call it"),
      ChannelMember("platform", .oneOf(Platform.allCases.map { $0.rawValue }), "Its platform"),
      ChannelMember("width", .number, "Width of its screen in points, held upright"),
      ChannelMember("height", .number, "Height of its screen in points"),
      ChannelMember("sizeClass", .oneOf(SizeClass.allCases.map { $0.rawValue }), "Its horizontal size class"),
    ])

  static let staleness = ChannelRecord(
    "Staleness", "Why a picture is that of an older version.",
    [
      ChannelMember("reason", .string, "The trouble with the latest text"),
      ChannelMember("line", .integer, "Its line, from 1"), ChannelMember("column", .integer, "Its column, from 1"),
    ])

  static let finding = ChannelRecord(
    "Finding", "Something that is wrong with a document.",
    [
      ChannelMember("id", .string, "What messages call it"), ChannelMember("code", .string, "Its kind"),
      ChannelMember("severity", .oneOf(["error", "warning", "information", "hint"]), "How bad it is"),
      ChannelMember("message", .string, "What is wrong and what to do"),
      ChannelMember("source", .string, "What kind of check has found it"),
      ChannelMember("range", .range, "Where it is"), ChannelMember("line", .integer, "Its line, from 1"),
      ChannelMember("column", .integer, "Its column, from 1"),
      ChannelMember(optional: "documentation", .string, "Address of what explains its kind"),
      ChannelMember("fixes", .list(.record(.fix)), "What would resolve it"),
    ])

  static let fix = ChannelRecord(
    "Fix", "A change that resolves a finding.", [ChannelMember("title", .string, "What it does, for people")])

  static let outlineEntry = ChannelRecord(
    "OutlineEntry", "An element in the outline.",
    [
      ChannelMember("id", .string, "Tells it from the others"), ChannelMember("element", .string, "Its name"),
      ChannelMember("label", .string, "What tells it from others of its name"),
      ChannelMember("range", .range, "The element in the file"),
      ChannelMember("depth", .index, "How many elements are around it"),
    ])

  static let codeFile = ChannelRecord(
    "CodeFile", "A text that a document becomes in an app.",
    [
      ChannelMember("path", .string, "Where it is written"),
      ChannelMember("parts", .list(.record(.codePart)), "What its lines are from"),
    ])

  static let codePart = ChannelRecord(
    "CodePart", "Lines of code that an element has become; it may have become others as well.",
    [
      ChannelMember("first", .index, "How many lines stand before them"),
      ChannelMember("last", .index, "How many lines stand before the last of them"),
      ChannelMember("element", .string, "The name of the element"),
      ChannelMember("range", .range, "The element in the file"),
    ])

  static let asset = ChannelRecord(
    "Asset", "An image.",
    [
      ChannelMember("id", .string, "What drawings call it"), ChannelMember("type", .string, "Its media type"),
      ChannelMember("data", .string, "Its bytes in base64"),
    ])

  static let drawing = ChannelRecord(
    "Drawing", "What has changed in the picture of a view.",
    [
      ChannelMember("id", .string, "The view"), ChannelMember("size", .size, "The size of the drawing"),
      ChannelMember("ground", .string, "The colour that it stands on"),
      ChannelMember(
        "direction", .string, "Which way its lines run, `ltr` or `rtl`: by the language of the card, or as chosen"),
      ChannelMember(optional: "svg", .string, "The drawing, when it is not as before"),
      ChannelMember(
        optional: "lines", .list(.record(.lineChange)),
        "In the place of `svg`, when that is shorter: what makes the drawing of the one before, from top to bottom"),
      ChannelMember(optional: "parts", .list(.record(.part)), "Its parts, when they are not as before"),
      ChannelMember(
        optional: "moved", .record(.partsChange),
        "In the place of `parts`, when that is shorter: what makes them of those before"),
      ChannelMember(
        optional: "scrollers", .list(.record(.scroller)),
        "What scrolls inside it, when drawing or parts are not as before, or it is played"),
      ChannelMember(
        optional: "readingLine", .list(.record(.readingPlace)),
        "Where the line of the reading order goes, when it is drawn anew and something scrolls"),
      ChannelMember(
        optional: "targets", .list(.record(.target)),
        "What can be touched while the document is played, in reading order, when it is not as before; of two at one "
          + "place the later one lies above"),
    ])

  static let lineChange = ChannelRecord(
    "LineChange", "Lines of a drawing that stand in the place of others.",
    [
      ChannelMember("line", .index, "How many lines of the drawing before stand before them"),
      ChannelMember("count", .index, "How many of its lines they replace"),
      ChannelMember("text", .string, "The lines, each with its end"),
    ])

  static let partsChange = ChannelRecord(
    "PartsChange", "What has become of the parts of a drawing.",
    [
      ChannelMember("count", .index, "How many there are"),
      ChannelMember(
        "edit", .list(.integer),
        "Three offsets: the bytes from the first to the second gave way to those up to the third, which moves the source "
          + "of every part"),
      ChannelMember("indices", .list(.index), "The parts of which there is more to say"),
      ChannelMember("parts", .list(.record(.part)), "These parts as they are now"),
    ])

  static let scroller = ChannelRecord(
    "Scroller", "A part that cuts off what it holds, and how far that may be moved, in points from 0.",
    [
      ChannelMember("part", .index, "Index of the part in `parts`"), ChannelMember("left", .number, "Towards the left"),
      ChannelMember("right", .number, "Towards the right"), ChannelMember("up", .number, "Upwards"),
      ChannelMember("down", .number, "Downwards"),
      ChannelMember(optional: "stops", .list(.number), "How far to the right it comes to rest, while it is played"),
    ])

  static let target = ChannelRecord(
    "Target", "Something that can be touched while a document is played.",
    [
      ChannelMember("id", .string, "What messages call it"),
      ChannelMember("part", .index, "Index of its part in `parts`"),
      ChannelMember("kind", .oneOf(PlayTarget.Kind.allCases.map { $0.rawValue }), "What it is for those who hear it"),
      ChannelMember("name", .string, "What it is called"),
      ChannelMember(optional: "on", .boolean, "Whether a checkbox or radio button is on"),
      ChannelMember(optional: "disabled", .boolean, "Whether it takes no touch for now"),
      ChannelMember(optional: "expanded", .boolean, "Whether the menu of a menu button is open"),
      ChannelMember(optional: "group", .integer, "Tells which radio buttons belong together"),
      ChannelMember(optional: "holds", .boolean, "Whether a long touch does something"),
      ChannelMember(
        optional: "swipes", .list(.oneOf(RowEdge.allCases.map { $0.rawValue })),
        "The edges at which a swipe uncovers actions"),
    ])

  static let readingPlace = ChannelRecord(
    "ReadingPlace", "The number of a part in the overlay of the reading order.",
    [
      ChannelMember("part", .index, "Index of the part in `parts`"), ChannelMember("x", .number, "Its middle"),
      ChannelMember("y", .number, "Its middle"),
    ])

  static let part = ChannelRecord(
    "Part", "A part of a drawing, as `cardwright render --format json` prints it; what holds others comes before them.",
    [
      ChannelMember(optional: "element", .string, "The name of the element that it stands for"),
      ChannelMember(optional: "source", .range, "That element in the file"),
      ChannelMember(
        "kind", .oneOf(["container", "shape", "text", "image", "icon", "drawing", "placeholder"]), "What is painted"),
      ChannelMember(
        optional: "role", .oneOf(SceneRole.allCases.filter { $0 != .none }.map { $0.rawValue }),
        "What it is for those who hear it"),
      ChannelMember(optional: "label", .string, "What is spoken"), ChannelMember("frame", .frame, "Where it is"),
      ChannelMember(optional: "touchTarget", .frame, "Where a tap reaches it"),
      ChannelMember(optional: "checked", .boolean, "Whether a checkbox or radio button is on"),
      ChannelMember(optional: "disabled", .boolean, "Whether it is a button that takes no tap"),
      ChannelMember(optional: "readingOrder", .integer, "Its place in the order in which the card is read, from 1"),
      ChannelMember(optional: "parent", .index, "Index of the part that holds it"),
      ChannelMember(optional: "size", .number, "Size of its text in points"),
      ChannelMember(optional: "color", .string, "Name of its text’s colour"),
      ChannelMember(optional: "truncated", .boolean, "Whether something of its text had to be left out"),
      ChannelMember(optional: "lines", .list(.record(.line)), "The lines of its text"),
    ])

  static let line = ChannelRecord(
    "Line", "A line of a text.",
    [
      ChannelMember("text", .string, "What is drawn, ellipsis included"), ChannelMember("x", .number, "Its left edge"),
      ChannelMember("baseline", .number, "Its baseline"), ChannelMember("width", .number, "Its width"),
    ])

  static let textStyle = ChannelRecord(
    "TextStyle", "How a text is set.",
    [
      ChannelMember("style", .string, "Its style"), ChannelMember("size", .number, "Its size in points"),
      ChannelMember("leading", .number, "From one baseline to the next, in points"),
      ChannelMember("weight", .string, "Its weight"), ChannelMember("color", .string, "Name of its colour"),
      ChannelMember("lines", .integer, "How many lines it has"),
      ChannelMember("truncated", .boolean, "Whether something of it had to be left out"),
    ])

  static let colorUse = ChannelRecord(
    "ColorUse", "A colour of a part.",
    [
      ChannelMember("token", .string, "Its name"), ChannelMember("value", .string, "Its value in hexadecimal digits"),
      ChannelMember("role", .oneOf(["text", "icon", "fill", "tint", "border"]), "What it is used for"),
      ChannelMember(optional: "on", .string, "The value of what it stands on"),
      ChannelMember(optional: "contrast", .number, "The contrast with that"),
      ChannelMember(optional: "required", .number, "The least contrast that is enough"),
    ])

  static let touchTarget = ChannelRecord(
    "TouchTarget", "Where a tap reaches a part.",
    [
      ChannelMember("frame", .frame, "Where that is"),
      ChannelMember("least", .number, "The least width and height that are enough, in points"),
    ])

  static let guideline = ChannelRecord(
    "Guideline", "What the guideline says of an element.",
    [
      ChannelMember("text", .string, "What it says"), ChannelMember("source", .string, "Where it says so"),
      ChannelMember(optional: "address", .string, "The address of that"),
    ])

  static let attribute = ChannelRecord(
    "Attribute", "An attribute that an element may have.",
    [
      ChannelMember("name", .string, "Its name"), ChannelMember("value", .nullable(.string), "What is written"),
      ChannelMember(optional: "default", .string, "What is meant where nothing is written"),
      ChannelMember("kind", .oneOf(["text", "enumeration", "boolean", "number", "color"]), "What it takes"),
      ChannelMember(optional: "values", .list(.string), "The values that it takes, beside bindings"),
      ChannelMember("editable", .boolean, "Whether it can be changed now"),
      ChannelMember("required", .boolean, "Whether it must be written"),
      ChannelMember("documentation", .string, "What it is for"),
    ])

  static let content = ChannelRecord(
    "Content", "The text of an element that holds nothing else.",
    [
      ChannelMember("value", .string, "What is written"),
      ChannelMember("editable", .boolean, "Whether it can be changed now"),
    ])
}
