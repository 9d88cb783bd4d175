// Written from the table of messages (Channel/): RECORD_CHANNEL=1 swift test --filter ChannelTests

/** Two offsets in order, in bytes of the document. */
export type Range = [number, number];
/** Width and height in points. */
export type Size = [number, number];
/** Left edge, top edge, width and height in points. */
export type Frame = [number, number, number, number];

/** The program behind the channel. */
export interface Server {
  /** Its name. */
  name: string;
  /** Its version. */
  version: string;
}

/** A document by its address and what people call it. */
export interface DocumentName {
  /** Its address. */
  uri: string;
  /** What people call it. */
  name: string;
}

/** A device that cards are drawn for. */
export interface Device {
  /** What messages call it. */
  id: string;
  /** What people call it. */
  name: string;
  /** Its platform. */
  platform: "ios" | "android";
  /** Width of its screen in points, held upright. */
  width: number;
  /** Height of its screen in points. */
  height: number;
  /** Its horizontal size class. */
  sizeClass: "compact" | "regular";
}

/** One of the choices by which drawings differ; a view has a member of its name for it. */
export interface Axis {
  /** What messages call it. */
  name: string;
  /** What people call it. */
  label: string;
  /** What there is to choose from; none where it is a number. */
  values: Choice[];
  /** Whether the values go from the least to the greatest. */
  isScale?: boolean;
  /** The value where none is chosen. */
  standard?: string;
  /** Whose value it has then, where there is no standard. */
  owner?: string;
  /** Whether it is for scenes alone. */
  isForScenes?: boolean;
}

/** Why a picture is that of an older version. */
export interface Staleness {
  /** The trouble with the latest text. */
  reason: string;
  /** Its line, from 1. */
  line: number;
  /** Its column, from 1. */
  column: number;
}

/** Something that is wrong with a document. */
export interface Finding {
  /** What messages call it. */
  id: string;
  /** Its kind. */
  code: string;
  /** How bad it is. */
  severity: "error" | "warning" | "information" | "hint";
  /** What is wrong and what to do. */
  message: string;
  /** What kind of check has found it. */
  source: string;
  /** Where it is. */
  range: Range;
  /** Its line, from 1. */
  line: number;
  /** Its column, from 1. */
  column: number;
  /** Address of what explains its kind. */
  documentation?: string;
  /** What would resolve it. */
  fixes: Fix[];
}

/** An element in the outline. */
export interface OutlineEntry {
  /** Tells it from the others. */
  id: string;
  /** Its name. */
  element: string;
  /** What tells it from others of its name. */
  label: string;
  /** The element in the file. */
  range: Range;
  /** How many elements are around it. */
  depth: number;
}

/** One of several things to choose from. */
export interface Choice {
  /** What messages call it. */
  id: string;
  /** What people call it. */
  name: string;
}

/** An image. */
export interface Asset {
  /** What drawings call it. */
  id: string;
  /** Its media type. */
  type: string;
  /** Its bytes in base64. */
  data: string;
}

/** What has changed in the picture of a view. */
export interface Drawing {
  /** The view. */
  id: string;
  /** The size of the drawing. */
  size: Size;
  /** The colour that it stands on. */
  ground: string;
  /** Which way its lines run, `ltr` or `rtl`: by the language of the card, or as chosen. */
  direction: string;
  /** The drawing, when it is not as before. */
  svg?: string;
  /** In the place of `svg`, when that is shorter: what makes the drawing of the one before, from top to bottom. */
  lines?: LineChange[];
  /** Its parts, when they are not as before. */
  parts?: Part[];
  /** In the place of `parts`, when that is shorter: what makes them of those before. */
  moved?: PartsChange;
  /** What scrolls inside it, when drawing or parts are not as before, or it is played. */
  scrollers?: Scroller[];
  /** Where the line of the reading order goes, when it is drawn anew and something scrolls. */
  readingLine?: ReadingPlace[];
  /** What can be touched while the document is played, in reading order, when it is not as before; of two at one place the later one lies above. */
  targets?: Target[];
}

/** How a text is set. */
export interface TextStyle {
  /** Its style. */
  style: string;
  /** Its size in points. */
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
  /** Its weight. */
  weight: string;
  /** Name of its colour. */
  color: string;
  /** How many lines it has. */
  lines: number;
  /** Whether something of it had to be left out. */
  truncated: boolean;
}

