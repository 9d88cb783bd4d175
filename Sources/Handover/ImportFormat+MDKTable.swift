extension ImportFormat {
  /// What is read of pages of MDK beside what a card becomes there: what only others write; `-x` is read in another way.
  static let mdkTable = #"""
    group Collection: CardList CardMasonry CardCarousel
    form Collection > ObjectCardView: else object
    ObjectCardView@cards -x a card with tags and rating is a card
    Collection > ObjectCardView@cards -x a card in a collection is a card
    Collection > ObjectCardView@object -> {Cards[]|Card}: ../Target=data; _Type="ObjectCardCollection.Type.Card"; _Name=id; OnPress=press
    CardList -> /Sections[]: _Type="Section.Type.ObjectCardCollection"; _Name=id; Layout.LayoutType="Vertical"; MaxItemCount=number(limit)
    CardCarousel -> /Sections[]: _Type="Section.Type.ObjectCardCollection"; _Name=id; Layout.LayoutType="HorizontalScroll"; MaxItemCount=number(limit)
    ObjectCardView@object > Actions > Action -x the first button is told from the second
    ObjectCardView@object > Actions > Action -> PrimaryAction: _Type="ObjectCard.Type.ActionItem"; _Name=id; Title=if(role=primary,title); Style=word(kind,buttonStyles); OnPress=press
    ObjectCardView@object > Actions > Action -> SecondaryAction: _Type="ObjectCard.Type.ActionItem"; _Name=id; Title=title; Style=word(kind,buttonStyles); OnPress=press
    Card > Header > SeeAll -x a button in a header is one
    Card > Header > Title -> /Caption=text
    Card > Header > Title -> /Sections[].Header.Caption=text
    Card > Header > Title -> /Sections[].AnalyticCards[].Title=text
    Header > FlexItem -x rows below the header are those of the extended header
    Body > TagBar -x labels in a body are labels
    Body > KeyValue -x labels in a body are labels
    Body > KeyValue -> /Sections[].KeyAndValues[]:
    KeyValue > Key -> KeyName=text
    KeyValue > Value -> Value=text
    Body > ProgressKPI -x a figure is a figure
    ObjectCell > DetailImage -x one picture is not a stack of them
    ObjectCell > DetailImage -> DetailPicture: Image=image(src)|icon(icon); ImageText=attr(initials); ImageIsCircular=circle(true,false)
    Header > Overflow > Action, Card > Footer > Overflow > Action, Card > Footer > Action -x a menu is one of the header
    Card > Footer > Action -> Footer.PrimaryAction: _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press
    Card > Footer > Action -> Footer.SecondaryAction: _Type="CardFooter.Type.Button"; _Name=id; Title=title; ButtonType=word(role,buttonTypes)|"Secondary"
      ; Semantic=if(kind,word(kind,semantics)); Image=icon(icon); Enabled=if(disabled,not(disabled)); OnPress=press
    Header > Overflow > Action -> Header.Menu.OverflowItems[]: ../Image="sap-icon://overflow"; _Name=id; Title=title; Image=icon(icon); ButtonType=word(kind,menuKinds); OnPress=press
    TableRow > Cell -x texts and pictures are told apart by their type
    TableRow > Cell -> Items[]: Value=text; DisplayType="Text"; TextAlignment=column(word(alignment,alignments)); NumberOfLines=number(lines)
    TableRow > Cell -> Items[]: Picture=image(src); TextAlignment=column(word(alignment,alignments))
    ContactCell > ActionsArea > Action -x what is always said of an activity is said by its purpose
    ContactCell > ActionsArea > Action -> ActivityItems[]: _Name=id; ActivityType=word(purpose,activities); ActivityValue=address
    ActionsArea > Overflow > Action -x items of the menu behind a swipe are such
    """#
}
