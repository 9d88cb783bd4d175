import CardModel
package import LayoutCore
import SceneLayout

/// Something on the screen that takes taps.
package struct TouchPlace: Hashable, Sendable {
  /// What it is.
  package var hit: SceneHit
  /// Where it is, in points from the screen's upper left corner.
  package var frame: Frame
  /// The card whose title it is.
  fileprivate var card: Card?

  fileprivate struct Card: Hashable {
    var title: String?
    var position: CardPosition
  }

  /// What is spoken of it: its label, or where it has none what it is called.
  package var label: String {
    switch hit {
    case .part(let target, _, _) where !target.label.isEmpty: target.label
    case .mapButton(let target) where !target.label.isEmpty, .pin(let target) where !target.label.isEmpty: target.label
    default: card?.title ?? name
    }
  }

  /// What it is, as a screen reader says behind its label.
  package var role: String {
    switch hit {
    case .title:
      switch card?.position {
      case .collapsed: "card, collapsed"
      case .peaking: "card, half open"
      case .extended, nil: "card"
      }
    case .pin: "map pin"
    case .map, .mapButton, .close: "button"
    case .header, .handle, .content: ""
    case .part(let target, _, _):
      switch target.kind {
      case .focus: "search field"
      case .tap where target.link != nil: "link"
      case .select, .tap, .close: "button"
      }
    }
  }

  /// Whether it belongs to a card whose top is at `top`.
  package func isOfCard(at top: Double) -> Bool {
    switch hit {
    case .title, .close: true
    case .part: frame.maxY > top
    case .map, .mapButton, .pin, .header, .handle, .content: false
    }
  }

  /// What it is called: its id, or what everybody calls it.
  package var name: String {
    switch hit {
    case .map: "Map"
    case .header: "Header"
    case .handle: "Grab handle"
    case .title: "Title"
    case .close: "Close"
    case .content: "Content"
    case .part(let target, _, _), .mapButton(let target), .pin(let target): target.id ?? ""
    }
  }
}

extension TouchPlace {
  /// Whether files call it so: `title`, or its id.
  package func isNamed(_ name: String) -> Bool {
    switch hit {
    case .title: name == "title"
    case .part(let target, _, _), .mapButton(let target), .pin(let target): target.id == name
    case .map, .header, .handle, .close, .content: false
    }
  }
}

extension SceneMachine {
  /// Everything that takes taps now, in the order in which VoiceOver comes to it: header, card, buttons on the map, pins, map.
  package var places: [TouchPlace] { HitTest(core: core).places }
}

extension HitTest {
  /// Everything that takes taps now, in reading order.
  fileprivate var places: [TouchPlace] {
    let (geometry, frame) = (core.geometry, core.frame)
    var places: [TouchPlace] = []
    guard core.state.isVisible else { return places }
    if core.state.showsOverlays {
      places += parts(core.topFacts.barTargets.sticky, in: .sticky)
      if core.hasHeader { places += parts(core.topFacts.headerTargets, in: .header) }
      if core.hasCard { places += cardPlaces(frame, geometry) + parts(floating, in: .floating) }
    }
    if frame.buttonsAlpha > 0 {
      places += mapButtons(frame.cardTop, geometry).compactMap { button in
        let target = SceneTarget(button)
        return button.isDisabled || !target.isNamed ? nil : TouchPlace(hit: .mapButton(target), frame: target.frame)
      }
    }
    places += reachedPins.map { TouchPlace(hit: .pin($0), frame: $0.frame) }
    if core.dimsMap, core.card.tapDim != .none {
      let top = geometry.headerBottom
      let map = Frame(x: 0, y: top, width: geometry.screen.width, height: max(0, frame.cardTop - top))
      places.append(TouchPlace(hit: .map, frame: map))
    }
    return places
  }

  private func cardPlaces(_ frame: SceneFrame, _ geometry: SceneGeometry) -> [TouchPlace] {
    let card = core.facts.cards[core.shown]
    let height = core.titleHeight(isCollapsed: core.position == .collapsed)
    let title = Frame(x: geometry.cardLeft, y: frame.cardTop, width: geometry.cardWidth, height: height)
    let own = parts(card.titleTargets, in: .title).filter {
      isReached($0.frame.y, inTitle: true)
    }
    let close = core.hasCloseButton ? own.filter { $0.isClose }.map { TouchPlace(hit: .close, frame: $0.frame) } : []
    let steps = core.card.stepsByTap && core.position != .extended
    var places = close + own.filter { !$0.isClose }
    if steps {
      let own = TouchPlace.Card(title: core.titleText, position: core.position)
      places.insert(TouchPlace(hit: .title, frame: title, card: own), at: close.count)
    }
    guard core.position != .collapsed else { return places }
    // What is scrolled below the title is not seen.
    places += parts(card.contentTargets, in: .content).filter {
      $0.frame.maxY > frame.cardTop + height && isReached($0.frame.y, inTitle: false)
    }
    return places + parts(bottomBar, in: .bottomBar)
  }

  /// The targets of `layer` that can be spoken of and that nothing covers.
  private func parts(_ targets: [SceneTarget], in layer: TouchLayer) -> [TouchPlace] {
    let origin = origin(of: layer)
    var counts: [SceneTarget.Name: Int] = [:]
    return targets.filter { $0.takesTaps }.map { target in
      let name = SceneTarget.Name(kind: target.kind, id: target.id)
      counts[name, default: 0] += 1
      return TouchPlace(
        hit: .part(target, index: counts[name] ?? 1, isContent: layer == .content),
        frame: target.frame.offset(origin.x, origin.y))
    }
    .filter { place in
      guard let target = place.hit.target, !isDisabled(target), place.isClose || target.isNamed else { return false }
      return cover(of: place.frame, in: layer) == nil
    }
  }
}

extension SceneTarget {
  /// Whether there is something to call it: its id, or what is read of it.
  fileprivate var isNamed: Bool { id?.isEmpty == false || !label.isEmpty }

  fileprivate struct Name: Hashable {
    var kind: Kind
    var id: String?
  }
}

extension TouchPlace {
  fileprivate var isClose: Bool { if case .part(let target, _, _) = hit { target.kind == .close } else { false } }
}
