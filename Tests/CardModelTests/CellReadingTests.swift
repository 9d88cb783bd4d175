import CardModel
import SourceText
import Testing
import XMLSyntax

/// Cells, lists and collections as the card model reads them.
@Suite struct CellReadingTests {
  private func root(_ element: String, _ attributes: String, _ content: String) -> CardRoot? {
    let text = #"<\#(element) xmlns="urn:cardwright:1" \#(attributes)>\#(content)</\#(element)>"#
    let sample = Array(#"{"parts": [{"name": "Rotor", "ok": true}, {"name": "Seal", "ok": false}], "none": []}"#.utf8)
    return CardDocument(XMLParser.parse(SourceText(text))) { $0 == "a.json" ? sample : nil }.root
  }

  private func cell(_ attributes: String, _ content: String = "<Title>T</Title>") throws -> ObjectCell {
    guard case .objectCell(let cell) = root("ObjectCell", attributes, content) else {
      return try #require(nil as ObjectCell?)
    }
    return cell
  }

  private func list(_ attributes: String, _ content: String) throws -> ObjectCellList {
    guard case .objectCellList(let list) = root("ObjectCellList", attributes, content) else {
      return try #require(nil as ObjectCellList?)
    }
    return list
  }

  private func collection(_ element: String, _ attributes: String, _ content: String = "") throws -> CardCollection {
    guard case .collection(let collection) = root(element, attributes, content) else {
      return try #require(nil as CardCollection?)
    }
    return collection
  }

  @Test func everyPartOfACellIsRead() throws {
    let cell = try cell(
      "variation='control' control='checkbox' selected='true' splitPercent='0.3' descriptionInCompact='true'",
      """
      <NumericLabel><Number>7</Number><Icon name="a"/><Icon name="b"/></NumericLabel>
      <AvatarGroup><Avatar initials="A"/><Avatar initials="B"/></AvatarGroup>
      <Title>T</Title><Subtitle>S</Subtitle><Footnote>F</Footnote><AvatarRow><Avatar initials="C"/></AvatarRow>
      <TagBar><Tag>G</Tag></TagBar><Rating value="4"/><Description>D</Description>
      <Attribute><Status kind="negative">X</Status><Label>Y</Label><Icon name="z"/></Attribute>
      <ActionsArea><Action purpose="email"/><Overflow><Action>M</Action></Overflow></ActionsArea>
      <SwipeActions edge="leading" fullSwipe="true"><Action>P</Action></SwipeActions>
      <SwipeActions edge="trailing"><Action>Q</Action></SwipeActions>
      """)
    #expect(cell.number?.string == "7" && cell.icons.map(\.name) == ["a", "b"])
    #expect(cell.avatarGroup?.avatars.count == 2 && cell.avatarRow?.avatars.count == 1)
    #expect([cell.title, cell.subtitle, cell.footnote, cell.description].map(\.?.string) == ["T", "S", "F", "D"])
    #expect(cell.tagBar?.tags.count == 1 && cell.rating?.value == 4)
    #expect(cell.attributes.map(\.source.element) == ["Status", "Label", "Icon"])
    #expect(cell.actionsArea?.actions.map(\.spokenLabel) == ["Email"] && cell.actionsArea?.overflow != nil)
    #expect(cell.swipeActions.map(\.edge) == [.leading, .trailing])
    #expect(cell.swipeActions.map(\.allowsFullSwipe) == [true, false])
    #expect(cell.variation == .control && cell.control == .checkbox && cell.isSelected)
    #expect(cell.splitPercent == 0.3 && cell.showsDescriptionInCompact && cell.unknown.isEmpty)
  }

  /// A chevron where there is a target, unless the file says otherwise.
  @Test(arguments: [
    ("", CellAccessory.none), ("target='a'", .disclosure), ("target='a' accessory='none'", .none),
    ("accessory='checkmark'", .checkmark), ("target='a' accessory='detailDisclosure'", .detailDisclosure),
  ])
  func accessoryHasItsDefault(_ attributes: String, _ accessory: CellAccessory) throws {
    #expect(try cell(attributes).accessory == accessory)
  }

  /// Every purpose has an icon and something to be spoken; the file's own words win.
  @Test(arguments: ActionPurpose.allCases)
  func purposeGivesIconAndWords(_ purpose: ActionPurpose) throws {
    let area = try #require(
      try cell("", "<Title>T</Title><ActionsArea><Action purpose='\(purpose)'/></ActionsArea>").actionsArea)
    #expect(area.actions.map(\.icon) == [purpose.icon] && area.actions.map(\.spokenLabel) == [purpose.word(nil)])
    let own = try cell(
      "", "<Title>T</Title><ActionsArea><Action purpose='\(purpose)' icon='x'>Go</Action></ActionsArea>")
    #expect(own.actionsArea?.actions.first?.icon == "x" && own.actionsArea?.actions.first?.spokenLabel == "Go")
  }

