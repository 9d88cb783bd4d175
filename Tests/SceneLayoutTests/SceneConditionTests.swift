import CardLayout
import CardModel
import LayoutCore
import Testing

@Suite("What of a scene is not for the platform, or takes no tap")
struct SceneConditionTests {
  private func scene(
    _ parts: String, card: String = "PlainCard", _ change: (inout CardEnvironment) -> Void = { _ in }
  ) throws -> PositionedScene {
    try SceneFixture.scene(
      """
      <CardScene xmlns="urn:cardwright:1" root="home"><MapContent id="city"/>
        <\(card) id="home" map="city"><Title>Home</Title>\(parts)</\(card)>
      </CardScene>
      """, change)
  }

  private func button(_ label: String, in scene: PositionedScene) throws -> ScenePart {
    try #require(scene.parts.first { $0.role == .button && $0.label == label }, "\(scene.buttons)")
  }

  @Test(
    "A button that is disabled, by the file or with all others, takes no tap and says so",
    arguments: [
      #"<HeaderBar><Title>H</Title>\#("A")</HeaderBar>"#, #"<BottomBar>\#("A")</BottomBar>"#,
      #"<StickyBar>\#("A")</StickyBar>"#, #"<MapButtons edge="top">\#("A")</MapButtons>"#,
      #"<FloatingRow>\#("A")</FloatingRow>"#, #"<Accessory>\#("A")</Accessory>"#,
    ])
  func disabled(bar: String) throws {
    func drawn(_ attribute: String, _ state: CardState) throws -> ScenePart {
      let action = #"<Action icon="actions.flag" label="Flag" \#(attribute)/>"#
      return try button("Flag", in: scene(bar.replacing("A<", with: action + "<")) { $0.state = state })
    }
    #expect(try drawn("", .normal).touchTarget != nil && !drawn("", .normal).isDisabled)
    for part in [try drawn(#"disabled="true""#, .normal), try drawn("", .disabled)] {
      #expect(part.touchTarget == nil && part.isDisabled)
    }
  }

  @Test("Next is disabled on the last page")
  func next() throws {
    func drawn(_ initial: String) throws -> ScenePart {
      let scene = try SceneFixture.scene(
        """
        <CardScene xmlns="urn:cardwright:1" root="home"><MapContent id="city"/>
          <PageCard id="home" map="city" initial="\(initial)"><HeaderBar><PageDots/><Next>Next</Next></HeaderBar>
            <PageItem card="a"/><PageItem card="b"/></PageCard>
          <PlainCard id="a"><Title>A</Title></PlainCard><PlainCard id="b"><Title>B</Title></PlainCard>
        </CardScene>
        """)
      return try button("Next", in: scene)
    }
    #expect(try drawn("a").touchTarget != nil && !drawn("a").isDisabled)
    #expect(try drawn("b").touchTarget == nil && drawn("b").isDisabled)
  }

  @Test(
    "What is for the other platform alone is not in a bar",
    arguments: [
      #"<StickyBar><SearchField platform="android">Find</SearchField><Action icon="actions.flag" label="Flag"/></StickyBar>"#,
      #"<BottomBar><HostedView platform="android">Find</HostedView><Action icon="actions.flag" label="Flag"/></BottomBar>"#,
      #"<HeaderBar><Title>H</Title><Action platform="android" icon="actions.find" label="Find"/></HeaderBar>"#,
      #"<HeaderBar><Title platform="android">Find</Title><PageDots/></HeaderBar>"#,
    ])
  func otherPlatform(bar: String) throws {
    func names(_ platform: Platform) throws -> [String] {
      try scene(bar) { $0.platform = platform }.parts.compactMap { part in
        if case .text(let text) = part.content { text.fullText } else { part.label }
      }
    }
    #expect(try names(.android).contains { $0.contains("Find") })
    #expect(try !names(.ios).contains { $0.contains("Find") })
  }

  @Test(
    "A card whose parts are all for the other platform shows its message",
    arguments: [
      ("PlainCard", #"<Text platform="android">A</Text>"#),
      ("TableCard", #"<Section platform="android"><ObjectCell><Title>A</Title></ObjectCell></Section>"#),
    ])
  func emptyState(card: String, parts: String) throws {
    let message = #"<EmptyState><Title>Nothing here</Title></EmptyState>"#
    #expect(try scene(parts + message, card: card).texts("Title").contains { $0.fullText == "Nothing here" })
  }
}
