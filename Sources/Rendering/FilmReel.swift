import BundledData
import CardLayout
import CardModel
package import LayoutCore
import SceneLayout
import SceneMotion

/// The frames of a film, each a drawing of its own, for formats that are made of pictures.
package struct FilmReel {
  /// Frames a second while something moves.
  package static let rate = 12.0

  /// Width and height of every frame in points.
  package let size: Size
  private let film: FilmPicture
  private var moments: [(sample: MotionSample, seconds: Double)] = []

  /// The reel of `film`.
  package init(_ film: FilmPicture) {
    self.film = film
    for shot in film.film.shots {
      var last = -1.0
      for moment in shot.moments where moment.seconds >= last + 1 / Self.rate - 1e-6 {
        last = moment.seconds
        guard moments.last?.sample.isSeen(as: moment.sample) != true else {
          moments[moments.count - 1].seconds += 1 / Self.rate
          continue
        }
        moments.append((moment.sample, 1 / Self.rate))
      }
      guard let end = shot.moments.last else { continue }
      if moments.last?.sample.isSeen(as: end.sample) != true { moments.append((end.sample, 1 / Self.rate)) }
      if !shot.isWaited { moments[moments.count - 1].seconds = FilmTimeline.hold }
    }
    let screens = moments.map(\.sample.look.environment)
    size = Size(screens.map(\.width).max() ?? 1, screens.map(\.height).max() ?? 1)
  }

  /// How many frames there are.
  package var count: Int { moments.count }

  /// The drawing of the frame at `index`, and how long it is seen in seconds.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func frame(
    _ index: Int, file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> (svg: [UInt8], seconds: Double) {
    var canvas = LayerCanvas(isShared: false, image: { file($0).flatMap(ImageData.address) })
    var writer = MarkupWriter()
    writer.startDocument(size)
    writer.element("rect") { writer in
      writer.attribute("width", size.width)
      writer.attribute("height", size.height)
      writer.fill(CardEnvironment().color(.page))
    }
    canvas.draw(film.picture(moments[index].sample), into: &writer)
    writer.end()
    return (writer.bytes, moments[index].seconds)
  }
}

extension MotionSample {
  /// Whether `other` is the same picture, at whatever time.
  fileprivate func isSeen(as other: MotionSample) -> Bool {
    var copy = self
    copy.frame.time = other.frame.time
    return copy == other
  }
}
