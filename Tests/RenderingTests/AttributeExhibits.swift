/// Small cards in which attributes change: `name="old→new"` is an attribute that has one value, and then another; before
/// or after the arrow nothing stands for an attribute that is not there.
///
/// A line that begins with `--` names the environments of the card below it: the card is drawn in the first of them in which
/// the change is to be seen.
enum AttributeExhibits {
  static let cards = #"""
    -- phone
    <Card target="→a.card.xml"><Header><Title lines="→1">A long title that needs two lines of a card at least</Title>
    <Subtitle lines="→1">A long subtitle that needs two lines of a card at least, too</Subtitle></Header></Card>

    -- phone
    <Card target="a.card.xml" external="→true"><Header><Title>Report</Title></Header></Card>

    -- phone
    <Card sample="samples/orders.json#/0→samples/orders.json#/1"><Header><Title>{title}</Title></Header></Card>

    -- loading
    <Card skeleton="→oneLine"><Header><Title>Report</Title></Header></Card>

    -- phone
    <Card><Media src="a.png→b.png" alt="→Hall" height="→80" tone="dark→light">
    <Caption lines="→1">A long caption over two lines of this image</Caption></Media>
    <Header><FlexItem position="aboveTitle→belowSubtitle"><Label>Flexible</Label></FlexItem><Title>Report</Title>
    <Subtitle>For all</Subtitle></Header></Card>

    -- phone
    <Card><Header><IconStack><Icon name="actions.home→actions.cart" kind="→negative" label="→Home"/></IconStack>
    <DetailImage src="→a.png" icon="actions.home→actions.cart" alt="→Pump" represents="→person" size="→30"/>
    <Title>Report</Title>
    <HeaderAction icon="actions.filter→actions.sort" label="Filter→Sort" disabled="→true"/></Header></Card>

    -- done
    <Card><Header><Title>Report</Title><HeaderAction icon="actions.filter" label="Filter" after="→hidden"/></Header></Card>

    -- phone
    <Card><Header><DetailImage initials="→AS" shape="→circle"/><Title>Report</Title>
    <Overflow label="→All actions"><Action>Share</Action></Overflow></Header></Card>

    -- phone
    <Card><Header><Title>Report</Title><SeeAll total="→12">All</SeeAll></Header></Card>

    -- phone
    <Card><Header><Title>T</Title></Header><ExtendedHeader>
    <Row itemSeparator="→true"><Label icon="→actions.home">Here</Label>
    <Label icon="actions.home" iconPosition="→trailing">There</Label></Row>
    <Row><Status kind="→negative" icon="→actions.home" label="→Urgent">High</Status><Tag accent="→3" outlined="→true">Seals</Tag>
    <Tag>Old</Tag></Row>
    <Row><Rating value="4→2" reviews="50→60" reviewsCeiling="→9" accented="→true" size="→large"/></Row>
    <KPI unit="→%" leadingUnit="→about" icon="→actions.home" caption="→Fill rate" size="→large" kind="→negative"
    format="→percent" target="→a.card.xml">0.86</KPI></ExtendedHeader></Card>

    -- phone
    <Card><Body><Text lines="→1">A long text that needs more than one line in the body of a card</Text>
    <TagBar lines="→1"><Tag>One tag that is long</Tag><Tag>Another long tag</Tag><Tag>A third long tag</Tag></TagBar>
    <TagBar limit="→1"><Tag>One</Tag><Tag>Two</Tag></TagBar>
    <LabelBar itemSeparator="→true" axis="→vertical"><Label>One</Label><Label>Two</Label></LabelBar></Body></Card>

    -- phone
    <Card><Body><KeyValue axis="→vertical"><Key>Place</Key><Value>Berlin</Value></KeyValue>
    <KeyValue axis="vertical"><Key lines="→1">A long key that needs more than one line in the body of a card</Key>
    <Value lines="→1">A long value that needs more than one line in the body of a card</Value></KeyValue>
    <ProgressKPI value="38→50" maximum="→60" unit="→%" caption="→Health" footnote="→Today" size="→large"
    kind="→negative" target="→a.card.xml"/></Body></Card>

