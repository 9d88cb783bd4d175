import BundledData
import CardAnalysis
import CardProject
import Foundation
import SchemaReader
import SourceText
import Synchronization
import TestSupport
import Testing
import Workspace

/// Which text of a card counts: that of the disk, or that of an editor.
@Suite struct ProjectFilesTests {
  private let language: CardLanguage
  private let folder: TemporaryFolder
  private let files: ProjectFiles
  private var path: String { folder.path + "/a.card.xml" }

  init() throws {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let language = CardLanguage(schema: schema)
    self.language = language
    folder = try TemporaryFolder(["a.card.xml": Self.card("disk")])
    files = ProjectFiles { language }
  }

  private static func card(_ id: String) -> String { "<Card xmlns=\"urn:cardwright:1\" id=\"\(id)\"/>" }

  private func facts(_ id: String) -> FileFacts {
    DocumentSnapshot(uri: "file://" + path, version: 1, text: SourceText(Self.card(id)), language: language).facts
  }

  private var id: String? { files.with { [path] in $0.files[path]?.meaning.id } }

  @Test func whatAFileHasToDoWithOthersIsReadOnceAVersion() {
    let asked = Mutex<[String]>([])
    let resources = DocumentResources(
      bytes: { _ in nil }, names: { _ in [] },
      absolute: { path in
        asked.withLock { $0.append(path) }
        return "/w/" + path
      })
    let text = "<Card xmlns=\"urn:cardwright:1\" id=\"a\" target=\"b.card.xml#c\"/>"
    let snapshot = DocumentSnapshot(
      uri: "file:///w/a.card.xml", version: 1, text: SourceText(text), language: language, resources: resources)
    for _ in 0..<3 { #expect(snapshot.facts.meaning.links.map(\.path) == ["/w/b.card.xml"]) }
    #expect(asked.withLock { $0 } == ["b.card.xml"])
  }

  @Test func whatIsReadWhileAnEditorOpensAFileIsLate() {
    files.take(facts("editor"), at: path) { true }
    let isTaken = files.take(facts("read before"), at: path)
    #expect(!isTaken)
    #expect(id == "editor")
    #expect(!files.look(in: [folder.path]))
    #expect(id == "editor")
  }

  @Test func aCheckThatEndsAfterItsDocumentIsClosedLeavesTheDisk() {
    files.take(facts("editor"), at: path) { true }
    files.close(path)
    files.take(facts("late"), at: path) { false }
    #expect(files.look(in: [folder.path]))
    #expect(id == "disk")
  }

  @Test func whatIsClosedOutsideOfEveryFolderIsForgotten() {
    files.take(facts("editor"), at: path) { true }
    files.close(path)
    files.look(in: [])
    #expect(id == nil)
  }

  @Test func aConfigurationThatChangesIsSeenAtTheNextLook() throws {
    try folder.write(".cardwright.json", #"{ "entries": ["a.card.xml"] }"#)
    try folder.write("b.card.xml", Self.card("b"))
    let configurations = ConfigurationFiles(roots: { [folder.path] })
    let files = ProjectFiles({ language }, configurations)
    files.look(in: [folder.path])
    #expect(files.findings(at: folder.path + "/b.card.xml").map(\.kind.code) == ["card-unreached"])
    try folder.write(".cardwright.json", #"{ "entries": ["*.card.xml"] }"#)
    #expect(configurations.hasChanged(folder.path + "/.cardwright.json"))
    #expect(files.look(in: [folder.path]))
    #expect(files.findings(at: folder.path + "/b.card.xml").isEmpty)
  }

  @Test func whomNobodyTellsOfChangesLooks() throws {
    let configurations = ConfigurationFiles(roots: { [folder.path] })
    func count() -> Int {
      _ = configurations.configuration(inFolder: folder.path)
      return configurations.files.count
    }
    #expect(count() == 0)
    try folder.write(".cardwright.json", "{}")
    #expect(count() == 0)
    configurations.look()
    #expect(count() == 1)
    try folder.write(".cardwright.json", #"{ "exclude": ["b.card.xml"] }"#)
    configurations.look()
    #expect(configurations.excludes(folder.path + "/b.card.xml"))
    try folder.remove(".cardwright.json")
    configurations.look()
    #expect(count() == 0)
  }

  @Test func whatTheConfigurationLeavesOutIsNotThereUnlessItIsOpen() throws {
    try folder.write(".cardwright.json", #"{ "exclude": ["*.old.card.xml"] }"#)
    let (old, new) = (folder.path + "/a.old.card.xml", folder.path + "/b.card.xml")
    for path in [old, new] { try folder.write(String(path.dropFirst(folder.path.count + 1)), Self.card("same")) }
    let files = ProjectFiles({ language }, ConfigurationFiles(roots: { [folder.path] }))
    files.look(in: [folder.path])
    #expect(files.findings(at: new).isEmpty)
    files.take(facts("same"), at: old) { true }
    #expect(files.findings(at: new).map(\.kind.code) == ["card-id-twice"])
  }

  @Test func whatIsExcludedHidesNoOtherPathToTheSameFile() throws {
    try folder.write(".cardwright.json", #"{ "exclude": ["drafts/"] }"#)
    try folder.write("drafts/b.card.xml", Self.card("b"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.card.xml", withDestinationPath: "drafts/b.card.xml")
    let files = ProjectFiles({ language }, ConfigurationFiles(roots: { [folder.path] }))
    files.look(in: [folder.path])
    #expect(files.with { Set($0.files.keys) } == [path, folder.path + "/b.card.xml"])
  }

  @Test func aFolderThatCannotBeListedHidesNoOthers() throws {
    // A path so long is refused to everybody, rights only to some.
    let name = String(repeating: "x", count: 250)
    var nested = [open(folder.path, O_RDONLY)]
    for depth in 0..<20 {
      mkdirat(nested[depth], name, 0o755)
      nested.append(openat(nested[depth], name, O_RDONLY))
    }
    // Nobody can name the innermost to remove it, either: each goes by the one above it.
    defer {
      for (depth, made) in nested.enumerated().reversed() {
        close(made)
        if depth > 0 { unlinkat(nested[depth - 1], name, AT_REMOVEDIR) }
      }
    }
    files.look(in: [folder.path])
    #expect(id == "disk")
  }
}
