import CardLayout
import Testing

/// Sizes and leadings of Dynamic Type (HIG-T).
@Suite struct DynamicTypeTests {
  @Test(arguments: [
    (TextStyle.largeTitle, TextSizeCategory.xSmall, 31.0, 38.0), (.title1, .large, 28, 34), (.title2, .ax5, 56, 66),
    (.title3, .ax1, 31, 38), (.headline, .large, 17, 22), (.body, .xxxLarge, 23, 29), (.callout, .ax2, 32, 39),
    (.subheadline, .small, 13, 18), (.footnote, .large, 13, 18), (.caption1, .xLarge, 14, 19),
    (.caption2, .ax5, 40, 48),
  ])
  func styleHasItsSize(_ style: TextStyle, _ category: TextSizeCategory, _ size: Double, _ leading: Double) {
    let metrics = DynamicType.metrics(style, category)
    #expect(metrics.size == size && metrics.leading == leading)
  }

  @Test func sizesNeverShrink() {
    for style in TextStyle.allCases {
      let sizes = TextSizeCategory.allCases.map { DynamicType.metrics(style, $0).size }
      #expect(sizes == sizes.sorted())
    }
    #expect(TextSizeCategory.allCases.map(\.rank) == Array(0..<12))
  }

  @Test(arguments: Device.all)
  func devicesAreFoundByTheirId(_ device: Device) {
    #expect(Device.named(device.id) == device)
    #expect(device.id == device.id.lowercased() && !device.id.contains(" "))
  }

  @Test func devicesOfTheReferenceAreThere() {
    for id in ["iphone-se-3", "iphone-15-pro-max", "ipad-pro-11", "android-compact"] {
      #expect(Device.named(id) != nil, "\(id)")
    }
    #expect(Device.named("iphone-15") == .standard)
  }
}
