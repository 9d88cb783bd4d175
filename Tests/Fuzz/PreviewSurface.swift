import BundledData
import CardAnalysis
import JSON
import PreviewServer
import SourceText
import Synchronization

/// Whatever two pages say to the preview, line by line, is answered in JSON; changes that they ask for can be made.
func fuzzPreview(_ bytes: [UInt8]) {
  let examples = BundledFile.examples.filter { $0.name.hasSuffix(CardLanguage.fileSuffix) }
  let stage = PreviewStage(examples[Int(bytes.first ?? 0) % examples.count].bytes)
  for line in bytes.dropFirst().split(separator: 0x0A) { stage.say(Array(line)) }
}

/// A preview of one document, whose work is done at once.
private final class PreviewStage: Sendable {
  private struct Seen: Sendable {
    var work: [PreviewWork] = []
    var edits: [PreviewEdit] = []
    var settings: JSONValue = .null
  }

  /// What the preview has asked of its host; apart, as the preview holds it.
  private final class Record: Sendable {
    let seen = Mutex(Seen())
  }

  private static let uri = "file:///w/a.card.xml"
  private let preview: Preview
  private let record = Record()
  private let pages: [Int]

  init(_ text: [UInt8]) {
    let record = self.record
    var host = PreviewHost(
      version: "1", workspace: "/w", run: { work in record.seen.withLock { $0.work.append(work) } })
    host.pixels = PreviewPixels(
      png: { _, _ throws(PreviewError) in [1] },
      pngs: { drawings throws(PreviewError) in drawings.map { _ in [1] } },
      film: { _, _ throws(PreviewError) in [1] })
    host.apply = { edit, done in
      record.seen.withLock { $0.edits.append(edit) }
      done(nil)
    }
    host.select = { _, _, _ in }
    host.card = { path, _ in path.isEmpty ? nil : Self.uri }
    host.storedSettings = { record.seen.withLock { $0.settings } }
    host.store = { settings in record.seen.withLock { $0.settings = settings } }
    preview = Preview(host)
    pages = (0..<2).map { [preview] _ in
      preview.connect(Self.uri, tellsOfDrain: false) { _ in
        { message in demand((try? JSONParser.parse(message))?["type"]?.string != nil, "the preview sent no message") }
      }
    }
    show(SourceText(text), version: 1)
  }

  private func show(_ text: SourceText, version: Int) {
    let files = DocumentResources(
      bytes: { path in BundledFile.examples.first { $0.name == path }?.bytes }, names: { _ in [] })
    let snapshot = DocumentSnapshot(
      uri: Self.uri, version: version, text: text, language: cardLanguage, resources: files, isEdited: true)
    preview.update(Self.uri, name: "a.card.xml", version: version) { snapshot }
    work()
  }

  /// Says `message` in a page: in the second one, where it begins with a space.
  func say(_ message: [UInt8]) {
    preview.receive(pages[message.first == 0x20 ? 1 : 0], message)
    work()
    let edits = record.seen.withLock { seen in
      defer { seen.edits = [] }
      return seen.edits
    }
    for edit in edits {
      guard let text = edit.text.applying(edit.edits) else { return demand(false, "a change cannot be made") }
      show(text, version: edit.version + 1)
    }
  }

  private func work() {
    while let next = record.seen.withLock({ $0.work.isEmpty ? nil : $0.work.removeFirst() }) { next.body() }
  }
}
