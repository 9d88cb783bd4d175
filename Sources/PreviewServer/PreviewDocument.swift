import CardAnalysis
import CardLayout
import LayoutCore
import SourceText
import XMLSyntax

/// A document as the preview knows it: its latest text, and the text that is drawn.
struct PreviewDocument {
  /// Why the picture is not that of the latest text.
  struct Staleness: Hashable {
    var reason: String
    var offset: Int
  }

  let uri: String
  let name: String
  /// The version of the latest text.
  private(set) var version: Int
  private var source: @Sendable () -> DocumentSnapshot
  /// The latest text that could be read without errors; nil when there was none.
  private var lastGood: DocumentSnapshot?
  /// Counts the texts and the changes of files that they name.
  private(set) var generation = 0
  /// The generation whose drawing trapped; it is not tried again.
  var faultyGeneration: Int?
  /// Offset in the latest text of the editor's cursor.
  var cursor: Int?

  init(
    uri: String, name: String, version: Int, generation: Int, source: @escaping @Sendable () -> DocumentSnapshot
  ) {
    (self.uri, self.name) = (uri, name)
    (self.version, self.generation, self.source) = (version, generation, source)
  }

  /// Takes a newer text.
  mutating func update(_ newer: PreviewDocument) {
    (version, generation, source) = (newer.version, newer.generation, newer.source)
    faultyGeneration = newer.faultyGeneration
  }

  /// The analysis of the latest text; to be asked for without a lock, and once for one piece of work.
  var latest: DocumentSnapshot { source() }

  /// Remembers that `snapshot` was read without errors and drawn.
  mutating func didDraw(_ snapshot: DocumentSnapshot) {
    lastGood = snapshot
  }

  /// Remembers that work on `snapshot` trapped, so that it is not tried again.
  mutating func didTrap(_ snapshot: DocumentSnapshot) {
    if snapshot.version == version { faultyGeneration = generation }
    // The stage that trapped is never done, and a caller that asks the same snapshot for it would wait forever.
    if lastGood?.version == snapshot.version { lastGood = nil }
  }

  /// Whether work on the latest text has trapped.
  var isFaulty: Bool { faultyGeneration == generation }

  /// What is to be drawn, and why that is not the latest text, if it is not or should better not be.
  ///
  /// Nothing is to be drawn when the very first text is one that traps. Reading the text as XML is the first thing that this
  /// may have to do, so no lock should be held.
  func picture() -> (snapshot: DocumentSnapshot?, stale: Staleness?) {
    let lastGood = lastGood.flatMap { $0.hasTrapped ? nil : $0 }
    if isFaulty {
      let reason = "Cardwright met a fault of its own while it drew this text; change it, and the picture goes on"
      return (lastGood, Staleness(reason: reason, offset: 0))
    }
    let latest = self.latest
    guard let error = latest.tree.diagnostics.first(where: { $0.severity == .error }) else { return (latest, nil) }
    return (lastGood ?? latest, Staleness(reason: error.message, offset: error.range.start))
  }

  /// Where `range` of an older `text` is in a `newer` one.
  static func range(_ range: ByteRange, of text: SourceText, in newer: SourceText) -> ByteRange {
    let change = Replacement(of: text.bytes, by: newer.bytes)
    return ByteRange(change.place(of: range.start), change.place(of: range.end))
  }
}

extension Replacement {
  /// Where the offset `old` is now; those of the stretch stay as far as it reaches.
  func place(of old: Int) -> Int {
    if old <= start { return old }
    return old >= oldEnd ? old + shift : min(old, newEnd)
  }
}