    -- phone
    <Card><Body><AvatarRow size="→24" total="→9"><Avatar src="→a.png" initials="→AB" alt="→Ana"
    represents="→person"/><Avatar icon="actions.home→actions.cart" shape="→circle" alt="Hall"/></AvatarRow></Body></Card>

    -- phone
    <Card><Body><DataTable label="→Stock" header="→false" dividers="→true" limit="→1">
    <Column type="→number" width="→120">Part</Column><Column alignment="→trailing">Stock</Column>
    <TableRow target="→a.card.xml"><Cell kind="→negative" icon="→actions.home">Seal</Cell><Cell>12</Cell></TableRow>
    <TableRow><Cell>Ring</Cell><Cell>7</Cell></TableRow></DataTable></Body></Card>

    -- phone
    <Card><Body><DataTable rowAlignment="→baseline"><Column id="p">Part</Column><Column id="n">Name</Column>
    <TableRow><Cell icon="actions.home"/><Cell>Ring</Cell></TableRow>
    <TableRow><Cell icon="actions.cart"/><Cell>Seal</Cell></TableRow></DataTable></Body></Card>

    -- phone
    <Card><Body><DataTable><Column id="p" type="→image">Part</Column><Column id="n">Name</Column>
    <TableRow><Cell src="a.png→b.png" alt="→Seal"/><Cell lines="→1">A long text that needs more than one line here</Cell></TableRow>
    <TableRow><Cell icon="actions.home→actions.cart"/><Cell column="n→p">Ring</Cell></TableRow></DataTable></Body></Card>

    -- phone
    <Card><Body><Chart type="column→bar" label="→Sales" height="→90" highlight="→b"><CategoryAxis labels="→all"/>
    <ValueAxis labels="→3" maximum="→90"/><Series color="→chart5"><Point id="a" value="10→20">A</Point>
    <Point id="b" value="30" color="→chart7">B</Point><Point value="20">C</Point></Series></Chart></Body></Card>

    -- phone
    <Card><Body><Chart type="line"><ValueAxis labels="3" gridlines="→false" minimum="→-20" unit="→kg"/>
    <Series><Point value="10">A</Point><Point value="30">B</Point></Series></Chart></Body></Card>

    -- phone
    <Card><Body><Chart type="combo"><Trend direction="up→down" kind="→positive">+2</Trend><Series type="→line"><Point value="10">A</Point>
    <Point value="30">B</Point></Series><Series><Point value="12">A</Point></Series><Legend limit="→1"><Label>One</Label><Label>Two</Label></Legend>
    </Chart></Body></Card>

    -- phone
    <Card><Body><Chart type="bubble"><Series><Point x="1→2" value="10" size="5→9"/><Point x="4" value="20" size="3"/><Point x="0" value="5" size="3"/></Series></Chart>
    <Chart type="stock"><Series><Point value="10" open="8→12" low="6→4" high="14→18">A</Point><Point value="12" open="9" low="7" high="15">B</Point></Series></Chart>
    <Chart type="waterfall"><Series><Point value="10">A</Point><Point value="5">B</Point><Point value="15" total="→true">C</Point></Series></Chart></Body></Card>

    -- phone
    <Card><Body><Calendar view="→month" date="2026-07-13→2026-07-20" today="→2026-07-14" label="→Shifts">
    <Event date="2026-07-13→2026-07-12" end="→2026-07-17" kind="→negative" target="→a.card.xml">Night</Event></Calendar></Body></Card>

    -- phone
    <Card><Body><Map label="→Depots" height="→90" zoom="→4" focus="→b" target="→a.card.xml">
    <Pin id="a" latitude="52.5→52.6" longitude="13.4→13.5" icon="→actions.home" color="→negativeLabel" target="→a.card.xml">A</Pin>
    <Pin id="b" latitude="52.4" longitude="13.2">B</Pin></Map></Body></Card>

