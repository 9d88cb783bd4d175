import SchemaModel
import SchemaReader
import SourceText
import Testing
import XMLSyntax

@testable import SchemaValidation

/// What other parts of Cardwright ask about each node.
@Suite struct AssessmentTests {
  @Test func everyElementAndAttributeOfTheExamplesIsDeclared() throws {
    let schema = try CardSchema.schema.get()
    for example in DifferentialTests.examples {
      let tree = XMLParser.parse(SourceText(example.bytes))
      let assessment = SchemaAssessment(tree: tree, schema: schema)
      for index in tree.nodes.indices where tree.nodes[index].kind == .element {
        let node = NodeID(index)
        guard tree.namespace(of: node) == schema.targetNamespace else { continue }
        let declaration = try #require(assessment.declaration(of: node), "\(example.name) \(tree.name(of: node))")
        #expect(schema[declaration].localName == tree.name(of: node).local)
        #expect(assessment.type(of: node) == schema[declaration].type)
        for (position, attribute) in zip(tree.attributes(of: node).indices, tree.attributes(of: node))
        where tree.name(of: attribute).prefix.isEmpty && !attribute.flags.contains(.namespaceDeclaration) {
          #expect(assessment.use(ofAttribute: position)?.localName == tree.name(of: attribute).local)
        }
      }
    }
  }

  @Test func statesSayWhatMayStandThere() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>x</Title><Footnote>y</Footnote></ObjectCardView>
      """
    let (tree, assessment) = try CardSchema.assess(text)
    let root = try #require(tree.root)
    let children = Array(tree.childElements(of: root))
    let model = try #require(assessment.contentModel(of: root))
    let before = try #require(assessment.state(before: children[1]))
    let schema = try CardSchema.schema.get()
    let footnote = schema.names.find(ExpandedName(namespace: schema.targetNamespace, local: "Footnote"))
    let offered = model.insertable(in: before, before: [footnote]).map { schema[$0].localName }
    #expect(offered.contains("Subtitle") && !offered.contains("Title") && !offered.contains("Description"))
    let end = try #require(assessment.stateAtEnd(of: root))
    #expect(model.isAccepting(end))
    #expect(!model.expected(in: end).contains { $0.element.map { schema[$0].localName } == "Title" })
  }

  @Test func misplacedElementsAreStillAssessed() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" id="a"><Status kind="critical">s</Status><Title>x</Title></ObjectCardView>
      """
    let (tree, assessment) = try CardSchema.assess(text)
    let status = try #require(tree.root.flatMap { tree.childElements(of: $0).first { _ in true } })
    #expect(assessment.declaration(of: status) != nil)
    #expect(assessment.diagnostics.map(\.kind.code) == ["element-unexpected"])
  }

  @Test(arguments: [
    "<Card xmlns=\"urn:cardwright:1\">", "<x>", "<Card xmlns=\"urn:cardwright:1\"><Body>",
    "<a xmlns=\"urn:cardwright:1\">",
  ])
  func depthDoesNotMatter(_ tag: String) throws {
    let text = String(repeating: tag, count: 20_000)
    let tree = XMLParser.parse(SourceText(text))
    let assessment = SchemaAssessment(tree: tree, schema: try CardSchema.schema.get())
    #expect(!assessment.diagnostics.isEmpty)
    #expect(assessment.diagnostics.count <= 2_000)
  }

  @Test func manyFindingsStayCheap() throws {
    let body = String(repeating: "<Nonsense/><Title bad=\"1\">x</Title>", count: 20_000)
    let text = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\(body)</ObjectCardView>"
    let tree = XMLParser.parse(SourceText(text))
    let found = SchemaAssessment(tree: tree, schema: try CardSchema.schema.get()).diagnostics
    #expect(found.count == 2_000 && found.last?.message.contains("more than 2000 findings") == true)
    #expect(found.dropLast().allSatisfy { !$0.message.hasSuffix("more)") })
  }

  @Test func unknownAttributesOfOneElementStayCheap() throws {
    let attributes = (0..<50_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let text = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\" \(attributes)/>"
    let tree = XMLParser.parse(SourceText(text))
    #expect(SchemaAssessment(tree: tree, schema: try CardSchema.schema.get()).diagnostics.count == 2_000)
  }

  @Test func everyPrefixOfAnExampleIsAssessed() throws {
    let schema = try CardSchema.schema.get()
    let bytes = try #require(DifferentialTests.examples.first { $0.name == "work-order.card.xml" }).bytes
    for end in stride(from: 0, through: bytes.count, by: 3) {
      let tree = XMLParser.parse(SourceText(Array(bytes[..<end])))
      let assessment = SchemaAssessment(tree: tree, schema: schema)
      #expect(assessment.diagnostics.allSatisfy { $0.range.end <= end })
    }
  }
}
