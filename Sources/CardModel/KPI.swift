import Standards

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
  /// How it is written.
  package var format: KPIFormat
  /// What a tap opens, if anything.
  package var target: String?
}

/// The size of a key figure.
package enum KPISize: String, Sendable, CaseIterable {
  case small, medium, large
}

/// How a key figure is written.
package enum KPIFormat: String, Sendable, CaseIterable {
  case number, percent, fraction, duration
}

extension KPI: BodyElement {
  init(_ element: CardElement) {
    let format = element.choice(.format, KPIFormat.number)
    self.init(
      text: CardText(linked: element, Self.numbers(format, element.language)), caption: element.shown(.caption),
      unit: element.shown(.unit, isTranslated: false),
      leadingUnit: element.shown(.leadingUnit, isTranslated: false), icon: element.bound(.icon),
      size: element.choice(.size, .medium),
      kind: element.choice(.kind), format: format, target: element.bound(.target))
  }

  /// How numbers of the sample are written in it: those that the drawing itself writes stay as they are until then.
  static func numbers(_ format: KPIFormat, _ language: LanguageTag?) -> SampleNumbers {
    format == .percent || format == .duration ? .plain : .amount(language)
  }

  var source: PartSource { text.source }
  var isEmpty: Bool { text.isEmpty }
}
