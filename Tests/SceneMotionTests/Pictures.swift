import CardLayout
import LayoutCore
import SceneLayout
import SceneMotion

/// What is seen of drawings, as pieces that can be compared.
enum Pictures {
  /// Something that is seen, and where, to the point.
  struct Piece {
    var words: String
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Whether it is the same; a point is lost when figures are rounded to pixels.
    func isLike(_ other: Piece) -> Bool {
      words == other.words && abs(x - other.x) <= 1 && abs(y - other.y) <= 1 && abs(width - other.width) <= 1
        && abs(height - other.height) <= 1
    }

    /// Whether it matters which of the two lies above the other.
    func meets(_ other: Piece) -> Bool {
      x + 1 < other.x + other.width && other.x + 1 < x + width && y + 1 < other.y + other.height
        && other.y + 1 < y + height
    }
  }

  /// In what two drawings differ.
  struct Difference {
    /// What only the first shows.
    var missing: [Piece] = []
    /// What only the second shows.
    var surplus: [Piece] = []
    /// What lies above another in the first, and below it in the second.
    var swapped: [(Piece, Piece)] = []

    var isNone: Bool { missing.isEmpty && surplus.isEmpty && swapped.isEmpty }

    init(_ first: [Piece], _ second: [Piece]) {
      var free = Array(second.enumerated())
      var found: [(piece: Piece, place: Int)] = []
      for piece in first {
        if let index = free.firstIndex(where: { $0.element.isLike(piece) }) {
          found.append((piece, free.remove(at: index).offset))
        } else {
          missing.append(piece)
        }
      }
      surplus = free.map(\.element)
      for (index, lower) in found.enumerated() {
        for upper in found.dropFirst(index + 1) where upper.place < lower.place && upper.piece.meets(lower.piece) {
          swapped.append((lower.piece, upper.piece))
        }
      }
    }
  }

  /// What the layers of a moment show, from the back to the front.
  static func pieces(_ sample: MotionSample, _ layers: [SceneLayer]) -> [Piece] {
    var places: [LayerPlace] = []
    var pieces: [Piece] = []
    for layer in layers {
      var place = sample.place(of: layer)
      if let parent = layer.parent {
        place.x += places[parent].x
        place.y += places[parent].y
        place.opacity *= places[parent].opacity
      }
      places.append(place)
      if place.opacity > 0, let scene = layer.scene { pieces += Self.pieces(scene, place) }
    }
    return pieces
  }

  /// What is written, pictured and painted.
  static func pieces(_ scene: PositionedScene, _ place: LayerPlace = LayerPlace()) -> [Piece] {
    scene.parts.flatMap { part -> [Piece] in
      let (x, y) = (part.frame.x + place.x, part.frame.y + place.y)
      // What begins below the screen is never seen.
      guard y < scene.size.height else { return [] }
      // What hangs below the screen is not seen either.
      let height = min(part.frame.height, scene.size.height - y)
      func piece(_ words: String) -> Piece {
        Piece(
          words: words, x: Int(x.rounded()), y: Int(y.rounded()), width: Int(part.frame.width.rounded()),
          height: Int(height.rounded()))
      }
      switch part.content {
      case .text(let text): return text.lines.map { piece("“\($0.string)”") }
      case .icon(let icon): return [piece(icon.name)]
      case .image(let image): return [piece(image.file ?? "?")]
      case .drawing(let drawing): return [piece("\(drawing.shapes.count) shapes")]
      case .surface(let surface):
        // The status bar and the dimming are layers that come together otherwise.
        guard let fill = surface.fill, fill.name != "baseBlack", !surface.isMaterial, part.frame.height > 2,
          part.frame != Frame(x: 0, y: 0, width: scene.size.width, height: part.frame.height)
        else { return [] }
        return [piece(fill.name)]
      case .group, .placeholder: return []
      }
    }
  }
}
