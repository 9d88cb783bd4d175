import CardModel
import SceneLayout

// Pages that are turned.
extension SceneMachine {
  private var pageCount: Int { core.facts.cards[core.state.top.card].pages.count }

  mutating func turn(_ turn: PageTurn, isAnimated: Bool) {
    guard let page else { return }
    let next: Int? =
      switch turn {
      case .next: page + 1
      case .previous: page - 1
      case .card(let id):
        core.facts.index(of: id).flatMap { core.facts.cards[core.state.top.card].pages.firstIndex(of: $0) }
      }
    if let next, next != page, next >= 0, next < pageCount { begin(page: next, isAnimated) }
  }

  /// From one page to the next, in points.
  var stride: Double { core.geometry.cardWidth + core.metrics.pageGap }

  /// Lets the pages stand where a finger has them, between the first and the last.
  mutating func follow(_ points: Double) {
    guard page != nil, !core.state.hasVoiceOver else { return }
    // A page that is still being turned to has come.
    core.endTurn()
    guard let page else { return }
    let seen = Double(page) - (stride > 0 ? points / stride : 0)
    core.state.pages.jump(to: min(max(seen, 0), Double(pageCount - 1)))
  }

  /// A finger lets go of the pages: beyond half of the way, or fast enough, they turn.
  ///
  /// VoiceOver has swipes of its own.
  mutating func swipe(_ points: Double, _ velocity: Double) {
    follow(points)
    guard let page, !core.state.hasVoiceOver else { return }
    var next = page
    if abs(velocity) > Self.turningSpeed {
      next += velocity < 0 ? 1 : -1
    } else if abs(points) > stride / 2 {
      next += points < 0 ? 1 : -1
    }
    begin(page: min(max(next, 0), pageCount - 1), true)
  }

  /// The speed in points a second from which a swipe turns pages whatever its length.
  static let turningSpeed = 300.0

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
