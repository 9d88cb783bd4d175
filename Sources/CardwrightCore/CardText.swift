import CardAnalysis
import CardLayout
import EditorFeatures
import Rendering
import SourceText
import Standards
import XMLSyntax

/// A card as it is written, and what can be said of it without a process, a server or files.
///
/// ``findings`` are what `cardwright validate` reports of a card by itself, without what other cards and the project's configuration
/// add; ``drawing(_:overlays:)`` is what `render` draws, and ``formatted`` what `format` writes. A text that is no card, or no XML, is
/// answered by findings.
///
/// ```swift
/// let card = CardText(#"<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title></ObjectCardView>"#)
/// for finding in card.findings { print(finding.line, finding.message) }
/// let svg = try card.drawing(["platform": "android", "appearance": "dark"]).svg
/// ```
///
/// What is wrong is found out when it is first asked for. A card may be asked from several threads.
public struct CardText: Sendable {
  /// Read once for all cards, when one is first asked for its findings: this takes some milliseconds.
  private static let language = CardLanguage.readingBundledSchema()

  private let snapshot: DocumentSnapshot

  /// The card `text`.
  ///
  /// - Parameters:
  ///   - text: What stands in its file.
  ///   - files: The samples and pictures that it may name, by their paths from its folder; nil where nothing is known of them, and so
  ///     none is missed.
  public init(_ text: String, files: [String: [UInt8]]? = nil) {
    let resources = files.map { files in
      let placed = files.reduce(into: [:]) { $0[Self.place($1.key)] = $1.value }
      return DocumentResources(
        bytes: { placed[Self.place($0)] }, names: { FolderNames.names(in: Self.place($0), of: placed.keys) })
    }
    snapshot = DocumentSnapshot(
      uri: "file:///card" + CardLanguage.fileSuffix, version: 0, text: SourceText(text), language: Self.language,
      resources: resources ?? .none)
  }

  private static func place(_ path: String) -> String { AbsolutePath.resolve(path, in: "/") }

  /// What is wrong with it, in the order of the text.
  public var findings: [CardFinding] { snapshot.diagnostics.map { CardFinding($0, snapshot.lines) } }

  /// The text, laid out in the one agreed way; as it is where it is not well-formed.
  public var formatted: String {
    // As the command does: what the schema knows is not asked.
    let plain = DocumentSnapshot(uri: snapshot.uri, version: 0, text: snapshot.text, language: CardLanguage())
    let isDamaged = plain.tree.diagnostics.contains { $0.severity == .error }
    let text = isDamaged ? nil : snapshot.text.applying(Formatter.edits(in: plain, FormattingOptions()))
    return String(decoding: (text ?? snapshot.text).bytes, as: UTF8.self)
  }

  /// How it looks; what is no card is drawn as an empty one.
  ///
  /// - Parameters:
  ///   - choices: What is not as by default, by the names that `cardwright render` has for its options, such as `platform`: `android`.
  ///   - overlays: What is drawn above the card to explain it, such as `boxes`.
  /// - Throws: ``CardError`` for a choice or an overlay that there is not.
  public func drawing(_ choices: [String: String] = [:], overlays: [String] = []) throws(CardError) -> CardDrawing {
    var environment = EnvironmentChoices()
    for (name, value) in choices.sorted(by: { $0.key < $1.key }) {
      guard let axis = EnvironmentAxis.all.first(where: { $0.name == name }) else {
        throw CardError(
          "“\(name)” is no choice; choices are \(EnvironmentAxis.all.map { $0.name }.joined(separator: ", "))")
      }
      do throws(EnvironmentError) {
        try environment.add(value, of: axis)
      } catch {
        throw CardError(error.description)
      }
    }
    guard let drawing = CardDrawing(of: snapshot, environment, overlays: try CardError.overlays(overlays)) else {
      throw CardError("The tables of fonts are damaged, which is a defect of this library")
    }
    return drawing
  }
}