  @Test func cellsAndSectionsAreRepeated() throws {
    let cells = try list(
      "sample='a.json#/parts'",
      "<ObjectCell each='{.}' selected='{ok}'><Title>{name}</Title></ObjectCell><SeeAll total='9'/>")
    #expect(cells.cells.map(\.title?.string) == ["Rotor", "Seal"] && cells.cells.map(\.isSelected) == [true, false])
    #expect(cells.sections.count == 1 && cells.sections[0].source == nil)
    #expect(cells.seeAll?.text.string == "See all" && cells.seeAll?.total == "9" && cells.isUniform)
    let sections = try list(
      "sample='a.json#/parts'",
      "<Section each='{.}'><Title>{name}</Title><ObjectCell><Title>x</Title></ObjectCell></Section>")
    #expect(sections.sections.map(\.title?.string) == ["Rotor", "Seal"])
  }

  @Test(arguments: [("parts", DataState.present), ("none", .empty), ("other", .failed)])
  func listsKnowWhetherTheirDataAreThere(_ pointer: String, _ state: DataState) throws {
    let list = try list("sample='a.json#/\(pointer)'", "<ObjectCell each='{.}'><Title>{name}</Title></ObjectCell>")
    #expect(list.data == state)
  }

  /// The defaults of collections.xsd.
  @Test(arguments: [
    ("CardList", 16.0, false, 1 as Int?, 1 as Int?), ("CardMasonry", 8, false, nil, nil),
    ("CardCarousel", 8, true, 1, nil),
  ])
  func collectionsHaveTheSchemasDefaults(
    _ element: String, _ spacing: Double, _ sameHeight: Bool, _ columns: Int?, _ regular: Int?
  ) throws {
    let layout = try collection(element, "").layout
    #expect(layout.kind.rawValue == element && layout.spacing == spacing && layout.hasSameHeight == sameHeight)
    #expect(layout.columns == columns && layout.regularColumns == regular)
    #expect(layout.lineSpacing == 8 && layout.leadingInset == 16 && layout.trailingInset == 16)
    #expect(layout.peek == nil && layout.itemWidth == nil && layout.order == .topMost && layout.horizontal == .center)
  }

  @Test func collectionHoldsCardsOfAllFamilies() throws {
    let collection = try collection(
      "CardMasonry", "sample='a.json' columns='2' regularColumns='auto' limit='4'",
      """
      <Header><Title>H</Title><SeeAll>All</SeeAll></Header>
      <Card each='{parts}'><Header><Title>{name}</Title></Header></Card><ObjectCardView><Title>O</Title></ObjectCardView>
      <ObjectCellList><ObjectCell><Title>C</Title></ObjectCell></ObjectCellList>
      <EmptyState><Title>Nothing</Title></EmptyState>
      """)
    #expect(collection.items.map(\.source.element) == ["Card", "Card", "ObjectCardView", "ObjectCellList"])
    #expect(collection.header?.title?.string == "H" && collection.emptyStates.count == 1 && collection.limit == 4)
    #expect(collection.layout.columns == 2 && collection.layout.regularColumns == nil)
  }
}
