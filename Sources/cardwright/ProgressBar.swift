/// A bar on standard error that shows how far a long run has come; silent on short runs and where nobody looks.
struct ProgressBar {
  private let total: Int
  private let start: ContinuousClock.Instant
  private var drawn: ContinuousClock.Instant
  private var isShown = false
  private let isWanted: Bool

  /// Cells of the bar.
  private static let width = 30

  /// A bar for `total` steps.
  init(total: Int) {
    self.total = total
    start = .now
    drawn = start
    isWanted = StandardStream.error.isTerminal && total > 1
  }

  /// Draws the bar after `done` steps, not in the first half second and at most twenty times a second.
  mutating func show(_ done: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), now - drawn > .milliseconds(50) else { return }
    drawn = now
    isShown = true
    let filled = Self.width * done / max(1, total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardStream.error.write("\r\(bar) \(done)/\(total)")
  }

  /// Removes the bar, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    StandardStream.error.write("\r\u{1B}[K")
  }
}
