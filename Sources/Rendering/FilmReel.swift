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
  package private(set) var size = Size(0, 0)
  private let film: FilmPicture
  private var frames: [Frame] = []

  private struct Frame {
    var moment: FilmShot.Moment
    /// Where a finger has been until then.
    var touch: ArraySlice<FingerPlace>
    var seconds: Double
  }

  /// The reel of `film`.
  package init(_ film: FilmPicture) {
    self.film = film
    for shot in film.film.shots {
      var last = -1.0
      for moment in shot.moments where moment.seconds >= last + 1 / Self.rate - 1e-6 {
        last = moment.seconds
        if !add(moment, of: shot) { frames[frames.count - 1].seconds += 1 / Self.rate }
      }
      guard let end = shot.moments.last else { continue }
      _ = add(end, of: shot)
      if !shot.isWaited { frames[frames.count - 1].seconds = FilmTimeline.hold }
    }
    let screens = frames.map { $0.moment.sample.look.environment }
    size = Size(screens.map { $0.width }.max() ?? 1, screens.map { $0.height }.max() ?? 1)
  }

  /// Adds a frame for `moment`, unless the last one shows the same; whether it did.
  private mutating func add(_ moment: FilmShot.Moment, of shot: FilmShot) -> Bool {
    let touch = shot.touch(at: moment)
    if let last = frames.last, last.moment.isSeen(as: moment), last.touch.last == touch.last { return false }
    frames.append(Frame(moment: moment, touch: touch, seconds: 1 / Self.rate))
    return true
  }

  /// How many frames there are.
  package var count: Int { frames.count }

  /// The drawing of the frame at `index`, and how long it is seen in seconds.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func frame(
    _ index: Int, file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> (svg: [UInt8], seconds: Double) {
    var canvas = LayerCanvas(isShared: false, image: { file($0).flatMap(ImageData.address) })
    var writer = MarkupWriter()
    writer.startPage(size)
    canvas.draw(film.picture(frames[index].moment.sample), touch: frames[index].touch, into: &writer)
    writer.end()
    return (writer.bytes, frames[index].seconds)
  }
}
