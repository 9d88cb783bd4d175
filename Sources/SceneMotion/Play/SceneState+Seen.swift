extension SceneState {
  /// The same at the beginning of time, with every length to a millionth of a point, and without what was done.
  var seen: SceneState {
    var state = self
    func rest(_ track: MotionTrack) -> MotionTrack { MotionTrack(Self.rounded(track.value(at: time))) }
    (state.y, state.slide, state.shade, state.dim) = (rest(y), rest(slide), rest(shade), rest(dim))
    state.travel = rest(travel)
    (state.buttonsAlpha, state.contentAlpha) = (rest(buttonsAlpha), rest(contentAlpha))
    (state.overlays, state.pages, state.offset) = (rest(overlays), rest(pages), rest(offset))
    (state.header, state.sticky, state.infoAlpha) = (rest(header), rest(sticky), rest(infoAlpha))
    state.motion?.end = Self.rounded((motion?.end ?? time) - time)
    state.turn?.end = Self.rounded((turn?.end ?? time) - time)
    state.finger?.base = Self.rounded(finger?.base ?? 0)
    state.finger?.travel = Self.rounded(finger?.travel ?? 0)
    for index in state.stack.indices { state.stack[index].offsets = stack[index].offsets.mapValues(Self.rounded) }
    state.duration = Self.rounded(duration)
    // What takes the map away from the content in charge notes anew where it is left.
    if map != nil { state.leftMap = nil }
    (state.time, state.effects) = (0, [])
    return state
  }

  private static func rounded(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 + 0 }
}

extension SceneMachine {
  /// Whether something is on its way.
  package var isMoving: Bool { !isAtRest }

  /// Whether content that was let go scrolls on.
  package var isCoasting: Bool { state.offset.end > state.time && isScrollable }

  /// Whether a row is highlighted.
  package var hasSelection: Bool { state.changes[core.shown]?.row != nil }
}
