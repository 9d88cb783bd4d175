import CardLayout
package import CardModel
package import LayoutCore

/// Lays the layers of a scene out, each once: looks that share a layer share its drawing.
package struct SceneLayerStore {
  private let scene: CardScene
  private var known: [LayerPlan.Key: (number: Int, scene: PositionedScene)] = [:]
  private var stages: [LayerStage.Key: LayerStage] = [:]

  /// A store for `scene`.
  package init(_ scene: CardScene) { self.scene = scene }

  /// How many drawings there are; their numbers count from 0.
  package var count: Int { known.count }

  /// The layers of `look`, from the back to the front, each behind the one that it stands in.
  package mutating func layers(of look: SceneLook, _ measurer: inout TextMeasurer) -> [SceneLayer] {
    var list = LayerList(look: look)
    addGround(to: &list, &measurer)
    if let other = look.other, !look.isLeaving { addCard(other, .other, isShaded: true, to: &list, &measurer) }
    addCard(look.top, .top, isShaded: look.isLeaving && look.other != nil, to: &list, &measurer)
    if let other = look.other, look.isLeaving { addCard(other, .other, isShaded: false, to: &list, &measurer) }
    let stage = cardStage(look.top.at(.extended), look, &measurer)
    // What goes away is seen until it has gone.
    let other = look.other.map { cardStage($0.at(.extended), look, &measurer) } ?? stage
    let header = stage.stage.header == nil ? other : stage
    let sticky = stage.stage.stickyHeight == 0 ? other : stage
    add(LayerPlan(.header, header), to: &list, &measurer) { $0.add(HeaderBarComponent(stage: $1)) }
    add(LayerPlan(.stickyBar, sticky), to: &list, &measurer) { $0.add(StickyBarComponent(stage: $1)) }
    return list.layers
  }

  // MARK: Ground

  /// What lies below every card.
  private mutating func addGround(to list: inout LayerList, _ measurer: inout TextMeasurer) {
    let look = list.look
    // The map keeps clear of the card where it came to rest; with nothing in charge of it, of the one over which it was left.
    let left = look.left
    let settled = left.map { $0.top.at($0.settled) } ?? look.top.at(look.settled)
    let rest = stage(settled, over: left?.map ?? look.map, look, isLayered: false, &measurer)
    // What is changed about a title concerns nothing else here.
    var card = look.top.at(.extended)
    (card.titles, card.style, card.isClosable, card.hasGrabHandle) = ([:], nil, false, false)
    let open = stage(card, over: look.map, look, isLayered: true, &measurer)
    add(LayerPlan(.screen, open), to: &list, &measurer) { $0.add(SceneScreenComponent(stage: $1)) }
    var map = LayerPlan(.map, rest, isDimmed: look.isDimmed, aim: left == nil ? look.aim : left?.aim)
    map.isBare = left != nil
    add(map, to: &list, &measurer) { page, stage in
      let buttons = PlacedButtons.groups(stage, page.environment)
      page.add(
        SceneMapComponent(
          stage: stage, buttons: buttons, isDimmed: look.isDimmed, aim: map.aim, isBare: left != nil))
    }
    if let info = look.info {
      add(LayerPlan(.info, open, info: info), to: &list, &measurer) {
        $0.add(InfoStripComponent(text: info, stage: $1))
      }
    }
    add(LayerPlan(.statusMaterial, open), to: &list, &measurer) {
      $0.add(StatusBarComponent(stage: $1, part: .material))
    }
    if open.stage.canDim {
      add(LayerPlan(.dim, open, isDimmed: look.isDimmed), to: &list, &measurer) {
        $0.add(SceneDimComponent(stage: $1, opacity: 1, isHeard: look.isDimmed))
      }
    }
    add(LayerPlan(.statusBar, open), to: &list, &measurer) { $0.add(StatusBarComponent(stage: $1, part: .surface)) }
    let style = scene.buttonStyle
    for group in PlacedButtons.groups(open.stage, look.environment) {
      add(LayerPlan(group.isRow ? .buttonRow : .buttonColumn, open), to: &list, &measurer) { page, _ in
        page.add(MapButtonsComponent(group: group, style: style))
      }
    }
  }

  // MARK: Cards

  private mutating func addCard(
    _ card: SceneCardLook, _ owner: SceneLayer.Owner, isShaded: Bool, to list: inout LayerList,
    _ measurer: inout TextMeasurer
  ) {
    let open = cardStage(card.at(.extended), list.look, &measurer)
    guard open.stage.hasCard else { return }
    // What it is made of differs with the position only where the sheet says so.
    let stage = list.look.profile == .sheet ? cardStage(card, list.look, &measurer) : open
    let own = list.layers.count
    add(LayerPlan(.card, stage, owner, clip: open.stage.cardClip), to: &list, &measurer) {
      $0.add(SceneCardComponent(stage: $1))
    }
    for page in card.seen {
      list.parent = own
      addPage(card.at(card.position, page), owner, to: &list, &measurer)
    }
    list.parent = nil
    add(LayerPlan(.bottomBar, open, owner), to: &list, &measurer) { $0.add(BottomBarComponent(stage: $1)) }
    add(LayerPlan(.floating, open, owner), to: &list, &measurer) {
      $0.add(FloatingRowComponent(stage: $1))
      $0.add(FloatingButtonComponent(stage: $1))
    }
    guard isShaded else { return }
    add(LayerPlan(.shade, open, owner), to: &list, &measurer) { $0.add(SceneShadeComponent(stage: $1)) }
  }

  /// Title and content of one page, or of a card without pages.
  private mutating func addPage(
    _ card: SceneCardLook, _ owner: SceneLayer.Owner, to list: inout LayerList, _ measurer: inout TextMeasurer
  ) {
    let open = cardStage(card.at(.extended), list.look, &measurer)
    let own = list.addRoom(LayerPlan(.page, open, owner, page: card.page))
    list.parent = own
    list.parent = list.addRoom(LayerPlan(.window, open, owner, page: card.page, clip: open.stage.window))
    add(LayerPlan(.content, open, owner, page: card.page), to: &list, &measurer) {
      $0.add(PlacedContentComponent(stage: $1))
    }
    if let row = card.rows[card.shown(card.page)], let frame = list.layers.last?.scene?.row(row) {
      let plan = LayerPlan(.highlight, open, owner, page: card.page, row: row)
      add(plan, to: &list, &measurer) { page, stage in
        // Places count from the edge where lines begin.
        let isMirrored = stage.geometry.isRightToLeft
        let leading = isMirrored ? stage.geometry.screen.width - frame.maxX : frame.x
        ScenePlace(leading: leading, top: frame.y, width: frame.width, height: frame.height)
          .add(to: &page, Paint(content: .surface(Surface(fill: .tertiaryFill))))
      }
    }
    list.parent = own
    // The title of a collapsed card may leave something out, and its handle says where the card is.
    let stage = cardStage(card, list.look, &measurer)
    if card.separator != .never {
      add(LayerPlan(.separator, stage, owner, page: card.page), to: &list, &measurer) {
        $0.add(PlacedSeparatorComponent(stage: $1))
      }
    }
    add(LayerPlan(.title, stage, owner, page: card.page), to: &list, &measurer) {
      $0.add(PlacedTitleComponent(stage: $1))
    }
  }

  // MARK: Stages and drawings

  /// What the parts of `card` are composed from, over `map`.
  ///
  /// - Parameter isLayered: Whether they are drawn where they stand while the card is extended.
  private mutating func stage(
    _ card: SceneCardLook, over map: String?, _ look: SceneLook, isLayered: Bool, _ measurer: inout TextMeasurer
  ) -> LayerStage {
    var card = card
    (card.seen, card.rest, card.offsets, card.rows) = (card.page...card.page, 0, [:], [:])
    var environment = look.environment
    environment.scenePosition = card.position
    let key = LayerStage.Key(
      environment: environment, profile: look.profile, card: card, map: map, isLayered: isLayered)
    if let stage = stages[key] { return stage }
    let stage = SceneStage(
      scene.with(card, over: map, as: look.profile), environment, isLayered: isLayered, &measurer)
    let keyed = LayerStage(key: key, stage: stage)
    stages[key] = keyed
    return keyed
  }

  /// The same for what stands on the card itself, which is the same over every map.
  private mutating func cardStage(
    _ card: SceneCardLook, _ look: SceneLook, _ measurer: inout TextMeasurer
  ) -> LayerStage {
    // Without a map every card is extended.
    let map = card.position == .extended ? nil : scene.maps.first?.source.id
    return stage(card, over: map, look, isLayered: true, &measurer)
  }

  private mutating func add(
    _ plan: LayerPlan, to list: inout LayerList, _ measurer: inout TextMeasurer,
    _ content: (inout Composition, SceneStage) -> Void
  ) {
    let known = self.known[plan.key] ?? draw(plan, list.look.environment, &measurer, content)
    if !known.scene.parts.isEmpty { list.add(plan, known.number, known.scene) }
  }

  private mutating func draw(
    _ plan: LayerPlan, _ environment: CardEnvironment, _ measurer: inout TextMeasurer,
    _ content: (inout Composition, SceneStage) -> Void
  ) -> (number: Int, scene: PositionedScene) {
    let size = Size(environment.width, environment.height)
    let page = LaidOutPage(for: .drawing, environment, width: size.width, &measurer) { page in
      page.overlay(BoxStyle(width: .fixed(size.width), height: .fixed(size.height))) { content(&$0, plan.stage.stage) }
    }
    let scene = PositionedScene(page, &measurer)
    known[plan.key] = (known.count, scene)
    return (known.count - 1, scene)
  }
}

