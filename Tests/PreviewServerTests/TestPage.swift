import BundledData
import CardAnalysis
import JSON
import SchemaModel
import SchemaReader
import SourceText
import Synchronization
import Testing

@testable import PreviewServer

/// The card language as it is bundled.
let cardLanguage = CardLanguage(schema: bundledSchema)

private let bundledSchema: Schema? = {
  do {
    return try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
  } catch {
    Issue.record("the bundled schema cannot be read: \(error)")
    return nil
  }
}()

/// A one-pixel picture and what is no picture.
private let files: [String: [UInt8]] = [
  "images/dot.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "notes.png": Array("not a picture".utf8),
]

/// A preview whose work waits until it is told to be done, so that a test decides what happens before what.
final class TestPreview: Sendable {
  private struct Seen: Sendable {
    var work: [PreviewWork] = []
    var edits: [PreviewEdit] = []
    var selections: [(uri: String, range: ByteRange)] = []
    var stored: JSONValue = .null
  }

  /// What the preview has asked of its host; apart from the test's own object, since the preview holds it.
  private final class Record: Sendable {
    let seen = Mutex(Seen())
  }

  let preview: Preview
  private let record = Record()
  private let language: CardLanguage

  init(_ language: CardLanguage = cardLanguage) {
    self.language = language
    let record = self.record
    var host = PreviewHost(
      version: "1.2.3", workspace: "/w", run: { work in record.seen.withLock { $0.work.append(work) } })
    host.pixels = PreviewPixels(
      png: { _, _ throws(PreviewError) in Array("pixels".utf8) },
      pngs: { drawings throws(PreviewError) in drawings.map { _ in Array("pixels".utf8) } },
      film: { frames, _ throws(PreviewError) in Array("\(frames.count > 1 ? "frames" : "a frame")".utf8) })
    host.apply = { edit, done in
      record.seen.withLock { $0.edits.append(edit) }
      done(nil)
    }
    host.select = { uri, range, _ in record.seen.withLock { $0.selections.append((uri, range)) } }
    host.documentation = { "docs/\($0)" }
    host.card = { path, _ in path == "b.card.xml" ? "file:///w/b.card.xml" : nil }
    host.storedSettings = { record.seen.withLock { $0.stored } }
    host.store = { settings in record.seen.withLock { $0.stored = settings } }
    preview = Preview(host)
  }

  var edits: [PreviewEdit] { record.seen.withLock { $0.edits } }
  var selections: [(uri: String, range: ByteRange)] { record.seen.withLock { $0.selections } }
  /// How many pieces of work wait.
  var waiting: Int { record.seen.withLock { $0.work.count } }

  /// Does what waits, and what that brings with it.
  func work() { while let next = takeWork() { next.body() } }

  /// Takes the first piece of work that waits.
  func takeWork() -> PreviewWork? {
    record.seen.withLock { $0.work.isEmpty ? nil : $0.work.removeFirst() }
  }

  /// Gives the preview a text of the card at `uri`; `interruption` happens once, when the text is first looked at.
  func update(
    _ text: String, version: Int = 1, uri: String = "file:///w/a.card.xml", isFaulty: Bool = false,
    interruption: (@Sendable () -> Void)? = nil
  ) {
    let snapshot = DocumentSnapshot(
      uri: uri, version: version, text: SourceText(text), language: language,
      resources: DocumentResources(bytes: { files[$0] }, names: { _ in [] }))
    let looked = FirstTime()
    preview.update(
      uri, name: uri.split(separator: "/").last.map(String.init) ?? uri, version: version, isFaulty: isFaulty
    ) {
      if looked.comes() { interruption?() }
      return snapshot
    }
  }

  /// A page that has said hello and shows the card.
  func page(_ views: JSONValue = [["id": "a"]], overlays: JSONValue = []) -> TestPage {
    let page = TestPage(preview)
    page.say(["type": "hello", "protocol": 1])
    page.show(views, overlays: overlays)
    work()
    return page
  }
}

/// A page without a browser.
final class TestPage: Sendable {
  private final class Inbox: Sendable {
    let messages: Mutex<[JSONValue]> = Mutex([])
  }

  static let uri = "file:///w/a.card.xml"
  let id: Int
  private let preview: Preview
  private let inbox = Inbox()

  init(_ preview: Preview, tellsOfDrain: Bool = false) {
    let inbox = self.inbox
    self.preview = preview
    id = preview.connect(tellsOfDrain: tellsOfDrain) { _ in
      { bytes in
        guard let message = try? JSONParser.parse(bytes) else {
          Issue.record("no JSON was sent")
          return
        }
        if let problem = Self.problem(in: message) { Issue.record("\(problem)") }
        inbox.messages.withLock { $0.append(message) }
      }
    }
  }

  /// What a message says that is not declared, or lacks.
  private static func problem(in message: JSONValue) -> String? {
    guard let kind = message["type"]?.string.flatMap(ServerMessage.init(rawValue:)) else {
      return "what is \(message)?"
    }
    let members = kind.declaration.members
    return members.problem(in: message) ?? undeclared(message, members + [ChannelMember("type", .string, "")])
  }

  /// A member of `object`, or of an object in it, that is none of `members`.
  private static func undeclared(_ object: JSONValue, _ members: [ChannelMember]) -> String? {
    for member in object.object?.members ?? [] {
      guard let declared = members.first(where: { $0.name == member.name }) else {
        return "\(member.name) is not declared"
      }
      guard let record = declared.type.record else { continue }
      for value in member.value.array ?? [member.value] {
        if let name = undeclared(value, record.members) { return name }
      }
    }
    return nil
  }

  func say(_ message: JSONValue) { preview.receive(id, message) }

  func show(_ views: JSONValue, overlays: JSONValue = []) {
    say(["type": "show", "uri": .string(Self.uri), "views": views, "overlays": overlays])
  }

  /// The last message of a kind; it and all before it are taken.
  func take(_ type: String) -> JSONValue? {
    inbox.messages.withLock { messages in
      guard let index = messages.lastIndex(where: { $0["type"]?.string == type }) else { return nil }
      defer { messages.removeFirst(index + 1) }
      return messages[index]
    }
  }

  /// The kinds of all messages that have come, which are taken.
  func takeTypes() -> [String] {
    inbox.messages.withLock { messages in
      defer { messages = [] }
      return messages.compactMap { $0["type"]?.string }
    }
  }
}

extension JSONValue {
  /// The two numbers of a range.
  var range: ByteRange? {
    guard let start = self[0]?.integer, let end = self[1]?.integer else { return nil }
    return ByteRange(start, end)
  }
}

/// Comes once.
private final class FirstTime: Sendable {
  private let isOver = Atomic(false)

  func comes() -> Bool { !isOver.exchange(true, ordering: .relaxed) }
}
