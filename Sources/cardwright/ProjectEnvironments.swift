import CardLayout
import CardModel
import Configuration
import JSON
import Rendering

/// For what the cards of a project are drawn when nothing else is asked for: its devices and sizes of texts.
struct ProjectEnvironments: Sendable {
  private let chosen: EnvironmentChoices

  /// `chosen`, or what each project sets where that is nothing.
  init(_ chosen: EnvironmentChoices) { self.chosen = chosen }

  /// Those of cards for which `configuration` holds.
  func variants(_ configuration: Configuration) -> [EnvironmentChoices.Variant] {
    guard chosen.isEmpty else { return chosen.variants }
    func words(_ name: String) -> [String] { configuration[name]?.array?.compactMap(\.string) ?? [] }
    var devices = words("devices")
    let platforms = words("platforms").compactMap(Platform.init)
    if devices.isEmpty, !platforms.isEmpty, !platforms.contains(Device.standard.platform) {
      devices = Device.all.first { platforms.contains($0.platform) }.map { [$0.id] } ?? []
    }
    var choices = EnvironmentChoices()
    for axis in EnvironmentAxis.all {
      let ids = ["device": devices, "textSize": words("textSizes")][axis.name] ?? []
      // What there is not is told where the configuration is checked.
      for id in ids { try? choices.add(id, of: axis) }
    }
    return choices.variants
  }
}
