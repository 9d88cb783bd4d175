import CardAnalysis
import CardLayout
import CardModel
import Configuration
import DesignRules
import EditorFeatures
import JSON
import SourceText
import TestSupport
import Testing

/// The configuration at `path` with this text.
private func file(_ text: String, at path: String = "/p/.cardwright.json") -> ConfigurationFile {
  ConfigurationFile(path: path, bytes: Array(text.utf8))
}

@Suite struct ConfigurationFileTests {
  @Test(arguments: KindExample.all.filter(\.isConfiguration)) func anExampleHasOneFindingAndTheOtherNone(
    _ example: KindExample
  ) {
    #expect(file(example.failing).diagnostics.map(\.kind.code) == [example.code], "\(example.failing)")
    #expect(file(example.passing).diagnostics.map(\.kind.code) == [], "\(example.passing)")
  }

  /// Those that are about other files have none.
  @Test func everyKindOfAConfigurationHasAnExample() {
    let codes = ConfigurationDiagnostics.allDiagnosticKinds.map(\.code)
    let shown = KindExample.all.filter(\.isConfiguration).map(\.code)
    #expect(Set(codes).subtracting(shown) == ["configuration-sample", "configuration-entry"])
  }

  @Test func everyListingOfTheGuideIsAFileWithoutFindings() {
    let listings = ConfigurationSchema.description.split(separator: "```json\n").dropFirst()
      .map { String($0.prefix { $0 != "`" }) }
    for listing in listings { #expect(file(listing).diagnostics.map(\.message) == [], "\(listing)") }
    #expect(listings.contains("{ \"limits\": { \"cell-attributes\": 1 } }\n"))
    #expect(listings.count > 30)
  }

  /// What is told of the text: the code, what it says, and what it marks.
  private func findings(_ text: String) -> [String] {
    file(text).diagnostics.map { "\($0.kind.code): \($0.message): \(SourceText(text)[$0.range])" }
  }

  @Test func commentsAndCommasAreAllowed() {
    let text = """
      // what counts here
      {
        "rules": { "title-truncation": "error", /* too strict */ "card-height-max": "off", },
        "exclude": ["drafts/",],
      }
      """
    #expect(findings(text).isEmpty)
    #expect(
      file(text).entries.map(\.path) == [["rules", "title-truncation"], ["rules", "card-height-max"], ["exclude"]])
  }

