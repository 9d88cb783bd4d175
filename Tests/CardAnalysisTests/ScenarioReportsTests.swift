import CardAnalysis
import SourceText
import Testing

@Suite struct ScenarioReportsTests {
  private static let scene = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="home">
      <Device id="d" like="iphone-se-1"/>
      <PlainCard id="home"><Title>Home</Title></PlainCard>
      <Scenario id="one" device="d"><Step wait="1"/></Scenario>
      <Scenario id="two" device="d"><Step wait="1"/></Scenario>
      <Scenario id="three" device="d"><Step wait="1"/></Scenario>
    </CardScene>
    """

  @Test func theyRunAsLongAsSomebodyWantsThem() {
    let snapshot = DocumentSnapshot(uri: "", version: 0, text: SourceText(Self.scene), language: CardLanguage())
    var asked: [[Int]] = []
    let reports = snapshot.scenarioReports(.all) { done, count in
      asked.append([done, count])
      return done < 2
    }
    #expect(reports.count == 2 && asked == [[0, 3], [1, 3], [2, 3]])
    #expect(snapshot.scenarioReports(ScenarioSelection(filter: "t")).count == 2)
  }
}
