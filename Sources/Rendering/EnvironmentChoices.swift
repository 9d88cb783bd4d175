package import CardLayout

/// What is chosen of every axis; nothing stands for what is drawn by default.
package struct EnvironmentChoices: Hashable, Sendable {
  /// The ids of values by the names of their axes.
  private var ids: [String: [String]] = [:]

  /// Everything by default.
  package init() {}

  /// Whether everything is by default.
  package var isEmpty: Bool { ids.isEmpty }

  /// Chooses the value called `id` of `axis`, beside others that were chosen before.
  ///
  /// - Throws: what it may be, when there is no such value.
  package mutating func add(_ id: String, of axis: EnvironmentAxis) throws(EnvironmentError) {
    guard axis.has(id) else { throw EnvironmentError("\(axis.name) must be \(axis.choices)") }
    choose(id, of: axis)
  }

  private mutating func choose(_ id: String, of axis: EnvironmentAxis) {
    if ids[axis.name]?.contains(id) != true { ids[axis.name, default: []].append(id) }
  }

  /// Chooses the value called `id` of the first axis that has one; gives that axis back, or nil when there is none.
  package mutating func add(_ id: String) -> EnvironmentAxis? {
    guard let axis = EnvironmentAxis.all.first(where: { $0.has(id) }) else { return nil }
    choose(id, of: axis)
    return axis
  }

  /// One environment and its names.
  package struct Variant: Sendable {
    /// Of files: the device and whatever is not as by default, in kebab case.
    package private(set) var suffix: String
    /// For people.
    package private(set) var caption: String
    /// The environment.
    package private(set) var environment: CardEnvironment

    /// The environment of these values, in the order of the axes.
    fileprivate init(_ values: [(axis: EnvironmentAxis, id: String)]) {
      let device = values.lazy.compactMap { $0.axis.name == "device" ? Device.named($0.id) : nil }.first ?? .standard
      (suffix, caption, environment) = (device.id, device.name, CardEnvironment(device))
      // A scene has devices of its own.
      environment.takesSceneDevice = true
      for (axis, id) in values {
        axis.set(id, in: &environment, of: device)
        guard axis.name != "device", id != axis.standard else { continue }
        suffix += "-" + axis.suffix(id)
        caption += ", " + axis.caption(id)
      }
    }
  }

  /// Every combination of what is chosen, devices first.
  package var variants: [Variant] {
    var combinations: [[(axis: EnvironmentAxis, id: String)]] = [[]]
    for axis in EnvironmentAxis.all {
      guard let ids = ids[axis.name] else { continue }
      combinations = combinations.flatMap { combination in ids.map { combination + [(axis, $0)] } }
    }
    return combinations.map { Variant($0) }
  }

  /// The first combination: the only one where no axis has several values.
  package var variant: Variant { variants[0] }

  /// What a sheet shows when nothing else is asked for: what most often breaks a layout.
  package static let tour: [Variant] = [
    [:], ["appearance": ["dark"]], ["direction": ["rtl"]],
    ["device": ["iphone-se-1", "android-compact", "ipad-pro-11"]], ["textSize": ["AX1", "AX5"]],
  ].flatMap { EnvironmentChoices(ids: $0).variants }

  private init(ids: [String: [String]]) { self.ids = ids }
}

/// A choice that there is not, as a sentence without a full stop that says what there is.
package struct EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  package let description: String

  init(_ description: String) { self.description = description }
}