  @Test func rulesAreOfferedByTheAlphabetBehindThoseOfWhatIsFound() {
    func labels(_ codes: Set<String>) -> [String] {
      let neighbours = ConfigurationNeighbours(codes: codes)
      return ConfigurationAssistant(file(#"{ "rules": {  } }"#)) { neighbours }.completion(at: 13).items.map(\.label)
    }
    let all = labels([])
    #expect(all.count > 300 && all == all.sorted())
    let found = labels(["title-truncation", "card-height-max"])
    #expect(found.starts(with: [#""card-height-max""#, #""title-truncation""#]))
    #expect(found.count == all.count && Set(found) == Set(all))
    let palette = file(#"{ "palette": { "light": {  } } }"#)
    let colors = ConfigurationAssistant(palette).completion(at: 25).items.map(\.label)
    #expect(colors.count > 100 && colors != colors.sorted(), "colours stand as in the palette")
  }

  @Test func nothingIsOfferedInACommentAndACommaBeforeWhatFollows() {
    func items(_ marked: String) -> [CompletionItem] {
      let marked = MarkedText(marked)
      return ConfigurationAssistant(file(marked.text)).completion(at: marked["1️⃣"]).items
    }
    for comment in ["{ // 1️⃣\n}", "{ // so1️⃣me\n}", "{ /* 1️⃣ */ }", "{ /* 1️⃣", "{} // 1️⃣"] {
      #expect(items(comment).isEmpty, "\(comment)")
    }
    #expect(!items("{ /* x */1️⃣ }").isEmpty && !items("{ // x\n1️⃣ }").isEmpty)
    func rules(_ marked: String) -> String? { items(marked).first { $0.label == "\"rules\"" }?.snippet }
    #expect(rules(#"{ 1️⃣ "root": true }"#) == #""rules": { $1 \},"#)
    #expect(rules(#"{ "ru1️⃣" "root": true }"#) == #""rules": { $1 \},"#)
    for last in [#"{ 1️⃣ }"#, #"{ 1️⃣, "root": true }"#, #"{ "root": true, 1️⃣ }"#] {
      #expect(rules(last) == #""rules": { $1 \}"#, "\(last)")
    }
  }

  @Test func aColourOfThePaletteIsExplained() throws {
    let marked = MarkedText(##"{ "palette": { "light": { "tint1️⃣Color": "#0B6E4F" } } }"##)
    let hover = try #require(ConfigurationAssistant(file(marked.text)).hover(at: marked["1️⃣"]))
    #expect(hover.contents.plainText.hasPrefix("tintColor: a colour. By default it is #"))
  }

  @Test func whatIsMisspeltIsSuggested() {
    #expect(
      findings(#"{ "ruels": {}, "rules": { "title-truncatoin": "error" } }"#) == [
        #"configuration-unknown-name: There is no setting “ruels”; did you mean “rules”?: "ruels""#,
        #"configuration-unknown-name: There is no rule “title-truncatoin”; did you mean “title-truncation”?: "title-truncatoin""#,
      ])
    let fix = file(#"{ "ruels": {} }"#).diagnostics.first?.fixes.first
    #expect(fix?.edits.first?.replacement == #""rules""#)
  }

  @Test func aNameThatDoesNotEndIsTheOnlyMistake() {
    let messages = file("{ \"rules\": {\n  \"card-h\n} }").diagnostics.map(\.message)
    #expect(messages == ["This string has no closing quote"])
  }

  @Test func valuesAreHeldAgainstTheTable() {
    #expect(
      findings(#"{ "root": 1, "platforms": ["ios", "adroid"], "format": { "tabSize": 99 }, "rules": ["x"] }"#) == [
        "configuration-value: “root” must be true or false: 1",
        #"configuration-value: Each of “platforms” must be one of “ios”, “android”; did you mean “android”?: "adroid""#,
        "configuration-value: “tabSize” must be a whole number from 1 to 16: 99",
        #"configuration-value: “rules” must be an object: ["x"]"#,
      ])
  }

  @Test func sampleSetsOfSeveralFilesComeTogetherFileByFile() {
    let near = file(
      #"{ "samples": { "few": { "a.json": "b.json", "../c.json": "d.json" }, "x": 1 } }"#, at: "/p/q/.cardwright.json")
    let far = file(#"{ "samples": { "few": { "a.json": "e.json", "q/./a.json": "f.json" }, "all": {} } }"#)
    #expect(near.diagnostics.map(\.message) == ["“x” must be an object, in it each sample by its name"])
    #expect(
      Configuration([near, far]).checks.sampleSets == [
        SampleSet(
          "few", ["/p/q/a.json": "/p/q/b.json", "/p/c.json": "/p/q/d.json", "/p/a.json": "/p/e.json"])
      ])
  }

  @Test func whatIsWrongLeavesTheRest() {
    let found = file(#"{ "platforms": ["ios", "adroid"], "root": true "exclude": ["a"] "#)
    #expect(found.entries.map(\.path) == [["platforms"], ["root"], ["exclude"]])
    #expect(found.entries.first?.value == ["ios"])
    #expect(found.diagnostics.count { $0.kind.code == "configuration-syntax" } == 2)
  }

  @Test(arguments: [
    "", "[]", "{", "}", "{\"rules\"", "{\"rules\":", "{\"rules\":{\"a", "{,}", "nul", "{\"a\":[1,2}", "{'a': 1}",
    "// only",
    "/* open", "\u{0}", "{\"rules\":{\"rules\":{\"rules\":1}}}", "[[[[[[", "{\"a\" \"b\"}",
  ]) func anyTextIsToldOfAndLost(text: String) {
    #expect(!file(text).diagnostics.isEmpty)
    for end in 0...text.utf8.count { _ = ConfigurationFile(path: "/a", bytes: Array(text.utf8.prefix(end))) }
  }

  @Test func ofManyFindingsTheRestIsCounted() {
    let names = (0..<40_000).map { "\"r\($0)\": \"off\"" }.joined(separator: ",\n")
    let found = file(
      "{ \"rules\": {\n\(names) }, \"exclude\": [\(Array(repeating: "1", count: 5_000).joined(separator: ","))] }")
    let unknown = found.diagnostics.filter { $0.kind.code == "configuration-unknown-name" }
    #expect(unknown.count == 101)
    #expect(unknown.last?.message == "There are 39900 more of this kind from here on")
    #expect(unknown.last.map { found.text[$0.range] } == "\"r100\"")
    #expect(found.diagnostics.last?.message == "There are 4900 more of this kind from here on")
  }

  @Test func aColourThatThereIsNotIsCalledSo() {
    #expect(
      findings(##"{ "palette": { "light": { "tintColour": "#000000" } } }"##) == [
        #"configuration-unknown-name: There is no colour “tintColour”; did you mean “tintColor”?: "tintColour""#
      ])
  }

  @Test func aNameThatStandsTwiceIsTold() {
    let found = file(#"{ "root": true, "root": false }"#)
    #expect(found.diagnostics.map(\.message) == ["“root” is set again below, and that counts"])
    #expect(!found.isRoot)
  }
}

@Suite struct BrandTests {
  @Test func coloursThatAreHardlySeenAreTold() {
    func messages(_ palette: String) -> [String] {
      file("{ \"palette\": { \(palette) } }").diagnostics.map(\.message)
    }
    #expect(messages(##""light": { "tintColor": "#0B6E4F" }"##).isEmpty)
    #expect(
      messages(##""light": { "tintColor": "#FFE08A" }"##) == [
        "“tintColor” on cards has a contrast of 1.2 in the light appearance, where texts need 4.5"
      ])
    #expect(messages(##""dark": { "secondaryGroupedBackground": "#FFFFFF" }"##).count > 3)
    #expect(messages(##""light": { "tintColor": "green" }"##) == ["“tintColor” must be a colour such as “#0064D9”"])
  }
}

@Suite struct ConfigurationMergeTests {
  @Test func theNearestCountsNameByName() {
    let near = file(
      #"{ "rules": { "title-truncation": "off" }, "exclude": ["a"], "platforms": ["ios"] }"#,
      at: "/p/q/.cardwright.json")
    let far = file(
      #"{ "rules": { "title-truncation": "error", "text-growth": "info" }, "exclude": ["b"], "platforms": [] }"#)
    let merged = Configuration([near, far])
    #expect(merged.checks.severities == ["title-truncation": .off, "text-growth": .severity(.information)])
    #expect(merged["platforms"] == ["ios"])
    #expect(
      merged.excludes("/p/q/a") && merged.excludes("/p/q/b") && merged.excludes("/p/b") && !merged.excludes("/p/a"))
    #expect(merged.entries.first { $0.path == ["rules", "text-growth"] }?.file.path == "/p/.cardwright.json")
  }

  @Test(arguments: [
    ("drafts/", "drafts/a.card.xml", true), ("drafts/", "x/drafts/a.card.xml", true), ("drafts/", "drafts", false),
    ("*.old.card.xml", "x/y.old.card.xml", true), ("*.old.card.xml", "y.card.xml", false),
    ("/a/*.xml", "a/b.xml", true), ("/a/*.xml", "a/c/b.xml", false), ("a/**/b.xml", "a/b.xml", true),
    ("a/**/b.xml", "a/c/d/b.xml", true), ("a/**", "a/x/y", true), ("?.xml", "a.xml", true), ("?.xml", "ab.xml", false),
    ("", "a", false), ("./a", "a", true), ("?.xml", "ö.xml", true), ("?.xml", "o\u{308}.xml", true),
    ("[a-c].xml", "b.xml", true), ("[a-c].xml", "d.xml", false), ("[!a-c].xml", "d.xml", true), ("[^d]", "d", false),
    ("[]a].xml", "].xml", true), ("[a.xml", "[a.xml", true), ("[\\]]", "]", true), ("[z-a]", "m", false),
    ("\\*.xml", "*.xml", true), ("\\*.xml", "a.xml", false), ("\\!a", "!a", true), ("a\\", "a\\", true),
    ("[a/b]", "a", false), ("*[0-9]", "x/y1", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false),
  ]) func patternsAreThoseOfGit(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).fits(path.split(separator: "/").map(Array.init)) == fits)
  }

  @Test func whatALaterPatternTakesBackInIsNotExcluded() {
    let far = file(#"{ "exclude": ["drafts/", "!drafts/keep.card.xml"] }"#)
    let near = file(#"{ "exclude": ["!old.card.xml"] }"#, at: "/p/drafts/q/.cardwright.json")
    let merged = Configuration([near, far])
    #expect(merged.excludes("/p/drafts/a.card.xml") && !merged.excludes("/p/drafts/keep.card.xml"))
    #expect(merged.excludes("/p/drafts/q/a.card.xml") && !merged.excludes("/p/drafts/q/old.card.xml"))
    #expect(merged.excludes("/p/drafts/old.card.xml"))
  }

  @Test func limitsAreStricterOrRefused() {
    let near = file(#"{ "limits": { "list-preview-rows": 2 } }"#, at: "/p/q/.cardwright.json")
    let far = file(#"{ "limits": { "list-preview-rows": 1, "actions-max": 1, "tags-few": 7 } }"#)
    let limits = Configuration([near, far]).checks.matrix.limits
    #expect(limits == RuleLimits(["list-preview-rows": 2, "actions-max": 1]))
    #expect(
      far.diagnostics.map(\.message) == [
        "“tags-few” must be a whole number from 1 to 6: a project can be stricter than the guidelines, not more generous"
      ])
    #expect(
      file(#"{ "limits": { "actions-mx": 1 } }"#).diagnostics.first?.message.hasSuffix("did you mean “actions-max”?")
        == true)
  }

  @Test func formatOptionsOfTheProjectCountMore() {
    let merged = Configuration([file(#"{ "format": { "lineLength": 80, "insertSpaces": false } }"#)])
    let options = merged.formatting(FormattingOptions(tabSize: 4, lineLength: 100))
    #expect(options == FormattingOptions(tabSize: 4, insertSpaces: false, lineLength: 80))
  }

  @Test func targetsAreThoseOfTheExport() {
    #expect(Configuration([file(#"{ "targets": ["mdk", "adaptive"] }"#)]).checks.targets == ["mdk", "adaptive"])
    #expect(file(#"{ "targets": ["ios"] }"#).diagnostics.first?.message.contains("“mdk”, “ui5”") == true)
  }

  @Test func devicesMakeTheMatrix() {
    #expect(Configuration([file("{}")]).checks.matrix == .standard)
    let android = Configuration([file(#"{ "platforms": ["android"] }"#)]).checks.matrix
    #expect(android[.smallPhone]?.platform == .android && android[.phone]?.width == 360 && android[.tablet] == nil)
    let tablets = Configuration([file(#"{ "devices": ["ipad-pro-11"], "textSizes": ["large"] }"#)]).checks.matrix
    #expect(tablets[.smallPhone]?.width == 834 && tablets[.androidPhone] == nil && tablets[.largeText] == nil)
  }
}

@Suite struct ConfigurationSchemaTests {
  @Test func everyExampleIsWhatTheSchemaAndTheReaderTake() throws {
    let schema = try #require(JSONSchema(ConfigurationSchema.json))
    func check(_ settings: [Setting], _ around: (String) -> String) throws {
      for setting in settings {
        let text = around("{ \(JSONValue.string(setting.name).text()): \(setting.example) }")
        #expect(file(text).diagnostics.isEmpty, "\(text)")
        #expect(try schema.problems(in: JSONParser.parse(text)).isEmpty, "\(text)")
        if case .group(let inner) = setting.shape { try check(inner) { around("{ \"\(setting.name)\": \($0) }") } }
      }
    }
    try check(Setting.all) { $0 }
  }

  @Test func schemaAndReaderRefuseTheSame() throws {
    let schema = try #require(JSONSchema(ConfigurationSchema.json))
    for text in [
      #"{ "ruels": {} }"#, #"{ "rules": { "title-truncation": "bad" } }"#, #"{ "rules": { "x": "off" } }"#,
      #"{ "root": 1 }"#,
      #"{ "devices": ["phone"] }"#, #"{ "format": { "tabSize": "2" } }"#, "[]",
    ] {
      #expect(!file(text).diagnostics.isEmpty, "\(text)")
      #expect(try !schema.problems(in: JSONParser.parse(text)).isEmpty, "\(text)")
    }
  }
}
