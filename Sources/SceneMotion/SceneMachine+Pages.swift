import CardModel
import SceneLayout

// Pages that are turned.
extension SceneMachine {
  private var pageCount: Int { core.facts.cards[core.state.top.card].pages.count }

  mutating func turn(_ turn: PageTurn, isAnimated: Bool) {
    guard let page else { return }
    switch turn {
    case .next: show(page: page + 1, isAnimated)
    case .previous: show(page: page - 1, isAnimated)
    case .card(let id):
      let wanted = core.facts.index(of: id)
      if let place = core.facts.cards[core.state.top.card].pages.firstIndex(where: { $0 == wanted }) {
        show(page: place, isAnimated)
      }
    }
  }

  private var stride: Double { core.geometry.cardWidth + core.metrics.pageGap }

  /// Lets the pages stand where a finger has them, between the first and the last.
  mutating func follow(_ points: Double) {
    guard let page, !core.state.hasVoiceOver, core.state.turn == nil else { return }
    let seen = Double(page) - (stride > 0 ? points / stride : 0)
    core.state.pages.jump(to: min(max(seen, 0), Double(pageCount - 1)))
  }

  /// A finger lets go of the pages: beyond half of the way, or fast enough, they turn.
  ///
  /// VoiceOver has swipes of its own.
  mutating func swipe(_ points: Double, _ velocity: Double) {
    guard let page, !core.state.hasVoiceOver, core.state.turn == nil else { return }
    var next = page
    if abs(velocity) > Self.turningSpeed {
      next += velocity < 0 ? 1 : -1
    } else if abs(points) > stride / 2 {
      next += points < 0 ? 1 : -1
    }
    next = min(max(next, 0), pageCount - 1)
    follow(points)
    begin(page: next, true)
  }

  /// The speed in points a second from which a swipe turns pages whatever its length.
  static let turningSpeed = 300.0

  private mutating func show(page: Int, _ isAnimated: Bool) {
    guard page >= 0, page < pageCount, page != self.page else { return }
    begin(page: page, isAnimated)
  }

  private mutating func begin(page: Int, _ isAnimated: Bool) {
    let duration = isAnimated ? core.metrics.move : 0
    core.state.duration = duration
    core.state.pages.go(to: Double(page), at: core.state.time, in: duration, .easeOut)
    guard duration > 0 else {
      core.state.turn = nil
      return core.complete(turn: page)
    }
    core.state.turn = PageMotion(page: page, end: core.state.time + duration)
  }

}
