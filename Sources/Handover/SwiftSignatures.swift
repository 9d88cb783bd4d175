/// The components that views are made of: what their initialisers take, in the order in which they take it.
///
/// Facts of FioriSwiftUICore 26.8.0 and of SwiftUI; what is not here cannot be written.
struct SwiftSignatures {
  /// What an argument is.
  enum Kind: String {
    /// Slots for views, which data initialisers have as values of one kind.
    case text, image, icons, avatars, tags, button, figure, status, activities
    /// A slot for any views.
    case view
    /// Values.
    case attributed, word, flag, whole, length
  }

  struct Parameter {
    let label: String
    let kind: Kind
    /// Whether there has to be one.
    let isRequired: Bool
  }

  let parameters: [String: [Parameter]]

  /// Reads a line for each component: `Name: label=kind …`, where `!` says that the argument has to be there.
  init(_ text: String) {
    var parameters: [String: [Parameter]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      parameters[String(name.dropLast())] = words.dropFirst().compactMap { word in
        let sides = word.split(separator: "=")
        let isRequired = word.hasSuffix("!")
        guard sides.count == 2, let kind = Kind(rawValue: String(isRequired ? sides[1].dropLast() : sides[1])) else {
          return nil
        }
        return Parameter(label: String(sides[0]), kind: kind, isRequired: isRequired)
      }
    }
    self.parameters = parameters
  }

  /// Components that are written by what they are given alone.
  static let fiori = SwiftSignatures(
    """
    Card: mediaImage=image description=text title=text! subtitle=text icons=icons detailImage=image headerAction=button counter=text flexItem=view flexItemPosition=word row1=view row2=view row3=view kpi=figure kpiCaption=text cardBody=view action=button secondaryAction=button tertiaryAction=button
    ObjectItem: title=text! subtitle=text footnote=text description=text status=status substatus=status detailImage=image icons=icons avatars=avatars footnoteIcons=avatars footnoteIconsText=text tags=tags action=button objectItemButton=button showsDescriptionInCompact=flag
    ContactItem: title=text! subtitle=text description=text detailImage=image activityItems=activities
    AvatarStack: avatars=avatars avatarsTitle=text
    KeyValueItem: key=text! value=text axis=word
    IllustratedMessage: detailImage=image title=text! description=text action=button detailImageSize=word
    LabelItem: icon=image title=attributed! alignment=word
    Timeline: timestamp=attributed timelineNode=word title=attributed! subtitle=attributed attribute=attributed status=status
    VStack: alignment=word spacing=length content=view
    HStack: alignment=word spacing=length content=view
    List: content=view
    Section: content=view header=view footer=view
    MasonryLayout: numOfColumns=whole viewOrder=word spacing=length lineSpacing=length alignment=word content=view
    Divider:
    """)

  /// Words that are the standard, and are not written.
  static let standards: [String: String] = [
    "KeyValueItem.axis": "horizontal", "MasonryLayout.viewOrder": "topMost", "MasonryLayout.alignment": "center",
    "ObjectItem.showsDescriptionInCompact": "false", "MasonryLayout.spacing": "8", "MasonryLayout.lineSpacing": "8",
    "MasonryLayout.numOfColumns": "1",
  ]
}