    -- phone
    <CardScene root="c"><MapContent id="m"><Line points="52.5,13.4 52.4,13.2→52.5,13.4 52.3,13.2" color="→positiveLabel"/>
    <Area points="52.5,13.4 52.4,13.2 52.4,13.5→52.5,13.4 52.3,13.2 52.4,13.5" color="→positiveLabel"/></MapContent>
    <PlainCard id="c" map="m" position="peaking"><Title>T</Title></PlainCard></CardScene>

    -- phone
    <Card><Body><Timeline><TimelineEntry state="→complete" target="→a.card.xml"><Timestamp lines="→1">Monday to Friday, 08:00 to 16:00</Timestamp>
    <Title>Check</Title></TimelineEntry></Timeline>
    <IllustratedMessage illustration="→large" name="→illustrations.unableToLoadSmall" layout="→horizontal"><Title>None</Title>
    <Description lines="→1">A long description that needs more than one line in the body of a card</Description></IllustratedMessage></Body></Card>

    -- empty
    <Card><Header><Title>T</Title></Header><Body><Text>x</Text>
    <EmptyState illustration="→large" name="→illustrations.unableToLoadSmall" layout="→horizontal"><Title>None</Title><Description>Later</Description></EmptyState>
    </Body></Card>

    -- phone
    <Card sample="missing.json"><EmptyState cause="→failed"><Title>None</Title></EmptyState>
    <EmptyState cause="failed"><Title>Broken</Title></EmptyState></Card>

    -- phone
    <Card><Header><Title>T</Title></Header><Footer buttonWidth="→intrinsic">
    <Action role="→primary" kind="→negative" icon="→actions.home" label="→Order all" disabled="→true">Order</Action>
    <Action role="tertiary">Later</Action></Footer></Card>

    -- done
    <Card><Header><Title>T</Title></Header><Footer><Action after="→Ordered">Order</Action></Footer></Card>

    -- loading
    <ObjectCardView skeleton="→oneLine"><Title>Pump</Title></ObjectCardView>

    -- phone
    <ObjectCardView target="→a.card.xml" sample="→samples/orders.json#/0"><Title>{title}</Title>
    <Footnote lines="→1">A long footnote that needs more than one line in the header of a card</Footnote>
    <Description lines="→1">A long description that needs more than one line in the body of a card</Description></ObjectCardView>

    -- phone
    <ObjectCardView target="a.card.xml" external="→true"><Title>Pump</Title></ObjectCardView>

    -- phone
    <ObjectCell sample="samples/orders.json#/0→samples/orders.json#/1" target="a.card.xml→" external="→true"
    accessory="→checkmark"><Title>{title}</Title><ActionsArea><Action purpose="→phone">Call</Action></ActionsArea></ObjectCell>

    -- phone
    <ObjectCell variation="control→preview" control="checkbox→radioButton" selected="→true"><Title>Pump</Title></ObjectCell>

    -- phone tablet
    <ObjectCell splitPercent="→0.2" descriptionInCompact="→true"><Title>Pump</Title><Description>It hums.</Description></ObjectCell>

    -- phone
    <ObjectCellList limit="→1" uniform="→false"><ObjectCell><DetailImage/>
    <Title>A</Title><Subtitle>S</Subtitle></ObjectCell><ObjectCell><Title>B</Title></ObjectCell>
    <SeeAll total="→9"/></ObjectCellList>

    -- phone
    <ObjectCellList sample="samples/orders.json→samples/empty.json"><ObjectCell each="{.}"><Title>A</Title></ObjectCell>
    <EmptyState><Title>None</Title></EmptyState></ObjectCellList>

    -- phone
    <ContactCellList sample="samples/orders.json→samples/empty.json"><ContactCell each="{.}"><Title>A</Title></ContactCell>
    <EmptyState><Title>None</Title></EmptyState></ContactCellList>

    -- selection loading
    <ObjectCellList selection="multiple→single" skeleton="→oneLine"><ObjectCell><Title>A</Title><Subtitle>S</Subtitle></ObjectCell></ObjectCellList>

    -- phone
    <ObjectCellList selection="multiple" selecting="→true"><ObjectCell><Title>A</Title></ObjectCell></ObjectCellList>

    -- swipe
    <ObjectCell><Title>A</Title><SwipeActions edge="trailing→leading"><Action>Pin</Action></SwipeActions></ObjectCell>

