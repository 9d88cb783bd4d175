import CardAnalysis
import Dispatch
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
  /// When to export; several times that pass meanwhile are one.
  private let times = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  init(_ command: ExportCommand) { self.command = command }

  func run() async throws {
    // What cannot be exported at all is refused as without --watch.
    if try command.inputs.resolved(ConfigurationFiles()).isEmpty { return }
    let language = try CardLanguage.bundled()
    let named = command.inputs.paths + InputPaths.surplus
    let paths = named.isEmpty ? ["."] : named
    let watched = try paths.map { try WatchedCards($0, seeing: [WorkingFolder.path], language: language) }
    // They are watched for as long as they stand, and nothing below names them.
    defer { withExtendedLifetime(watched) {} }
    let interruption = Interruption { [times] in times.continuation.finish() }
    StandardStream.error.write(
      "Exporting \(paths.joined(separator: ", ")) to \(command.output) whenever it changes; Ctrl-C ends that.\n")
    for cards in watched { cards.watch(while: { true }) { [self] in take($0) } }
    state.withLock { $0.isReading = false }
    times.continuation.yield()
    for await _ in times.stream { await export() }
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
    queue.asyncAfter(deadline: .now() + Self.patience) { [self] in
      // The last of several changes has all of them exported.
      if state.withLock({ $0.changes }) == count { times.continuation.yield() }
    }
  }

  private func export() async {
    do {
      // Of what is watched, that which would be exported without --watch now.
      let inputs = try command.inputs.resolved(ConfigurationFiles())
      let wanted = Set(inputs.map { FileURI.uri(WorkingFolder.absolute($0.name)) })
      let cards = state.withLock { $0.cards.values.filter { wanted.contains($0.uri) }.sorted { $0.uri < $1.uri } }
      let (files, untold, changes) = try await command.export(cards)
      tell(files, untold, of: cards)
      let names = changes.map(\.path)
      let shown = names.prefix(Self.mostNamed).joined(separator: ", ")
      let more = names.count > Self.mostNamed ? " and \(names.count - Self.mostNamed) more" : ""
      StandardStream.output.write("\(Self.time) \(names.isEmpty ? "nothing to write" : "wrote \(shown)\(more)")\n")
    } catch {
      StandardStream.tell("\(error)")
    }
  }

  /// Tells what was found in `files`, which `cards` were read from, and the lines on what is not told, where that is not what was told
  /// before.
  private func tell(_ files: [CheckedFile], _ untold: [String], of cards: [DocumentSnapshot]) {
    let report = command.report
    for ((file, note), card) in zip(zip(files, untold), cards) {
      let entry = report.entry(for: file)
      let all = entry + Array(note.utf8)
      guard state.withLock({ $0.told.updateValue(all, forKey: card.uri) ?? [] }) != all else { continue }
      if !entry.isEmpty { StandardStream.output.write(entry) }
      if !note.isEmpty { StandardStream.error.write(note) }
    }
  }

  /// The time of day.
  private static var time: String {
    let second = LocalClock.second
    return [second / 3600 % 24, second / 60 % 60, second % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }
}
