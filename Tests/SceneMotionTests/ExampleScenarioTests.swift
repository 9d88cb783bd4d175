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
