import CardLayout
import CardModel
import LayoutCore
import SourceText

/// What of a scene can be seen, as rectangles: the lines of its texts, its images, icons, pictures and buttons.
struct AnatomyInk {
  /// One rectangle of ink and the place in the file that it shows.
  struct Mark {
    var frame: Frame
    /// The innermost element around it, or nil for what the layout adds to no element.
    var source: ByteRange?
    /// Index of the scene's part.
    var part: Int
  }

  /// Every mark, in the order in which it is painted.
  private(set) var marks: [Mark] = []

  init(_ scene: PositionedScene) {
    for (index, part) in scene.parts.enumerated() {
      let source = Self.source(of: index, scene)
      for frame in Self.frames(part) { marks.append(Mark(frame: frame, source: source, part: index)) }
    }
  }

  /// What a line from `target` must keep clear of inside `bounds`: neither what belongs to it nor the ground that it
  /// stands on, such as a map or a picture behind it.
  func obstacles(around target: Frame, in bounds: Frame) -> [Frame] {
    marks.compactMap { mark in
      let isGround = mark.frame.contains(target, tolerance: 4)
      return isGround || target.contains(mark.frame, tolerance: 1) ? nil : mark.frame.intersection(bounds)
    }
  }

  /// The lines of all texts.
  func texts(_ scene: PositionedScene) -> [Frame] {
    marks.filter { mark in
      if case .text = scene.parts[mark.part].content { true } else { false }
    }.map({ $0.frame })
  }

  private static func source(of index: Int, _ scene: PositionedScene) -> ByteRange? {
    var next: Int? = index
    while let index = next {
      if let source = scene.parts[index].source { return source.range }
      next = scene.parts[index].parent
    }
    return nil
  }

  private static func frames(_ part: ScenePart) -> [Frame] {
    switch part.content {
    case .text(let text): text.lines.filter { $0.width > 0 }.map { frame($0, text.setting.size) }
    case .image, .icon, .drawing, .placeholder: part.frame.width > 0 && part.frame.height > 0 ? [part.frame] : []
    case .surface(let surface): isMark(part, surface) ? [part.frame] : []
    case .group: []
    }
  }

  /// From the tops of the tall letters to the ends of the long ones.
  private static func frame(_ line: SceneText.Line, _ size: Double) -> Frame {
    Frame(x: line.x, y: line.baseline - size * 0.76, width: line.width, height: size * 0.98)
  }

  /// Buttons, tags and the like; cards and rows are only the ground that ink stands on.
  private static func isMark(_ part: ScenePart, _ surface: Surface) -> Bool {
    guard surface.fill != nil || surface.stroke != nil else { return false }
    switch part.role {
    case .button, .menuButton, .checkbox, .radioButton, .progress: return part.frame.height <= 64
    case .none, .status, .text: return surface.cornerRadius > 0 && part.frame.height <= 48 && part.frame.height > 1
    default: return false
    }
  }
}