/** A colour of a part. */
export interface ColorUse {
  /** Its name. */
  token: string;
  /** Its value in hexadecimal digits. */
  value: string;
  /** What it is used for. */
  role: "text" | "icon" | "fill" | "tint" | "border";
  /** The value of what it stands on. */
  on?: string;
  /** The contrast with that. */
  contrast?: number;
  /** The least contrast that is enough. */
  required?: number;
}

/** Where a tap reaches a part. */
export interface TouchTarget {
  /** Where that is. */
  frame: Frame;
  /** The least width and height that are enough, in points. */
  least: number;
}

/** What the guideline says of an element. */
export interface Guideline {
  /** What it says. */
  text: string;
  /** Where it says so. */
  source: string;
  /** The address of that. */
  address?: string;
}

/** An attribute that an element may have. */
export interface Attribute {
  /** Its name. */
  name: string;
  /** What is written. */
  value: string | null;
  /** What is meant where nothing is written. */
  default?: string;
  /** What it takes. */
  kind: "text" | "enumeration" | "boolean" | "number" | "color";
  /** The values that it takes, beside bindings. */
  values?: string[];
  /** Whether it can be changed now. */
  editable: boolean;
  /** Whether it must be written. */
  required: boolean;
  /** What it is for. */
  documentation: string;
}

/** The text of an element that holds nothing else. */
export interface Content {
  /** What is written. */
  value: string;
  /** Whether it can be changed now. */
  editable: boolean;
}

/** A text that a document becomes in an app. */
export interface CodeFile {
  /** Where it is written. */
  path: string;
  /** What its lines are from. */
  parts: CodePart[];
}

/** The drawing of a layer, as large as the screen. */
export interface LayerPicture {
  /** Its number. */
  id: number;
  /** The drawing; names of definitions in it are its own. */
  svg: string;
}

/** What is seen of a scene, all but where it stands. */
export interface Look {
  /** The card on top, where it stands or is going, its page, and the text of the information strip. */
  words: string;
  /** Its layers from the back to the front. */
  layers: Layer[];
}

/** Where the layers of a scene stand at a moment. */
export interface Moment {
  /** When, in seconds of the scene’s clock. */
  time: number;
  /** Whose layers they are. */
  look: number;
  /** The top of the card from that of the screen, in points. */
  cardTop: number;
  /** Of each layer, how far it has moved to the right and downwards, in points, and its opacity. */
  places: number[];
}

/** One thing that was told to a card, a map or the scene. */
export interface TraceEntry {
  /** When, in seconds of the scene’s clock. */
  time: number;
  /** Such as `home.didMove(extended)`. */
  text: string;
}

/** Something on the screen that takes taps. */
export interface TouchPlace {
  /** What it is called. */
  name: string;
  /** What it is, as a screen reader says behind that. */
  role: string;
  /** Where it is. */
  frame: Frame;
}

/** What explains where a card comes to rest, lengths in points of the screen. */
export interface Guides {
  /** Where a still finger ends; empty for a card that cannot be dragged. */
  basins: Basin[];
  /** The speed from which a collapsed card skips peaking, in points a second. */
  skipsUp: number | null;
  /** The same for an extended card. */
  skipsDown: number | null;
  /** What the map’s content keeps free: top, left, bottom, right. */
  padding: Frame;
  /** What the map itself regards as covered: top, left, bottom, right. */
  covered: Frame;
  /** What the system uses: top, left, bottom, right. */
  safe: Frame;
}

/** What was played, as far as the page has not got it: lines of a scenario. */
export interface PlayRecord {
  /** How many of the lines stay; `lines` follow them. */
  from: number;
  /** Steps and claims. */
  lines: string[];
  /** What stands before all of them; without it, what stood there before. */
  head?: string;
  /** Whether nothing more is recorded. */
  isFull?: boolean;
}

/** A claim of a scenario. */
export interface Claim {
  /** When it is looked at, in seconds of what is shown. */
  time: number;
  /** Its line in the file, from 1. */
  line: number;
  /** What it says, and what holds instead. */
  claim: string;
  /** Whether it holds. */
  holds: boolean;
}

