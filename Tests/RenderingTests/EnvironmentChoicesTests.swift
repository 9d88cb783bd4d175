import CardLayout
import JSON
import Rendering
import Testing

@Suite struct EnvironmentChoicesTests {
  private static let values = EnvironmentAxis.all.flatMap { axis in
    (axis.values.isEmpty ? ["320"] : axis.values.map(\.id)).map { (axis.name, $0) }
  }

  @Test(arguments: values)
  func aMemberChoosesWhatAnOptionDoesAndReportsTellIt(name: String, id: String) throws {
    let axis = try #require(EnvironmentAxis.all.first { $0.name == name })
    var choices = EnvironmentChoices()
    try choices.add(id, of: axis)
    let member: JSONValue = axis.values.isEmpty ? .number(try #require(Double(id))) : .string(id)
    let object = JSONValue.object(JSONObject([.init(name, member)]))
    #expect(try EnvironmentChoices(members: object) == choices)
    let told = axis.id(in: choices.variant.environment)
    #expect(
      told == nil ? ["device", "orientation"].contains(name) : told == id || told.flatMap { Double($0) } == Double(id))
  }

  @Test(arguments: EnvironmentAxis.all.map(\.name))
  func anUnknownValueIsRefusedWithThoseThatThereAre(name: String) throws {
    let axis = try #require(EnvironmentAxis.all.first { $0.name == name })
    var choices = EnvironmentChoices()
    let error = #expect(throws: EnvironmentError.self) { try choices.add("fridge", of: axis) }
    #expect(error?.description == "\(name) must be \(axis.choices)")
    #expect(axis.values.allSatisfy { axis.choices.contains($0.id) })
    for wrong: JSONValue in [["x"], true, -1, ""] {
      #expect(throws: EnvironmentError.self) { try EnvironmentChoices(members: [name: wrong]) }
    }
    #expect(try EnvironmentChoices(members: [name: nil]).isEmpty)
  }

  @Test(arguments: [
    ("iphone-15", "iPhone 15", [:]),
    (
      "iphone-15-high-contrast-system-face", "iPhone 15, high contrast, system face",
      ["contrast": "high", "typeface": "system"]
    ),
    ("iphone-15-AX5-rtl", "iPhone 15, text size AX5, from right to left", ["direction": "rtl", "textSize": "AX5"]),
    ("iphone-15-ios", "iPhone 15, iOS", ["platform": "ios"]),
    (
      "android-small-landscape-dark", "Android small phone, landscape, dark",
      ["device": "android-small", "orientation": "landscape", "appearance": "dark"]
    ),
    (
      "iphone-15-xxLarge-pressed-peaking", "iPhone 15, text size xx large, pressed, peaking",
      ["position": "peaking", "state": "pressed", "textSize": "xxLarge"]
    ),
    ("iphone-15", "iPhone 15", ["appearance": "light", "device": "iphone-15", "textSize": "large"]),
  ])
  func drawingsAreNamedAfterWhatIsChosen(suffix: String, caption: String, members: [String: String]) throws {
    let object = JSONObject(members.map { .init($0.key, .string($0.value)) })
    let variant = try EnvironmentChoices(members: .object(object)).variant
    #expect((variant.suffix, variant.caption) == (suffix, caption))
  }

  @Test func aNumberNamesTheWidth() throws {
    let variant = try EnvironmentChoices(members: ["width": 320]).variant
    #expect((variant.suffix, variant.caption) == ("iphone-15-320-pt-wide", "iPhone 15, 320 pt wide"))
    #expect(variant.environment.width == 320)
  }

  @Test func severalValuesAreEveryCombinationDevicesFirst() throws {
    var choices = EnvironmentChoices()
    for (name, id) in [("appearance", "dark"), ("appearance", "light"), ("device", "iphone-8"), ("device", "ipad-10")] {
      try choices.add(id, of: try #require(EnvironmentAxis.all.first { $0.name == name }))
    }
    #expect(choices.variants.map(\.suffix) == ["iphone-8-dark", "iphone-8", "ipad-10-dark", "ipad-10"])
  }

  @Test func aSceneHasItsOwnDeviceUnlessOneOrItsSizeIsChosen() throws {
    #expect(EnvironmentChoices().variant.environment.takesSceneDevice)
    #expect(try EnvironmentChoices(members: ["appearance": "dark"]).variant.environment.takesSceneDevice)
    for chosen: JSONValue in [["device": "iphone-15"], ["orientation": "portrait"], ["width": 320]] {
      #expect(try !EnvironmentChoices(members: chosen).variant.environment.takesSceneDevice)
    }
  }
}