    -- phone
    <ContactCellList limit="→1" uniform="→false">
    <ContactCell target="→a.card.xml"><DetailImage/><Title>A</Title></ContactCell>
    <ContactCell target="a.card.xml" external="→true"><Title>B</Title></ContactCell></ContactCellList>

    -- loading
    <ContactCellList skeleton="→oneLine"><ContactCell><Title>A</Title><Subtitle>S</Subtitle></ContactCell></ContactCellList>

    -- tablet
    <CardList spacing="→30" limit="→1"><Card><Header><Title>A</Title></Header></Card>
    <Card><Header><Title>B</Title></Header></Card></CardList>

    -- phone
    <CardList sample="samples/orders.json→samples/empty.json"><Card each="{.}"><Header><Title>A</Title></Header></Card>
    <EmptyState><Title>None</Title></EmptyState></CardList>

    -- phone
    <CardMasonry sample="samples/orders.json→samples/empty.json"><Card each="{.}"><Header><Title>A</Title></Header></Card>
    <EmptyState><Title>None</Title></EmptyState></CardMasonry>

    -- phone
    <CardCarousel sample="samples/orders.json→samples/empty.json"><Card each="{.}"><Header><Title>A</Title></Header></Card>
    <EmptyState><Title>None</Title></EmptyState></CardCarousel>

    -- phone
    <CardList sameHeight="→true"><Card><Header><Title>A</Title></Header></Card><Card><Header><Title>B</Title>
    <Subtitle>S</Subtitle></Header></Card></CardList>

    -- loading phone
    <CardList skeleton="→oneLine"><Card><Header><Title>A</Title></Header></Card></CardList>

    -- phone tablet
    <CardMasonry columns="→2" regularColumns="→3" spacing="→30" lineSpacing="→30" limit="→1"><Card><Header><Title>A</Title></Header></Card>
    <Card><Header><Title>B</Title><Subtitle>S</Subtitle></Header></Card><Card><Header><Title>C</Title></Header></Card></CardMasonry>

    -- phone
    <CardMasonry columns="2" order="→leftMost" sameHeight="→true"><Card><Header><Title>A</Title><Subtitle>S</Subtitle></Header></Card>
    <Card><Header><Title>B</Title></Header></Card><Card><Header><Title>C</Title></Header></Card></CardMasonry>

    -- loading phone
    <CardMasonry skeleton="→oneLine"><Card><Header><Title>A</Title></Header></Card></CardMasonry>

    -- phone tablet
    <CardCarousel columns="→2" regularColumns="→3" spacing="→20" leadingInset="→40" peek="→60" itemWidth="→100"
    limit="→1"><Card><Header><Title>A</Title></Header></Card>
    <Card><Header><Title>B</Title><Subtitle>S</Subtitle></Header></Card></CardCarousel>

    -- phone
    <CardCarousel columns="2" sameHeight="false→true"><Card><Header><Title>A</Title></Header></Card>
    <Card><Header><Title>B</Title><Subtitle>S</Subtitle></Header></Card></CardCarousel>

    -- phone
    <CardCarousel columns="2" sameHeight="false" alignment="top→bottom"><Card><Header><Title>A</Title></Header></Card>
    <Card><Header><Title>B</Title><Subtitle>S</Subtitle></Header></Card></CardCarousel>

    -- loading phone
    <CardCarousel skeleton="→oneLine"><Card><Header><Title>A</Title></Header></Card></CardCarousel>

    -- phone tablet
    <CardScene root="c→d" mode="→sidebar" placement="→side" statusBar="→clear"
    sample="samples/orders.json#/0→samples/orders.json#/1"><MapContent id="m"/><PlainCard id="c" map="m" label="→Order"
    position="→collapsed"><Title>{title}</Title><Text>Words</Text></PlainCard><PlainCard id="d" map="m"><Title>Other</Title></PlainCard></CardScene>

