extension CardReader {
  mutating func scene(_ element: Element) -> CardScene {
    var scene = CardScene(source: source(element))
    scene.root = attribute(.root, element)
    scene.profile = choice(.profile, element, .spec)
    scene.mode = choice(.mode, element, .floating)
    scene.placement = choice(.placement, element, .auto)
    scene.sideEdge = choice(.sideEdge, element, .leading)
    scene.isDismissable = flag(.dismissable, element)
    scene.statusBar = choice(.statusBar, element, .blur)
    scene.allowsDragging = flag(.dragging, element, unless: true)
    scene.isSpringLoaded = flag(.springLoaded, element)
    scene.hasDefaultKeys = flag(.defaultKeys, element, unless: true)
    for child in children(element) { part(child, of: &scene) }
    return scene
  }

  private mutating func part(_ child: Element, of scene: inout CardScene) {
    switch child.name {
    case .device: scene.devices.append(device(child))
    case .metrics: scene.metrics = metrics(child)
    case .grabHandle: scene.grabHandle = grabHandle(child)
    case .mapButtonStyle: scene.buttonStyle = mapButtonStyle(child)
    case .defaultButtons: scene.defaultButtons = defaultButtons(child)
    case .persistentButtons: scene.persistentButtons.append(mapButtons(child))
    case .cardStyle: scene.styles.append(cardStyle(child))
    case .mapContent: scene.maps.append(mapContent(child))
    case .start: scene.start = stack(child)
    case .shortcut: shortcut(child).map { scene.shortcuts.append($0) }
    case .scenario: scene.scenarios.append(scenario(child))
    default:
      if let card = sceneCard(child) { scene.cards.append(card) } else { scene.unknown.append(unknown(child)) }
    }
  }

  /// A flag that holds `standard` when it is not there.
  func flag(_ name: AttributeName, _ element: Element, unless standard: Bool) -> Bool {
    attribute(name, element) == nil ? standard : flag(name, element)
  }

  /// A length that is not negative.
  func length(_ name: AttributeName, _ element: Element) -> Double? {
    number(name, element).flatMap { $0 >= 0 ? $0 : nil }
  }

  // MARK: Environment

  private func device(_ element: Element) -> SceneDevice {
    var device = SceneDevice(source: source(element))
    device.preset = attribute(.like, element)
    device.isLandscape = attribute(.orientation, element) == "landscape"
    device.width = length(.width, element)
    device.height = length(.height, element)
    device.safeTop = length(.safeTop, element)
    device.safeBottom = length(.safeBottom, element)
    device.safeLeft = length(.safeLeft, element)
    device.safeRight = length(.safeRight, element)
    device.widthClass = attribute(.widthClass, element).flatMap(SizeClass.init)
    device.heightClass = attribute(.heightClass, element).flatMap(SizeClass.init)
    device.isRightToLeft = attribute(.direction, element) == "rtl"
    device.hasVoiceOver = flag(.voiceOver, element)
    device.scale = length(.scale, element)
    return device
  }

  private func metrics(_ element: Element) -> SceneMetrics {
    var metrics = SceneMetrics()
    func set(_ name: AttributeName, _ value: inout Double) { value = length(name, element) ?? value }
    set(.mapStrip, &metrics.mapStrip)
    set(.mapStripHome, &metrics.mapStripHome)
    set(.peakRatio, &metrics.peakRatio)
    set(.collapsedMin, &metrics.collapsedMin)
    set(.snapWindow, &metrics.snapWindow)
    set(.snapWindowPeak, &metrics.snapWindowPeak)
    set(.slack, &metrics.slack)
    set(.projection, &metrics.projection)
    set(.push, &metrics.push)
    set(.pushDamping, &metrics.pushDamping)
    set(.pop, &metrics.pop)
    set(.popDamping, &metrics.popDamping)
    set(.snapMin, &metrics.snapMin)
    set(.snapMax, &metrics.snapMax)
    set(.snapDamping, &metrics.snapDamping)
    set(.move, &metrics.move)
    set(.dim, &metrics.dim)
    set(.fadeShare, &metrics.fadeShare)
    set(.sideWidth, &metrics.sideWidth)
    set(.sideMax, &metrics.sideMax)
    set(.sideShare, &metrics.sideShare)
    set(.sideMargin, &metrics.sideMargin)
    set(.pageGap, &metrics.pageGap)
    set(.headerGap, &metrics.headerGap)
    set(.collapsedPadding, &metrics.collapsedPadding)
    set(.separator, &metrics.separator)
    set(.fade, &metrics.fade)
    metrics.shade = length(.shade, element)
    return metrics
  }

