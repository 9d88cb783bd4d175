import LayoutCore
import Standards

/// The page on which a browser draws many pictures, and what it prints of them.
enum FilmSheet {
  /// A page that becomes a list of `drawings`, which are as large as `sizes` in pixels.
  ///
  /// Drawings are images in it, in which no script runs.
  ///
  /// - Parameter compares: whether what differs from the one before is wanted of each rather than the whole.
  static func html(_ drawings: [[UInt8]], _ sizes: [Size], compares: Bool) -> [UInt8] {
    var page = Array(#"<!DOCTYPE html><meta charset="utf-8"><body hidden>"#.utf8)
    for drawing in drawings {
      page += Array(#"<img src="data:image/svg+xml;base64,"#.utf8) + Base64.encoded(drawing) + Array("\">".utf8)
    }
    let list = sizes.map { "[\(Int($0.width.rounded(.up))),\(Int($0.height.rounded(.up)))]" }.joined(separator: ",")
    return page + Array("<script>const compares = \(compares), sizes = [\(list)]\n\(script)</script>".utf8)
  }

  /// Writes of each image the rectangle in which it differs from the one before, or all of it, as `x,y,PNG`, or nothing where
  /// it does not.
  private static let script = """
    addEventListener("load", () => {
      const [whole, part] = [0, 1].map(() => document.createElement("canvas").getContext("2d", { alpha: !compares }))
      let before
      const told = [...document.images].map((image, index, images) => {
        if (compares && index > 0 && image.src === images[index - 1].src) return ""
        const [width, height] = sizes[index]
        if (!before) Object.assign(whole.canvas, { width, height })
        whole.drawImage(image, 0, 0, width, height)
        if (!compares) return `0,0,${whole.canvas.toDataURL().split(",")[1]}`
        const pixels = new Uint32Array(whole.getImageData(0, 0, width, height).data.buffer)
        let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height]
        for (let place = 0; before && place < pixels.length; place++) {
          if (pixels[place] === before[place]) continue
          const x = place % width
          bottom = (place - x) / width + 1
          if (top === height) top = bottom - 1
          if (x < left) left = x
          if (x >= right) right = x + 1
        }
        before = pixels
        if (right <= left) return ""
        Object.assign(part.canvas, { width: right - left, height: bottom - top })
        part.drawImage(whole.canvas, -left, -top)
        return `${left},${top},${part.canvas.toDataURL().split(",")[1]}`
      })
      document.body.textContent = `[${told.join(";")}]`
    })
    """

  /// What the page says of each drawing: where it differs from the one before, or nil; nil as a whole when it says something
  /// else.
  static func frames(_ printed: [UInt8]) -> [AnimatedPNG.Frame?]? {
    guard let start = printed.firstIndex(of: UInt8(ascii: "[")), let end = printed.lastIndex(of: UInt8(ascii: "]")),
      start < end
    else { return nil }
    var frames: [AnimatedPNG.Frame?] = []
    for told in printed[(start + 1)..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      if told.isEmpty {
        frames.append(nil)
        continue
      }
      let parts = told.split(separator: UInt8(ascii: ","))
      guard parts.count == 3, let x = Int(String(decoding: parts[0], as: UTF8.self)),
        let y = Int(String(decoding: parts[1], as: UTF8.self)), let png = Base64.decoded(parts[2])
      else { return nil }
      var frame = AnimatedPNG.Frame(png: png, seconds: 0)
      (frame.x, frame.y) = (x, y)
      frames.append(frame)
    }
    return frames
  }
}
