package import CardLayout
import CardModel
import LayoutCore
package import SourceText

/// A card with a letter for each of its parts, and lines that lead to them clear of everything that is drawn.
package struct AnatomyDrawing: Sendable {
  /// What one letter stands for.
  package struct Group: Hashable, Sendable {
    /// What it is called, such as `Object labels`.
    package var name: String
    /// Local names of the elements that make it up, children of the element that is explained; none for that itself.
    package var elements: [String]

    /// The group called `name`.
    package init(name: String, elements: [String]) {
      self.name = name
      self.elements = elements
    }
  }

  /// The element that is explained.
  package struct Focus: Sendable {
    /// Where it stands in the file.
    package var range: ByteRange
    /// Its child elements: local names, and where they stand.
    package var children: [(name: String, range: ByteRange)]

    /// The element at `range` with `children`.
    package init(range: ByteRange, children: [(name: String, range: ByteRange)]) {
      self.range = range
      self.children = children
    }
  }

  /// One line of the legend.
  package struct Entry: Hashable, Sendable {
    /// The letter, from A.
    package var letter: String
    /// What it stands for.
    package var group: Group
  }

  /// A letter and its place.
  struct Callout {
    var letter: String
    var target: Frame
    /// Whether the target can be seen without a line around it, as a card can.
    var isOutlined: Bool
    /// From the target to the edge of the picture; nil where there is no clear way.
    var route: AnatomyRouter.Route?
  }

  /// What the letters stand for, in order.
  package let legend: [Entry]
  /// The part of the page that is shown.
  let bounds: Frame
  let callouts: [Callout]
  let scene: PositionedScene

  /// The anatomy of the element `focus`, which `scene` shows; groups of which nothing is drawn get no letter.
  ///
  /// - Returns: nil when fewer than two groups are to be seen: there is nothing to tell apart.
  package init?(_ scene: PositionedScene, _ focus: Focus, groups: [Group]) {
    let ink = AnatomyInk(scene)
    let subject = Subject(scene, ink, focus)
    guard let frame = subject.frame else { return nil }
    // What has no surface of its own is shown by an outline around those of its parts.
    let whole = subject.isSurface ? frame : frame.outset(by: 2 * Self.outline)
    let page = Frame(scene.size)
    bounds = frame.outset(by: Self.surroundings).intersection(page) ?? page
    let picture = bounds
    let found = groups.compactMap { group in
      (group.elements.isEmpty ? whole : subject.frame(of: group.elements)?.intersection(picture))
        .map { (group: group, frame: $0) }
    }
    guard found.count > 1 else { return nil }
    let letters = found.indices.map(AnatomyBadges.letter)
    legend = zip(letters, found).map { Entry(letter: $0, group: $1.group) }
    self.scene = scene
    var router = AnatomyRouter(bounds)
    var routes: [AnatomyRouter.Route?] = Array(repeating: nil, count: found.count)
    // The thing itself can be pointed at anywhere on its outline, so it yields to its parts.
    let order =
      found.indices.filter { !found[$0].group.elements.isEmpty }
      + found.indices.filter { found[$0].group.elements.isEmpty }
    let targets = found.map { $0.group.elements.isEmpty ? whole : $0.frame.outset(by: Self.outline) }
    for index in order {
      router.obstacles = ink.obstacles(around: targets[index], in: bounds)
      routes[index] = router.route(from: targets[index])
    }
    callouts = found.indices.map { index in
      Callout(
        letter: letters[index], target: targets[index],
        isOutlined: subject.isSurface && found[index].group.elements.isEmpty, route: routes[index])
    }
  }

  /// How much of the page is shown around the element, in points.
  private static let surroundings = 16.0
  /// Distance of a part's outline from what it encloses, in points.
  private static let outline = 3.0
}

/// The element that an anatomy explains, and what is drawn of its children.
private struct Subject {
  private let children: [(name: String, range: ByteRange)]
  /// The ink inside the first drawing of the element.
  private let marks: [AnatomyInk.Mark]
  private let outline: Frame?
  /// Whether the element is drawn as a surface, as cards are.
  let isSurface: Bool

  init(_ scene: PositionedScene, _ ink: AnatomyInk, _ focus: AnatomyDrawing.Focus) {
    children = focus.children
    let range = focus.range
    let own = scene.parts.firstIndex { $0.source?.range == range && $0.frame.width > 0 && $0.frame.height > 0 }
    let inside = ink.marks.filter { $0.source.map { range.contains($0) } ?? false }
    // A part that is repeated is drawn many times from one place in the file: its first drawing is explained.
    let first = own.map { own in inside.filter { Self.lies($0.part, in: own, scene) } } ?? []
    marks = first.isEmpty ? inside : first
    outline = own.map { scene.parts[$0].frame }
    isSurface = own.map { if case .surface = scene.parts[$0].content { true } else { false } } ?? false
  }

  private static func lies(_ part: Int, in ancestor: Int, _ scene: PositionedScene) -> Bool {
    var next: Int? = part
    while let index = next, index >= ancestor {
      if index == ancestor { return true }
      next = scene.parts[index].parent
    }
    return false
  }

  /// The element itself.
  var frame: Frame? {
    Frame.around([outline, Frame.around(marks.map { $0.frame })].compactMap { $0 })
  }

  /// All children with these names together; nil when none of them is drawn.
  func frame(of elements: [String]) -> Frame? {
    let ranges = children.filter { elements.contains($0.name) }.map { $0.range }
    let drawn = marks.filter { mark in ranges.contains { range in mark.source.map(range.contains) ?? false } }
    return Frame.around(drawn.map { $0.frame })
  }
}

extension AnatomyDrawing {
  /// Letters whose lines cross a text or another line, or that have no line; none in a good drawing.
  package var conflicts: [String] {
    let texts = AnatomyInk(scene).texts(scene).compactMap { $0.intersection(bounds) }
    return callouts.enumerated().filter { index, callout in
      guard let route = callout.route else { return true }
      let segments = AnatomyRouter.segments(route)
      let others = callouts.enumerated().filter { $0.offset != index }
        .flatMap { other in other.element.route.map(AnatomyRouter.segments) ?? [] }
      return segments.contains { segment in
        texts.contains { $0.meets(segment) } || others.contains { $0.meets(segment) }
      }
    }.map { $0.element.letter }
  }
}
