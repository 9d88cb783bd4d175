package import CardModel
import SceneLayout

/// What a scenario's claims are compared with.
package struct SceneReading {
  private let machine: SceneCore
  private let frame: SceneFrame
  private let trace: [TraceEntry]

  /// What can be read of `machine` now, `trace` being what came since the last step.
  package init(_ machine: SceneMachine, _ trace: [TraceEntry]) {
    self.machine = machine.core
    self.trace = trace
    frame = machine.frame
  }

  private var state: SceneState { machine.state }

  /// The claim that would hold in place of `claim`.
  package func actual(_ claim: ScenarioClaim) -> ScenarioClaim {
    switch claim {
    case .position(let name, _): .position(name, position(name))
    case .figure(let name, _): .figure(name, figure(name))
    case .flag(let name, _): .flag(name, flag(name))
    case .name(let name, _): .name(name, self.name(name))
    case .names(let name, _): .names(name, names(name))
    }
  }

  /// Whether `claim` holds, when lengths may be off by `within` points.
  package func holds(_ claim: ScenarioClaim, within: Double) -> Bool {
    switch claim {
    case .figure(let name, let figure): abs(self.figure(name) - figure) <= name.tolerance(within) + 1e-9
    case .names(.trace, let claims):
      claims.count == trace.count && zip(trace, claims).allSatisfy { $0.fits($1) }
    default: actual(claim) == claim
    }
  }

  private func position(_ claim: PositionClaim) -> CardPosition? {
    switch claim {
    case .position: machine.position
    case .saved: state.stack.dropLast().last?.saved
    }
  }

  private func figure(_ claim: FigureClaim) -> Double {
    let geometry = machine.geometry
    return switch claim {
    case .cardTop: frame.cardTop
    case .y: frame.y
    case .width: geometry.cardWidth
    case .left: geometry.cardLeft
    case .contentAlpha: frame.contentAlpha
    case .dim: frame.dim
    case .shade: frame.shade
    case .buttonsAlpha: frame.buttonsAlpha
    case .depth: Double(state.stack.count)
    case .duration: state.duration
    case .scrollOffset: frame.scrollOffset
    case .paddingTop: machine.edgePadding.top
    case .paddingRight: machine.edgePadding.right
    case .paddingBottom: machine.edgePadding.bottom
    case .paddingLeft: machine.edgePadding.left
    case .safeTop: machine.mapSafeArea.top
    case .safeRight: machine.mapSafeArea.right
    case .safeBottom: machine.mapSafeArea.bottom
    case .safeLeft: machine.mapSafeArea.left
    }
  }

  private func flag(_ claim: FlagClaim) -> Bool {
    switch claim {
    case .scrollable: machine.isScrollable
    case .separator:
      state.showsOverlays && machine.card.separator.shows(at: machine.position, offset: frame.scrollOffset)
    case .grabHandle: state.showsOverlays && machine.hasGrabHandle
    case .close: state.showsOverlays && machine.hasCloseButton
    case .hasMap: machine.hasMap
    case .mapInteractive: state.isMapInteractive
    case .draggable: machine.isDraggable
    case .dismissal: state.asksForDismissal
    case .headerShown: state.showsOverlays && machine.geometry.headerContent != nil
    }
  }

  private func name(_ claim: NameClaim) -> String {
    switch claim {
    case .top: machine.facts.id(state.top.card)
    case .page: machine.page.map { machine.facts.id(machine.facts.cards[state.top.card].pages[$0]) } ?? ""
    case .selected: selected
    case .map: state.map ?? ""
    case .focus: state.focus
    case .info: state.info?.string ?? ""
    case .title: title
    case .handleLabel: state.showsOverlays && machine.hasGrabHandle ? handleLabel : ""
    }
  }

  private var selected: String {
    let rows = machine.facts.cards[machine.shown].rows
    guard let row = state.changes[machine.shown]?.row, rows.indices.contains(row) else { return "" }
    return rows[row] ?? ""
  }

  private var title: String {
    if case .pages(let pages) = machine.card.content, !pages.showsTitles {
      return machine.card.headerBar?.title?.string ?? ""
    }
    if let title = state.changes[machine.shown]?.title { return title.string }
    switch machine.shownCard.title {
    case .none: return ""
    case .standard(let title, _, _): return title.string
    case .custom(let custom):
      for case .title(let text) in custom.items { return text.string }
      return ""
    }
  }

  private var handleLabel: String {
    let handle = machine.facts.scene.grabHandle
    if let label = handle.labels[machine.position] { return label.string }
    return switch machine.position {
    case .collapsed: "Card, minimised"
    case .peaking: "Card, half screen"
    case .extended: "Card, full screen"
    }
  }

  private func names(_ claim: NamesClaim) -> [String] {
    switch claim {
    case .readingOrder: readingOrder
    case .rowButtons: machine.topFacts.row.compactMap { $0.id }
    case .columnButtons: machine.topFacts.column.compactMap { $0.id }
    case .trace: trace.map { $0.text }
    }
  }

  private var readingOrder: [String] {
    guard machine.hasCard, state.showsOverlays else { return [] }
    var parts = machine.hasCloseButton ? ["close"] : []
    switch machine.shownCard.title {
    case .none: break
    case .standard(_, let subtitle, let accessory):
      parts.append("title")
      if subtitle != nil || state.changes[machine.shown]?.subtitle != nil { parts.append("subtitle") }
      if let accessory, !accessory.hidesWhenCollapsed || machine.position != .collapsed { parts.append("accessory") }
    case .custom: parts.append("title")
    }
    return parts
  }
}

extension FigureClaim {
  /// How far a claim may be off: lengths by `within` points, shares and durations by 0.01, counts not at all.
  package func tolerance(_ within: Double) -> Double {
    switch self {
    case .contentAlpha, .dim, .shade, .buttonsAlpha, .duration: 0.01
    case .depth: 0
    default: within
    }
  }
}
