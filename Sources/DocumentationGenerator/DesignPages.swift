import BundledData
import CardLayout
import JSON
import Rendering

/// The pages of icons, colours and text styles.
struct DesignPages {
  let material: PageMaterial

  /// A page for each group of icons.
  var icons: [PageDraft] {
    var groups: [(name: String, icons: [String])] = []
    for icon in IconCatalogue.names {
      let group = icon.split(separator: ".").first.map(String.init) ?? icon
      if groups.last?.name == group {
        groups[groups.count - 1].icons.append(icon)
      } else {
        groups.append((group, [icon]))
      }
    }
    return groups.map { iconPage($0.name, $0.icons) }
  }

  private func iconPage(_ group: String, _ names: [String]) -> PageDraft {
    var pictures: [Picture] = []
    let icons = names.compactMap { name -> JSONValue? in
      let illustrations = Picture.inBothAppearances { Picture(illustration: name, $0) }
      if !illustrations.isEmpty {
        pictures += illustrations
        return .facts(["name": .string(name), "pictures": .array(illustrations.map(\.json))])
      }
      guard let shape = IconShapes.shape(name) else { return nil }
      let picture = Picture(icon: shape, label: name)
      pictures.append(picture)
      return .facts([
        "name": .string(name), "path": .string(shape.path), "isFilled": .bool(shape.isFilled),
        "file": .string(picture.file),
      ])
    }
    var page = Page(
      .icons, "icons/" + group, title: group,
      summary: "\(names.count) \(group == "illustrations" ? "pictures" : "icons").",
      content: .facts(["icons": .array(icons), "count": .integer(names.count)]))
    page.keywords = names
    return PageDraft(page: page, pictures: pictures)
  }

  /// The page of the colours.
  var colors: PageDraft {
    let tokens = Palette.tokens.map { token -> JSONValue in
      let grounds = Palette.token(named: ColorToken.card.name)?.shades ?? []
      let shades = zip(token.shades, grounds).map { shade, ground -> JSONValue in
        .facts([
          "name": .string(shade.appearance), "hex": .string(shade.color.hex),
          "contrast": .number((shade.color.contrast(on: ground.color) * 10).rounded(.down) / 10),
        ])
      }
      return .facts(["name": .string(token.name), "shades": .array(shades)])
    }
    var page = Page(
      .colors, "colors/index", title: "Colours",
      summary: "The colours that a card may name, by what they mean, in every appearance.",
      content: .facts(["background": .string(ColorToken.card.name), "tokens": .array(tokens)]))
    page.keywords = Palette.tokens.map(\.name)
    return PageDraft(page: page)
  }

  /// The page of the text styles.
  var textStyles: PageDraft {
    let styles = TextStyle.allCases.map { style -> JSONValue in
      let sizes = TextSizeCategory.allCases.map { category -> JSONValue in
        let metrics = DynamicType.metrics(style, category)
        return .facts([
          "category": .string(category.rawValue), "size": .number(metrics.size), "leading": .number(metrics.leading),
        ])
      }
      return .facts(["name": .string("\(style)"), "sizes": .array(sizes)])
    }
    var page = Page(
      .textStyles, "text-styles/index", title: "Text styles",
      summary: "Size and leading of every text style at every size that a person may choose, in points.",
      content: .facts([
        "categories": .array(TextSizeCategory.allCases.map { .string($0.rawValue) }), "styles": .array(styles),
        "sources": material.sources(["HIG-T"]),
      ]))
    page.keywords = TextStyle.allCases.map { "\($0)" }
    return PageDraft(page: page)
  }
}

extension Picture {
  /// The illustration called `name`; nil when there is none.
  fileprivate init?(illustration name: String, _ appearance: Appearance) {
    let side = 64.0
    guard let svg = SVGRenderer.draw(illustration: name, side: side, CardEnvironment(onPageIn: appearance)) else {
      return nil
    }
    self.init(svg, width: side, height: side, label: name, appearance: appearance)
  }

  /// The icon drawn with `shape`.
  fileprivate init(icon shape: IconShapes.Shape, label: String) {
    let line = ##"fill="none" stroke="#808080" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round""##
    let paint = shape.isFilled ? ##"fill="#808080""## : line
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path \(paint) d="\(shape.path)"/></svg>

      """
    self.init(Array(svg.utf8), width: 24, height: 24, label: label, appearance: .light)
  }
}