/// A stage, and what it depends on.
private struct LayerStage {
  let key: Key
  let stage: SceneStage

  struct Key: Hashable {
    var environment: CardEnvironment
    var profile: SceneProfile
    /// Without what moves.
    var card: SceneCardLook
    var map: String?
    var isLayered: Bool
  }
}

/// A layer that is to be drawn.
private struct LayerPlan {
  let kind: SceneLayer.Kind
  let stage: LayerStage
  let owner: SceneLayer.Owner
  let page: Int
  /// The row that is highlighted.
  let row: Int?
  let clip: SceneLayer.Clip?
  /// Whether the map is dimmed, which its description says.
  let isDimmed: Bool
  /// Where the map looks, if it was told so.
  let aim: MapAim?
  /// Whether nothing is in charge of the map.
  var isBare = false
  /// What the information strip says.
  let info: CardText?

  init(
    _ kind: SceneLayer.Kind, _ stage: LayerStage, _ owner: SceneLayer.Owner = .scene, page: Int = 0, row: Int? = nil,
    clip: SceneLayer.Clip? = nil
  ) {
    (self.kind, self.stage, self.owner, self.page) = (kind, stage, owner, page)
    (self.row, self.clip, isDimmed, aim, info) = (row, clip, false, nil, nil)
  }

