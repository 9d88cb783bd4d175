import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering
import SceneLayout
import SceneMotion
import SourceText

/// Everything that a page is told after something has happened in a scene that it plays.
struct PlayReport {
  private var answer: PlayAnswer
  private var members: [JSONObject.Member] = []

  /// What is seen from now on until everything rests, if nothing else happens.
  ///
  /// - Parameter isBrief: Whether a finger is at work, so that only what moves is told.
  init(_ stage: inout PlayStage, isBrief: Bool, beginsAnew: Bool = false, _ assets: inout AssetTable) {
    let machine = stage.session.machine
    answer = stage.answer(machine.samples().map { ($0.frame.time, $0) }, beginsAnew: beginsAnew, &assets)
    var rest = machine
    rest.settle()
    let future = rest.takeEffects().compactMap { if case .told(let entry) = $0 { entry } else { nil } }
    let past = stage.session.trace
    add("traced", .integer(stage.traced))
    add("trace", .array((past.since(stage.traced) + future).map(Self.json)))
    stage.traced = past.count
    var members = JSONObject()
    members["size"] = [.number(stage.environment.width), .number(stage.environment.height)]
    if !isBrief {
      stage.places = rest.places
      members["places"] = .array(
        stage.places.map {
          ["name": .string($0.label), "role": .string($0.role), "frame": FrameReport.frame($0.frame)]
        })
      members["guides"] = Self.guides(rest)
      members["keys"] = .array(rest.keys.map { .string($0) })
      members["scenarios"] = .array(stage.scene.scenarios.compactMap { $0.source.id.map { .string($0) } })
    }
    self.members += stage.new(members)
    guard !isBrief else { return }
    // Which the page shows as it was asked for, so that it must hear where that is not so.
    add("voiceOver", .bool(rest.state.hasVoiceOver))
    if let focus = stage.newFocus(rest) { add("focus", .integer(focus)) }
    if let record = stage.newRecord() { add("record", Self.json(record)) }
  }

  /// Moments and claims of `scenario`, which runs on a scene of its own.
  init(replaying scenario: Scenario, in stage: inout PlayStage, _ lines: LineTable, _ assets: inout AssetTable) {
    let replay = ScenarioReplay(stage.film(scenario))
    answer = stage.answer(of: replay, &assets)
    add("traced", 0)
    add("trace", .array(replay.trace.map(Self.json)))
    add("heading", .string(replay.heading))
    add("size", [.number(replay.size.width), .number(replay.size.height)])
    add(
      "claims",
      .array(
        replay.claims.map { claim in
          [
            "time": .number(claim.time),
            "line": .integer(lines.position(of: claim.source.range.start, in: .utf16).line + 1),
            "claim": .string(claim.text), "holds": .bool(claim.holds),
          ]
        }))
  }

  /// Says what the page's clock is to show.
  mutating func add(time: Double) { add("time", .number(time)) }

  /// Says why what was played before does not go on.
  mutating func add(loss: PreviewError?) { if let loss { add("loss", .string(loss.description)) } }

  private mutating func add(_ name: String, _ value: JSONValue) { members.append(.init(name, value)) }

  private static func json(_ entry: TraceEntry) -> JSONValue {
    ["time": .number(entry.time), "text": .string(entry.text)]
  }

  private static func json(_ record: PlayStage.RecordPart) -> JSONValue {
    var members: [JSONObject.Member] = [
      .init("from", .integer(record.from)), .init("lines", .array(record.lines.map { .string($0) })),
    ]
    if let head = record.head { members.append(.init("head", .string(head))) }
    if record.isFull { members.append(.init("isFull", true)) }
    return .object(JSONObject(members))
  }

  private static func guides(_ machine: SceneMachine) -> JSONValue {
    let basins = machine.basins
    let padding = machine.edgePadding
    let safe = machine.mapSafeArea
    let screen = machine.geometry.screen
    func edges(_ edges: (top: Double, left: Double, bottom: Double, right: Double)) -> JSONValue {
      [.number(edges.top), .number(edges.left), .number(edges.bottom), .number(edges.right)]
    }
    return [
      "basins": .array(
        (basins?.basins ?? []).map {
          ["position": .string($0.position.rawValue), "from": .number($0.from), "to": .number($0.to)]
        }),
      "skipsUp": basins?.skipsUp.map { .number($0) } ?? .null,
      "skipsDown": basins?.skipsDown.map { .number($0) } ?? .null,
      "padding": edges(padding),
      // What the map has more than the screen is drawn inside of that.
      "covered": edges(
        (
          screen.safeTop + safe.top, screen.safeLeft + safe.left, screen.safeBottom + safe.bottom,
          screen.safeRight + safe.right
        )),
      "safe": edges((screen.safeTop, screen.safeLeft, screen.safeBottom, screen.safeRight)),
    ]
  }

  /// Writes all of it.
  func encode(to writer: inout JSONWriter) {
    answer.encode(to: &writer)
    for member in members { writer.member(member.name, member.value) }
  }
}
