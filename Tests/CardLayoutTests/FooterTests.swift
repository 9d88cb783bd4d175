import CardLayout
import CardModel
import LayoutCore
import Testing

/// The footer's algorithm and the look of its buttons (FT-I, FT-Ix, FS/CardFooterStyle).
@Suite struct FooterTests {
  private func footer(
    _ content: String, attributes: String = "", _ environment: CardEnvironment? = nil
  ) throws -> PositionedScene {
    try SceneFixture.card(
      "<Header><Title>T</Title></Header><Footer\(attributes)>\(content)</Footer>",
      environment ?? SceneFixture.environment())
  }

  private let reject = #"<Action id="r" kind="negative">Reject</Action>"#
  private let approve = #"<Action id="a" role="primary">Approve</Action>"#
  private let later = #"<Action id="l" role="tertiary">Later</Action>"#
  private let more = #"<Overflow label="More"><Action id="s">Share</Action></Overflow>"#

  @Test func primaryStandsRightAndBothAreEqual() throws {
    for content in [reject + approve, approve + reject] {
      let buttons = try footer(content).buttons
      #expect(buttons.map(\.label) == ["Reject", "Approve"])
      #expect(
        buttons.map(\.frame.width) == [160.5, 160.5].map { ($0 * 3).rounded() / 3 } || buttons[0].frame.width == 160.5
          || abs(buttons[0].frame.width - 160.5) < 0.34)
      #expect(buttons[1].frame.x - buttons[0].frame.maxX == 8)
      #expect(buttons.allSatisfy { $0.frame.height == 38 })
    }
  }

  @Test func rightToLeftMirrors() throws {
    let environment = try SceneFixture.environment { $0.direction = .rightToLeft }
    #expect(try footer(reject + approve, environment).buttons.map(\.label) == ["Approve", "Reject"])
  }

  @Test func oneButtonFillsTheWidth() throws {
    let button = try #require(try footer(approve).buttons.first)
    #expect(button.frame.width == 329)
  }

  @Test func thirdActionGoesIntoTheOverflowInCompact() throws {
    let buttons = try footer(later + reject + approve).buttons
    #expect(buttons.map(\.label) == ["More", "Reject", "Approve"])
    #expect(buttons[0].frame.x == 32)
    #expect(abs(buttons[1].frame.width - buttons[2].frame.width) < 0.4)
  }

  @Test func wideFootersShowThreeOfTheirOwnWidth() throws {
    let environment = try SceneFixture.environment("ipad-10")
    let buttons = try footer(later + reject + approve, environment).buttons
    #expect(buttons.map(\.label) == ["Later", "Reject", "Approve"])
    #expect(abs(buttons[2].frame.maxX - (820 - 36)) < 0.6)
    #expect(buttons[2].frame.width < 120)
  }

  /// The switch lies at 667 points of footer width.
  @Test(arguments: [(667.0, true), (668, false)])
  func switchLiesAt667(_ width: Double, _ isEqual: Bool) throws {
    let environment = try SceneFixture.environment("ipad-10") { $0.width = width + 32 + 40 }
    let buttons = try footer(reject + approve, environment).buttons
    #expect((buttons[0].frame.width > 300) == isEqual)
  }

  @Test func labelsThatDoNotFitGiveWay() throws {
    let long = #"<Action id="x">Send a reminder to everybody</Action>"#
    let buttons = try footer(long + approve).buttons
    #expect(buttons.map(\.label) == ["More", "Approve"])
  }

  @Test func ownOverflowStandsLeft() throws {
    #expect(try footer(more + reject + approve).buttons.map(\.label) == ["More", "Reject", "Approve"])
  }

  @Test func modesCanBeChosen() throws {
    let intrinsic = try footer(reject + approve, attributes: #" buttonWidth="intrinsic""#).buttons
    #expect(intrinsic[1].frame.width < 120 && abs(intrinsic[1].frame.maxX - 361) < 0.5)
    let environment = try SceneFixture.environment("ipad-10")
    let equal = try footer(reject + approve, attributes: #" buttonWidth="equal""#, environment).buttons
    #expect(abs(equal[0].frame.width - equal[1].frame.width) < 0.6 && equal[0].frame.width > 300)
  }

  /// What the plan says has room has it: no gap before the first of them takes from the labels.
  @Test func buttonsOfTheirOwnWidthsFillTheLine() throws {
    let long = #"<Action id="y">Report damage</Action><Action id="x" role="primary">Confirm delivery</Action>"#
    let scene = try footer(long, attributes: #" buttonWidth="intrinsic""#)
    #expect(scene.buttons.map(\.label) == ["Report damage", "Confirm delivery"])
    #expect(scene.buttons.allSatisfy { $0.frame.x >= 32 && $0.frame.maxX <= 361.01 })
    #expect(scene.texts("Action").allSatisfy { !$0.isTruncated })
  }

  @Test func loneButtonStandsAtTheEndOnAndroid() throws {
    let button = try #require(try footer(approve, try SceneFixture.environment("android-compact")).buttons.first)
    #expect(button.frame.width < 150 && abs(button.frame.maxX - (412 - 32)) < 0.5)
  }

  @Test func targetsAreAsLargeAsThePlatformAsks() throws {
    for (device, side) in [("iphone-15", 44.0), ("android-compact", 48)] {
      let scene = try footer(reject + approve, try SceneFixture.environment(device))
      for part in scene.parts where part.role == .button {
        #expect((part.touchTarget?.height ?? 0) >= side)
      }
    }
  }

  /// The colours of each kind (FS/FioriButtonStyleProvider).
  @Test(arguments: [
    (ActionRole.primary, ActionKind.normal, "base2", "tintColor" as String?),
    (.secondary, .normal, "secondaryLabel", "secondaryFill"),
    (.secondary, .tint, "tintColor2", "informationBackground"),
    (.secondary, .negative, "negativeLabel", "negativeBackground"), (.tertiary, .normal, "primaryLabel", nil),
    (.tertiary, .tint, "tintColor2", nil), (.tertiary, .negative, "negativeLabel", nil),
  ])
  func buttonsHaveTheirColours(_ role: ActionRole, _ kind: ActionKind, _ label: String, _ fill: String?) {
    let style = ButtonStyle(role, kind)
    #expect(style.foreground.name == label && style.background?.name == fill)
  }

  @Test func disabledButtonsAreGrey() throws {
    let style = ButtonStyle(.primary, .normal, isDisabled: true)
    #expect(style.foreground.name == "separator" && style.background?.name == "tertiaryFill")
    let scene = try footer(#"<Action id="a" role="primary" disabled="true">Approve</Action>"#)
    #expect(scene.parts.first { $0.role == .button }?.touchTarget == nil)
  }

  @Test func buttonsAreSetAsFioriSetsThem() throws {
    let scene = try footer(approve)
    let text = try scene.text("Action")
    #expect(text.setting.face == .semibold && text.setting.size == 17 && text.color.name == "base2")
    #expect(try scene.surface("Action").cornerRadius == 8)
  }

  @Test func anIconStandsBesideWordsThatBreak() throws {
    let environment = try SceneFixture.environment("iphone-se-1") { $0.textSize = .ax2 }
    let scene = try footer(
      #"<Action id="a" icon="actions.download">Download the slip</Action>"#, environment)
    let button = try #require(scene.buttons.first).frame
    let icon = try #require(scene.parts.first { if case .icon = $0.content { true } else { false } }).frame
    let lines = try scene.text("Action").lines
    let (start, end) = (lines.map(\.x).min() ?? 0, lines.map { $0.x + $0.width }.max() ?? 0)
    #expect(lines.count > 1 && (0..<20).contains(start - icon.maxX))
    #expect(abs((icon.x - button.x) - (button.maxX - end)) <= 1, "both stand in the middle")
  }
}
