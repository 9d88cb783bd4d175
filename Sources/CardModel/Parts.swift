// Parts that several families share (parts.xsd).

/// An image and what stands in for it.
package struct Picture: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The image file relative to the card file, bindings filled in.
  package var file: String?
  /// The icon that is drawn when there is no image.
  package var icon: String?
  /// One or two letters for a person without a photo.
  package var initials: String?
  /// What the image shows; empty for decoration.
  package var alternative: String
  /// What it stands for.
  package var represents: Represented
  /// Its outline: as written, or by what it stands for.
  package var shape: ImageShape
  /// Side of the frame in points, if the file says so.
  package var size: Double?
}

/// An icon or a short text in an icon stack.
package struct Icon: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Name of the icon, if it is one.
  package var name: String?
  /// The text that it shows instead.
  package var text: CardText
  /// What it means.
  package var kind: StatusKind
}

/// A short text with an icon.
package struct Label: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// Name of the icon, if there is one.
  package var icon: String?
  /// On which side of the text the icon stands.
  package var iconPosition: IconPosition
}

/// What state the object is in.
package struct Status: Hashable, Sendable {
  /// The text; may be empty when there is an icon.
  package var text: CardText
  /// What it means.
  package var kind: StatusKind
  /// Name of the icon, if there is one.
  package var icon: String?
}

/// A tag.
package struct Tag: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// Number of its pair of colours, 1 to 10.
  package var accent: Int
  /// Whether it has an outline instead of a filling.
  package var isOutlined: Bool
}

/// Tags on as many lines as they need.
package struct TagBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The tags.
  package var tags: [Tag]
  /// At most so many lines.
  package var lineLimit: Int?
  /// At most so many tags.
  package var limit: Int?
}

/// Labels beside or below one another.
package struct LabelBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The labels.
  package var labels: [Label]
  /// Whether a separator stands between them.
  package var hasSeparators: Bool
  /// Along which axis they stand.
  package var axis: LayoutAxis
}

/// A rating in stars.
package struct Rating: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// 0 to 5.
  package var value: Double
  /// How many reviews it comes from.
  package var reviews: Int?
  /// From so many reviews on, only "and more" is shown.
  package var reviewsCeiling: Int?
  /// Whether the stars are coloured.
  package var isAccented: Bool
  /// The size of the stars.
  package var size: RatingSize
}

/// Something that a person can do.
package struct Action: Hashable, Sendable {
  /// The label of its button; may be empty when there is an icon.
  package var text: CardText
  /// How much it matters.
  package var role: ActionRole
  /// What its colour tells.
  package var kind: ActionKind
  /// Name of the icon, if there is one.
  package var icon: String?
  /// What is spoken, if it differs from the text.
  package var label: String?
  /// What becomes of the button after the tap: `unchanged`, `disabled`, `hidden` or a new label.
  package var after: String
  /// Whether it cannot be tapped.
  package var isDisabled: Bool

  /// What is spoken.
  package var spokenLabel: String { label ?? text.string }
}

/// Actions behind one button.
package struct Overflow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The actions of its menu.
  package var actions: [Action]
  /// What is spoken.
  package var label: String
}

/// The way to everything that a card shows a part of.
package struct SeeAll: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// How many there are.
  package var total: String?
}

/// A key figure.
package struct KPI: Hashable, Sendable {
  /// The figure.
  package var text: CardText
  /// What it says.
  package var caption: String
  /// The unit behind it.
  package var unit: String
  /// The unit before it.
  package var leadingUnit: String
  /// Name of the icon before it.
  package var icon: String?
  /// Its size.
  package var size: KPISize
  /// What it means.
  package var kind: StatusKind?
}

/// A name and what it stands for.
package struct KeyValue: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The name.
  package var key: CardText
  /// What it stands for.
  package var value: CardText
  /// Whether the value stands beside or below the key.
  package var axis: LayoutAxis
}

/// One piece of a header row.
package enum InlineItem: Hashable, Sendable {
  case label(Label)
  case status(Status)
  case rating(Rating)
  case tag(Tag)
  case text(CardText)
  case unknown(UnknownPart)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .label(let label): label.text.source
    case .status(let status): status.text.source
    case .rating(let rating): rating.source
    case .tag(let tag): tag.text.source
    case .text(let text): text.source
    case .unknown(let part): part.source
    }
  }
}