    -- tablet
    <CardScene root="c" sideEdge="→trailing"><Metrics sideWidth="→300" sideMax="→200" sideMargin="→30" headerGap="→60"/>
    <MapContent id="m"/><PlainCard id="c" map="m"><Title>T</Title><HeaderBar><Title>H</Title></HeaderBar></PlainCard></CardScene>

    -- phone
    <CardScene root="c" dismissable="→true"><MapContent id="m"/><PlainCard id="c" map="m"><Title>T</Title></PlainCard></CardScene>

    -- own
    <CardScene root="c"><Device id="p" like="iphone-se-1→iphone-15" orientation="→landscape" direction="→rtl"/><MapContent id="m"/>
    <PlainCard id="c" map="m"><Title>T</Title></PlainCard></CardScene>

    -- own
    <CardScene root="c"><Device id="p" width="500→600" height="900→950" safeTop="→60" safeBottom="→50"
    widthClass="compact→regular" heightClass="regular→compact"/><MapContent id="m"/>
    <PlainCard id="c" map="m" position="extended"><Title>T</Title></PlainCard></CardScene>

    -- phone extended collapsed
    <CardScene root="c"><Metrics mapStripHome="→30" peakRatio="→0.3" collapsedMin="→200" dim="→0.6" separator="→3"/>
    <GrabHandle width="→90" height="→9" above="→20" below="→20"/><MapContent id="m"/>
    <PlainCard id="c" map="m" position="peaking" separator="always→never" grabHandle="show→hide"><Title>T</Title></PlainCard></CardScene>

    -- own
    <CardScene root="c"><Device id="p" like="iphone-8"/><Metrics mapStrip="→90"/><MapContent id="m"/>
    <PlainCard id="c" map="m" position="extended"><Title>T</Title></PlainCard></CardScene>

    -- own
    <CardScene root="c"><Device id="p" like="iphone-15" orientation="landscape"/><Metrics sideShare="→0.5"/><MapContent id="m"/>
    <PlainCard id="c" map="m" position="extended"><Title>T</Title></PlainCard></CardScene>

    -- own
    <CardScene root="c"><Device id="p" width="900" height="400" safeLeft="→70" safeRight="→70" widthClass="compact" heightClass="compact" scale="2→3"/>
    <MapContent id="m"/><PlainCard id="c" map="m" position="extended"><Title>T</Title><Separator/></PlainCard>
    <DefaultButtons/></CardScene>

    -- extended
    <CardScene root="c" profile="tgcard-sheet→spec"><CardStyle id="s" expandedBackground="positiveBackground→" titleColor="negativeLabel"/>
    <MapContent id="m"/><PlainCard id="c" map="m" style="s→" sample="samples/orders.json#/0→samples/orders.json#/1"><Title>{title}</Title></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><GrabHandle><HandleLabel position="peaking→extended">Half open</HandleLabel></GrabHandle><MapContent id="m"/>
    <PlainCard id="c" map="m" position="peaking"><Title>T</Title></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapButtonStyle shape="→circle" tint="→negativeLabel" trackingColor="→positiveLabel" translucent="→false"/>
    <DefaultButtons show="→false" edge="→bottom" tracking="→false"/>
    <PersistentButtons edge="top→bottom"><Action icon="actions.home" label="Home"/></PersistentButtons>
    <MapContent id="m" zoom="→road"><Pin latitude="49.4" longitude="11">A</Pin></MapContent>
    <PlainCard id="c" map="m→" position="peaking"><Title>T</Title><MapButtons edge="top→bottom">
    <Action icon="actions.share" label="Share"/></MapButtons></PlainCard></CardScene>

    -- phone extended
    <CardScene root="c"><CardStyle id="s" radius="→30" shadow="→none" background="→negativeBackground"
    titleTextStyle="→largeTitle" titleWeight="→regular" titleColor="→negativeLabel" subtitleTextStyle="→title1" subtitleWeight="→bold"
    subtitleColor="→positiveLabel" grabHandleColor="→negativeLabel" closeButton="→glass" closeCrossColor="→negativeLabel"
    closeBackground="→positiveLabel"/><MapContent id="m"/><PlainCard id="b"><Title>B</Title></PlainCard>
    <PlainCard id="c" map="m" style="s" closable="→false" position="peaking"><Title>T</Title><Subtitle>S</Subtitle></PlainCard>
    <Start><StackEntry card="b"/><StackEntry card="c→b"/></Start></CardScene>

