import CardLayout
import CardModel
import SceneLayout
import SceneMotion
import Testing

@Suite("Where a card that is let go comes to rest")
struct SnapRuleTests {
  /// A phone of 320 × 568 points: extended at 70, peaking at 249, collapsed at 568.
  private func rule(isLow: Bool = false) throws -> SnapRule {
    let device = isLow ? #"width="640" height="320" heightClass="compact""# : #"like="iphone-se-1""#
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="d" \(device)/><PlainCard id="a"/>
      """)
    var store = Examples.store(scene)
    var measurer = try Examples.measurer()
    return SnapRule(store.facts(scene.devices.first, &measurer).geometry)
  }

  @Test(
    "Windows reach from their lower edge up to, and not including, their upper one",
    arguments: [
      (48, CardPosition.extended), (91.9, .extended), (92, .peaking), (205, .peaking), (292.9, .peaking),
      (293, .collapsed), (546, .collapsed), (589.9, .collapsed), (590, .collapsed), (47, .peaking),
    ])
  func withoutSpeed(y: Double, position: CardPosition) throws {
    #expect(try rule().target(y: y, velocity: 0) == position)
  }

  @Test(
    "Speed carries on for 0.499 of a second and decides the direction",
    arguments: [
      (249, -700, CardPosition.extended), (249, 700, .collapsed), (408.5, -200, .peaking), (110, 280, .peaking),
      (300, -100, .peaking), (200, 1, .peaking), (300, 1, .collapsed), (568, -100, .peaking), (568, -1000, .extended),
    ])
  func withSpeed(y: Double, velocity: Double, position: CardPosition) throws {
    #expect(try rule().target(y: y, velocity: velocity) == position)
  }

  @Test("On a low screen there is nothing between extended and collapsed")
  func low() throws {
    let rule = try rule(isLow: true)
    #expect(rule.target(y: 135, velocity: 0) == .collapsed)
    #expect(rule.target(y: 135, velocity: -1) == .extended)
  }

  @Test("The duration is the way by the speed, between its limits")
  func durations() throws {
    let rule = try rule()
    #expect(rule.duration(way: 0, velocity: 0) == 0.4)
    #expect(rule.duration(way: -43, velocity: 0) == 0.4)
    #expect(rule.duration(way: 43, velocity: 0) == 1.3)
    #expect(abs(rule.duration(way: 139, velocity: 280) - 0.496_43) < 1e-5)
    #expect(rule.duration(way: 600, velocity: 100) == 1.3)
    #expect(rule.duration(way: -10, velocity: -500) == 0.4)
    #expect(rule.duration(way: 100, velocity: -500) == 0.4, "against the speed")
  }

  @Test("A finger that takes next to no time for its way is let go like any other")
  func speed() throws {
    let scene = try Examples.made(
      #"root="a""#,
      #"<PlainCard id="a"/><Scenario id="s"><Step path="0,0 0,-10 0,-300 / 0.00000000000000000001"/></Scenario>"#)
    let reports = try Examples.reports(scene)
    #expect(reports.count == 1 && reports.allSatisfy(\.problems.isEmpty))
  }
}
