import JSON
import LSPTypes
import Testing

@Suite struct DecodingTests {
  @Test func aFailureNamesThePath() throws {
    let cases: [(String, String)] = [
      (
        #"{"textDocument":{"uri":"u"},"position":{"line":"1","character":0}}"#,
        "position.line: expected an integer, found a string"
      ),
      (
        #"{"textDocument":{},"position":{"line":1,"character":0}}"#, "textDocument.uri: expected a value, found nothing"
      ),
      (#"{"textDocument":7}"#, "textDocument: expected an object, found a number"),
      ("null", "expected an object, found null"),
      (
        #"{"textDocument":{"uri":"u"},"position":{"line":1.5,"character":0}}"#,
        "position.line: expected an integer, found a number"
      ),
    ]
    for (text, description) in cases {
      let value = try JSONParser.parse(text)
      let failure = #expect(throws: DecodingFailure.self) { try LSP.TextDocumentPositionParams(json: value) }
      #expect(failure?.description == description)
    }
  }

  @Test func anElementIsNamedByItsIndex() throws {
    let value = try JSONParser.parse(
      #"{"textDocument":{"uri":"u","version":1},"contentChanges":[{"text":"a"},{"text":1}]}"#)
    let failure = #expect(throws: DecodingFailure.self) { try LSP.DidChangeParams(json: value) }
    #expect(failure?.description == "contentChanges.1.text: expected a string, found a number")
  }

  @Test(arguments: [
    "null", "{}", "[]", "7", #"{"textDocument":null,"workspace":[],"general":3}"#,
    #"{"textDocument":{"completion":true,"foldingRange":{"rangeLimit":"many"}}}"#,
  ])
  func whateverCapabilitiesComeTheyAreRead(text: String) throws {
    let client = LSP.ClientCapabilities(json: try JSONParser.parse(text))
    #expect(!client.snippets)
    #expect(!client.pullDiagnostics)
    #expect(client.foldingLimit == nil)
    #expect(client.completionKindLimit == 18)
  }

  @Test func capabilitiesAreFoundWhereTheProtocolPutsThem() throws {
    let client = LSP.ClientCapabilities(json: [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "workspace": ["configuration": true, "workspaceEdit": ["documentChanges": true]],
      "window": ["workDoneProgress": true],
      "textDocument": [
        "completion": [
          "completionItem": [
            "snippetSupport": true, "insertReplaceSupport": true, "documentationFormat": ["markdown", "plaintext"],
          ],
          "completionList": ["itemDefaults": ["editRange"]],
        ],
        "hover": ["contentFormat": ["plaintext", "markdown"]],
        "codeAction": ["codeActionLiteralSupport": [:], "resolveSupport": ["properties": ["edit"]]],
        "publishDiagnostics": ["relatedInformation": true, "versionSupport": true],
      ],
    ])
    #expect(client.positionEncodings == ["utf-8", "utf-16"])
    #expect(client.configuration && client.workspaceEditDocumentChanges && client.workDoneProgress)
    #expect(client.snippets && client.insertReplace && client.completionMarkdown)
    #expect(client.itemDefaults == ["editRange"])
    #expect(!client.hoverMarkdown, "the client prefers plain text")
    #expect(client.codeActionLiterals && client.codeActionResolve == ["edit"])
    #expect(client.relatedInformation && client.diagnosticVersions)
  }

  @Test func foldersComeFromTheNewestMemberThatIsThere() throws {
    let cases: [(String, [String])] = [
      (#"{"workspaceFolders":[{"uri":"file:///a","name":"a"}],"rootUri":"file:///b"}"#, ["file:///a"]),
      (#"{"workspaceFolders":null,"rootUri":"file:///b","rootPath":"/c"}"#, ["file:///b"]),
      (#"{"rootUri":null,"rootPath":"/c"}"#, ["file:///c"]), ("{}", []),
      (#"{"rootPath":"/50%/a#b?"}"#, ["file:///50%25/a%23b%3F"]),
    ]
    for (text, uris) in cases {
      #expect(try LSP.InitializeParams(json: JSONParser.parse(text)).folders.map(\.uri) == uris)
    }
  }
}
