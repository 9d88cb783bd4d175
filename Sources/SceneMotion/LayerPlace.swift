import CardLayout
import CardModel
package import SceneLayout

/// Where a layer stands and how clear it is, beside what it stands in.
package struct LayerPlace: Hashable, Sendable {
  /// How far it has moved to the right, in points.
  package var x = 0.0
  /// How far it has moved downwards, in points.
  package var y = 0.0
  /// From 0 to 1.
  package var opacity = 1.0

  /// A layer that has not moved.
  package init(x: Double = 0, y: Double = 0, opacity: Double = 1) { (self.x, self.y, self.opacity) = (x, y, opacity) }
}

extension MotionSample {
  /// Where `layer` of the sample's look stands.
  package func place(of layer: SceneLayer) -> LayerPlace {
    var place = motion(of: layer)
    // What rests is drawn as sharp as where it was laid out.
    let scale = look.environment.scale
    (place.x, place.y) = ((place.x * scale).rounded() / scale, (place.y * scale).rounded() / scale)
    return place
  }

  private func motion(of layer: SceneLayer) -> LayerPlace {
    switch layer.kind {
    case .screen, .map, .statusMaterial, .statusBar, .title: LayerPlace()
    case .info: LayerPlace(opacity: frame.info)
    case .dim: LayerPlace(opacity: frame.dim)
    case .shade: LayerPlace(y: top(of: layer) - layer.home, opacity: opacity(of: layer) * frame.shade)
    case .buttonColumn: LayerPlace(opacity: frame.buttonsAlpha)
    case .buttonRow:
      LayerPlace(y: look.movesButtons ? buttonsTop - layer.home : 0, opacity: frame.buttonsAlpha)
    case .card: LayerPlace(y: top(of: layer) - layer.home, opacity: opacity(of: layer))
    case .page: LayerPlace(x: isTop(layer) ? (Double(layer.page) - frame.page) * look.stride : 0)
    case .window: LayerPlace(opacity: contentAlpha(of: layer))
    case .content, .highlight: LayerPlace(y: -offset(of: layer))
    case .separator: LayerPlace(opacity: hasSeparator(layer) ? 1 : 0)
    case .bottomBar: LayerPlace(y: lowering(of: layer), opacity: opacity(of: layer) * contentAlpha(of: layer))
    // What floats is at hand whatever the card's position.
    case .floating: LayerPlace(y: lowering(of: layer), opacity: opacity(of: layer))
    case .header: LayerPlace(y: (frame.header - 1) * layer.home, opacity: frame.overlays)
    case .stickyBar: LayerPlace(y: (frame.sticky - 1) * layer.home, opacity: frame.overlays)
    }
  }

  private func isTop(_ layer: SceneLayer) -> Bool { layer.owner == .top }

  /// How clear the layer's card is: of two one may fade.
  private func opacity(of layer: SceneLayer) -> Double {
    frame.overlays * (isTop(layer) != look.isLeaving ? frame.fade : 1)
  }

  /// Top of the layer's card, in points from that of the screen.
  private func top(of layer: SceneLayer) -> Double {
    guard !isTop(layer), let other = look.other else { return frame.cardTop }
    return (look.isLeaving ? frame.leavingTop : frame.coveredTop) ?? other.rest
  }

  /// Top of the card above which the row of buttons stands: it stays with the one below while another comes or goes.
  private var buttonsTop: Double { frame.coveredTop ?? (look.isLeaving ? frame.cardTop : frame.restTop) }

  /// How far what stands at the lower edge of the screen goes away with its card, or comes with it; it never rises above its place.
  private func lowering(of layer: SceneLayer) -> Double {
    let rest = isTop(layer) ? frame.restTop : look.other?.rest ?? frame.restTop
    return max(0, top(of: layer) - rest)
  }

  private func contentAlpha(of layer: SceneLayer) -> Double {
    if isTop(layer) { return frame.contentAlpha }
    return look.other?.position == .collapsed ? 0 : 1
  }

  /// How far the layer's content is scrolled: only that of the page that has come to rest on top moves.
  private func offset(of layer: SceneLayer) -> Double {
    if isTop(layer), layer.page == look.top.page { return frame.scrollOffset }
    return (isTop(layer) ? look.top : look.other ?? look.top).offsets[layer.page] ?? 0
  }

  private func hasSeparator(_ layer: SceneLayer) -> Bool {
    let card = isTop(layer) ? look.top : look.other ?? look.top
    return card.separator.shows(at: card.position, offset: offset(of: layer))
  }
}
