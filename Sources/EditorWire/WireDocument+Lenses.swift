import CardAnalysis
import CardLayout
import JSON
package import LSPTypes
import LayoutCore
import SourceText
import XMLSyntax

extension WireDocument {
  /// Longer texts are not laid out for their code lens.
  private static let laidOutLimit = 200_000

  /// What opens the preview, above the root element: the card's size and the number of its findings; nil where there is no element.
  package func previewLens(_ settings: Settings) -> LSP.CodeLens? {
    guard let root = snapshot.tree.root else { return nil }
    var words = ["Preview"]
    if snapshot.text.count <= Self.laidOutLimit, let scene = snapshot.scene() {
      let frame = scene.card.map { scene.parts[$0].frame }
      let (width, height) = (frame?.width ?? scene.size.width, frame?.height ?? scene.size.height)
      words.append("\(Int(width.rounded())) × \(Int(height.rounded()))")
    }
    let findings = snapshot.diagnosticsAsRead + neighbours.beside(snapshot)
    let count = settings.reportsDiagnostics ? findings.count { settings.applied(to: $0) != nil } : 0
    words.append(count == 0 ? "no findings" : count == 1 ? "1 finding" : "\(count) findings")
    return LSP.CodeLens(
      range: wire.range(snapshot.tree.nameRange(of: root)),
      command: previewCommand(title: words.joined(separator: " · ")))
  }

  /// What opens the preview of this document.
  package func previewCommand(title: String) -> LSP.Command {
    LSP.Command(title: title, command: "cardwright.preview.open", arguments: [["uri": .string(wire.uri)]])
  }
}
