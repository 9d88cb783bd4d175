package import CardModel
package import SceneLayout

/// A card on the stack.
package struct StackedCard: Hashable, Sendable {
  /// Its index in ``CardScene/cards``.
  package var card: Int
  /// Which of its pages shows, from 0.
  package var page: Int
  /// Where it stood when another was pushed over it.
  package var saved: CardPosition?
  /// How far the content is scrolled, in points, by page.
  package var offsets: [Int: Double]
  /// The id of its style.
  package var style: String?
  /// Whether it got a close button when it was pushed, which holds as shipped.
  package var wasClosable: Bool
}

/// What has been changed about a card since the start.
package struct CardChanges: Hashable, Sendable {
  /// The map content that it was given; the inner nil for none.
  package var map: String??
  /// The title that it was given.
  package var title: CardText?
  /// The subtitle that it was given.
  package var subtitle: CardText?
  /// The height of its custom title.
  package var titleHeight: Double?
  /// The row that is highlighted, by its place in the table.
  package var row: Int?
  /// Whether a key has highlighted it.
  package var isRowByKey = false
}

/// A motion of the stack that is under way.
package struct StackMotion: Hashable, Sendable {
  /// What moves.
  package enum Kind: Hashable, Sendable {
    /// The card goes to another position.
    case move
    /// A card comes over this one.
    case push(over: StackedCard)
    /// This one goes away.
    case pop(StackedCard)
  }

  /// What moves.
  package var kind: Kind
  /// When it is over, in seconds of the scene's clock.
  package var end: Double
}

/// A page that is being turned to.
package struct PageMotion: Hashable, Sendable {
  /// The page, from 0.
  package var page: Int
  /// When it has come.
  package var end: Double
}

/// A finger that drags the card.
package struct DragMotion: Hashable, Sendable {
  /// y where the finger took the card.
  package var base: Double
  /// How far it has gone since, also where the card could not follow.
  package var travel = 0.0
  /// Whether it scrolls the content, has come beyond its top, and goes on scrolling when the card is back at its place.
  package var isScrolling = false
}

/// What a scene has done that is seen outside of it.
package enum SceneEffect: Hashable, Sendable {
  /// Somebody was notified.
  case told(TraceEntry)
  /// The map looks elsewhere.
  case zoomed(MapZoom?, pin: String?, isAnimated: Bool)
}

