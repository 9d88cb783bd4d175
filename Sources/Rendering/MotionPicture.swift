package import CardLayout
import CardModel
import LayoutCore
package import SceneLayout
package import SceneMotion

/// A moment of a scene: its layers in their places.
package struct MotionPicture: Sendable {
  /// What is seen, and when.
  package let sample: MotionSample
  /// The layers, from the back to the front, each behind the one that it stands in.
  package let layers: [SceneLayer]
  /// Where each of them stands.
  package let places: [LayerPlace]

  /// The moment `sample`, whose look has these layers.
  package init(_ sample: MotionSample, _ layers: [SceneLayer]) {
    (self.sample, self.layers) = (sample, layers)
    places = layers.map { sample.place(of: $0) }
  }

  /// The parts of all layers that are not clear, where they stand: what is told of a moment, though not how far layers fade
  /// and where they are cut off.
  package var flattened: PositionedScene {
    var shifts: [LayerPlace] = []
    let environment = sample.look.environment
    var whole = PositionedScene(
      size: Size(environment.width, environment.height), environment: environment, parts: [], card: nil)
    for (layer, place) in zip(layers, places) {
      var place = place
      if let parent = layer.parent {
        place.x += shifts[parent].x
        place.y += shifts[parent].y
        place.opacity *= shifts[parent].opacity
      }
      shifts.append(place)
      if place.opacity > 0, let scene = layer.scene { whole.add(scene.parts, place.x, place.y) }
    }
    whole.card = whole.parts.lastIndex { $0.role == .card }
    return whole
  }
}
