import CardAnalysis
import FileSystem
import SourceText
import Standards
import Synchronization
import TestSupport
import Testing
import Workspace

@Suite struct WatchedCardsTests {
  /// The cards that were told of, in order, as `name version text`.
  private final class Told: Sendable {
    private let lines: Mutex<[String]> = Mutex([])
    var all: [String] { lines.withLock { $0 } }

    func add(_ change: WatchedCards.Change, _ cards: WatchedCards) {
      guard case .read(let card, _) = change else { return lines.withLock { $0.append("gone") } }
      lines.withLock {
        $0.append("\(cards.name(of: card.uri)) \(card.version) \(String(decoding: card.text.bytes, as: UTF8.self))")
      }
    }
  }

  private func watch(_ cards: WatchedCards, follows: Bool = false) -> Told {
    let told = Told()
    cards.watch(while: { follows }) { told.add($0, cards) }
    return told
  }

  private func trouble(
    writing text: String, over old: String, to uri: String, version: Int, in cards: WatchedCards
  ) async -> String? {
    await withCheckedContinuation { continuation in
      cards.write(
        SourceText(text), by: [TextEdit(ByteRange(0, old.utf8.count), text)], to: uri, version: version
      ) { continuation.resume(returning: $0?.description) }
    }
  }

  @Test func aFoldersCardsAreReadByName() throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a/>", "sub/b.card.xml": "<b/>", "c.xml": "<c/>"])
    let told = watch(try WatchedCards(folder.path, language: CardLanguage()))
    #expect(told.all == ["a.card.xml 1 <a/>", "sub/b.card.xml 1 <b/>"])
    let one = watch(try WatchedCards(folder.path + "/sub/../c.xml", language: CardLanguage()))
    #expect(one.all == ["c.xml 1 <c/>"])
  }

  @Test func aFileThatIsDeletedIsToldOnceAndAgainWhenItIsBack() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a/>"])
    let cards = try WatchedCards(folder.path + "/a.card.xml", language: CardLanguage())
    let told = watch(cards, follows: true)
    func wait(for lines: [String]) async throws {
      for _ in 0..<400 where told.all != lines { try await Task.sleep(for: .milliseconds(20)) }
      #expect(told.all == lines)
    }
    let file = File(folder.path + "/a.card.xml")
    try file.remove()
    try await wait(for: ["a.card.xml 1 <a/>", "gone"])
    try file.replace(with: Array("<b/>".utf8))
    try await wait(for: ["a.card.xml 1 <a/>", "gone", "a.card.xml 1 <b/>"])
  }

  @Test func whatHoldsNoCardIsRefused() throws {
    let folder = try TemporaryFolder(["c.xml": "<c/>"])
    for (path, reason) in [(folder.path, "there is no *.card.xml"), (folder.path + "/d.card.xml", "no such file")] {
      let error = #expect(throws: WorkspaceError.self) { try WatchedCards(path, language: CardLanguage()) }
      #expect(error?.description.contains(reason) == true)
    }
  }

  @Test func anEditIsWrittenOnlyOverWhatWasRead() async throws {
    let folder = try TemporaryFolder(["a.card.xml": "<a/>"])
    let cards = try WatchedCards(folder.path, language: CardLanguage())
    _ = watch(cards)
    let uri = FileURI.uri(folder.path + "/a.card.xml")
    let file = File(folder.path + "/a.card.xml")
    #expect(await trouble(writing: "<x/>", over: "<a/>", to: uri, version: 2, in: cards)?.contains("changed") == true)
    #expect(await trouble(writing: "<x/>", over: "<b", to: uri, version: 1, in: cards)?.contains("changed") == true)
    #expect(await trouble(writing: "<x/>", over: "<a/>", to: uri + "x", version: 1, in: cards) != nil)
    #expect(try file.read() == Array("<a/>".utf8))
    #expect(await trouble(writing: "<b/>", over: "<a/>", to: uri, version: 1, in: cards) == nil)
    #expect(try file.read() == Array("<b/>".utf8))
    // The change is told behind the answer, and before the next edit is looked at.
    #expect(await trouble(writing: "<c/>", over: "<b/>", to: uri, version: 2, in: cards) == nil)
  }
}