/** A document among all. */
export interface OverviewCard {
  /** Its address. */
  uri: string;
  /** What people call it. */
  name: string;
  /** The title that people see first in it; empty without one. */
  title: string;
  /** The name of its root element. */
  family: string;
  /** How many errors it has. */
  errors: number;
  /** How many warnings. */
  warnings: number;
  /** How much advice. */
  others: number;
  /** Its picture, an SVG document; empty where there is none. */
  drawing: string;
}

/** A drawing that a page wants, and the environment that it is for. */
export interface View {
  /** What the page calls it; no two views have the same. */
  id: string;
  /** The device, such as ipad-pro-11; “cardwright devices” lists them. */
  device?: string;
  /** How the device is held. */
  orientation?: "portrait" | "landscape";
  /** The width in points of the screen or column that holds the card. */
  width?: number;
  /** The platform whose guideline holds. */
  platform?: "ios" | "android";
  /** The size of texts. */
  textSize?: "xSmall" | "small" | "medium" | "large" | "xLarge" | "xxLarge" | "xxxLarge" | "AX1" | "AX2" | "AX3" | "AX4" | "AX5";
  /** The appearance. */
  appearance?: "light" | "dark";
  /** How much contrast is asked for. */
  contrast?: "normal" | "high";
  /** The face of texts, 72 or the system’s as in an app that has not registered 72. */
  typeface?: "fiori" | "system";
  /** The direction of lines. */
  direction?: "ltr" | "rtl";
  /** Texts as they may come out in other languages: longer, with accents and in brackets. */
  pseudo?: "longer" | "mirrored" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "ru" | "ar" | "tr" | "en" | "ja" | "zh" | "ko" | "he";
  /** The moment that is drawn. */
  state?: "normal" | "pressed" | "selected" | "disabled" | "done" | "menu" | "empty" | "loading" | "selection" | "swipe";
  /** Where the card of a scene rests. */
  position?: "collapsed" | "peaking" | "extended";
}

