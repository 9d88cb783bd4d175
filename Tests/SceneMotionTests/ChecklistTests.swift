import CardModel
import SceneMotion
import Testing

/// What TGCardViewController's feature list asks for, feature by feature; the letters are those of its groups: behaviour,
/// stack, content, pages, look, map, navigation buttons, width, use, integration.
///
/// How a scene looks (S2, C1, C2, C4, C6 to C8,
/// L1, L3 to L6, M1) `SceneDrawingTests` and the golden drawings show, curves (S1) `MotionCurveTests`, and what pages have in
/// common (P2 to P4) `PageTests`.
@Suite("Feature by feature")
struct ChecklistTests {
  private static let scene = """
    <Device id="se" like="iphone-se-1"/><Device id="turned" like="iphone-se-1" orientation="landscape"/>
    <Device id="pad" like="ipad-mini-6"/><Device id="rtl" like="ipad-mini-6" direction="rtl"/>
    <MapContent id="m"/><MapContent id="n"/>
    <PlainCard id="a" map="m" position="peaking"><Title>A</Title><HostedView height="900">V</HostedView></PlainCard>
    <PlainCard id="b" map="n" position="extended"><Title>B</Title><HostedView height="900">V</HostedView></PlainCard>
    <PlainCard id="keeps" map="m"><Title>K</Title><Text>Short</Text></PlainCard>
    <PlainCard id="mapless" position="peaking"><Title>C</Title><HostedView height="900">V</HostedView></PlainCard>
    <PlainCard id="back" noMap="snapBack"><Title>D</Title></PlainCard>
    <PlainCard id="open" map="m" closable="false"><Title>E</Title></PlainCard>
    <PlainCard id="still" map="m" position="peaking" drag="title" tapSteps="false" tapDim="none" scrollHandover="false">
      <Title>F</Title><HostedView height="900">V</HostedView></PlainCard>
    <PlainCard id="fresh" map="m" position="extended" refreshable="true"><Title>G</Title>
      <HostedView height="900">V</HostedView></PlainCard>
    <PlainCard id="spoken" map="m" focus="accessory"><Title>H</Title><Subtitle>S</Subtitle>
      <Accessory><Text>T</Text></Accessory></PlainCard>
    <TableCard id="table" map="m" position="extended"><Title>T</Title><Section>
      <ObjectCell id="r1"><Title>1</Title></ObjectCell><ObjectCell id="r2"><Title>2</Title></ObjectCell></Section></TableCard>
    <PageCard id="pages"><HeaderBar height="44"><PageDots/><Next id="on">Next</Next></HeaderBar>
      <PageItem card="a"/><PageItem card="b"/></PageCard>
    <PlainCard id="headed" map="m" position="peaking"><HeaderBar height="44"><Title>H</Title></HeaderBar><Title>I</Title>
      <MapButtons edge="top"><Action id="t" icon="places.map" label="T"/></MapButtons>
      <MapButtons edge="bottom"><Action id="u" icon="places.map" label="U"/></MapButtons></PlainCard>
    """