    -- phone
    <CardScene root="b"><MapContent id="m"/><CardStyle id="s" titleTextStyle="largeTitle"/><PlainCard id="b" map="m" style="s"><Title>B</Title></PlainCard>
    <PlainCard id="c" map="m" inheritStyle="→false"><Title>T</Title><Text>One</Text><HostedView height="900→100" interactive="→true">List</HostedView></PlainCard>
    <Start><StackEntry card="b"/><StackEntry card="c" position="→extended" offset="→40"/></Start></CardScene>

    -- phone collapsed
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m" position="extended→collapsed"><Title>T</Title>
    <Accessory height="→80" whenCollapsed="→hide"><Label>Soon</Label></Accessory>
    <StickyBar height="→90" show="→false"><Label>Sticky</Label></StickyBar>
    <BottomBar height="→90" show="→false"><Action>Buy</Action></BottomBar></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m" position="extended"><CustomTitle height="→90" overContent="→true">
    <Title>T</Title></CustomTitle><Text>Words</Text>
    <FloatingRow align="leading→center" inset="→40" above="→60" spacing="→30"><Action>One</Action><Action>Two</Action></FloatingRow></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m" position="extended"><CustomTitle overContent="true" insetContent="→false">
    <Title>T</Title></CustomTitle><Text>Words</Text></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m" position="extended"><Title>T</Title><Text>Words</Text>
    <FloatingRow align="fill→trailing"><Action>One</Action></FloatingRow></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m"><Title>T</Title>
    <FloatingButton look="add→image" icon="actions.home" color="→negativeLabel" size="→40" trailing="→40" bottom="→60">New</FloatingButton></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m"><Title>T</Title>
    <FloatingButton look="image" icon="actions.home→actions.cart" src="→a.png">New</FloatingButton></PlainCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><PlainCard id="c" map="m"><Title>T</Title>
    <HeaderBar height="→120" background="→negativeBackground" show="→false"><Title>H</Title></HeaderBar></PlainCard></CardScene>

    -- phone
    <CardScene root="p"><MapContent id="m"/><PlainCard id="a" map="m"><Title>A</Title></PlainCard><PlainCard id="b" map="m"><Title>B</Title></PlainCard>
    <PageCard id="p" map="m" label="→Pages" position="→collapsed" initial="→b" childTitles="→hide"><PageItem card="a→b"/><PageItem card="b"/>
    <HeaderBar><SegmentStrip><Segment card="a→b" icon="→actions.home">A</Segment><Segment card="b">B</Segment></SegmentStrip></HeaderBar></PageCard></CardScene>

    -- phone
    <CardScene root="a"><MapContent id="m"/><PlainCard id="a" map="m"><Title>A</Title></PlainCard><PlainCard id="b" map="m"><Title>B</Title></PlainCard>
    <PageCard id="p"><PageItem card="a"/><PageItem card="b"/></PageCard><Start><StackEntry card="p" page="→b"/></Start></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><TableCard id="c" map="m" label="→List" position="extended→" look="→inset" rowHeight="→90"
    separator="→always" grabHandle="→hide"><Title>T</Title><Section><Title>S</Title><ObjectCell><Title>A</Title></ObjectCell>
    <ObjectCell><Title>B</Title></ObjectCell></Section></TableCard></CardScene>

    -- phone
    <CardScene root="c"><MapContent id="m"/><TableCard id="c" map="m" sample="samples/orders.json→samples/empty.json"><Title>T</Title><Section>
    <ObjectCell each="{.}"><Title>A</Title></ObjectCell></Section><EmptyState><Title>None</Title></EmptyState></TableCard></CardScene>

    -- phone android tablet
    <Card><Header><Title>A</Title><Subtitle platform="→android">B</Subtitle><Counter in="→regular">C</Counter></Header></Card>

    -- phone
    <Card sample="samples/orders.json"><Body><Text each="→{.}">Words</Text></Body></Card>
    """#
}
