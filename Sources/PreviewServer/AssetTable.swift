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
  private var fresh: [Asset] = []
  /// The ids of all images that were drawn.
  private(set) var used: Set<String> = []

  /// The images among `resources`, for a page that has those called `known`.
  init(_ resources: DocumentResources, known: Set<String>) {
    self.resources = resources
    self.known = known
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
    if used.insert(id).inserted, !known.contains(id) { fresh.append(Asset(id: id, type: type, bytes: bytes)) }
  }

  /// Tells the page of the images that it does not have; nil when it has all.
  var message: [UInt8]? {
    guard !fresh.isEmpty else { return nil }
    return PreviewMessage.make(.assets) { $0.member("assets", array: fresh) }
  }
}

/// An image as pages get it.
private struct Asset: JSONEncodable {
  let id: String
  let type: String
  let bytes: [UInt8]

  func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("type", type)
      writer.member("data", String(decoding: Base64.encoded(bytes), as: UTF8.self))
    }
  }
}