  /// A feature, what shows it, and on which device.
  private static let rows: [(feature: String, device: String, steps: String)] = [
    ("B1a collapsed", "se", #"<Step move="collapsed"/><Expect cardTop="507.5" contentAlpha="0" y="568"/>"#),
    ("B1b peaking", "se", #"<Expect cardTop="249" contentAlpha="1" dim="0" buttonsAlpha="1" mapInteractive="true"/>"#),
    (
      "B1c extended", "se",
      #"<Step move="extended"/><Expect cardTop="70" dim="0.25" buttonsAlpha="0" mapInteractive="false"/>"#
    ),
    (
      "B2 close button", "se",
      #"<Expect close="false"/><Step push="b"/><Expect close="true"/><Step push="open"/><Expect close="false"/>"#
    ),
    (
      "B3 preferred position", "se",
      #"<Step push="b"/><Expect position="extended"/><Step pop="true"/><Step push="keeps"/><Expect position="peaking"/>"#
    ),
    (
      "B4 push", "se",
      #"<Step push="b"/><Step wait="0.125"/><Expect shade="0.125" duration="0.25" depth="2"/><Step wait="1"/>"#
        + #"<Expect shade="0.25"/>"#
    ),
    (
      "B5 callbacks of a push", "se",
      #"<Step push="b"/><Expect trace="a.willDisappear b.built b.willAppear m.cleanUp n.takeCharge a.didDisappear "#
        + #"b.didAppear b.didMove(extended)"/>"#
    ),
    ("B6 close", "se", #"<Step push="b"/><Step close="true"/><Expect top="a" depth="1"/>"#),
    (
      "B7 the position below comes back", "se",
      #"<Step move="collapsed"/><Step push="b"/><Expect saved="collapsed"/><Step pop="true"/><Expect cardTop="507.5"/>"#
    ),
    (
      "B8 pop", "se",
      #"<Step push="b"/><Step pop="true"/><Step wait="0.15625"/><Expect shade="0.125" duration="0.3125"/>"#
        + #"<Step wait="1"/><Expect shade="0"/>"#
    ),
    (
      "B9 callbacks of a pop", "se",
      #"<Step push="b"/><Step pop="true"/><Expect trace="a.willAppear b.willDisappear n.cleanUp m.takeCharge "#
        + #"b.didDisappear a.didAppear a.didMove(peaking)"/>"#
    ),
    (
      "B10 snapping", "se",
      #"<Step drag="100"/><Expect position="collapsed"/><Step drag="-200" velocity="-100"/><Expect position="peaking"/>"#
        + #"<Step drag="-40" velocity="-300"/><Expect position="extended"/>"#
    ),
    (
      "B11 dragging anywhere", "se",
      #"<Step drag="-60" hold="true"/><Expect y="189"/><Step drag="60"/><Step drag="-60" from="title" hold="true"/>"#
        + #"<Expect y="189"/><Step drag="60"/><Step drag="-60" from="content" hold="true"/><Expect y="189"/>"#
        + #"<Step drag="60"/><Step push="still"/><Step drag="-60" from="content" hold="true"/><Expect y="249"/>"#
    ),
    ("B12 title, collapsed", "se", #"<Step move="collapsed"/><Step tapTitle="true"/><Expect position="peaking"/>"#),
    (
      "B13 title, peaking", "se",
      #"<Step tapTitle="true"/><Expect position="extended"/><Step push="still"/><Step tapTitle="true"/>"#
        + #"<Expect position="peaking"/>"#
    ),
    ("B14 title, extended", "se", #"<Step push="b"/><Step tapTitle="true"/><Expect position="extended" trace=""/>"#),
    (
      "B15 dimmed map", "se",
      #"<Step move="extended"/><Step tapMap="true"/><Expect position="peaking"/>"#
        + #"<Step push="still"/><Step move="extended"/><Step tapMap="true"/><Expect position="extended"/>"#
    ),
    (
      "B16 the title stays", "se",
      #"<Step push="b"/><Step scroll="100"/><Expect cardTop="70" scrollOffset="100" dim="0.25"/>"#
    ),
    (
      "B17 line below the title", "se",
      #"<Step push="b"/><Expect separator="false"/><Step scroll="10"/><Expect separator="true"/><Step move="collapsed"/>"#
        + #"<Expect separator="false"/>"#
    ),
    (
      "B18 scrolling on drags", "se",
      #"<Step push="b"/><Step scroll="50"/><Step scroll="-170"/><Expect position="peaking" scrollOffset="0"/>"#
        + #"<Step push="fresh"/><Step scroll="-170"/><Expect position="extended"/><Step push="still"/>"#
        + #"<Step move="extended"/><Step scroll="-170"/><Expect position="extended"/>"#
    ),
    (
      "S3 turned while collapsed", "se",
      #"<Step move="collapsed"/><Step resize="turned"/><Step resize="se"/><Expect position="collapsed" cardTop="507.5"/>"#
    ),
    (
      "C3 content that fits does not scroll", "se",
      #"<Step push="keeps"/><Step move="extended"/><Expect scrollable="false"/><Step push="b"/><Expect scrollable="true"/>"#
    ),
    (
      "C5 rows", "se",
      #"<Step push="table"/><Step select="r2"/><Expect selected="r2"/><Step push="b"/><Step pop="true"/>"#
        + #"<Expect selected=""/>"#
    ),
    (
      "P1 pages", "se",
      #"<Step push="pages"/><Expect page="a" headerShown="true" cardTop="313"/><Step swipe="-200"/><Expect page="b"/>"#
        + #"<Step swipe="200"/><Expect page="a"/><Step tap="on"/><Expect page="b"/><Step turn="next"/><Expect page="b"/>"#
    ),
    (
      "P3, P4 maps and callbacks of pages", "se",
      #"<Step push="pages"/><Step page="b"/><Expect map="n" trace="m.cleanUp n.takeCharge pages.page(2) "#
        + #"a.willDisappear b.willAppear b.didAppear a.didDisappear"/>"#
    ),
    (
      "L2 grab handle", "se",
      #"<Expect grabHandle="true"/><Step push="mapless"/><Expect grabHandle="false"/>"#
    ),
    (
      "M2 what the map keeps free", "se",
      #"<Expect paddingTop="20" paddingBottom="319" safeBottom="319"/><Step move="extended"/>"#
        + #"<Expect paddingBottom="319" safeBottom="319"/><Step move="collapsed"/>"#
        + #"<Expect paddingBottom="75" safeBottom="60.5"/><Step push="headed"/>"#
        + #"<Expect paddingTop="0" safeTop="64" safeRight="134"/>"#
    ),
    (
      "M2 beside the card", "pad",
      #"<Expect paddingLeft="368" safeLeft="360" paddingBottom="0" paddingTop="24"/><Step push="headed"/>"#
        + #"<Expect safeTop="0" safeRight="134" safeBottom="0"/>"#
    ),
    (
      "M3 without a map", "se",
      #"<Step push="mapless"/><Expect position="extended" hasMap="false" draggable="false"/><Step drag="300"/>"#
        + #"<Expect cardTop="70"/><Step push="back"/><Step drag="300" hold="true"/><Expect y="370"/><Step drag="0"/>"#
        + #"<Expect cardTop="70"/>"#
    ),
    (
      "N1 buttons on the map", "se",
      #"<Expect columnButtons="tracking"/><Step push="headed"/><Expect columnButtons="" rowButtons="u tracking t"/>"#
    ),
    (
      "N2 they fade", "se",
      #"<Step drag="-26.85" hold="true"/><Expect buttonsAlpha="0.5"/><Step drag="-30" hold="true"/>"#
        + #"<Expect buttonsAlpha="0" dim="0"/>"#
    ),
    (
      "W1 beside the map", "pad",
      #"<Expect width="360" left="8"/><Step move="extended"/><Expect dim="0" buttonsAlpha="1"/>"#
    ),
    ("W1 mirrored", "rtl", #"<Expect width="360" left="376" paddingRight="368"/>"#),
    (
      "W1 low", "turned",
      #"<Expect width="215.84" position="extended"/><Step move="collapsed"/><Expect position="extended"/>"#
    ),
    (
      "W2 sizes change", "se",
      #"<Step resize="pad"/><Expect position="peaking" y="548.5"/><Step resize="turned"/><Expect position="extended"/>"#
        + #"<Step resize="se"/><Expect position="peaking" cardTop="249" trace="a.traits"/>"#
    ),
    (
      "U1 restoring", "se",
      #"<Restore><StackEntry card="a" position="collapsed"/><StackEntry card="pages" page="b" position="extended" "#
        + #"offset="40"/></Restore><Expect depth="2" page="b" scrollOffset="40" position="extended" saved="collapsed"/>"#
    ),
    (
      "U2 VoiceOver", "se",
      #"<Step voiceOver="true"/><Expect scrollable="true" handleLabel="Card, half screen"/><Step voiceOverFocus="500"/>"#
        + #"<Expect position="peaking"/><Step voiceOverFocus="600"/><Expect position="extended"/><Step push="spoken"/>"#
        + #"<Expect position="extended" focus="accessory" readingOrder="close title subtitle accessory"/>"#
        + #"<Step collapse="true"/><Expect position="peaking"/><Step expand="true"/><Expect position="extended"/>"#
        + #"<Step escape="true"/><Expect top="a"/><Step escape="true"/><Expect depth="1"/>"#
    ),
    (
      "U4 keys", "se",
      #"<Step keys="ctrl+up"/><Expect position="extended"/><Step keys="ctrl+down"/><Expect position="peaking"/>"#
        + #"<Step push="table"/><Step keys="up"/><Expect selected="r2"/><Step keys="down"/><Expect selected="r1"/>"#
        + #"<Step keys="esc"/><Expect selected=""/><Step keys="cmd+w"/><Expect top="a"/><Step push="pages"/>"#
        + #"<Step keys="ctrl+right"/><Expect page="b"/><Step keys="cmd+["/><Expect top="a"/>"#
    ),
    ("I2 the root is there at once", "se", #"<Expect top="a" depth="1" trace="a.willAppear a.didAppear"/>"#),
  ]

  @Test("It holds", arguments: rows.map(\.feature))
  func holds(feature: String) throws {
    let row = try #require(Self.rows.first { $0.feature == feature })
    let scene = try Examples.made(
      #"root="a""#, Self.scene + #"<Scenario id="s1" device="\#(row.device)">\#(row.steps)</Scenario>"#)
    let report = try #require(try Examples.reports(scene).first)
    #expect(report.problems.map(\.message) == [] && report.trouble == nil)
    #expect(report.scenario.steps.contains { if case .expect = $0 { true } else { false } })
  }

  @Test(
    "What differs by profile",
    arguments: [
      ("B4", "tgcard-2.5", #"<Step push="b"/><Expect shade="0.15"/>"#),
      ("B4", "tgcard-sheet", #"<Step push="b"/><Expect shade="0" dim="0" mapInteractive="true"/>"#),
      ("U4", "tgcard-2.5", #"<Step push="b"/><Step keys="cmd+w"/><Expect top="b"/>"#),
      ("M3", "tgcard-2.5", #"<Step push="back"/><Step drag="300"/><Expect cardTop="70" draggable="false"/>"#),
      ("B10", "tgcard-2.5", #"<Step drag="60" cancel="true"/><Expect y="309" position="peaking"/>"#),
      ("B10", "spec", #"<Step drag="60" cancel="true"/><Expect position="collapsed"/>"#),
    ])
  func differs(feature: String, profile: String, steps: String) throws {
    let scene = try Examples.made(
      #"root="a" profile="\#(profile)""#, Self.scene + #"<Scenario id="s1" device="se">\#(steps)</Scenario>"#)
    let report = try #require(try Examples.reports(scene).first)
    #expect(report.problems.map(\.message) == [] && report.trouble == nil, "\(feature)")
    #expect(report.scenario.steps.contains { if case .expect = $0 { true } else { false } })
  }
}
