import CardAnalysis
import Dispatch
import FileSystem
import Reporting
import Standards
import Synchronization
import Workspace

/// Exports cards, and again whenever they or what they name change, until somebody ends it.
final class ExportWatch: Sendable {
  private struct State {
    var cards: [String: DocumentSnapshot] = [:]
    /// How many changes have come; none is exported while all cards are read first.
    var changes = 0
    var isReading = true
    /// What was told of each card last.
    var told: [String: [UInt8]] = [:]
  }

  /// Changes that come within this time are exported together.
  private static let patience = DispatchTimeInterval.milliseconds(60)
  /// More files are not named in a line.
  private static let mostNamed = 6

  private let command: ExportCommand
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "cardwright.export")

  init(_ command: ExportCommand) { self.command = command }

  func run() throws(CommandFailure) {
    // What cannot be exported at all is refused as without --watch.
    _ = try command.inputs.resolved(ConfigurationFiles())
    let language = try CardLanguage.bundled()
    let paths = command.inputs.paths.isEmpty ? ["."] : command.inputs.paths
    let watched: [WatchedCards]
    do throws(WorkspaceError) {
      watched = try paths.map { path throws(WorkspaceError) in
        try WatchedCards(path, seeing: [WorkingFolder.path], language: language)
      }
    } catch {
      throw CommandFailure(error.description)
    }
    let ended = DispatchSemaphore(value: 0)
    let interruption = Interruption { ended.signal() }
    StandardStream.error.write(
      "Exporting \(paths.joined(separator: ", ")) to \(command.output) whenever it changes; Ctrl-C ends that.\n")
    for cards in watched { cards.watch(while: { true }) { [weak self] in self?.take($0) } }
    state.withLock { $0.isReading = false }
    queue.async { self.export() }
    ended.wait()
    // Nothing is left half done.
    queue.sync {}
    interruption.cancel()
  }

  private func take(_ change: WatchedCards.Change) {
    let count = state.withLock { state -> Int? in
      switch change {
      case .read(let card, _): state.cards[card.uri] = card
      case .removed(let uri): (state.cards[uri], state.told[uri]) = (nil, nil)
      }
      state.changes += 1
      return state.isReading ? nil : state.changes
    }
    guard let count else { return }
    queue.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      // The last of several changes has all of them exported.
      if self?.state.withLock({ $0.changes }) == count { self?.export() }
    }
  }

  private func export() {
    let cards = state.withLock { $0.cards.values.sorted { $0.uri < $1.uri } }
    do {
      let (files, changes) = try command.export(cards)
      tell(files, of: cards)
      let names = changes.map(\.path)
      let shown = names.prefix(Self.mostNamed).joined(separator: ", ")
      let more = names.count > Self.mostNamed ? " and \(names.count - Self.mostNamed) more" : ""
      StandardStream.output.write("\(Self.time) \(names.isEmpty ? "nothing to write" : "wrote \(shown)\(more)")\n")
    } catch {
      let trouble = (error as? CommandFailure)?.message ?? (error as? FileError)?.description ?? "\(error)"
      StandardStream.error.write("cardwright: \(trouble)\n")
    }
  }

  /// Tells what was found in `files`, which `cards` were read from, where that is not what was told before.
  private func tell(_ files: [CheckedFile], of cards: [DocumentSnapshot]) {
    let report = command.report
    for (file, card) in zip(files, cards) {
      let entry = report.entry(for: file)
      let isNew = state.withLock { state in
        defer { state.told[card.uri] = entry }
        return state.told[card.uri, default: []] != entry
      }
      if isNew, !entry.isEmpty { StandardStream.output.write(entry) }
    }
  }

  /// The time of day.
  private static var time: String {
    let second = LocalClock.second
    return [second / 3600 % 24, second / 60 % 60, second % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }
}
