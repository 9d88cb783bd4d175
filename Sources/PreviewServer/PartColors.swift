import BundledData
import CardLayout
import CardModel
import JSON
import LayoutCore

/// The colours of one part of a drawing, each with what it stands on.
struct PartColors {
  /// One colour.
  struct Entry {
    let token: String
    let color: PaletteColor
    /// `text`, `icon`, `fill`, `tint` or `border`.
    let role: String
    /// What it stands on, and the contrast with it; nil for what need not stand out.
    var ground: (color: PaletteColor, ratio: Double, required: Double)?

    var json: JSONValue {
      var object = JSONObject([
        .init("token", .string(token)), .init("value", .string(color.hex)), .init("role", .string(role)),
      ])
      if let ground {
        object["on"] = .string(ground.color.hex)
        object["contrast"] = .number((ground.ratio * 100).rounded() / 100)
        object["required"] = .number(ground.required)
      }
      return .object(object)
    }
  }

  let scene: PositionedScene
  /// Index of the part in the scene.
  let part: Int

  /// Its colours.
  var all: [Entry] {
    switch scene.parts[part].content {
    case .text(let text):
      let isLarge =
        text.setting.size >= 24 || text.setting.size >= 18.66 && text.setting.face.rawValue >= FontFace.bold.rawValue
      return [entry(text.color, "text", required: isLarge ? ContrastLimit.largeText : ContrastLimit.text)]
    case .icon(let icon): return [entry(icon.color, "icon", required: ContrastLimit.icon)]
    case .surface(let surface):
      return [(surface.fill, "fill"), (surface.tint, "tint"), (surface.stroke, "border")].compactMap { token, role in
        token.map { entry($0, role, required: nil) }
      }
    case .drawing(let drawing):
      var seen: Set<String> = []
      return drawing.shapes.flatMap { [($0.fill, "fill"), ($0.stroke, "border")] }.compactMap { token, role in
        guard let token, seen.insert(token.name + role).inserted else { return nil }
        return entry(token, role, required: nil)
      }
    case .group, .image, .placeholder: return []
    }
  }

  private func entry(_ token: ColorToken, _ role: String, required: Double?) -> Entry {
    let color = scene.environment.color(token)
    var entry = Entry(token: token.name, color: color, role: role)
    if let required {
      let ground = self.ground
      entry.ground = (ground, color.contrast(on: ground), required)
    }
    return entry
  }

  /// The colour behind the part: the fillings of all surfaces around it, one over the other, on the screen's ground.
  private var ground: PaletteColor {
    var surfaces: [Surface] = []
    var index = scene.parts[part].parent
    while let current = index {
      if case .surface(let surface) = scene.parts[current].content { surfaces.append(surface) }
      index = scene.parts[current].parent
    }
    var color = scene.environment.color(.page)
    for surface in surfaces.reversed() {
      for token in [surface.fill, surface.tint] {
        if let token { color = scene.environment.color(token).over(color) }
      }
    }
    return color
  }
}
