import CardAnalysis
import CardLayout
import CardModel
import LayoutCore
import Rendering
import Testing

/// Every example at accessibility sizes: nothing is cut, no word is broken without a hyphen (HIG-T).
@Suite struct LargeTextTests {
  /// What a bar holds keeps one line, as the systems' bars do.
  private static let bars: Set = ["HeaderBar", "PageSegments", "PageSegment", "SelectionActions", "Segment"]

  @Test(arguments: Examples.names, [TextSizeCategory.ax1, .ax3, .ax5])
  func textIsShownWhole(_ name: String, _ size: TextSizeCategory) throws {
    for device in ["iphone-se-3", "iphone-15", "ipad-pro-11"] {
      var environment = CardEnvironment(try #require(Device.named(device)))
      let usual = try Self.brokenTexts(name, environment)
      environment.textSize = size
      let texts = try Self.texts(name, environment)
      #expect(texts.filter(\.isTruncated).map(\.fullText) == [], "cut on \(device)")
      // A card beside the map of a phone is so narrow that words break at any size.
      #expect(try Self.brokenTexts(name, environment).subtracting(usual) == [], "broken inside words on \(device)")
    }
  }

  /// The texts of an example but for those in bars; what stands upon a chart, a map or a calendar has no source.
  private static func texts(_ name: String, _ environment: CardEnvironment) throws -> [SceneText] {
    let scene = try #require(Examples.snapshot(name).scene(environment))
    return scene.parts.compactMap { part in
      guard case .text(let text) = part.content, let source = part.source, !bars.contains(source.element) else {
        return nil
      }
      return text
    }
  }

  /// The texts with a line that ends inside a word and says nothing of it.
  private static func brokenTexts(_ name: String, _ environment: CardEnvironment) throws -> Set<String> {
    let broken = try texts(name, environment).filter { text in
      zip(text.lines, text.lines.dropFirst()).contains { line, next in
        line.string.last?.isLetter ?? false && next.string.first?.isLetter ?? false
          && !text.fullText.contains("\(line.string) \(next.string.filter { $0 != "\u{2010}" })")
      }
    }
    return Set(broken.map(\.fullText))
  }
}
