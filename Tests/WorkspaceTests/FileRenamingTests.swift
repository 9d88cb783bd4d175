import BundledData
import CardAnalysis
import CardProject
import SchemaReader
import SourceText
import TestSupport
import Testing
import Workspace

/// What changes in files when others get other names.
@Suite struct FileRenamingTests {
  private static let sample =
    #"{ "name": "Farid.", "image": "images/farid.png", "more": [{ "image": "images/iris.png" }] }"#

  /// The sample once `old` is called `new`, both as seen from the folder above that of the card.
  private func sample(_ old: String, _ new: String) throws -> String { try sample([(old, new)]) }

  /// The sample once these files and folders are called anew.
  private func sample(_ renamed: [(old: String, new: String)]) throws -> String {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let language = CardLanguage(schema: schema)
    let folder = try TemporaryFolder([
      "cards/team.card.xml": #"<Card xmlns="urn:cardwright:1" id="team" sample="samples/team.json#/more"/>"#,
      "cards/samples/team.json": Self.sample,
    ])
    let files = ProjectFiles { language }
    files.look(in: [folder.path])
    let renaming = FileRenaming(renamed.map { (old: folder.path + "/" + $0.old, new: folder.path + "/" + $0.new) })
    let edited = renaming.edits(inSamplesOf: files.with { $0 }) { path in
      path == folder.path + "/cards/samples/team.json" ? Array(Self.sample.utf8) : nil
    }
    return edited.reduce(Self.sample) { SourceText($0).applying($1.edits)?.string ?? "overlapping edits" }
  }

  @Test func samplesCallTheirPicturesAnew() throws {
    let (farid, image) = ("images/farid.png", #""image": "images/"#)
    #expect(
      try sample("cards/images/farid.png", "cards/images/f.png") == Self.sample.replacing(farid, with: "images/f.png"))
    #expect(
      try sample("cards/images", "cards/people") == Self.sample.replacing(image, with: #""image": "people/"#))
    #expect(try sample("cards/images", "images") == Self.sample.replacing(image, with: #""image": "../images/"#))
    // Paths are those from the card, and stay right where it goes along; not every text with a full stop is one.
    for (old, new) in [("cards/samples/images", "cards/x"), ("cards", "all"), ("images", "cards/x")] {
      #expect(try sample(old, new) == Self.sample, "\(old)")
    }
  }

  @Test func picturesThatGoAlongWithTheirCardKeepTheirPaths() throws {
    let card = (old: "cards/team.card.xml", new: "cards/sub/team.card.xml")
    #expect(try sample([card, (old: "cards/images", new: "cards/sub/images")]) == Self.sample)
    #expect(
      try sample([card, (old: "cards/images", new: "images")])
        == Self.sample.replacing(#""image": "images/"#, with: #""image": "../../images/"#))
  }
}
