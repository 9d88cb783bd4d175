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

/// The outline of a picture.
package enum ImageShape: String, Sendable, CaseIterable {
  case square, circle
}

/// Whether a picture stands for an object or a person.
package enum Represented: String, Sendable, CaseIterable {
  case object, person
}

extension Picture {
  /// The picture of `element`; `standard` is what it stands for where the file does not say.
  init(_ element: CardElement, standing standard: Represented = .object) {
    let represents = element.choice(.represents, standard)
    self.init(
      source: element.source, file: element.bound(.src), icon: element.bound(.icon),
      initials: element.bound(.initials), alternative: element.shown(.alt), represents: represents,
      shape: element.choice(.shape, represents == .person ? .circle : .square), size: element.number(.size))
  }

  /// The picture among others: a person is a circle, and so is what has initials; an object is a square.
  init(avatar element: CardElement) {
    self.init(element)
    if initials != nil, !element.has(.shape), !element.has(.represents) { shape = .circle }
  }
}
