import CardLayout

extension EnvironmentAxis {
  /// What a drawing depends on, as a table in Markdown.
  static var table: String {
    let rows = all.map { "| `\($0.option)` | \($0.summary) | \($0.listedValues) | \($0.listedStandard) |" }
    return (["| option | what it decides | values | by default |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private var listedValues: String {
    if case .points = kind { return choices }
    // Devices have pages of their own.
    return name == "device" ? "[devices](devices/index)" : values.map { "`\($0.id)`" }.joined(separator: ", ")
  }

  private var listedStandard: String { owner.map { "the \($0)" } ?? standard.map { "`\($0)`" } ?? "" }
}