  init(
    _ kind: SceneLayer.Kind, _ stage: LayerStage, isDimmed: Bool = false, aim: MapAim? = nil, info: CardText? = nil
  ) {
    (self.kind, self.stage, owner, page) = (kind, stage, .scene, 0)
    (row, clip, self.isDimmed, self.aim, self.info) = (nil, nil, isDimmed, aim, info)
  }

  var home: Double {
    let stage = stage.stage
    switch kind {
    // A sticky bar stands in the header, if there is one, and moves with it.
    case .stickyBar where stage.header == nil || stage.geometry.isAtSide:
      return stage.geometry.screen.safeTop + stage.stickyHeight
    case .header, .stickyBar: return stage.geometry.headerBottom + stage.stickyHeight
    default: return stage.cardTop
    }
  }

  /// What its drawing depends on.
  struct Key: Hashable {
    var kind: SceneLayer.Kind
    var stage: LayerStage.Key
    var row: Int?
    var isDimmed: Bool
    var aim: MapAim?
    var isBare: Bool
    var info: CardText?
  }

  var key: Key {
    Key(kind: kind, stage: stage.key, row: row, isDimmed: isDimmed, aim: aim, isBare: isBare, info: info)
  }
}

/// The layers of a look in the making.
private struct LayerList {
  let look: SceneLook
  private(set) var layers: [SceneLayer] = []
  /// The layer in which the next one stands.
  var parent: Int?

  init(look: SceneLook) { self.look = look }

  mutating func add(_ plan: LayerPlan, _ picture: Int?, _ scene: PositionedScene?) {
    layers.append(
      SceneLayer(
        picture: picture, kind: plan.kind, owner: plan.owner, page: plan.page, parent: parent, clip: plan.clip,
        scene: scene, home: plan.home))
  }

  /// Adds a layer without a drawing, for others to stand in; returns its index.
  mutating func addRoom(_ plan: LayerPlan) -> Int {
    add(plan, nil, nil)
    return layers.count - 1
  }
}

extension PositionedScene {
  /// The frame of the row at `index` of the table that it shows.
  fileprivate func row(_ index: Int) -> Frame? {
    let isRow = parts.map { $0.source?.element == "ObjectCell" }
    var rows: [Frame] = []
    // Parts of a row may stand for the row, too.
    for (place, part) in parts.enumerated() where isRow[place] {
      var around = part.parent
      while let parent = around, !isRow[parent] { around = parts[parent].parent }
      if around == nil { rows.append(part.frame) }
    }
    return rows.indices.contains(index) ? rows[index] : nil
  }
}
