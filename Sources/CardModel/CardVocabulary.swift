// The enumerations of the card language, spelled as the schema spells them.

/// What a status means.
package enum StatusKind: String, Sendable, CaseIterable {
  case neutral, informative, positive, critical, negative
}

/// The outline of a picture.
package enum ImageShape: String, Sendable, CaseIterable {
  case square, circle
}

/// Whether a picture stands for an object or a person.
package enum Represented: String, Sendable, CaseIterable {
  case object, person
}

/// How much an action matters.
package enum ActionRole: String, Sendable, CaseIterable {
  case primary, secondary, tertiary
}

/// What an action does, as its colour tells.
package enum ActionKind: String, Sendable, CaseIterable {
  case normal, tint, negative
}

/// The width of the buttons in a footer.
package enum ButtonWidth: String, Sendable, CaseIterable {
  case auto, equal, intrinsic
}

/// Where the flexible item of a header stands.
package enum FlexItemPosition: String, Sendable, CaseIterable {
  case aboveMainHeader, aboveTitle, betweenTitleAndSubtitle, belowSubtitle
}

/// The size of a key figure.
package enum KPISize: String, Sendable, CaseIterable {
  case small, medium, large
}

/// Along which axis things stand.
package enum LayoutAxis: String, Sendable, CaseIterable {
  case horizontal, vertical
}

/// Whether a media image is dark or light behind its text.
package enum MediaTone: String, Sendable, CaseIterable {
  case dark, light
}

/// On which side of its text an icon stands.
package enum IconPosition: String, Sendable, CaseIterable {
  case leading, trailing
}

/// The size of a rating's stars.
package enum RatingSize: String, Sendable, CaseIterable {
  case standard, large
}
