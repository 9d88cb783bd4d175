import CardLayout
import LayoutCore
import Synchronization

/// Text measurers that wait for the next layout: what they have learned, and the memory that they work in, stay warm.
final class MeasurerPool: Sendable {
  /// A measurer, which cannot stand in a list itself.
  private final class Place: Sendable {
    let measurer: Mutex<TextMeasurer>

    init(_ fonts: FontFaces) { measurer = Mutex(TextMeasurer(fonts)) }
  }

  private let idle = Mutex<[Typeface: [Place]]>([:])

  /// Runs `work` with a measurer of its own for `typeface`; returns nil when the product's font tables are damaged.
  func with<Result: Sendable>(_ typeface: Typeface, _ work: (inout TextMeasurer) -> Result) -> Result? {
    guard let place = idle.withLock({ $0[typeface]?.popLast() }) ?? FontFaces.faces(of: typeface).map(Place.init)
    else { return nil }
    defer { idle.withLock { $0[typeface, default: []].append(place) } }
    return place.measurer.withLock { work(&$0) }
  }

  /// Lets go of those that wait, with the memory of the largest layout that each has made.
  func empty() { idle.withLock { $0 = [:] } }
}
