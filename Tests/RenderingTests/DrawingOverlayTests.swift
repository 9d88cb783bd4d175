import CardAnalysis
import CardLayout
import CardModel
import Foundation
import LayoutCore
import SourceText
import Testing
import XMLSyntax

@testable import Rendering

@Suite struct DrawingOverlayTests {
  private func scene(_ content: String) throws -> PositionedScene {
    let card = #"<Card xmlns="urn:cardwright:1">\#(content)</Card>"#
    return try #require(DocumentSnapshot(card).scene())
  }

  private func overlay(_ overlay: DrawingOverlay, _ content: String) throws -> String {
    let drawing = String(decoding: SVGRenderer.draw(try scene(content), overlays: [overlay]), as: UTF8.self)
    let start = try #require(drawing.range(of: "<g class=\"overlay-\(overlay.rawValue)\" aria-hidden=\"true\">"))
    return String(drawing[start.lowerBound...])
  }

  private let content = """
    <Header><Title>Pump</Title><Subtitle>Job</Subtitle></Header>\
    <Footer><Action role="primary">Approve</Action></Footer>
    """

  /// Of many rows that have changed each is looked at for itself.
  @Test func theFrameOfAnElementIsFoundAmongItsPartsAlone() throws {
    let rows = (0..<50).map { "<TableRow><Cell>\($0)</Cell></TableRow>" }.joined()
    let scene = try scene("<Body><DataTable><Column>Item</Column>\(rows)</DataTable></Body>")
    let drawn = DrawnParts(scene)
    let ranges = Set(scene.parts.compactMap { $0.source?.range })
    #expect(ranges.count > 50)
    for range in ranges {
      let parts = scene.parts.filter { part in
        part.frame.width > 0 && part.frame.height > 0 && (part.source.map { range.contains($0.range) } ?? false)
      }
      #expect(drawn.parts(in: range).count == parts.count)
      let painted = parts.filter { $0.content != .group }
      let frames = (painted.isEmpty ? parts : painted).map(\.frame)
      #expect(drawn.frame(of: range) == frames.dropFirst().reduce(frames.first) { $0?.union($1) })
    }
  }

  @Test func boxesTellTheirMeasures() throws {
    #expect(try overlay(.boxes, content).contains(">361×135</text>"))
  }

  /// A card lies over the pins of its map, and opens no view of their boxes.
  @Test func boxesAreThoseOfWhatIsSeen() throws {
    func drawing(_ position: String) throws -> String {
      let text = """
        <CardScene xmlns="urn:cardwright:1" id="s" root="a"><MapContent id="m"><Pin id="p" latitude="1" longitude="1"
        target="x://y">P</Pin></MapContent><PlainCard id="a" map="m" position="\(position)"><Title>A</Title></PlainCard></CardScene>
        """
      let scene = try #require(DocumentSnapshot(text).scene())
      let svg = String(decoding: SVGRenderer.draw(scene, overlays: [.boxes]), as: UTF8.self)
      return String(svg[try #require(svg.range(of: "overlay-boxes")).lowerBound...])
    }
    #expect(try drawing("peaking").contains(">22×30</text>"))
    #expect(try !drawing("extended").contains(">22×30</text>"))
  }

  /// 16 above the main header; a footer ends 6 and 10 above the card's edge (FS/CardStyle).
  @Test func spacingTellsDistances() throws {
    let drawing = try overlay(.spacing, content)
    #expect(drawing.contains(">16</text>"))
    #expect(drawing.contains(">18</text>"))
  }

  @Test func targetsTellTheirSize() throws {
    let drawing = try overlay(.targets, content)
    #expect(drawing.contains(">329×44</text>"))
    #expect(!drawing.contains("#AA0808"))
  }

  @Test func readingOrderIsNumbered() throws {
    let drawing = try overlay(.readingOrder, content)
    for number in 1...3 { #expect(drawing.contains(">\(number)</text>")) }
    #expect(!drawing.contains(">4</text>"))
  }

  @Test func severalPicturesFitInOneDocument() throws {
    let scene = try scene(#"<Media src="a.png"/>"# + content)
    let pictures = [CardPicture("One", scene), CardPicture("Two", scene)]
    for bytes in [DrawingSheet(pictures).svg(), Array(DrawingPage.html(pictures).dropFirst(15))] {
      let drawing = String(decoding: bytes, as: UTF8.self)
      #expect(drawing.contains(">One</") && drawing.contains(">Two</"))
      #expect(drawing.contains("id=\"p1-clip-1\"") && drawing.contains("url(#p2-clip-1)"))
      #expect(XMLParser.parse(SourceText(bytes)).diagnostics.isEmpty)
    }
  }

  /// A viewer that has neither the face nor `textLength` keeps a button's label in its middle.
  @Test func labelsStayInTheMiddleOfButtons() throws {
    let drawing = String(decoding: SVGRenderer.draw(try scene(content)), as: UTF8.self)
    let line = try #require(drawing.split(separator: "\n").first { $0.contains(">Approve</text>") })
    #expect(line.contains(#"text-anchor="middle""#))
    let x = try #require(line.split(separator: "x=\"").dropFirst().first?.split(separator: "\"").first.map(String.init))
    #expect(abs(try #require(Double(x)) - 196.5) <= 0.5)
  }
}
