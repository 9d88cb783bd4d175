package import CardLayout
package import JSON

extension EnvironmentChoices {
  /// What the members of `object` called like an axis choose, one value each; those that are missing or null are as by
  /// default.
  ///
  /// - Throws: which member is wrong and what it may be.
  package init(members object: JSONValue) throws(EnvironmentError) {
    self.init()
    for axis in EnvironmentAxis.all {
      guard let value = object[axis.name], !value.isNull else { continue }
      let isNumber = if case .points = axis.kind { true } else { false }
      try add((isNumber ? value.number.map { _ in value.text() } : value.string) ?? "", of: axis)
    }
  }
}

extension EnvironmentAxis {
  /// Every axis as a page needs it to offer the choice.
  package static let json = JSONValue.array(all.map { $0.json })

  private var json: JSONValue {
    var object = JSONObject([
      .init("name", .string(name)), .init("label", .string(label)),
      .init("values", .array(values.map { ["id": .string($0.id), "name": .string($0.name)] })),
    ])
    if case .scale = kind { object["isScale"] = true }
    if let standard { object["standard"] = .string(standard) }
    if let owner { object["owner"] = .string(owner) }
    if isForScenes { object["isForScenes"] = true }
    return .object(object)
  }
}

extension JSONObject {
  /// What every axis has in `environment`, as far as that can be told.
  init(_ environment: CardEnvironment) {
    self.init()
    for axis in EnvironmentAxis.all {
      guard let id = axis.id(in: environment) else { continue }
      if case .points = axis.kind {
        self[axis.name] = Double(id).map { .number($0) }
      } else {
        self[axis.name] = .string(id)
      }
    }
  }
}
