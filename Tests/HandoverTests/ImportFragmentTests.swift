import SourceText
import Testing

@testable import Handover

/// That the fragments of a page are read in place of their names, as far as they may be.
@Suite struct ImportFragmentTests {
  @Test func fragmentsOfAPageAreRead() throws {
    let page = #"{"_Type": "Page", "Sections": ["/App/Fragments/a.fragment", "/App/Fragments/b.fragment"]}"#
    let card = try ImportedCard(
      page,
      files: [
        "Fragments/a.fragment": ImportPlaceTests.fragment,
        "Fragments/b.fragment": #"{"Sections": ["/App/Fragments/c.fragment"]}"#,
        "Fragments/c.fragment": ImportPlaceTests.fragment.replacing("Pump", with: "Valve"),
      ])
    #expect(card.text.contains("<Title>Pump</Title>") && card.text.contains("<Title>Valve</Title>"))
    #expect(
      ImportPlaceTests.lost(card, in: page).first == #"Sections[0].ObjectCells[0].Foo "/App/Fragments/a.fragment""#)
  }

  @Test func fragmentsThatAreNotThereAreTold() throws {
    let page = #"{"_Type": "Page", "Sections": ["/App/Fragments/a.fragment", 7, \#(ImportPlaceTests.fragment)]}"#
    let card = try ImportedCard(page)
    #expect(card.text.contains("MDK Sections[0]: \"/App/Fragments/a.fragment\""))
    #expect(
      card.told.filter { $0.contains("a.fragment") } == [
        "Sections[0] is kept as a comment: the fragment /App/Fragments/a.fragment cannot be read: it has to be at "
          + "Fragments/a.fragment in the folder above Pages, and no link out of that"
      ])
    #expect(
      ImportPlaceTests.lost(card, in: page) == [
        #"Sections[0] "/App/Fragments/a.fragment""#, "Sections[1] 7", #"Sections[2].ObjectCells[0].Foo "x""#,
      ])
  }

  /// Nothing of it stands there more often than it is named.
  @Test(arguments: [
    ["a": #"{"Sections": [FRAGMENT, "/App/Fragments/a.fragment"]}"#],
    [
      "a": #"{"Sections": ["/App/Fragments/b.fragment"]}"#,
      "b": #"{"Sections": [FRAGMENT, "/App/Fragments/./a.fragment"]}"#,
    ],
  ]) func fragmentsThatNameThemselvesStandOnce(fragments: [String: String]) throws {
    let files = fragments.map {
      ("Fragments/\($0).fragment", $1.replacing("FRAGMENT", with: ImportPlaceTests.fragment))
    }
    let card = try ImportedCard(
      #"{"_Type": "Page", "Sections": ["/App/Fragments/a.fragment"]}"#, files: Dictionary(uniqueKeysWithValues: files))
    #expect(card.text.count { $0 == "P" } == 1, "\(card.text)")
    #expect(card.told.filter { $0.contains("names itself: take its name out of it") }.count == 1, "\(card.told)")
    #expect(!card.told.contains { $0.contains("deep") })
  }

  @Test func aFragmentThatIsImportedAndNamesItselfEnds() {
    let own = #"{"Sections": ["/App/Fragments/a.fragment", "/App/Fragments/a.fragment"]}"#
    do throws(ImportProblem) {
      _ = try ImportedCard(own, files: ["Fragments/a.fragment": own])
      Issue.record("there is a card")
    } catch {
      #expect(
        error.message
          == "there is no section in it, as the fragment /App/Fragments/a.fragment names itself: take its name out of it"
      )
    }
  }

  @Test func fragmentsThatStandTooDeepAreTold() throws {
    var files: [String: String] = [:]
    for depth in 1...6 {
      files["Fragments/\(depth).fragment"] =
        #"{"Sections": [\#(ImportPlaceTests.fragment), "/App/Fragments/\#(depth + 1).fragment"]}"#
    }
    let card = try ImportedCard(#"{"_Type": "Page", "Sections": ["/App/Fragments/1.fragment"]}"#, files: files)
    #expect(card.text.count { $0 == "P" } == 4, "\(card.text)")
    #expect(
      card.told.contains {
        $0.hasSuffix("more than 4 deep at /App/Fragments/5.fragment: put its sections into the page")
      }, "\(card.told)")
  }

  @Test func whyAFragmentIsNotReadIsToldOnce() throws {
    let page = #"""
      {"_Type": "Page", "Sections": ["/App/a.fragment", "/App/Fragments/b.fragment", "/App/Fragments/c.fragment",
       "/App/Fragments/d.fragment", "/App/Fragments/e.fragment", "/App/Fragments/f.fragment", \#(ImportPlaceTests.fragment)]}
      """#
    let card = try ImportedCard(
      page,
      files: [
        "Fragments/b.fragment": "{\n \"a\":\n,}", "Fragments/c.fragment": #"{"Sections": []}"#,
        "Fragments/d.fragment": "{}", "Fragments/e.fragment": "null", "Fragments/f.fragment": "\"\"",
      ])
    let kept = "is kept as a comment: "
    #expect(
      card.told.filter { $0.contains(".fragment") } == [
        "Sections[0] \(kept)the fragment /App/a.fragment is in no folder Fragments, and looked for nowhere else: put it there",
        "Sections[1] \(kept)the fragment /App/Fragments/b.fragment is no JSON: 3:1: expected a value",
        "Sections[2] \(kept)there is no section in the fragment /App/Fragments/c.fragment",
        "Sections[3] \(kept)there is no section in the fragment /App/Fragments/d.fragment",
        "Sections[4] \(kept)there is no section in the fragment /App/Fragments/e.fragment",
        "Sections[5] \(kept)there is no section in the fragment /App/Fragments/f.fragment",
      ])
  }

  @Test func whatStandsBesideTheSectionsOfAFragmentIsTold() throws {
    let page = #"{"_Type": "Page", "Sections": ["/App/Fragments/a.fragment"]}"#
    let card = try ImportedCard(
      page,
      files: [
        "Fragments/a.fragment": """
        {"_Type": "Page", "Caption": "Cap", "Sections": [\(ImportPlaceTests.fragment)], "ActionBar": {"Items": [{"Text": "Go"}]}}
        """
      ])
    #expect(card.text.contains("<Title>Pump</Title>"))
    #expect(
      Set(ImportPlaceTests.lost(card, in: page).map { $0.prefix { $0 != " " } }) == [
        "Sections[0].Sections[0].ObjectCells[0].Foo", "Sections[0].Caption", "Sections[0].ActionBar",
      ])
  }

  @Test func aPageMayStandForASection() throws {
    let card = try ImportedCard(
      #"{"_Type": "Page", "Sections": ["/App/Fragments/a.fragment"]}"#,
      files: [
        "Fragments/a.fragment":
          #"{"_Type": "Page", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [\#(ImportPlaceTests.fragment)]}]}"#
      ])
    #expect(card.text.contains("<Title>Pump</Title>"))
    #expect(card.told.count == 1 && card.told[0].contains("ObjectCells[0].Foo"), "\(card.told)")
  }

  /// What is told of a page that names these, of which a file has the text of its name or else `text`, and how often one was read.
  private static func read(
    _ names: [String], _ text: String, _ texts: [String: String] = [:]
  ) throws -> (told: [String], card: String, reads: Int) {
    var reads = 0
    let list = ([ImportPlaceTests.fragment] + names.map { "\"\($0)\"" }).joined(separator: ", ")
    let knowledge = ImportKnowledge(try #require(MappingTableTests.schema), icons: [])
    let importer = try Importer(
      Array(#"{"_Type": "Page", "Sections": [\#(list)]}"#.utf8), as: .mdk, knowledge,
      ImportSurroundings(name: "card") { path, _ in
        guard path.hasPrefix("Fragments/") else { return nil }
        reads += 1
        return Array((texts[path] ?? text).utf8)
      })
    return (importer.diagnostics.map(\.message), importer.text, reads)
  }

  private static let tooLong = "has no room, as the page has become too long"

  /// A file has many names.
  @Test func aFragmentIsReadOnce() throws {
    let names = ["a", "./a", "/a", "x/../a", "a"].map { "/App/Fragments/\($0).fragment" }
    let all = try Self.read(names, ImportPlaceTests.fragment)
    #expect(all.reads == 1)
    #expect(all.card.count { $0 == "P" } == 6)
    #expect(try Self.read(["Fragments/a.fragment"], ImportPlaceTests.fragment).reads == 1)
    let outside = try Self.read(["/App/Fragments/../Rules/a.fragment"], ImportPlaceTests.fragment)
    #expect(outside.reads == 0 && outside.told.contains { $0.contains("is in no folder Fragments") })
  }

  /// No more is read than may stand there, also of what stands for nothing.
  @Test(arguments: [ImportPlaceTests.fragment, "[", "{}"]) func fragmentsAreReadUpToALength(text: String) throws {
    let names = (0..<30).map { "/App/Fragments/\($0).fragment" }
    let long = try Self.read(names, text + String(repeating: " ", count: 700_000))
    #expect(long.reads == (text == "[" ? 6 : 4))
    #expect(long.told.count { $0.contains(Self.tooLong) } >= 24)
    let same = try Self.read(Array(repeating: names[0], count: 30), text + String(repeating: " ", count: 700_000))
    #expect(same.reads == 1)
  }

  /// One that is too long by itself is told so, and takes no room from the others.
  @Test(arguments: [2_000_000, 2_000_001]) func aFragmentUpToALengthStands(length: Int) throws {
    let fragment = ImportPlaceTests.fragment
    let long = fragment + String(repeating: " ", count: length - fragment.utf8.count)
    let names = ["/App/Fragments/long.fragment", "/App/Fragments/a.fragment", "/App/Fragments/b.fragment"]
    let read = try Self.read(names, fragment, ["Fragments/long.fragment": long])
    let isLong = length > 2_000_000
    #expect(read.card.count { $0 == "P" } == (isLong ? 3 : 2))
    #expect(read.told.count { $0.contains("long.fragment has more than 2000000 bytes") } == (isLong ? 1 : 0))
    #expect(read.told.count { $0.contains(Self.tooLong) } == (isLong ? 0 : 2), "\(read.told)")
  }

  /// A file has many names, and each is told as it is written.
  @Test func whyAFragmentIsNotReadNamesItAsItIsWritten() throws {
    let names = ["/App/Fragments/a.fragment", "/App/Fragments/./a.fragment", "Fragments/a.fragment"]
    let told = try Self.read(names, "{").told
    for name in names {
      #expect(told.count { $0.contains("the fragment \(name) is no JSON") } == 1, "\(told)")
    }
  }

  /// The values of a fragment count before they are put in, and no more is read when there is no room for any.
  @Test func aFragmentOfVeryManyValuesStaysOut() throws {
    let cell = #"{"Title": "Pump"}"#
    let cells = Array(repeating: cell, count: 90_000).joined(separator: ",")
    let many = try Self.read(
      ["/App/Fragments/a.fragment", "/App/Fragments/./a.fragment"], #"{"Foo": 1, "Sections": [{"Bar": [\#(cells)]}]}"#)
    #expect(many.reads == 1)
    #expect(many.told.count { $0.contains(Self.tooLong) } == 1)
  }

  /// Of too many losses those of fragments come first.
  @Test func whyAFragmentIsNotReadIsToldBesideManyLosses() throws {
    let foos = (0..<600).map { "\"f\($0)\": 1" }.joined(separator: ", ")
    let page = #"""
      {"_Type": "Page", "Sections": [{"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Title": "Pump", \#(foos)}]},
       "/App/Fragments/a.fragment"]}
      """#
    #expect(try ImportedCard(page).told.contains { $0.contains("a.fragment cannot be read") })
  }
}
