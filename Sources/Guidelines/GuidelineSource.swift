/// A guideline, SDK or platform document that figures and rules are taken from.
package struct GuidelineSource: Hashable, Sendable {
  /// The short key by which schemas and rules name it, such as `HD-I25`.
  package let key: String
  /// What it is, such as `SAP Fiori for iOS 25.11: Card Header`.
  package let title: String
  /// Its address, or empty when it has none that can be opened.
  package let address: String

  /// Every source, in the order of the table.
  package static let all: [GuidelineSource] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    return GuidelineSource(
      key: String(fields[0]), title: fields.count > 1 ? String(fields[1]) : "",
      address: fields.count > 2 ? String(fields[2]) : "")
  }

  /// The source named `key`, or nil when there is none.
  ///
  /// A key may go on with a place in the source: `FS/CardMediaStyle` is the style of that name in the SDK's sources,
  /// `U-FUICardView` is that class in the UIKit reference.
  package static func named(_ key: some StringProtocol) -> GuidelineSource? {
    let key = String(key)
    if let source = byKey[key] { return source }
    guard
      let end = key.firstIndex(where: { $0 == "/" || $0 == " " })
        ?? (key.hasPrefix("U-") ? key.firstIndex(of: "-") : nil),
      let source = byKey[String(key[..<end])]
    else { return nil }
    let place = String(key[key.index(after: end)...])
    guard source.key == "U" else {
      return GuidelineSource(key: key, title: "\(source.title), \(place)", address: source.address)
    }
    // Each class has a page of its own beside the index.
    let page = source.address.replacingSuffix("index.html", with: "Classes/\(place).html")
    return GuidelineSource(key: key, title: "\(source.title), \(place)", address: page)
  }

  private static let byKey = all.reversed().reduce(into: [:]) { $0[$1.key] = $1 }

  /// One line a source: key, title, address.
  ///
  /// One string literal, because collection literals compile slowly.
  private static let table = """
    SEED0|SAP Fiori for iOS: Object Card View|
    SEED1|SAP Fiori for iOS: Object Card View (June 2022)|
    SEED2|SAP Fiori for Android: Object Cell|https://www.sap.com/design-system/fiori-design-android/v25-8/components/list-view-cells/object-cell/usage
    SEED3|TripGo Card View Controller: specification|https://github.com/skedgo/TGCardViewController
    SEED4|SAP Fiori for iOS: Cards Overview (March 2024)|https://experience.sap.com/fiori-design-ios/article/cards-overview/
    TGC|TripGo Card View Controller 2.5.1: source|https://github.com/skedgo/TGCardViewController
    OV-I|SAP Fiori for iOS 25.8: Cards Overview|https://www.sap.com/design-system/fiori-design-ios/v25-8/components/cards-and-layouts/cards-overview/usage
    OV-A|SAP Fiori for Android 26.1: Cards Overview|https://www.sap.com/design-system/fiori-design-android/v26-1/components/cards-and-layouts/cards-overview/usage
    HD-I24|SAP Fiori for iOS 24.12: Card Header|https://www.sap.com/design-system/fiori-design-ios/v24-12/components/cards-and-layouts/card-header/usage
    HD-I25|SAP Fiori for iOS 25.11: Card Header|https://www.sap.com/design-system/fiori-design-ios/v25-11/components/cards-and-layouts/card-header/usage
    HD-I26|SAP Fiori for iOS 26.1: Card Header|https://www.sap.com/design-system/fiori-design-ios/v26-1/components/cards-and-layouts/card-header/usage
    HD-A|SAP Fiori for Android 26.1: Card Header|https://www.sap.com/design-system/fiori-design-android/v26-1/components/cards-and-layouts/card-header/usage
    BD-I|SAP Fiori for iOS 26.1: Card Body|https://www.sap.com/design-system/fiori-design-ios/v26-1/components/cards-and-layouts/card-body/usage
    BD-A|SAP Fiori for Android 24.12: Card Body|https://www.sap.com/design-system/fiori-design-android/v24-12/components/cards-and-layouts/card-body/usage
    FT-I|SAP Fiori for iOS 26.1: Card Footer|https://www.sap.com/design-system/fiori-design-ios/v26-1/components/cards-and-layouts/card-footer/usage
    FT-Ix|SAP Fiori for iOS: Card Footer, with overflow|https://experience.sap.com/fiori-design-ios/?p=26038&post_type=subpost
    FT-A|SAP Fiori for Android 25.4: Card Footer|https://www.sap.com/design-system/fiori-design-android/v25-4/components/cards-and-layouts/card-footer/usage
    CAR-I|SAP Fiori for iOS 26.1: Carousel Layout|https://www.sap.com/design-system/fiori-design-ios/v26-1/components/cards-and-layouts/carousel-layout/usage
    CAR-A|SAP Fiori for Android 24.12: Carousel Layout|https://www.sap.com/design-system/fiori-design-android/v24-12/components/cards-and-layouts/carousel-layout/usage
    LAY-A|SAP Fiori for Android 26.1: Layouts Overview|https://www.sap.com/design-system/fiori-design-android/v26-1/components/cards-and-layouts/layouts-overview/usage
    STG-A|SAP Fiori for Android 2.1: Staggered Layout|https://experience.sap.com/fiori-design-android/v2-1/staggered-layout
    AD-I|SAP Fiori for iOS: Adaptive Design|https://experience.sap.com/fiori-design-ios/article/adaptive-design
    LB-I|SAP Fiori for iOS 26.1: Layout Basics|https://www.sap.com/design-system/fiori-design-ios/v26-1/foundations/adaptive-layout/layout-basics
    LB-A|SAP Fiori for Android 25.11: Layout Basics|https://www.sap.com/design-system/fiori-design-android/v25-11/foundations/adaptive-layout/layout-basics
    OC-I|SAP Fiori for iOS 25.11: Object Cell|https://www.sap.com/design-system/fiori-design-ios/v25-11/components/table-view-cells/object-cell/usage
    OC-I23|SAP Fiori for iOS: Object Cell (June 2023)|https://experience.sap.com/fiori-design-ios/article/object-cell-2
    CH-I|SAP Fiori for iOS: Chart Cards|https://experience.sap.com/fiori-design-ios/article/chart-cards
    CH-A|SAP Fiori for Android 25.8: Chart Card|https://www.sap.com/design-system/fiori-design-android/v25-8/patterns/charts/chart-card/usage
    CHH-I|SAP Fiori for iOS: Chart Header|https://experience.sap.com/fiori-design-ios/article/chart-header
    AR-I|SAP Fiori for iOS: AR Cards|https://experience.sap.com/fiori-design-ios/article/ar-cards
    AR-A|SAP Fiori for Android: AR Cards (February 2023)|https://experience.sap.com/fiori-design-android/2023/02
    KPI-I|SAP Fiori for iOS 25.11: KPI Header|https://www.sap.com/design-system/fiori-design-ios/v25-11/components/headers/kpi-header/usage
    KPI-A|SAP Fiori for Android: KPIs|https://experience.sap.com/fiori-design-android/kpis
    BTN-I|SAP Fiori for iOS 26.1: Buttons|https://www.sap.com/design-system/fiori-design-ios/v26-1/components/buttons/usage
    AV-I|SAP Fiori for iOS: Avatars and Images|https://experience.sap.com/fiori-design-ios/article/avatars-and-images
    AV-A|SAP Fiori for Android: Avatars|https://experience.sap.com/fiori-design-android/avatars
    OH-I|SAP Fiori for iOS: Object Header|https://experience.sap.com/fiori-design-ios/article/header
    PTV-I|SAP Fiori for iOS: Preview Table View|https://experience.sap.com/fiori-design-ios/?p=617
    DT-A|SAP Fiori for Android 2.2: Data Table|https://experience.sap.com/fiori-design-android/v2-2/data-table
    ILL-A|SAP Fiori for Android: Illustrated Message|https://experience.sap.com/fiori-design-android/?p=19710
    ILL-W|SAP Fiori for Web: UX Illustrations (March 2021)|https://experience.sap.com/fiori-design-web/2021/03
    ELV-I|SAP Fiori for iOS: Elevation|https://experience.sap.com/fiori-design-ios/explore_category/foundation
    A11Y-I|SAP Fiori for iOS 26.1: Accessibility|https://www.sap.com/design-system/fiori-design-ios/v26-1/foundations/accessibility
    TXT-W|SAP Fiori for Web: UI Text Guidelines|https://experience.sap.com/fiori-design-web/v1-104/ui-text-guidelines-for-sap-fiori
    TAG-W|SAP Fiori for Web: Tag|https://www.sap.com/design-system/fiori-design-web/v1-145/ui-elements/tag-web-component/usage
    OVP-W|SAP Fiori for Web: Overview Page cards|https://www.sap.com/design-system/fiori-design-web/
    HIG-T|Apple Human Interface Guidelines: Typography|https://developer.apple.com/design/human-interface-guidelines/typography
    HIG-A|Apple Human Interface Guidelines: Accessibility|https://developer.apple.com/design/human-interface-guidelines/accessibility
    AND-48|Android Accessibility Help: touch target size|https://support.google.com/accessibility/android/answer/7101858
    AND-CR|Android Developers: make apps more accessible|https://developer.android.com/training/accessibility/accessible-app
    FS|SAP cloud-sdk-ios-fiori: FioriSwiftUICore styles|https://github.com/SAP/cloud-sdk-ios-fiori
    CP|SAP cloud-sdk-ios-fiori: component protocols|https://github.com/SAP/cloud-sdk-ios-fiori
    U|SAP Fiori for iOS: UIKit class reference|https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/Latest/en-US/Documents/Frameworks/SAPFiori/index.html
    MDK-L|SAP Mobile Development Kit: card collection layout|
    MDK-X|SAP Mobile Development Kit: card examples|
    UI5M|UI5 manifest schema|https://github.com/UI5/manifest
    OWN|Of our own, as no guideline says it|
    AC|Adaptive Cards schema|https://github.com/microsoft/AdaptiveCards
    BCP47|BCP 47: Tags for Identifying Languages|https://www.rfc-editor.org/info/bcp47
    CLDR|Unicode Common Locale Data Repository|https://cldr.unicode.org/
    """
}

extension String {
  /// The text with `suffix` at its end replaced; unchanged when it ends otherwise.
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