/// Everything about a scene that changes; a frame is a function of it and of the time.
package struct SceneState: Hashable, Sendable {
  /// Seconds since the start.
  package var time = 0.0
  /// The cards, from the root upwards; never empty.
  package var stack: [StackedCard]
  /// Where the card on top is, or is going.
  package var position: CardPosition
  /// Where it last came to rest.
  package var settled: CardPosition
  /// Its distance from the header, before the screen's limits hold it.
  package var y: MotionTrack
  /// How far below its place the card is that comes or goes, as a share of the way.
  package var slide = MotionTrack(0)
  /// The card that goes away in a pop.
  package var leaving: StackedCard?
  /// Top of that card when it was let go, in points from that of the screen.
  package var leavingStart = 0.0
  /// Top of the card that another comes over as that began, in points from that of the screen.
  package var coveredStart = 0.0
  /// How far below its place the card still is that comes back from below another, in points.
  package var travel = MotionTrack(0)
  /// Opacity of the card that comes or goes.
  package var fade = MotionTrack(1)
  /// Opacity of the shade over the card below.
  package var shade = MotionTrack(0)
  /// Opacity of the dimming over the map.
  package var dim = MotionTrack(0)
  /// Opacity of the buttons on the map.
  package var buttonsAlpha = MotionTrack(1)
  /// Opacity of the content.
  package var contentAlpha = MotionTrack(1)
  /// Opacity of everything over the map.
  package var overlays = MotionTrack(1)
  /// How much of the header has come or is still there, from 0 to 1.
  package var header = MotionTrack(1)
  /// How much of the sticky bar has come or is still there, from 0 to 1.
  package var sticky = MotionTrack(1)
  /// The page that shows, with fractions while pages are turned.
  package var pages = MotionTrack(0)
  /// How far the content is scrolled.
  package var offset = MotionTrack(0)
  /// What moves the stack.
  package var motion: StackMotion?
  /// The page that is being turned to.
  package var turn: PageMotion?
  /// The finger that drags.
  package var finger: DragMotion?
  /// Whether content scrolls at every position: since the size classes changed, until something moves.
  package var scrollsFreely = false
  /// Whether the map takes touches.
  package var isMapInteractive = true
  /// Whether the app lets the card be dragged.
  package var allowsDragging = true
  /// Whether what lies over the map shows.
  package var showsOverlays = true
  /// Whether the scene as a whole shows.
  package var isVisible = true
  /// Whether the cards that come and go in the motion of the stack are told: not where it began off the screen (VC L895, L1152).
  var tellsCards = true
  /// Whether VoiceOver runs.
  package var hasVoiceOver: Bool
  /// The map content in charge.
  package var map: String?
  /// Where the card stood, or was going, when that took charge; nil once a motion has ended since.
  var mapPosition: CardPosition?
  /// Where maps look, by their ids, that were told to look elsewhere than their content says.
  package var aims: [String: MapAim] = [:]
  /// Where the content has left the map that was last in charge of it.
  package var leftMap: LeftMap?
  /// The text in the information strip; nil where there is no strip.
  package var info: CardText?
  /// The text that was in it last, which it shows while it fades out.
  var lastInfo: CardText?
  /// Opacity of the information strip.
  package var infoAlpha = MotionTrack(0)
  /// The id of the search field in which somebody types, until another card comes on top; nil for none.
  package var typing: String?
  /// Where VoiceOver has gone; empty when it has stayed.
  package var focus = ""
  /// What has been changed, by the card's index.
  package var changes: [Int: CardChanges] = [:]
  /// Height of the collapsed card's title as it was last set, which holds as shipped.
  package var fixedTitle = 0.0
  /// Seconds that the last motion takes or took.
  package var duration = 0.0
  /// Whether the owner was asked to dismiss the scene.
  package var asksForDismissal = false
  /// What was done since it was last asked.
  package var effects: [SceneEffect] = []

  init(stack: [StackedCard], position: CardPosition, y: Double, hasVoiceOver: Bool) {
    self.stack = stack
    self.position = position
    self.hasVoiceOver = hasVoiceOver
    settled = position
    self.y = MotionTrack(y)
  }

  /// The card on top.
  package var top: StackedCard { stack[stack.count - 1] }

  /// When everything that moves has come to its end.
  var restTime: Double {
    let tracks = max(
      max(max(slide.end, travel.end), max(fade.end, max(header.end, sticky.end))),
      max(infoAlpha.end, max(shade.end, max(dim.end, max(buttonsAlpha.end, contentAlpha.end)))))
    return max(time, max(tracks, max(y.end, max(overlays.end, max(pages.end, offset.end)))))
  }

  /// When the card has gone that still goes away although its pop was broken off; nil when none does.
  var leavingEnd: Double? {
    if case .pop = motion?.kind { return nil }
    return leaving == nil ? nil : max(slide.end, fade.end)
  }

  /// A card that comes back from below another goes on from where it is seen: at `y`.
  mutating func endTravel(at seen: Double) {
    guard travel.value(at: time) != 0 else { return }
    y.jump(to: seen)
    travel.jump(to: 0)
  }

  /// The card that went away in a pop is seen no more.
  mutating func letGo() {
    guard leaving != nil else { return }
    leaving = nil
    slide.jump(to: 0)
    fade.jump(to: 1)
  }

  /// Lets a card come or go as the system does with its sheets: it stands where it is and fades.
  mutating func fade(in duration: Double, comes: Bool) {
    fade.jump(to: comes ? 0 : 1)
    fade.go(to: comes ? 1 : 0, at: time, in: duration, .linear)
  }

  /// The information strip says `text` and fades in anew; without text it fades out (VC L1784–1812).
  mutating func show(info text: CardText, in duration: Double) {
    let new = text.isEmpty ? nil : text
    guard new?.string != info?.string else { return }
    info = new
    if new != nil {
      lastInfo = new
      infoAlpha.jump(to: 0)
    }
    infoAlpha.go(to: new == nil ? 0 : 1, at: time, in: duration, .linear)
  }

  mutating func tell(_ subject: String, _ call: TraceCall) {
    effects.append(.told(TraceEntry(subject: subject, call: call, time: time)))
  }

  /// Remembers how far the content is scrolled where it can be asked for again.
  mutating func keepOffset() {
    let last = stack.count - 1
    stack[last].offsets[stack[last].page] = offset.value(at: time)
  }

  /// Remembers where the map is in `look`, before another card or other content comes: with nothing in charge of it, it stays there.
  mutating func keepMap(_ look: SceneLook) {
    if let left = LeftMap(look) { leftMap = left }
  }

  /// Scrolls what shows to where it was left, no farther than `range`.
  mutating func recallOffset(within range: Double) { offset.jump(to: min(max(top.offsets[top.page] ?? 0, 0), range)) }
}
