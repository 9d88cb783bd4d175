import CardAnalysis
import DocumentationGenerator
import JSON
import SchemaModel
import SourceText
import Testing
import XMLSyntax

/// Every event, step, claim and action is shown while it happens: the schema is asked, not a list.
@Suite struct MotionExhibitTests {
  private static func element(_ name: String) throws -> (schema: Schema, element: ElementID) {
    let schema = try #require(CardSite.schema)
    let index = try #require(schema.elements.indices.first { schema.elements[$0].localName == name })
    return (schema, ElementID(index))
  }

  private static func exhibits(_ name: String) -> [MotionExhibit] { MotionExhibit.all[name] ?? [] }

  /// The attributes of every element called `name` in `source`, with their values.
  private static func attributes(of name: String, in source: String) -> [(name: String, value: String)] {
    let tree = XMLParser.parse(SourceText(source))
    return tree.nodes.indices.map { NodeID($0) }
      .filter { tree[$0].kind == .element && tree.name(of: $0).local == name }
      .flatMap { node in
        tree.attributes(of: node).map { attribute in
          let value = tree.valueRange(of: attribute)
          return (
            tree.names[Int(attribute.name)].local,
            String(decoding: tree.text.bytes[value.start..<value.end], as: UTF8.self)
          )
        }
      }
  }

  @Test(arguments: ["Step", "Expect"]) func everyAttributeIsShownWhereItIsWritten(_ name: String) throws {
    let (schema, element) = try Self.element(name)
    let shown = Self.exhibits(name).flatMap(\.names)
    #expect(Set(shown) == Set(schema.attributes(of: element).map(\.localName)) && shown.count == Set(shown).count)
    for exhibit in Self.exhibits(name) {
      let written = Set(Self.attributes(of: name, in: exhibit.source).map(\.name))
      #expect(written.isSuperset(of: exhibit.names), "\(exhibit.names)")
    }
  }

  @Test func everyEventIsShownWithAHandlerOfIt() throws {
    let (schema, element) = try Self.element("On")
    let event = try #require(schema.attributes(of: element).first { $0.localName == "event" })
    let events = schema.enumeration(of: event.type).map(\.value)
    #expect(Self.exhibits("On").map(\.names).sorted { $0[0] < $1[0] } == events.sorted().map { [$0] })
    for exhibit in Self.exhibits("On") {
      let written = Self.attributes(of: "On", in: exhibit.source).filter { $0.name == "event" }.map(\.value)
      #expect(written == exhibit.names)
    }
  }

  @Test func everyActionIsShown() throws {
    let (schema, element) = try Self.element("On")
    for child in schema.children(of: element) {
      let name = schema[child].localName
      let exhibits = Self.exhibits(name)
      #expect(!exhibits.isEmpty && exhibits.allSatisfy { $0.source.contains("<\(name)") }, "\(name)")
    }
  }

  /// They are cards as good as any, and what their scenarios claim holds.
  @Test func everyExhibitIsInOrder() {
    for (name, exhibits) in MotionExhibit.all {
      for exhibit in exhibits {
        #expect(Self.findings(in: exhibit.source).map(\.message) == [], "\(name): \(exhibit.names)")
      }
    }
  }

  /// The findings in an exhibit but for what is beside its one point: all exhibits of a scene have its cards and buttons, and each leads to
  /// those that it is about; some show what no claim can say, and one that everything is hidden.
  private static func findings(in source: String) -> [Diagnostic] {
    let beside = ["card-unreachable", "button-idle", "scenario-claims-nothing", "scene-overlays-off"]
    return CardSite.findings(in: source).filter { !beside.contains($0.kind.code) }
  }

  /// What is claimed comes of the handler: without it, a claim fails; where nothing can be claimed, something else is seen.
  @Test func aHandlerIsTheCauseOfWhatIsShown() {
    for (name, exhibits) in MotionExhibit.all {
      for exhibit in exhibits {
        guard let source = exhibit.sourceWithoutHandler else { continue }
        guard exhibit.source.contains("<Expect ") else {
          #expect(exhibit.isSeen, "\(name): \(exhibit.names)")
          continue
        }
        let codes = Set(Self.findings(in: source).map(\.kind.code))
        #expect(codes == ["claim-fails"], "\(name): \(exhibit.names)")
      }
    }
  }

  @Test func everyExhibitIsAFilmOnItsPage() async throws {
    let reference = try #require(await CardSite.reference)
    for (name, exhibits) in MotionExhibit.all {
      let page = try #require(reference.pages.first { $0.kind == .element && $0.title == name })
      let topics = page.content["behaviour"]?.array ?? []
      #expect(topics.map { $0["title"]?.string } == exhibits.map { $0.names.joined(separator: ", ") })
      for topic in topics {
        #expect(topic["source"]?.string?.contains("<Step ") == true || name == "Expect")
        let pictures = topic["pictures"]?.array ?? []
        #expect(pictures.map { $0["appearance"]?.string } == ["light", "dark"])
        for picture in pictures {
          let file = try #require(picture["file"]?.string).prefix { $0 != "#" }
          let bytes = try #require(reference.pictures[String(file)])
          #expect(String(decoding: bytes, as: UTF8.self).contains("@keyframes"), "\(topic)")
        }
      }
    }
  }
}
