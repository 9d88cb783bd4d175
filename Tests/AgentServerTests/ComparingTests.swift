import Foundation
import JSON
import TestSupport
import Testing

@Suite struct ComparingTests {
  private func card(_ status: String) -> String {
    """
    <ObjectCardView xmlns="urn:cardwright:1" id="c">
      <Title>Pump</Title>
      <Status>\(status)</Status>
    </ObjectCardView>
    """
  }

  @Test func aTextIsComparedWithAnother() async throws {
    let agent = try await TestAgent.started()
    let result = try await agent.call(
      "diff", ["text": .string(card("High")), "before": .string(card("Low").replacing("Title", with: "Titel"))])
    let sentences = result["changes"]?.array?.compactMap { $0["sentence"]?.string } ?? []
    #expect(sentences.contains("Status says “High” in place of “Low”"), "\(sentences)")
    #expect(result["lost"]?.array?.contains { $0["code"] == "element-unknown" } == true && result["gained"] == [])
    let same = try await agent.call("diff", ["text": .string(card("High")), "before": .string(card("High"))])
    #expect(same == ["changes": [], "gained": [], "lost": []])
  }

  @Test func aFileIsComparedWithItsRevision() async throws {
    let folder = try TemporaryFolder(["a.card.xml": card("Low")])
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "-A"],
      ["-c", "user.name=n", "-c", "user.email=e", "commit", "-q", "-m", "a"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      try process.run()
      process.waitUntilExit()
    }
    try folder.write("a.card.xml", card("High"))
    try folder.write("b.card.xml", card("High"))
    let agent = try await TestAgent.started(folders: [folder.path])
    let result = try await agent.call("diff", ["path": "a.card.xml"])
    #expect(result["changes"]?[0]?["sentence"] == "Status says “High” in place of “Low”")
    #expect(
      try await agent.refusal("diff", ["path": "a.card.xml", "revision": "mian"])
        .hasPrefix("git knows no revision “mian”; did you mean main?"))
    #expect(try await agent.refusal("diff", ["path": "b.card.xml"]) == "HEAD has no b.card.xml.")
    #expect(try await agent.refusal("diff", ["text": .string(card("High"))]).hasPrefix("say which card is meant"))
  }
}
