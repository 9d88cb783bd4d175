import CardLayout
import CardModel
import SceneMotion
import SourceText
import Testing

@Suite("The scenarios of the examples")
struct ExampleScenarioTests {
  @Test("Every claim of every example holds", arguments: Examples.scenes.map(\.name))
  func everyClaimHolds(name: String) throws {
    let scene = try #require(Examples.scene(name))
    for report in try Examples.reports(scene) {
      let problems = report.problems.map { "\($0.message) at \($0.source.range.start)" }
      #expect(problems.isEmpty, "\(report.scenario.source.id ?? ""): \(report.trace.map(\.text))")
      #expect(report.trouble == nil)
    }
  }

  @Test("What a scenario finds depends on no other, on screens of one width with cards of different ones")
  func orderOfDevices() throws {
    let scenario = { (device: String) in
      #"<Scenario id="on-\#(device)" device="\#(device)"><Step move="collapsed"/><Expect cardTop="0"/></Scenario>"#
    }
    func found(_ devices: [String]) throws -> [String: [String]] {
      let scene = try Examples.made(
        #"root="a" placement="side""#,
        """
        <Device id="low" width="375" height="400"/><Device id="high" width="375" height="900"/>
        <PlainCard id="a"><Title>A title that takes two lines on a narrow card</Title></PlainCard>
        """ + devices.map(scenario).joined())
      return try Examples.reports(scene).reduce(into: [:]) { $0[$1.device] = $1.problems.map(\.message) }
    }
    let together = try found(["high", "low"])
    #expect(try together == found(["low", "high"]))
    #expect(try together["low"] == found(["low"])["low"])
    #expect(together["low"]?.count == 1)
  }

  @Test("The start comes to rest before the first step, and is seen to, unless that step waits")
  func start() throws {
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="se" like="iphone-se-1"/><MapContent id="m"/>
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title><On event="didAppear"><Move to="extended"/></On></PlainCard>
      <Scenario id="rests" device="se">
        <Expect cardTop="70" dim="0.25" trace="a.willAppear a.didAppear m.padding a.didMove(extended)"/>
        <Step tapMap="true"/><Expect position="peaking"/></Scenario>
      <Scenario id="waits" device="se"><Step wait="0"/><Expect cardTop="249" position="extended"/></Scenario>
      """)
    #expect(try Examples.reports(scene).map { $0.problems.map(\.message) } == [[], []])
    var measurer = try Examples.measurer()
    var runner = ScenarioRunner(scene, CardEnvironment())
    let ends = scene.scenarios.map { runner.film($0, &measurer).shots.first?.moments.last?.sample.frame.cardTop }
    #expect(ends == [70, 249])
  }

  @Test("A circle of handlers that begins by itself is told where a scenario only claims")
  func circleAtTheStart() throws {
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="se" like="iphone-se-1"/>
      <PlainCard id="a"><Title>A</Title><On event="didAppear"><Push card="b"/></On></PlainCard>
      <PlainCard id="b"><Title>B</Title><On event="didAppear"><Pop/></On></PlainCard>
      <Scenario id="claims" device="se"><Expect depth="1"/></Scenario>
      """)
    #expect(try Examples.reports(scene).first?.circle != nil)
  }

  @Test("Claims that fail are told in the order in which they are written")
  func orderOfClaims() throws {
    let claims = #"<Expect dim="0.5" top="b" cardTop="1" position="collapsed"/>"#
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="se" like="iphone-se-1"/><PlainCard id="a"><Title>A</Title></PlainCard>
      <Scenario id="s1" device="se"><Step wait="1"/>\(claims)</Scenario>
      """)
    let report = try #require(try Examples.reports(scene).first)
    #expect(report.problems.map(\.attribute) == ["dim", "top", "cardTop", "position"])
  }
}
