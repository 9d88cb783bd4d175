import CardModel
import SceneProof
import Testing

@testable import SceneMotion

@Suite("Whatever happens to a scene")
struct RandomEventTests {
  @Test("What must always hold holds, and the same events give the same", arguments: 0..<UInt64(64))
  func laws(seed: UInt64) {
    let (events, trouble) = RandomCourse.watch(seed: seed, events: 80)
    #expect(trouble == nil)
    #expect(events > 0)
  }

  @Test(
    "What once broke holds: a pop that is broken off, and a header that comes under a finger",
    arguments: [
      1_000_880, 1_001_112,
    ])
  func onceBroken(seed: UInt64) {
    #expect(RandomCourse.watch(seed: seed, events: 500).trouble == nil)
  }

  @Test("Traces that cannot be are noticed")
  func wrongTraces() throws {
    let scene = try Examples.made(#"root="a""#, #"<MapContent id="m"/><MapContent id="n"/><PlainCard id="a"/>"#)
    func isWrong(_ entries: (String, TraceCall)...) -> Bool {
      var law = TraceLaw(scene)
      return entries.enumerated().contains { place, entry in
        law.broken(by: TraceEntry(subject: entry.0, call: entry.1, time: Double(place))) != nil
      }
    }
    #expect(!isWrong(("a", .willAppear), ("m", .takeCharge), ("a", .didAppear), ("m", .cleanUp), ("n", .takeCharge)))
    #expect(isWrong(("a", .didAppear)) && isWrong(("a", .willAppear), ("a", .didAppear), ("a", .didAppear)))
    #expect(isWrong(("m", .takeCharge), ("n", .takeCharge)) && isWrong(("m", .takeCharge), ("n", .padding)))
    #expect(isWrong(("b", .built)) && isWrong(("a", .cleanUp)) && isWrong(("a", .requestDismissal)))
  }

  @Test("A pop brings back what a push has covered", arguments: SceneProfile.allCases, ["se", "turned", "pad"])
  func popRestores(profile: SceneProfile, device: String) throws {
    var dice = Dice(7)
    for rule in ["", "saved", "keep", "peaking"] {
      for _ in 0..<8 {
        var stage = try Stage(
          """
          <PlainCard id="a" map="m" \(rule.isEmpty ? "" : "restorePosition=\"\(rule)\"")>
            <Title>A</Title><HostedView height="2000">V</HostedView></PlainCard>
          <PlainCard id="b" map="n"><Title>B</Title><HostedView height="2000">V</HostedView></PlainCard>
          """, profile: profile.rawValue, device: device)
        stage.play(.move(dice.one(CardPosition.allCases)))
        stage.play(.scroll(Double.random(in: 0...500, using: &dice), velocity: 0))
        let (before, covered) = (stage.machine.frame, stage.position)
        stage.play(.push("b"))
        stage.drag(Double.random(in: -500...500, using: &dice), Double.random(in: -900...900, using: &dice))
        let current = stage.position
        stage.play(.simple(.pop))
        let after = stage.machine.frame
        #expect(after.scrollOffset == before.scrollOffset && after.page == before.page && after.shade == 0)
        // At the side the scene keeps where it stands (VC L1193–1199); a low screen has nothing between the ends.
        let isKept = rule == "keep" || rule.isEmpty && device != "se"
        var wanted = isKept ? current : rule == "peaking" ? .peaking : covered
        if !isKept, device == "turned" { wanted = .extended }
        #expect(stage.position == wanted, "\(rule) \(covered) \(current)")
        if wanted == covered { #expect((after.y, after.cardTop) == (before.y, before.cardTop)) }
      }
    }
  }
}