/** How far something is scrolled in the picture of a view, in points. */
export interface Shift {
  /** The view. */
  view: string;
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/** A change that resolves a finding. */
export interface Fix {
  /** What it does, for people. */
  title: string;
}

/** Lines of a drawing that stand in the place of others. */
export interface LineChange {
  /** How many lines of the drawing before stand before them. */
  line: number;
  /** How many of its lines they replace. */
  count: number;
  /** The lines, each with its end. */
  text: string;
}

/** A part of a drawing, as `cardwright render --format json` prints it; what holds others comes before them. */
export interface Part {
  /** The name of the element that it stands for. */
  element?: string;
  /** That element in the file. */
  source?: Range;
  /** What is painted. */
  kind: "container" | "shape" | "text" | "image" | "icon" | "drawing" | "placeholder";
  /** What it is for those who hear it. */
  role?: "page" | "card" | "header" | "body" | "footer" | "heading" | "text" | "image" | "button" | "menuButton" | "checkbox" | "radioButton" | "status" | "chart" | "table" | "calendar" | "map" | "progress";
  /** What is spoken. */
  label?: string;
  /** Where it is. */
  frame: Frame;
  /** Where a tap reaches it. */
  touchTarget?: Frame;
  /** Whether a checkbox or radio button is on. */
  checked?: boolean;
  /** Whether it is a button that takes no tap. */
  disabled?: boolean;
  /** Its place in the order in which the card is read, from 1. */
  readingOrder?: number;
  /** Index of the part that holds it. */
  parent?: number;
  /** Size of its text in points. */
  size?: number;
  /** Name of its text’s colour. */
  color?: string;
  /** Whether something of its text had to be left out. */
  truncated?: boolean;
  /** The lines of its text. */
  lines?: Line[];
}

/** What has become of the parts of a drawing. */
export interface PartsChange {
  /** How many there are. */
  count: number;
  /** Three offsets: the bytes from the first to the second gave way to those up to the third, which moves the source of every part. */
  edit: number[];
  /** The parts of which there is more to say. */
  indices: number[];
  /** These parts as they are now. */
  parts: Part[];
}

/** A part that cuts off what it holds, and how far that may be moved, in points from 0. */
export interface Scroller {
  /** Index of the part in `parts`. */
  part: number;
  /** Towards the left. */
  left: number;
  /** Towards the right. */
  right: number;
  /** Upwards. */
  up: number;
  /** Downwards. */
  down: number;
  /** How far to the right it comes to rest, while it is played. */
  stops?: number[];
}

/** The number of a part in the overlay of the reading order. */
export interface ReadingPlace {
  /** Index of the part in `parts`. */
  part: number;
  /** Its middle. */
  x: number;
  /** Its middle. */
  y: number;
}

/** Something that can be touched while a document is played. */
export interface Target {
  /** What messages call it. */
  id: string;
  /** Index of its part in `parts`. */
  part: number;
  /** What it is for those who hear it. */
  kind: "button" | "menuButton" | "menuItem" | "checkbox" | "radioButton" | "link" | "cell";
  /** What it is called. */
  name: string;
  /** Whether a checkbox or radio button is on. */
  on?: boolean;
  /** Whether it takes no touch for now. */
  disabled?: boolean;
  /** Whether the menu of a menu button is open. */
  expanded?: boolean;
  /** Tells which radio buttons belong together. */
  group?: number;
  /** Whether a long touch does something. */
  holds?: boolean;
  /** The edges at which a swipe uncovers actions. */
  swipes?: ("leading" | "trailing")[];
}

/** Lines of code that an element has become; it may have become others as well. */
export interface CodePart {
  /** How many lines stand before them. */
  first: number;
  /** How many lines stand before the last of them. */
  last: number;
  /** The name of the element. */
  element: string;
  /** The element in the file. */
  range: Range;
}

/** A part of a scene that moves as a whole. */
export interface Layer {
  /** What it shows. */
  kind: "screen" | "map" | "info" | "statusMaterial" | "dim" | "statusBar" | "buttonColumn" | "buttonRow" | "card" | "page" | "window" | "content" | "highlight" | "separator" | "title" | "bottomBar" | "floating" | "shade" | "header" | "stickyBar";
  /** The number of its drawing; without it, only other layers stand in it. */
  picture?: number;
  /** Index of the layer with which it moves and fades. */
  parent?: number;
  /** What cuts off the layers in it, and moves with it. */
  clip?: Frame;
  /** Radius of the corners of `clip`. */
  radius?: number;
}

/** Places of the card’s top from which it comes to rest at one position. */
export interface Basin {
  /** Where it comes to rest. */
  position: "collapsed" | "peaking" | "extended";
  /** The highest place. */
  from: number;
  /** The lowest place. */
  to: number;
}

/** A line of a text. */
export interface Line {
  /** What is drawn, ellipsis included. */
  text: string;
  /** Its left edge. */
  x: number;
  /** Its baseline. */
  baseline: number;
  /** Its width. */
  width: number;
}

/** What the server says, by the member `type`. */
export interface FromServer {
  /** Answers `hello`. */
  hello: {
    /** The version of the channel, 1. */
    protocol: number;
    /** Who speaks. */
    server: Server;
    /** A key under which the page remembers its settings. */
    workspace: string;
    /** Whether values can be changed. */
    canEdit: boolean;
    /** Whether there is an editor to select in. */
    canSelect: boolean;
    /** All documents. */
    documents: DocumentName[];
    /** The document that is shown first. */
    uri?: string;
    /** Whether it is to be played: the person wants to record a scenario. */
    plays?: boolean;
    /** All devices. */
    devices: Device[];
    /** Every choice of a view, in the order in which controls stand. */
    axes: Axis[];
    /** All overlays. */
    overlays: string[];
    /** How many views a page may have. */
    viewLimit: number;
    /** Why no PNG can be made here, and what to do. */
    noPixels?: string;
    /** What an earlier page has stored. */
    settings: Record<string, unknown> | null;
  };
  /** Documents have come or gone. */
  documents: {
    /** All of them. */
    documents: DocumentName[];
  };
  /** Text, findings or staleness of a document have changed. */
  document: {
    /** The document. */
    uri: string;
    /** What people call it. */
    name: string;
    /** The latest version; `findings` speak of it. */
    version: number;
    /** Whether the page stays with it. */
    pinned: boolean;
    /** The name of its root element. */
    family: string;
    /** Whether it is a scene, which has positions. */
    isScene: boolean;
    /** Why the picture is that of an older version, if it is. */
    stale: Staleness | null;
    /** What is wrong with it, in document order. */
    findings: Finding[];
    /** The elements of the version that is drawn, in document order. */
    outline: OutlineEntry[];
    /** The size of the card in the first view. */
    size: Size;
    /** The sample sets that have another sample of those that it names. */
    samples: string[];
    /** The one that is read; empty for the samples that it names. */
    sampleSet: string;
    /** The targets of apps that `code` is asked for. */
    targets: Choice[];
  };
  /** A document was closed, or its file is gone. */
  removed: {
    /** The document. */
    uri: string;
  };
  /** The person works in that document now (it was opened, changed, or has the cursor); a page that is not pinned answers with `show` for it. Whoever wants it played wants so whatever is pinned. */
  follow: {
    /** The document. */
    uri: string;
    /** Whether it is to be played: the person wants to record a scenario. */
    plays?: boolean;
  };
  /** Images, each once a connection, before the first frame that has `href="asset:ID"`. */
  assets: {
    /** The images. */
    assets: Asset[];
  };
  /** What has changed in the pictures. */
  frames: {
    /** The document. */
    uri: string;
    /** The version that is drawn. */
    version: number;
    /** Grows with each message of the kind. */
    sequence: number;
    /** The views that are drawn anew. */
    views: Drawing[];
  };
  /** The editor’s cursor has moved. */
  cursor: {
    /** The document. */
    uri: string;
    /** The innermost element at the cursor that is drawn. */
    range: Range | null;
  };
  /** Answers `inspect`, and tells anew when the part changes. */
  inspection: {
    /** The document. */
    uri: string;
    /** The version that offsets speak of. */
    version: number;
    /** The view that has the part. */
    view?: string;
    /** Index of the part in `parts`. */
    part?: number;
    /** The name of its element; empty where the file has none. */
    element: string;
    /** The element in the file. */
    range: Range | null;
    /** Where it is drawn. */
    frame?: Frame;
    /** How its text is set. */
    text?: TextStyle;
    /** Its colours. */
    colors?: ColorUse[];
    /** Where a tap reaches it. */
    target?: TouchTarget;
    /** What the guideline says of the element. */
    guideline?: Guideline;
    /** Those that are written, then the others of the schema. */
    attributes: Attribute[];
    /** The text of an element that holds nothing else. */
    content?: Content;
    /** The ids of the findings about it. */
    findings: string[];
  };
  /** Answers `code`, and tells anew when it changes. */
  code: {
    /** The document. */
    uri: string;
    /** The version that is drawn: ranges and `losses` speak of it. */
    version: number;
    /** The target. */
    target: string;
    /** The texts that it becomes, those of its parts first. */
    files: CodeFile[];
    /** Index of the file whose text is told. */
    shown: number;
    /** What stands in that file. */
    text: string;
    /** Why there is none, for the person. */
    trouble: string | null;
    /** What the target cannot say. */
    losses: Finding[];
  };
  /** Answers `edit` and `fix`. */
  edited: {
    /** As it was asked. */
    request: unknown;
    /** Whether it was done. */
    ok: boolean;
    /** Why not, for the person. */
    message?: string;
  };
  /** Answers `export` and `film`. */
  exported: {
    /** As it was asked. */
    request: unknown;
    /** What the file may be called. */
    name: string;
    /** Its media type. */
    mediaType: string;
    /** Its bytes in base64. */
    data: string;
  };
  /** What has come of `gesture`, or of a tap in a scene that leads out of it, and when a page begins to play. */
  played: {
    /** The document. */
    uri: string;
    /** What has happened, for the person; empty for nothing. */
    text: string;
    /** How many cards lie below the one that is played: so often Back leads somewhere. */
    depth: number;
    /** Whether something lies on top, a menu, say, that `back` closes first. */
    open: boolean;
    /** The document that is played from now on; the page answers with `show` for it. */
    opens?: string;
    /** The element whose part is to be seen. */
    range?: Range;
  };
  /** Answers `act`: what is seen of a scene from then on until everything rests, if nothing else happens. What was told of later moments before does not happen any more. Of what stands here from `size` to `scenarios`, only what is not as it was told before; what is played anew tells all. */
  motion: {
    /** The document. */
    uri: string;
    /** The view in which it is played. */
    view: string;
    /** When this begins, in seconds of the scene’s clock. */
    from: number;
    /** What the clock is to show, where a play begins: what was played before goes on, told from its last step on. */
    time?: number;
    /** Whether looks and pictures are counted anew: those told before are gone. */
    forgets?: boolean;
    /** Drawings that the page has not got yet. */
    pictures?: LayerPicture[];
    /** Looks that the page has not got yet, counted from 0 with those before. */
    looks?: Look[];
    /** Sixty a second; between two of them values are in between. */
    moments: Moment[];
    /** How many entries of the trace stay; `trace` follows them. */
    traced: number;
    /** What cards, maps and the scene are told, also what will be. */
    trace: TraceEntry[];
    /** What a scenario is called that runs, or why it does not. */
    heading?: string;
    /** The screen. */
    size?: Size;
    /** What takes taps then, in reading order. */
    places?: TouchPlace[];
    /** Where the card comes to rest then, and what the map keeps free. */
    guides?: Guides;
    /** The keys that do something then, such as `ctrl+up`. */
    keys?: string[];
    /** The ids of the scenarios of the file. */
    scenarios?: string[];
    /** Whether VoiceOver runs. */
    voiceOver?: boolean;
    /** Index of the place to which VoiceOver has gone, and the keyboard with another card. */
    focus?: number;
    /** What has come to the record. */
    record?: PlayRecord;
    /** Why what was played before does not go on. */
    loss?: string;
    /** What a scenario claims that runs. */
    claims?: Claim[];
  };
  /** All documents at once. */
  overview: {
    /** The documents, in the order of their list. */
    cards: OverviewCard[];
    /** The map of where they lead, an SVG document; `data-uri` tells which document a part is. */
    flow: string;
  };
  /** The preview was closed; the page says so, and does not reconnect where an editor has closed it. */
  closed: {};
  /** Something was wrong with what the page said. */
  error: {
    /** What, for the person. */
    message: string;
    /** As it was asked, where something was asked for. */
    request?: unknown;
    /** The view for which `act` was said: no `motion` answers it. */
    view?: string;
  };
  /** Answers `ping`. */
  pong: {};
}

/** What the page says, by the member `type`. */
export interface FromPage {
  /** Comes first; others before it are refused. */
  hello: {
    /** The version of the channel, 1. */
    protocol: number;
    /** The document that the page wants to show. */
    uri?: string;
  };
  /** What the page wants drawn from now on; a page that is hidden wants no views. */
  show: {
    /** The document. */
    uri: string;
    /** At most 24. */
    views: View[];
    /** What explains the layout; unknown ones are not drawn. */
    overlays?: string[];
    /** The sample set whose files are read, of those in `document`; empty for the samples that the card names, and without it those that its owner has chosen. */
    samples?: string;
    /** Whether the document is played: drawn as people have left it. */
    plays?: boolean;
  };
  /** Has the editor select a range (`window/showDocument`). */
  select: {
    /** The document. */
    uri: string;
    /** The version that offsets speak of. */
    version: number;
    /** What is selected. */
    range: Range;
    /** Whether the editor takes the focus. */
    focus?: boolean;
  };
  /** Asks for `inspection` of a part, or of an element that is not drawn, from now on; with neither, for none. */
  inspect: {
    /** The document. */
    uri: string;
    /** The version that `range` speaks of. */
    version?: number;
    /** The view that has the part. */
    view?: string;
    /** Index of the part in `parts`. */
    part?: number;
    /** The element, where nothing is drawn for it. */
    range?: Range;
  };
  /** Asks for `code` of what is shown, from now on; without a target, for none. */
  code: {
    /** The target, of those in `document`. */
    target?: string;
    /** The path of the file whose text is wanted; the first without it. */
    file?: string;
  };
  /** Sets an attribute or the text of an element; checked by the schema, then applied (`workspace/applyEdit`). */
  edit: {
    /** Comes back with the answer. */
    request: unknown;
    /** The document. */
    uri: string;
    /** The version that offsets speak of. */
    version: number;
    /** The element. */
    range: Range;
    /** The attribute; without it, the text that the element holds is set. */
    attribute?: string;
    /** What it is set to; null removes the attribute. */
    value: string | null;
  };
  /** Applies a fix of a finding. */
  fix: {
    /** Comes back with the answer. */
    request: unknown;
    /** The document. */
    uri: string;
    /** The version that offsets speak of. */
    version: number;
    /** The id of the finding. */
    finding: string;
    /** Index of the fix in `fixes`. */
    fix: number;
  };
  /** Asks for a file of what the page shows. */
  export: {
    /** Comes back with the answer. */
    request: unknown;
    /** The document. */
    uri: string;
    /** What kind of file. */
    format: "svg" | "png" | "sheet" | "html";
    /** The only view that is drawn. */
    view?: string;
  };
  /** Asks for a film of a scene that is played in a view, answered with `exported`: of a scenario of the file, or of what was played. One that plays for more than 120 seconds is refused. Of cards that are no scenes there are only stills, one for each of the last 60 acts. */
  film: {
    /** Comes back with the answer. */
    request: unknown;
    /** The document. */
    uri: string;
    /** The view. */
    view: string;
    /** Stills in rows, or what plays. */
    format: "svg" | "png" | "html" | "apng";
    /** The id of the scenario; without it, what was played. */
    scenario?: string;
    /** Whether fingers are seen; they are unless it says no. */
    touches?: boolean;
    /** Whether it is of cards that are no scenes. */
    acts?: boolean;
  };
  /** What is to be remembered for the workspace. */
  settings: {
    /** At most 64 KB. */
    settings: Record<string, unknown>;
  };
  /** Has the page stay with its document, or follow the editor. */
  pin: {
    /** The document. */
    uri: string;
    /** Whether it stays. */
    pinned: boolean;
  };
  /** What the person does to a card that is played; answered by `played`, where it comes to something. */
  gesture: {
    /** The document. */
    uri: string;
    /** A touch, which beside all targets closes a menu or a swipe; a long touch; a swipe that uncovers an edge, or goes on to its first action; closing what lies on top or going back; beginning again. */
    kind: "tap" | "hold" | "swipeLeading" | "swipeTrailing" | "swipeLeadingFully" | "swipeTrailingFully" | "back" | "restart";
    /** That of the card that is meant: one that has led to another takes no more. */
    depth: number;
    /** The view that is touched. */
    view?: string;
    /** What is touched, by its id in `targets`. */
    target?: string;
    /** How far that has been scrolled. */
    shifts?: Shift[];
  };
  /** Something happens in a scene that is played in a view; answered with `motion`, `insert` with `edited`. `begin` comes first and starts anew, or behind what was played before (`keeps`); a finger is `down`, moves, is `up` or taken away (`cancel`); a `wheel` turns until it comes to `rest`; `keys` are pressed, `escape` leads back; a place is tapped (`tap`) or reached by VoiceOver or the keyboard (`focus`); VoiceOver begins or ends (`voiceOver`); the view has another screen since the last `show` (`turn`); what is seen is claimed (`pin`); a scenario of the file runs beside it (`replay`); what was played is put into the file as a scenario (`insert`). */
  act: {
    /** The document. */
    uri: string;
    /** The view. */
    view: string;
    /** What happens. */
    verb: "begin" | "down" | "move" | "up" | "cancel" | "wheel" | "rest" | "keys" | "escape" | "tap" | "focus" | "voiceOver" | "turn" | "pin" | "replay" | "insert" | "end";
    /** When, in seconds of the scene’s clock, which the page keeps. */
    time?: number;
    /** Where the finger is, in points from the left edge of the screen. */
    x?: number;
    /** The same from its upper edge. */
    y?: number;
    /** Seconds of a clock that runs evenly, from which the finger’s speed follows. */
    stamp?: number;
    /** Points that a wheel scrolls towards the end. */
    down?: number;
    /** Points that it scrolls to the right. */
    right?: number;
    /** Such as `ctrl+up`. */
    keys?: string;
    /** Index of the place in `places`. */
    place?: number;
    /** Whether what was played goes on, where the scene takes its steps. */
    keeps?: boolean;
    /** The view in which it was played, where that is another. */
    from?: string;
    /** Whether VoiceOver runs. */
    on?: boolean;
    /** The id of the scenario. */
    scenario?: string;
    /** Comes back with `edited`. */
    request?: unknown;
  };
  /** Asks for `overview`. */
  overview: {};
  /** Asks for `pong`. */
  ping: {};
}
