package import CardLayout
import CardModel
package import JSON
import LayoutCore

extension CardEnvironment {
  /// The members by which ``init(members:)`` describes an environment.
  package static let memberNames = [
    "device", "orientation", "width", "platform", "textSize", "appearance", "contrast", "typeface", "direction",
    "state",
    "position",
  ]

  /// The environment that the members of `argument` called ``memberNames`` describe; those that are missing are as by default.
  ///
  /// - Throws: which member is wrong and what it may be.
  package init(members argument: JSONValue) throws(PreviewError) {
    let orientation = try argument.choice("orientation", Orientation.portrait)
    self.init(.standard, orientation)
    if let value = argument["device"], !value.isNull {
      guard let device = value.string.flatMap(Device.named) else {
        let ids = Device.all.map(\.id).joined(separator: ", ")
        throw PreviewError("There is no device \(value.text()); device must be one of \(ids)")
      }
      self = CardEnvironment(device, orientation)
    }
    if let value = argument["width"], !value.isNull {
      guard let width = value.number, width >= 1, width <= 10_000 else {
        throw PreviewError("width must lie between 1 and 10000 points")
      }
      self.width = width
    }
    platform = try argument.choice("platform", platform)
    textSize = try argument.choice("textSize", textSize)
    direction = try argument.choice("direction", direction)
    appearance = try argument.choice("appearance", appearance)
    contrast = try argument.choice("contrast", contrast)
    typeface = try argument.choice("typeface", typeface)
    state = try argument.choice("state", state)
    if let value = argument["position"], !value.isNull {
      scenePosition = try argument.choice("position", CardPosition.extended)
    }
  }
}

extension JSONValue {
  /// What the member called `name` says, or `standard` when there is none or it is null.
  ///
  /// - Throws: what it may be, when it is something else.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ standard: Choice
  ) throws(PreviewError) -> Choice where Choice.RawValue == String {
    guard let value = self[name], !value.isNull else { return standard }
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw PreviewError("\(name) must be one of \(choices)")
  }
}
