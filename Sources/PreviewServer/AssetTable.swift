import CardAnalysis
import CardLayout
import JSON
import Rendering
import SourceText
import Standards

/// The images of one round of drawing: each is sent to a page once, and drawings refer to it.
struct AssetTable {
  /// Longer images are not sent.
  private static let sizeLimit = 16 << 20

  private let resources: DocumentResources
  private let known: Set<String>
  /// By path, the address that a drawing gives, `asset:ID`; nil for what is not an image that browsers draw.
  private(set) var addresses: [String: [UInt8]?] = [:]
  private var fresh: [(id: String, type: String, bytes: [UInt8])] = []
  /// The ids of all images that were drawn.
  private(set) var used: Set<String> = []

  /// The images among `resources`, for a page that has those called `known`.
  init(_ resources: DocumentResources, known: Set<String>) {
    self.resources = resources
    self.known = known
  }

  /// Draws `scene`, so that what scrolls in it can be moved; its images are referred to as `asset:ID`.
  mutating func draw(
    _ scene: PositionedScene, _ overlays: Set<DrawingOverlay>, prefix: String, scrolling: SceneScrolling
  ) -> [UInt8] {
    add(scene)
    let addresses = self.addresses
    return SVGRenderer.draw(scene, overlays: overlays, prefix: prefix, scrolling: scrolling) { addresses[$0] ?? nil }
  }

  /// Takes in the images of `scene`.
  mutating func add(_ scene: PositionedScene) {
    for part in scene.parts {
      if case .image(let image) = part.content, let path = image.file { look(up: path) }
    }
  }

  private mutating func look(up path: String) {
    guard addresses[path] == nil else { return }
    guard let bytes = resources.bytes(path), bytes.count <= Self.sizeLimit, let type = ImageData.mediaType(bytes) else {
      addresses[path] = .some(nil)
      return
    }
    let id = String(Digest.of(bytes), radix: 36)
    addresses[path] = Array("asset:\(id)".utf8)
    if used.insert(id).inserted, !known.contains(id) { fresh.append((id, type, bytes)) }
  }

  /// Tells the page of the images that it does not have; nil when it has all.
  var message: [UInt8]? {
    guard !fresh.isEmpty else { return nil }
    return PreviewMessage.make(.assets) { writer in
      writer.member("assets") { writer in
        writer.array { writer in
          for asset in fresh {
            writer.element { writer in
              writer.object { writer in
                writer.member("id", asset.id)
                writer.member("type", asset.type)
                writer.member("data", String(decoding: Base64.encoded(asset.bytes), as: UTF8.self))
              }
            }
          }
        }
      }
    }
  }
}
