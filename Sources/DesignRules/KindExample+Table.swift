extension KindExample {
  /// The one table of them, in the order of the kinds: behind `===` the code, below it the text, in which `⏩wrong⏸right⏪` marks what
  /// breaks it and what keeps it.
  ///
  /// What no text of a card shows has none: bytes and characters that nobody sees, what the schema of cards never asks for, and what
  /// is about several files.
  static let table = """
    === tag-not-closed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <DetailImage icon="devices.machine" shape="square" alt="Electric pump"⏩⏸/>⏪
      <Title>Electric pump</Title>
    </ObjectCardView>
    === end-tag-missing
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump⏩⏸</Title>⏪
    </ObjectCardView>
    === end-tag-mismatched
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</⏩Titel⏸Title⏪>
    </ObjectCardView>
    === end-tag-unexpected
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    ⏩  </Subtitle>
    ⏸⏪</ObjectCardView>
    === end-tag-malformed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title⏩ id="t"⏸⏪>
    </ObjectCardView>
    === tag-unexpected-characters
    <ObjectCardView xmlns="urn:cardwright:1" id="pump"⏩ !⏸⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === name-malformed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title⏩ a:b:c="x"⏸⏪>Electric pump</Title>
    </ObjectCardView>
    === attribute-value-missing
    <ObjectCardView xmlns="urn:cardwright:1" id⏩⏸="pump"⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-equals-missing
    <ObjectCardView xmlns="urn:cardwright:1" id⏩ ⏸=⏪"pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-quotes-missing
    <ObjectCardView xmlns="urn:cardwright:1" id=⏩pump⏸"pump"⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-quote-not-closed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump⏩⏸"⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-space-missing
    <ObjectCardView xmlns="urn:cardwright:1"⏩⏸ ⏪id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-duplicate
    <ObjectCardView xmlns="urn:cardwright:1" id="pump"⏩ id="motor"⏸⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-less-than
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <DetailImage icon="devices.machine" shape="square" alt="Pump ⏩<⏸&lt;⏪4711>"/>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === xml-id-malformed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title xml:id="⏩4 pumps⏸pumps-4⏪">Electric pump</Title>
    </ObjectCardView>
    === xml-id-duplicate
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  <Title xml:id="text">Electric pump</Title>
      <Subtitle xml:id="text">Hall 4</Subtitle>
    ⏸  <Title xml:id="title">Electric pump</Title>
      <Subtitle xml:id="place">Hall 4</Subtitle>
    ⏪</ObjectCardView>
    === text-less-than
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Pumps ⏩<⏸&lt;⏪ 4 bar</Title>
    </ObjectCardView>
    === ampersand-not-escaped
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Pumps &⏩⏸amp;⏪ motors</Title>
    </ObjectCardView>
    === reference-semicolon-missing
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Pumps &amp⏩⏸;⏪ motors</Title>
    </ObjectCardView>
    === entity-unknown
    <ObjectCardView xmlns="urn:cardwright:1" id="pump" target="https://example.com/pumps?hall=4&amp;open&⏩new;⏸amp;new⏪">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === character-reference-invalid
    <ObjectCardView xmlns="urn:cardwright:1" id="pump" target="https://example.com/pumps⏩&#0;⏸⏪">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === text-section-end
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Pumps ]]⏩>⏸&gt;⏪ motors</Title>
    </ObjectCardView>
    === text-outside-root
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    ⏩</ObjectCardView>
    Hall 4⏸  <Subtitle>Hall 4</Subtitle>
    </ObjectCardView>⏪
    === root-missing
    ⏩<!-- The card is still to come. -->⏸<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>⏪
    === root-repeated
    ⏩<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    <ObjectCardView xmlns="urn:cardwright:1" id="motor">
      <Title>Electric motor</Title>
    </ObjectCardView>⏸<ObjectCellList xmlns="urn:cardwright:1" id="machines">
      <ObjectCell id="pump">
        <Title>Electric pump</Title>
      </ObjectCell>
      <ObjectCell id="motor">
        <Title>Electric motor</Title>
      </ObjectCell>
    </ObjectCellList>⏪
    === comment-not-closed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    <!-- Hall 4⏩⏸ -->⏪
    === comment-double-hyphen
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <!-- Hall 4⏩ --⏸,⏪ north -->
      <Title>Electric pump</Title>
    </ObjectCardView>
    === cdata-not-closed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title><![CDATA[Pumps & motors]]⏩⏸>⏪</Title>
    </ObjectCardView>
    === processing-instruction-not-closed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    <?editor wrap="80"⏩⏸?>⏪
    === processing-instruction-malformed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <?⏩ ⏸⏪editor?>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === processing-instruction-colon
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <?my⏩:⏸-⏪editor?>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === markup-unknown
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <!⏩Hall 4⏸-- Hall 4 --⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === doctype-not-allowed
    ⏩<!DOCTYPE ObjectCardView>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏸<ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏪  <Title>Electric pump</Title>
    </ObjectCardView>
    === xml-declaration-misplaced
    ⏩<!-- A pump -->
    <?xml version="1.0"?>
    ⏸<?xml version="1.0"?>
    <!-- A pump -->
    ⏪<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === xml-declaration-malformed
    <?xml ⏩encoding="UTF-8" version="1.0⏸version="1.0" encoding="UTF-8⏪"?>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === xml-version-unsupported
    <?xml version="⏩2⏸1⏪.0"?>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === xml-version-unusual
    <?xml version="1.⏩1⏸0⏪"?>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === encoding-unknown
    <?xml version="1.0" encoding="⏩Pump⏸UTF⏪-8"?>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === encoding-contradicted
    <?xml version="1.0" encoding="UTF-⏩16⏸8⏪"?>
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === prefix-not-declared
    ⏩<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title app:state="new">Electric pump</Title>
    ⏸<ObjectCardView xmlns="urn:cardwright:1" xmlns:app="https://example.com/app" id="pump">
      <Title>Electric pump</Title>
    ⏪</ObjectCardView>
    === prefix-reserved
    <ObjectCardView xmlns="urn:cardwright:1" xmlns:⏩xmlns⏸app⏪="https://example.com/app" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === namespace-reserved
    <ObjectCardView xmlns="urn:cardwright:1" xmlns:app="⏩http://www.w3.org/XML/1998/namespace⏸https://example.com/app⏪" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === namespace-empty
    <ObjectCardView xmlns="urn:cardwright:1" xmlns:app="⏩⏸https://example.com/app⏪" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === namespace-not-uri
    <ObjectCardView xmlns="urn:cardwright:1" xmlns:app="⏩%⏸https://example.com/app⏪" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === root-unknown
    ⏩<ObjectCard xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCard>⏸<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    </ObjectCardView>⏪
    === element-unknown
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
      <⏩Subtitel>Hall 4</Subtitel⏸Subtitle>Hall 4</Subtitle⏪>
    </ObjectCardView>
    === element-unexpected
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  <Subtitle>Hall 4</Subtitle>
      <Title>Electric pump</Title>
    ⏸  <Title>Electric pump</Title>
      <Subtitle>Hall 4</Subtitle>
    ⏪</ObjectCardView>
    === element-missing
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  <Subtitle>Hall 4</Subtitle>
    ⏸  <Title>Electric pump</Title>
      <Subtitle>Hall 4</Subtitle>
    ⏪</ObjectCardView>
    === text-unexpected
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  Hall 4
      <Title>Electric pump</Title>
    ⏸  <Title>Electric pump</Title>
      <Subtitle>Hall 4</Subtitle>
    ⏪</ObjectCardView>
    === attribute-unknown
    <ObjectCardView xmlns="urn:cardwright:1" id="pump"⏩ titel="Pump"⏸⏪>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === attribute-missing
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
      <Rating⏩⏸ value="4"⏪/>
    </ObjectCardView>
    === value-invalid
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <DetailImage icon="devices.machine" shape="square" size="⏩big⏸45⏪" alt="Electric pump"/>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === value-not-allowed
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
      <Status kind="⏩bad⏸negative⏪">High</Status>
    </ObjectCardView>
    === value-pattern
    <ObjectCardView xmlns="urn:cardwright:1" id="pump" target="https://example.com/⏩{number⏸4711⏪">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === value-length
    <ObjectCardView xmlns="urn:cardwright:1" id="pump" target="⏩⏸https://example.com/4711⏪">
      <Title>Electric pump</Title>
    </ObjectCardView>
    === value-range
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15" scale="⏩9⏸3⏪"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
      </PlainCard>
    </CardScene>
    === key-duplicate
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
      <Actions>
    ⏩    <Action id="a" kind="negative" after="disabled">Reject</Action>
        <Action id="a" role="primary" after="Approved">Approve</Action>
    ⏸    <Action id="reject" kind="negative" after="disabled">Reject</Action>
        <Action id="approve" role="primary" after="Approved">Approve</Action>
    ⏪  </Actions>
    </ObjectCardView>
    === reference-unresolved
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="⏩tovn⏸town⏪" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
      </PlainCard>
    </CardScene>
    === type-unknown
    ⏩<ObjectCardView xmlns="urn:cardwright:1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="pump">
      <Title xsi:type="Headline">Electric pump</Title>
    ⏸<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    ⏪</ObjectCardView>
    === nil-not-allowed
    ⏩<ObjectCardView xmlns="urn:cardwright:1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="pump">
      <Title xsi:nil="true">Electric pump</Title>
    ⏸<ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <Title>Electric pump</Title>
    ⏪</ObjectCardView>
    === claim-fails
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
      </PlainCard>
      <Scenario id="once" device="phone">
        <Step tapTitle="true"/>
        <Expect position="⏩collapsed⏸extended⏪"/>
      </Scenario>
    </CardScene>
    === step-impossible
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
        <On event="tap" of="station">
          <Info>Here</Info>
        </On>
      </PlainCard>
      <Scenario id="once" device="phone">
    ⏩    <Step tapTitle="true"/>
        <Step tap="station"/>
        <Expect position="extended"/>
    ⏸    <Step tap="station"/>
        <Expect info="Here"/>
    ⏪  </Scenario>
    </CardScene>
    === actions-circle
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Text>Soon</Text>
        <On event="didMove" position="extended">
          <Move to="peaking"/>
        </On>
    ⏩    <On event="didMove" position="peaking">
          <Move to="extended"/>
        </On>
      </PlainCard>
    ⏸  </PlainCard>
    ⏪  <Scenario id="once" device="phone">
        <Step tapTitle="true"/>
        <Expect title="Trip"/>
      </Scenario>
    </CardScene>
    === ignore-unreadable
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  <?cardwright ignor="image-alt" reason="The title says it"?>
      <Title>Electric pump</Title>
    ⏸  <Title>Electric pump</Title>
    ⏪</ObjectCardView>
    === ignore-without-reason
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
    ⏩  <?cardwright ignore="image-alt"?>
      <DetailImage icon="devices.machine" shape="square" alt="Electric pump"/>
    ⏸  <?cardwright ignore="image-alt" reason="The title says it"?>
      <DetailImage src="https://example.com/pump.png" shape="square"/>
    ⏪  <Title>Electric pump</Title>
    </ObjectCardView>
    === ignore-unknown-rule
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <?cardwright ignore="image-alt⏩ image-alternative⏸⏪" reason="The title says it"?>
      <DetailImage src="https://example.com/pump.png" shape="square"/>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === ignore-unused
    <ObjectCardView xmlns="urn:cardwright:1" id="pump">
      <?cardwright ignore="image-alt" reason="The title says it"?>
      <DetailImage ⏩icon="devices.machine" shape="square" alt="Electric pump⏸src="https://example.com/pump.png" shape="square⏪"/>
      <Title>Electric pump</Title>
    </ObjectCardView>
    === configuration-syntax
    {
      "platforms": ["ios"⏩⏸]⏪
    }
    === configuration-unknown-name
    {
      "⏩platform⏸platforms⏪": ["ios"]
    }
    === configuration-repeated-name
    {
    ⏩  "platforms": ["ios"],
      "platforms": ["android"]
    ⏸  "platforms": ["ios", "android"]
    ⏪}
    === configuration-value
    {
      "platforms": ⏩"ios"⏸["ios"]⏪
    }
    === configuration-contrast
    {
      "palette": { "light": { "tintColor": "#⏩7FE0B8⏸0B6E4F⏪" } }
    }
    """
}