  private mutating func grabHandle(_ element: Element) -> GrabHandle {
    var handle = GrabHandle()
    handle.source = source(element)
    handle.width = length(.width, element) ?? handle.width
    handle.height = length(.height, element) ?? handle.height
    handle.above = length(.above, element) ?? handle.above
    handle.below = length(.below, element) ?? handle.below
    for child in children(element) {
      if child.name == .handleLabel, let position = position(.position, child) {
        handle.labels[position] = text(child)
      }
      if child.name == .hint { handle.hint = text(child) }
    }
    return handle
  }

  func position(_ name: AttributeName, _ element: Element) -> CardPosition? {
    attribute(name, element).flatMap(CardPosition.init)
  }

  // MARK: Looks

  private func mapButtonStyle(_ element: Element) -> MapButtonStyle {
    var style = MapButtonStyle()
    style.shape = choice(.shape, element, .rounded)
    style.tint = attribute(.tint, element)
    style.trackingColor = attribute(.trackingColor, element)
    style.isTranslucent = flag(.translucent, element, unless: true)
    return style
  }

  private func defaultButtons(_ element: Element) -> DefaultButtons {
    var buttons = DefaultButtons()
    buttons.source = source(element)
    buttons.areShown = flag(.show, element, unless: true)
    buttons.edge = choice(.edge, element, .top)
    buttons.hasTracking = flag(.tracking, element, unless: true)
    buttons.hasCompass = flag(.compass, element, unless: true)
    return buttons
  }

  mutating func mapButtons(_ element: Element) -> MapButtonGroup {
    MapButtonGroup(source: source(element), edge: choice(.edge, element, .top), actions: barActions(element))
  }

  mutating func barActions(_ element: Element) -> [Action] {
    children(element).filter { $0.name == .action }.map { action($0) }
  }

  private func cardStyle(_ element: Element) -> CardStyle {
    var style = CardStyle(source: source(element))
    style.radius = length(.radius, element) ?? style.radius
    style.hasShadow = attribute(.shadow, element) != "none"
    style.background = attribute(.background, element)
    style.expandedBackground = attribute(.expandedBackground, element)
    style.titleTextStyle = attribute(.titleTextStyle, element) ?? style.titleTextStyle
    style.titleWeight = choice(.titleWeight, element, style.titleWeight)
    style.titleColor = attribute(.titleColor, element)
    style.subtitleTextStyle = attribute(.subtitleTextStyle, element) ?? style.subtitleTextStyle
    style.subtitleWeight = choice(.subtitleWeight, element, style.subtitleWeight)
    style.subtitleColor = attribute(.subtitleColor, element)
    style.grabHandleColor = attribute(.grabHandleColor, element)
    style.closeButton = choice(.closeButton, element, style.closeButton)
    style.closeCrossColor = attribute(.closeCrossColor, element)
    style.closeBackground = attribute(.closeBackground, element)
    return style
  }

  // MARK: Map

  private mutating func mapContent(_ element: Element) -> MapContent {
    var content = MapContent(source: source(element))
    content.zoom = zoom(element) ?? .atMost(ZoomName.city.level)
    content.restoresRect = flag(.restoreRect, element, unless: true)
    content.takesOverInstantly = attribute(.takeOver, element) == "instant"
    for child in children(element) {
      switch child.name {
      case .pin: content.pins.append(pin(child))
      case .line: content.lines.append(mapShape(child))
      case .area: content.areas.append(mapShape(child))
      default: continue
      }
    }
    return content
  }

  private func mapShape(_ element: Element) -> MapShape {
    let pairs = (attribute(.points, element) ?? "").utf8.split(separator: 0x20)
    let points: [GeographicPoint] = pairs.compactMap { pair in
      let numbers = pair.split(separator: 0x2C).compactMap { Double(Substring($0)) }
      guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else { return nil }
      return GeographicPoint(latitude: numbers[0], longitude: numbers[1])
    }
    return MapShape(text: text(element), points: points, color: bound(.color, element) ?? "tintColor")
  }

  mutating func stack(_ element: Element) -> [StackEntry] {
    children(element).filter { $0.name == .stackEntry }.map { entry in
      StackEntry(
        source: source(entry), card: attribute(.card, entry) ?? "", position: position(.position, entry),
        page: attribute(.page, entry), offset: number(.offset, entry) ?? 0)
    }
  }
}
