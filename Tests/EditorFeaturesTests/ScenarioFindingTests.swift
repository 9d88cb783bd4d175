import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

@Suite("Scenarios while one types")
struct ScenarioFindingTests {
  private func scene(_ steps: String, handlers: String = "") -> String {
    """
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-se-1"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
        \(handlers)
      </PlainCard>
      <Scenario id="once" device="phone">
        \(steps)
      </Scenario>
    </CardScene>
    """
  }

  private func errors(_ text: String) -> [Diagnostic] { card(text).diagnostics.filter { $0.severity == .error } }

  @Test("A claim that does not hold is found at its value, with what would hold as fix")
  func claims() throws {
    let marked = MarkedText(scene(#"<Expect cardTop="⏩250⏪" title="Trip"/>"#))
    let found = try #require(errors(marked.text).first)
    let selection = try #require(marked.selection)
    #expect(found.range == ByteRange(selection.lowerBound, selection.upperBound))
    #expect(found.kind.code == "claim-fails" && found.kind.source == .scenario)
    #expect(found.message == "cardTop is 249, not 250, 1 less")
    let fix = try #require(found.fixes.first)
    #expect(fix.title == "Expect 249")
    #expect(errors(applying(fix.edits, to: marked.text)).isEmpty)
  }

  @Test("A place with a space in it is one mistake")
  func spacedPlace() {
    #expect(errors(scene(#"<Step tap="160, 90"/>"#)).map(\.kind.code) == ["value-invalid"])
  }

  @Test("A fix is written so that XML reads it, and can claim none")
  func fixes() throws {
    let info = #"<On event="tap" of="station"><Info>A &lt; B "now"</Info></On>"#
    for claim in [#"info="x""#, #"map="town" saved="peaking""#] {
      let text = scene(#"<Step tap="station"/><Expect \#(claim)/>"#, handlers: info)
      let fix = try #require(errors(text).first?.fixes.first)
      #expect(errors(applying(fix.edits, to: text)).isEmpty)
    }
  }

  @Test("Handlers that answer each other for ever are found where they begin")
  func circles() throws {
    let handlers = """
      <On event="didMove" position="extended"><Move to="peaking"/></On>
      <On event="didMove" position="peaking"><Move to="extended"/></On>
      """
    #expect(errors(scene(#"<Step tapTitle="true"/>"#, handlers: handlers)).map(\.kind.code) == ["actions-circle"])
  }

  @Test("A step that nobody can do is found at its value")
  func steps() throws {
    let marked = MarkedText(
      scene(
        #"<Step tapTitle="true"/><Step tap="⏩station⏪"/><Expect info=""/>"#,
        handlers: #"<On event="tap" of="station"><Info>Here</Info></On>"#))
    let found = errors(marked.text)
    let selection = try #require(marked.selection)
    #expect(found.map(\.range) == [ByteRange(selection.lowerBound, selection.upperBound)])
    #expect(found.map(\.kind.code) == ["step-impossible"])
    #expect(found.map(\.message) == ["“station” cannot be touched here: the map is dimmed"])
  }

  @Test("A card that only the app takes away is told, and does not keep scenarios from running")
  func waysBack() {
    let handlers = """
      <On event="tap" of="station"><Push card="paid"/></On></PlainCard>
      <PlainCard id="paid" map="town" position="peaking" closable="false"><Title>Paid</Title>
      """
    let steps = #"<Step tap="station"/><Expect top="paid"/><Step pop="true"/><Expect depth="2"/>"#
    let text = scene(steps, handlers: handlers)
    #expect(errors(text).map(\.kind.code) == ["claim-fails"])
    #expect(card(text).diagnostics.contains { $0.kind.code == "scene-way-back" && $0.severity == .warning })
  }

  @Test("Scenarios of a text that is wrong do not run")
  func wrong() {
    let text = scene(#"<Step frobnicate="true"/><Expect cardTop="1"/>"#)
    #expect(!errors(text).contains { $0.kind.source == .scenario } && !errors(text).isEmpty)
  }

  @Test("Behind a step stands what became of the scene, while the text is right")
  func hints() {
    let marked = MarkedText(scene(#"<Step tapTitle="true"/>1️⃣<Step drag="10"/><Expect position="peaking"/>"#))
    let text = marked.text
    let snapshot = card(text)
    let hints = snapshot.inlayHints(in: ByteRange(0, text.utf8.count))
    #expect(hints.map(\.label) == ["home · extended · cardTop 70 · 0.25 s", "home · extended · cardTop 70 · 0.4 s"])
    #expect(hints.first?.offset == marked["1️⃣"])
    #expect(snapshot.inlayHints(in: ByteRange(0, 10)).isEmpty)
    #expect(card(scene(#"<Step frobnicate="true"/>"#)).inlayHints(in: ByteRange(0, 9999)).isEmpty)
  }

  @Test("Over a step stands what it does and what came of it, over a claim whether it holds")
  func hovers() throws {
    let steps = #"<St1️⃣ep tap2️⃣Title="true"/><Expect cardTop="72" 3️⃣position="extended"/><Ex4️⃣pect depth="1"/>"#
    let marked = MarkedText(scene(steps))
    func text(_ mark: String) throws -> String {
      let contents = try #require(HoverFinder(card(marked.text)).hover(at: marked[mark])).contents
      #expect(contents.plainText.contains("attribute") || contents.plainText.contains("<"))
      return contents.markdown
    }
    for mark in ["1️⃣", "2️⃣"] {
      #expect(try text(mark).contains("home · extended · cardTop 70 · 0.25 s"))
      #expect(try text(mark).contains("`town.padding`, `home.didMove(extended)`"))
    }
    #expect(try text("1️⃣").hasPrefix("`<Step>`\n\n- **tapTitle:** Taps the title"))
    #expect(try text("3️⃣").contains("**Holds** on phone, by the profile spec"))
    #expect(try text("4️⃣").contains("**Holds**"))
    let claim = MarkedText(scene(#"<Step tapTitle="true"/><Expect card1️⃣Top="72"/>"#))
    let hover = try #require(HoverFinder(card(claim.text)).hover(at: claim["1️⃣"]))
    #expect(hover.contents.plainText.contains("cardTop is 70, not 72, 2 less"))
    let wrong = MarkedText(scene(#"<St1️⃣ep tapTitle="true"/><Step frobnicate="true"/>"#))
    #expect(HoverFinder(card(wrong.text)).hover(at: wrong["1️⃣"])?.contents.plainText.contains("extended") == false)
  }

  @Test(
    "What is tapped and claimed is completed from what is there, and from nothing else",
    arguments: [
      (#"<Expect map="⏩⏪"/>"#, ["town"]), (#"<Step tap="⏩⏪"/>"#, ["station", "find", "next", "r1"]),
      (#"<Expect page="⏩⏪"/>"#, ["p1"]), (#"<Step page="⏩⏪"/>"#, ["p1"]), (#"<Step select="⏩⏪"/>"#, ["r1"]),
      (#"<Expect selected="⏩⏪"/>"#, ["r1"]), (#"<Step focus="⏩⏪"/>"#, ["find"]),
      (#"<Step push="⏩⏪"/>"#, ["home", "list", "p1"]), (#"<Expect top="⏩⏪"/>"#, ["home", "list", "p1"]),
      (#"<Step resize="⏩⏪"/>"#, ["phone"]), (#"<Step setMap="⏩⏪"/>"#, ["town"]),
      (#"<Expect rowButtons="tracking ⏩⏪"/>"#, ["next"]), (#"<Expect rowButtons="⏩nx⏪ tracking"/>"#, ["next"]),
      (#"<Expect trace="home.built ⏩towtake⏪"/>"#, ["town.takeCharge"]),
      (#"<Expect trace="⏩trip.r⏪"/>"#, ["trip.requestDismissal"]),
      (#"<Expect readingOrder="⏩su⏪ title"/>"#, ["close", "title", "subtitle", "accessory"]),
    ])
  func completion(steps: String, labels: [String]) throws {
    let text = """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home"><Device id="phone" like="iphone-se-1"/>
        <MapContent id="town"><Pin id="station" latitude="48.1" longitude="11.6">Station</Pin></MapContent>
        <PlainCard id="home" map="town"><Title>Trip</Title><SearchField id="find">Find</SearchField>
          <MapButtons edge="bottom"><Action id="next" icon="places.map" label="N"/></MapButtons></PlainCard>
        <TableCard id="list"><Section><ObjectCell id="r1"><Title>R</Title></ObjectCell></Section></TableCard>
        <PageCard id="p1"><PageItem card="p1"/></PageCard>
        <Scenario id="once" device="phone">\(steps)</Scenario>
      </CardScene>
      """
    let marked = MarkedText(text)
    let selection = try #require(marked.selection)
    let list = Completer(card(marked.text), at: selection.upperBound).list
    #expect(Set(list.items.map(\.label)) == Set(labels))
    let item = try #require(list.items.first)
    #expect(item.replaceRange == ByteRange(selection.lowerBound, selection.upperBound))
  }

  @Test("A handler is offered the parts, not the cards")
  func handlerCompletion() throws {
    let marked = MarkedText(scene("<Step tapTitle=\"true\"/>", handlers: #"<On event="tap" of="⏩⏪"/>"#))
    let items = Completer(card(marked.text), at: try #require(marked.selection).lowerBound).list.items
    #expect(items.map(\.label) == ["station"])
  }
}
