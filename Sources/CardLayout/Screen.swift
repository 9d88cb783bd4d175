package import CardModel
package import LayoutCore

/// Which way a device is held.
package enum Orientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// The screen of a device, held one way.
package struct Screen: Hashable, Sendable {
  /// Width in points.
  package var width: Double
  /// Height in points.
  package var height: Double
  /// Distance of content from the side edges, in points, what a housing cuts off included.
  package var margin: Double
  /// Distance of running text from the side edges, in points.
  package var readableInset: Double
  /// How much room there is across.
  package var sizeClass: SizeClass
  /// How much room there is from top to bottom.
  package var verticalSizeClass: SizeClass
  /// What bars and the housing take at each edge, in points.
  package var safeArea: Insets

  init(_ width: Double, _ height: Double, margin: Double) {
    (self.width, self.height, self.margin, readableInset) = (width, height, margin, margin)
    (sizeClass, verticalSizeClass, safeArea) = (.compact, .regular, Insets())
  }

  init?(_ width: Double, _ height: Double, _ row: Substring) {
    let fields = row.utf8.split(separator: 0x20).map { String(Substring($0)) }
    guard fields.count == 7, let sizeClass = SizeClass(rawValue: fields[2]),
      let verticalSizeClass = SizeClass(rawValue: fields[3])
    else { return nil }
    let numbers = [fields[0], fields[1], fields[4], fields[5], fields[6]].compactMap { Double($0) }
    guard numbers.count == 5 else { return nil }
    (self.width, self.height) = (width, height)
    (margin, readableInset) = (numbers[0], numbers[1])
    (self.sizeClass, self.verticalSizeClass) = (sizeClass, verticalSizeClass)
    safeArea = Insets(top: numbers[2], leading: numbers[4], bottom: numbers[3], trailing: numbers[4])
  }
}
