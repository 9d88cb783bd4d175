import CardAnalysis
import CardLayout
import JSON
import Rendering
import SourceText

/// A page that shows documents, as the preview knows it.
struct PreviewPage {
  /// One drawing that a page has asked for.
  struct View {
    let id: String
    let environment: CardEnvironment
    /// For people, such as `iPhone 15, dark`.
    let caption: String
  }

  /// What a page looks at.
  enum Inspected: Hashable {
    /// A part of a drawing, by its index.
    case part(Int, view: String)
    /// An element that is not drawn, by its range in this version of the text.
    case element(ByteRange, version: Int)
  }

  /// The code that a page shows.
  struct Coded: Hashable {
    let target: String
    /// The file whose text it shows; nil for the first.
    let file: String?
  }

  /// What is told again whenever it may have changed.
  enum Repeated: Hashable {
    case document
    case inspection
    case code
  }

  /// Sends a message, which is one JSON object.
  let send: @Sendable ([UInt8]) -> Void
  /// Whether the carrier tells when everything is sent.
  let tellsOfDrain: Bool
  /// Whether the page has said hello.
  var isReady = false
  /// The document that it shows.
  var uri: String?
  var views: [View] = []
  var overlays: Set<DrawingOverlay> = []
  /// The name of the sample set that it shows, empty for the samples that documents name; nil where that is as their owner has
  /// it.
  var samples: String?
  var isPinned = false
  /// Whether it plays the document.
  var plays = false
  /// The cards that it plays.
  var played = CardPlayStack()
  /// Whether it was told that something is open on the card that it plays.
  var isToldOpen = false
  /// Whether something of the above has changed since it was drawn.
  var isChanged = false
  /// Whether what was sent last is still on its way.
  var isSending = false
  /// The generation of the document that was drawn last.
  var drawnGeneration = -1
  /// What was drawn last, and the views of it by id.
  private var drawnSnapshot: DocumentSnapshot?
  var drawn: [String: ViewDrawing] = [:]
  var stale: PreviewDocument.Staleness?
  /// Index of the view with which the next round begins, when the last was cut short.
  var nextView = 0
  /// The images that the page has.
  var assets: Set<String> = []
  var inspected: Inspected? { didSet { last[.inspection] = nil } }
  var coded: Coded? { didSet { last[.code] = nil } }
  /// The last messages of their kinds that were sent, so that none is sent twice.
  var last: [Repeated: [UInt8]] = [:]
  var sequence = 0
  /// How many of its questions are not answered yet.
  var questions = 0

  init(tellsOfDrain: Bool, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.tellsOfDrain = tellsOfDrain
    self.send = send
  }

  /// What was drawn last; nil also when work on it has trapped, since it may never answer.
  var snapshot: DocumentSnapshot? {
    get { drawnSnapshot.flatMap { $0.hasTrapped ? nil : $0 } }
    set { drawnSnapshot = newValue }
  }

  /// Turns to another document; what was drawn of the one before is forgotten.
  mutating func turn(to uri: String) {
    guard self.uri != uri else { return }
    self.uri = uri
    forgetDrawings()
    inspected = nil
    isChanged = true
  }

  /// Forgets what was drawn, so that everything is sent again.
  mutating func forgetDrawings() {
    (snapshot, drawn, stale) = (nil, [:], nil)
    (last, drawnGeneration) = ([:], -1)
  }
}
